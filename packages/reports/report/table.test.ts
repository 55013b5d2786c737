import { describe, expect, it } from 'vitest';
import { getDocumentProxy } from 'unpdf';
import {
  cellOf,
  days,
  figures,
  names,
  rowOf,
  type TableBlock,
  type TableRow,
  words,
} from '../../documents/report/blocks/table.ts';
import { textOf as paragraphs } from '../../documents/report/blocks/text.ts';
import { papers } from '../drawer/reports.ts';
import { sectionOf, useDrawer } from '../testing/draw.ts';

const { pagesOf, pdfOf } = useDrawer();

const table = (title: string, columns: TableBlock['columns'], rows: readonly TableRow[], notes: string[] = []) =>
  ({ kind: 'table', title, columns, rows, notes }) as const;
const stats = (name: string, count: number, note = '', basis = '') =>
  table(
    `${name} table`,
    [...words('Stat'), ...figures('Player')],
    Array.from({ length: count }, (_unused, index) => rowOf([cellOf(`${name} ${index}.`, basis), '71%'], 'row', note)),
    [`${name} note.`],
  );
const results = (notes: readonly string[]) =>
  table(
    'Tournaments',
    [...days('Dates'), ...names('Tournament'), ...figures('Score')],
    notes.map((note, index) => rowOf(['Sep 20, 2026', cellOf(`Cup ${index}.`, 'Amity, CA'), '71 (−1)'], 'row', note)),
  );
const cups = [...names('Round', 'Course'), ...figures('Yards', 'Rating / slope', 'Score', 'Differential')];
const cup = (name: string, rounds: number, note = '') => [
  rowOf([cellOf(name, 'May 1 – May 2, 2026 · Amity, CA'), 'T3 of 78'], 'group', note),
  ...Array.from({ length: rounds }, (_unused, index) =>
    rowOf([`Round ${index + 1}`, 'Alder Creek', '6,800', '74.1 / 138', '71 (−1)', '−2.5'], 'part'),
  ),
];
const line = {
  kind: 'line',
  title: 'Round by round',
  points: [0, 0.5, 1].map((at) => ({ at, value: at, label: '', text: '', trend: null })),
  ticks: [{ value: 0, text: '0' }],
  low: 0,
  high: 1,
  ends: ['Oct 1', 'Sep 20'],
  notes: ['Smoothed.'],
} as const;
const above = (lines: number) =>
  sectionOf('Before', paragraphs(...Array.from({ length: lines }, (_unused, index) => `Line ${index}.`)));
const noteWords = Array.from({ length: 270 }, (_unused, index) => `word${index}`);
const empties = (count: number) => Array.from({ length: count }, () => '');
const numbersIn = (text: string, part: RegExp) => [...text.matchAll(part)].map(([, number]) => number);

describe.each(papers)('tables on %s', (paper) => {
  /** With so much above them, blocks come to stand everywhere on a page. */
  const heights = [0, 8, 16, 20, 24, 28, 32, 36];

  it('leave no line alone on a page: what comes before it comes along (CGR-O4)', { timeout: 30_000 }, async () => {
    for (const lines of heights) {
      const moving = sectionOf('How it moves', stats('Trend', 5, '', 'of 18'), line);
      const pages = await pagesOf({ paper, sections: [above(lines), moving] });
      const page = pages.find((text) => text.includes('Round by round'));
      for (const part of ['How it moves', 'Trend table', 'Trend 0.', 'Trend 4.', 'Smoothed.']) {
        expect(page).toContain(part);
      }
    }
  });

  it('of up to half a page stay whole, with their notes (CGR-O4)', { timeout: 30_000 }, async () => {
    for (const lines of heights) {
      const pages = await pagesOf({ paper, sections: [above(lines), sectionOf('How', stats('Stat', 21))] });
      const page = pages.find((text) => text.includes('Stat note.'));
      for (const part of ['How', 'Stat table', 'Stat 0.', 'Stat 20.']) expect(page).toContain(part);
    }
  });

  it('that are longer go on on the next page, under their head (CGR-O4)', async () => {
    const pages = await pagesOf({ paper, sections: [sectionOf('How', stats('Stat', 90))] });
    expect(pages.length).toBeGreaterThan(1);
    for (const text of pages) expect(text).toContain('Player');
  });

  it('have no page with fewer than four rows (API-28)', { timeout: 30_000 }, async () => {
    for (let count = 20; count < 36; count += 1) {
      const pages = await pagesOf({ paper, sections: [above(12), sectionOf('Results', results(empties(count)))] });
      const rows = pages.map((text) => text.match(/Cup \d+\./g)?.length ?? 0).filter((rowCount) => rowCount > 0);
      expect(rows.reduce((sum, one) => sum + one)).toBe(count);
      expect(Math.min(...rows)).toBeGreaterThanOrEqual(4);
    }
  });

  it.each([' ', '\n'])(
    'have long notes whole, each from its row on, parted by %j (API-28, CGR-O4, RESUME-22)',
    { timeout: 30_000 },
    async (between) => {
      for (let before = 18; before < 34; before += 2) {
        const notes = [...empties(before), noteWords.join(between)];
        const pages = await pagesOf({ paper, sections: [sectionOf('Results', results(notes))] });
        expect(pages.find((text) => text.includes(`Cup ${before}.`))).toMatch(/word0\s+word1\s+word2\b/);
        expect(pages.join(' ').match(/word\d+/g)).toEqual(noteWords);
      }
    },
  );
});

describe('the groups of a table', () => {
  it('stay on one page with their rows, however many there are', { timeout: 30_000 }, async () => {
    for (const count of [1, 3, 4, 5]) {
      const rows = Array.from({ length: 60 }, (_unused, index) => cup(`Cup ${index}.`, count)).flat();
      const pages = await pagesOf({ sections: [sectionOf('Past', table('', cups, rows))] });
      expect(pages.length).toBeGreaterThan(2);
      for (const text of pages) {
        expect(text.match(/Alder Creek/g)?.length ?? 0).toBe(count * (text.match(/Cup \d+\./g)?.length ?? 0));
      }
    }
  });

  it('that are long are named again on each page', async () => {
    const pages = await pagesOf({ sections: [sectionOf('Past', table('', cups, cup('Season 2026', 120)))] });
    expect(pages.length).toBeGreaterThan(1);
    for (const text of pages) expect(text).toContain('Season 2026');
  });

  it('are a file of at most 400 kB where there are 200, whose text and structure can be read (PDF-02)', {
    timeout: 30_000,
  }, async () => {
    const rows = Array.from({ length: 200 }, (_unused, index) => cup(`Cup ${index}.`, 4)).flat();
    const pdf = await pdfOf({ sections: [sectionOf('Past', table('', cups, rows))] });
    expect(pdf.length).toBeLessThan(400_000);
    const document = await getDocumentProxy(new Uint8Array(pdf));
    const texts: string[] = [];
    let structure = '';
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      structure += JSON.stringify(await page.getStructTree());
      texts.push(...(await page.getTextContent()).items.flatMap((item) => ('str' in item ? [item.str] : [])));
    }
    expect(structure.match(/"role":"TD"/g)?.length).toBeGreaterThanOrEqual(200 * 4 * cups.length);
    for (let index = 0; index < 200; index += 1) expect(texts).toContain(`Cup ${index}.`);
  });
});

describe('notes of rows', () => {
  it.each([' ', '\n'])('stand above the foot of the page, parted by %j (RESUME-22)', async (between) => {
    const note = noteWords.join(between);
    const blocks = [results([note, note, note]), table('', cups, cup('Open', 1, note))];
    const document = await getDocumentProxy(new Uint8Array(await pdfOf({ sections: [sectionOf('Past', ...blocks)] })));
    const written: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      for (const item of (await page.getTextContent()).items) {
        if (!('str' in item)) continue;
        written.push(item.str);
        expect(item.transform[5]).toBeGreaterThan(20);
      }
    }
    const all = written.join(' ');
    for (const word of noteWords) expect([word, all.match(new RegExp(`${word}\\b`, 'g'))?.length]).toEqual([word, 4]);
  });

  it('that are short stay with their row', async () => {
    const notes = Array.from({ length: 60 }, (_unused, index) => `Wind of day ${index}!`);
    const pages = await pagesOf({ sections: [sectionOf('Results', results(notes))] });
    for (const text of pages) expect(numbersIn(text, /Cup (\d+)\./g)).toEqual(numbersIn(text, /of day (\d+)!/g));
  });
});
