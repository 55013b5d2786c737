import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, describe, expect, it } from 'vitest';
import { createReportDrawer } from '../drawer/create-report-drawer.ts';
import { drawerOptions } from '../testing/drawer-options.ts';
import { type Paper, papers } from '../drawer/reports.ts';

const drawer = createReportDrawer(drawerOptions);
afterAll(() => drawer.close());

const frame = {
  title: 'Performance - Ada Berg',
  author: 'Ada Berg',
  date: 'Sep 20, 2026',
  link: null,
  productName: 'Strokebook',
  subject: 'Ada Berg',
  heading: 'Performance',
  subtitle: 'Last 12 Months',
};
const cell = (text: string, basis = '') => ({ text, basis, tone: null });
const columns = [
  { label: 'Stat', kind: 'words' },
  { label: 'Player', kind: 'figure' },
];
const table = (name: string, count: number, basis = '') => ({
  kind: 'table',
  title: `${name} table`,
  columns,
  rows: Array.from({ length: count }, (_unused, index) => ({
    kind: 'row',
    cells: [cell(`${name} ${index}.`, basis), cell('71%')],
  })),
  notes: [`${name} note.`],
});
const line = {
  kind: 'line',
  title: 'Round by round',
  points: [0, 0.5, 1].map((at) => ({ at, value: at, trend: null })),
  ticks: [{ value: 0, text: '0' }],
  low: 0,
  high: 1,
  ends: ['Oct 1', 'Sep 20'],
  notes: ['Smoothed.'],
};
const filler = (lines: number) => ({
  heading: 'Before',
  blocks: [{ kind: 'text', paragraphs: Array.from({ length: lines }, (_unused, index) => `Line ${index}.`) }],
});

const pagesBelow = async (paper: Paper, lines: number, blocks: readonly object[]): Promise<readonly string[]> => {
  const data = { ...frame, paper, sections: [filler(lines), { heading: 'How it moves', blocks }] };
  return (
    await extractText(await getDocumentProxy(await drawer.drawPdf({ caller: 'one', report: 'player-report', data })))
  ).text;
};
/** With so much above them, blocks come to stand everywhere on a page. */
const heights = [0, 8, 16, 20, 24, 28, 32, 36];

describe.each(papers)('a report of blocks on %s', (paper) => {
  it('has no page with a line alone: what comes before it comes along (CGR-O4)', { timeout: 30_000 }, async () => {
    for (const lines of heights) {
      const pages = await pagesBelow(paper, lines, [table('Trend', 5, 'of 18'), line]);
      const page = pages.find((text) => text.includes('Round by round'));
      for (const part of ['How it moves', 'Trend table', 'Trend 0.', 'Trend 4.', 'Smoothed.']) {
        expect(page).toContain(part);
      }
    }
  });

  it('keeps a table of up to half a page whole, with its notes (CGR-O4)', { timeout: 30_000 }, async () => {
    for (const lines of heights) {
      const pages = await pagesBelow(paper, lines, [table('Stat', 21)]);
      const page = pages.find((text) => text.includes('Stat note.'));
      for (const part of ['How it moves', 'Stat table', 'Stat 0.', 'Stat 20.']) expect(page).toContain(part);
    }
  });

  it('goes on with a longer table on the next page, under its head (CGR-O4)', async () => {
    const pages = await pagesBelow(paper, 0, [table('Stat', 90)]);
    expect(pages.length).toBeGreaterThan(1);
    for (const text of pages) expect(text).toContain('Player');
  });

  it.each([' ', '\n'])('has what a row says of itself whole, however long, parted by %j (CGR-O4)', async (between) => {
    const words = Array.from({ length: 270 }, (_unused, index) => `word${index}`);
    const pages = await pagesBelow(paper, 20, [table('Stat', 3), table('Cup', 1, words.join(between))]);
    expect(pages.find((text) => text.includes('Cup 0.'))).toMatch(/word0\s+word1\b/);
    expect(pages.join(' ').match(/word\d+/g)).toEqual(words);
  });
});
