import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, describe, expect, it } from 'vitest';
import { createReportDrawer } from '../drawer/create-report-drawer.ts';
import { drawerOptions } from '../testing/drawer-options.ts';
import { papers } from '../drawer/reports.ts';

const drawer = createReportDrawer(drawerOptions);
afterAll(() => drawer.close());

const frame = {
  title: 'Player Schedule - Ada Berg',
  author: 'Ada Berg',
  date: 'Sep 20, 2026',
  link: null,
  productName: 'Strokebook',
  heading: 'Player Schedule',
  playerName: 'Ada Berg',
  days: 'Jun 1 – Dec 5, 2026',
  companions: '',
};
const cell = (text: string, small: readonly string[] = []) => ({ text, small, warnings: [] });
const rowOf = (index: number, note: string) => [
  cell('Sep 20, 2026'),
  cell(
    `Cup ${index}.`,
    ['Amity, CA', note].filter((line) => line !== ''),
  ),
  cell('71 (−1)'),
];
const results = (notes: readonly string[]) => ({
  heading: 'Results',
  hint: '',
  figures: [],
  notes: [],
  tables: [
    {
      heading: 'Tournaments',
      columns: [
        { label: 'Dates', kind: 'days' },
        { label: 'Tournament', kind: 'name' },
        { label: 'Score', kind: 'figure' },
      ],
      groups: [{ label: '', rows: notes.map((note, index) => rowOf(index, note)) }],
      empty: '',
    },
  ],
});

describe.each(papers)('the results of a schedule on %s', (paper) => {
  const pagesOf = async (notes: readonly string[]) => {
    const data = { ...frame, paper, sections: [results(notes)] };
    return (
      await extractText(
        await getDocumentProxy(await drawer.drawPdf({ caller: 'one', report: 'player-schedule', data })),
      )
    ).text;
  };

  it.each([' ', '\n'])('have long notes whole, each from its row on, parted by %j (API-28)', async (between) => {
    const words = Array.from({ length: 270 }, (_unused, index) => `word${index}`);
    for (let before = 18; before < 26; before += 1) {
      const pages = await pagesOf([...Array.from({ length: before }, () => ''), words.join(between)]);
      expect(pages.find((text) => text.includes(`Cup ${before}.`))).toMatch(/word0\s+word1\b/);
      expect(pages.join(' ').match(/word\d+/g)).toEqual(words);
    }
  });

  it('have no page with fewer than four of them (API-28)', { timeout: 30_000 }, async () => {
    for (let count = 16; count < 30; count += 1) {
      const pages = await pagesOf(Array.from({ length: count }, () => ''));
      const rows = pages.map((text) => text.match(/Cup \d+\./g)?.length ?? 0);
      expect(rows.reduce((sum, one) => sum + one)).toBe(count);
      expect(Math.min(...rows)).toBeGreaterThanOrEqual(4);
    }
  });
});
