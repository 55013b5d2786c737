import { afterAll, describe, expect, it } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { createReportDrawer } from '../drawer/create-report-drawer.ts';
import { drawerOptions } from '../testing/drawer-options.ts';
import { papers } from '../drawer/reports.ts';

const drawer = createReportDrawer(drawerOptions);
afterAll(() => drawer.close());

const frame = {
  paper: 'us-letter' as const,
  title: 'Ada Berg - Resume',
  author: 'Ada Berg',
  date: 'Sep 20, 2026',
  link: { label: 'golf.example/player/ada', url: 'https://golf.example/player/ada' },
  productName: 'Strokebook',
};
const cover = {
  hasPicture: false,
  hasLogo: false,
  line: 'Class of 2028',
  facts: [{ label: 'Website', value: 'ada.example', href: 'https://ada.example' }],
  averages: [],
  range: '',
  bestRounds: null,
  about: ['I like wind.'],
  upcoming: null,
};
const empty = { playerName: 'Ada Berg', cover, charts: [], chartTables: [], tournaments: [], rounds: null, news: [] };
const bars = Array.from({ length: 11 }, (_unused, index) => ({
  label: index === 10 ? 'Average' : `R${index + 1}`,
  value: 70 + index,
  isAverage: index === 10,
}));
const chart = {
  title: 'Best 10 Tournament Rounds',
  range: 'Last 24 Months',
  top: 80,
  ticks: [0, 20, 40, 60],
  bars,
  rows: ['Date', 'Year', 'To par', 'Score', 'Birdies'].map((label) => ({
    label,
    cells: bars.map(({ value }) => String(value)),
  })),
};
const tournament = (name: string) => ({
  name,
  placing: 'T3 of 78',
  line: 'May 1 – May 2, 2026 · Amity, CA',
  columns: ['Round', 'Course', 'Yards', 'Rating / slope', 'Score', 'Differential'],
  rows: [['Round 1', 'Alder Creek', '6,800', '74.1 / 138', '71 (−1)', '−2.5']],
  note: '',
});

/** A picture of one dot, as PNG. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const pagesOf = async (pdf: Uint8Array): Promise<readonly string[]> =>
  (await extractText(await getDocumentProxy(new Uint8Array(pdf)))).text;
const draw = (document: object, pictures = {}) =>
  drawer.drawPdf({ caller: 'one', report: 'resume', data: { ...frame, ...document }, pictures });

describe('a resume that is drawn', () => {
  it.each(papers)('keeps four charts whole on one page of %s', async (paper) => {
    const pages = await pagesOf(await draw({ ...empty, paper, charts: [chart, chart, chart, chart] }));
    expect(pages.map((text) => text.match(/Best 10 Tournament Rounds/g)?.length ?? 0)).toEqual([0, 4]);
    expect(pages[1]?.match(/Birdies/g)).toHaveLength(4);
  });

  it('keeps a tournament with its rounds on one page, however many there are', { timeout: 30_000 }, async () => {
    const names = Array.from({ length: 60 }, (_unused, index) => `Cup ${index}.`);
    for (const count of [1, 3, 4, 5]) {
      const rows = Array.from({ length: count }, () => tournament('').rows[0]);
      const pages = await pagesOf(
        await draw({ ...empty, tournaments: names.map((name) => ({ ...tournament(name), rows })) }),
      );
      expect(pages.length).toBeGreaterThan(3);
      for (const text of pages) {
        expect(text.match(/Alder Creek/g)?.length ?? 0).toBe(count * (text.match(/Cup \d+\./g)?.length ?? 0));
      }
    }
  });

  it('is a file of at most 400 kB with 200 tournaments, whose text and structure can be read (PDF-02)', {
    timeout: 30_000,
  }, async () => {
    const rounds = ['Alder Creek', 'Pine Hollow', 'Torrey Bluff', 'Amity Links'].map((course, index) => [
      `Round ${index + 1}`,
      ...[course, '6,800', '74.1 / 138', '71 (−1)', '−2.5'],
    ]);
    const tournaments = Array.from({ length: 200 }, (_unused, index) => ({
      ...tournament(`Cup ${index}.`),
      rows: rounds,
    }));
    const pdf = await draw({ ...empty, tournaments });
    expect(pdf.length).toBeLessThan(400_000);
    const document = await getDocumentProxy(new Uint8Array(pdf));
    let structure = '';
    for (let number = 1; number <= document.numPages; number += 1) {
      structure += JSON.stringify(await (await document.getPage(number)).getStructTree());
    }
    expect(structure.match(/"role":"TD"/g)).toHaveLength(200 * 4 * 6);
    const text = (await pagesOf(pdf)).join(' ');
    for (const { name } of tournaments) expect(text).toContain(name);
  });

  const story = (_unused: unknown, index: number) => ({
    header: `Story ${index}.`,
    body: ['I won.', 'Again.'],
    linkUrl: `https://ada.example/${index}#`,
  });

  it('has no story alone on its last page', { timeout: 30_000 }, async () => {
    for (let count = 12; count < 36; count += 1) {
      const pages = await pagesOf(await draw({ ...empty, news: Array.from({ length: count }, story) }));
      expect(pages.at(-1)?.match(/Story/g)?.length).toBeGreaterThan(1);
    }
  });

  it('has brief stories beside each other, and one with a long word in the whole width', async () => {
    const long = { header: 'Long.', body: ['w'.repeat(60)], linkUrl: null };
    const stories = [...Array.from({ length: 3 }, story), long, ...Array.from({ length: 2 }, story)];
    const pdf = await draw({ ...empty, news: stories });
    const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
    const items = (await page.getTextContent()).items.flatMap((item) => ('str' in item ? [item] : []));
    const heads = items.filter(({ str }) => /^(?:Story \d|Long)\./.test(str));
    expect(heads.map(({ str }) => str)).toEqual(['Story 0.', 'Story 1.', 'Story 2.', 'Long.', 'Story 0.', 'Story 1.']);
    const [left = 0, right = 0] = heads.map(({ transform }) => Math.round(transform[4]));
    expect(right).toBeGreaterThan(left + 200);
    expect(heads.map(({ transform }) => Math.round(transform[4]))).toEqual([left, right, left, left, left, right]);
    const lines = heads.map(({ transform }) => Math.round(transform[5]));
    expect([lines[0], lines[4]]).toEqual([lines[1], lines[5]]);
  });

  it('keeps a story of a few lines with its link, and a table of a few rows whole', { timeout: 30_000 }, async () => {
    const table = {
      heading: 'Rounds',
      columns: ['Round', 'Score'],
      rows: Array.from({ length: 8 }, (_unused, index) => ({ cells: [`Cup ${index}.`, '71'], note: '' })),
    };
    for (let before = 0; before < 8; before += 1) {
      const tournaments = Array.from({ length: 14 }, (_unused, index) => ({
        ...tournament(`Open ${index}.`),
        rows: index < before ? [['Round 1', 'Alder', '', '', '71', '']] : [],
      }));
      const about = Array.from({ length: before }, () => 'I like wind.');
      const news = Array.from({ length: 36 }, story);
      const pages = await pagesOf(
        await draw({ ...empty, cover: { ...cover, about }, tournaments, rounds: table, news }),
      );
      expect(pages.find((text) => text.includes('Cup 0.'))).toContain('Cup 7.');
      for (const text of pages) {
        const numbersOf = (part: RegExp) => [...text.matchAll(part)].map(([, number]) => number);
        expect(numbersOf(/Story (\d+)\./g)).toEqual(numbersOf(/example\/(\d+)#/g));
      }
    }
  });

  describe('with notes', () => {
    const words = Array.from({ length: 270 }, (_unused, index) => `word${index}`);
    const featured = (notes: readonly string[]) => ({
      heading: 'Featured Tournaments',
      columns: ['Tournament', 'Date', 'Place', 'Rounds', 'Total', 'Average', 'Yards'],
      rows: notes.map((note, index) => ({
        cells: [`Cup ${index}.`, 'May 1, 2026', 'Amity', '71', '71 (−1)', '71.0', '6,800'],
        note,
      })),
    });

    it.each([' ', '\n'])('keeps all words of long ones on its pages, parted by %j (RESUME-22)', async (between) => {
      const note = words.join(between);
      const pdf = await draw({
        ...empty,
        chartTables: [featured([note, note, note])],
        tournaments: [{ ...tournament('Cup'), note }],
      });
      const document = await getDocumentProxy(new Uint8Array(pdf));
      const written: string[] = [];
      for (let number = 1; number <= document.numPages; number += 1) {
        const page = await document.getPage(number);
        for (const item of (await page.getTextContent()).items) {
          if (!('str' in item)) continue;
          written.push(item.str);
          // Above the foot of the page, or in it.
          expect(item.transform[5]).toBeGreaterThan(20);
        }
      }
      const all = written.join(' ');
      for (const word of words) expect([word, all.match(new RegExp(`${word}\\b`, 'g'))?.length]).toEqual([word, 4]);
    });

    it.each([' ', '\n'])(
      'keeps the beginning of a long one with its row, parted by %j (RESUME-22)',
      { timeout: 30_000 },
      async (between) => {
        for (let before = 49; before < 57; before += 1) {
          const notes = Array.from({ length: before }, () => '');
          const pages = await pagesOf(
            await draw({ ...empty, chartTables: [featured([...notes, words.join(between)])] }),
          );
          const page = pages.find((text) => text.includes(`Cup ${before}.`));
          expect(page).toMatch(/word0\s+word1\s+word2/);
          expect(pages.join(' ').match(/word\d+/g)).toEqual(words);
        }
      },
    );

    it('keeps a short one with its row', async () => {
      const notes = Array.from({ length: 60 }, (_unused, index) => `Wind of day ${index}!`);
      const pages = await pagesOf(await draw({ ...empty, chartTables: [featured(notes)] }));
      for (const text of pages) {
        expect(text.match(/Cup \d+\./g)?.map((name) => name.match(/\d+/)?.[0])).toEqual(
          text.match(/of day \d+!/g)?.map((name) => name.match(/\d+/)?.[0]),
        );
      }
    });
  });

  it('writes a name of 60 letters whole, in every script', async () => {
    const name = 'Wolfeschlegelsteinhausenbergerdorff'.padEnd(60, 'øst');
    const [first] = await pagesOf(await draw({ ...empty, playerName: `${name} 张伟 Ελένη` }));
    for (const part of [name, '张伟', 'Ελένη', 'I like wind.']) expect(first).toContain(part);
  });

  it('has its pictures with words for them, and the next one does not', async () => {
    const shown = { ...empty, cover: { ...cover, hasPicture: true, hasLogo: true } };
    expect((await draw(shown, { picture: dot, logo: dot })).length).toBeGreaterThan(1000);
    await expect(draw(shown)).rejects.toThrow('report resume could not be drawn');
  });
});
