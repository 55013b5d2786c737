import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { figures, names, rowOf } from '../../documents/report/blocks/table.ts';
import { type StoriesBlock, textOf } from '../../documents/report/blocks/text.ts';
import { addressCode } from '../address-code.ts';
import { papers, type PrintedDocument } from '../drawer/reports.ts';
import { sectionOf, useDrawer } from '../testing/draw.ts';

const { pagesOf, pdfOf } = useDrawer();

const cover: NonNullable<PrintedDocument['cover']> = {
  hasPicture: false,
  hasLogo: false,
  className: 'Class of 2028',
  school: 'Ridge High · GPA 3.60',
  facts: [{ label: 'Website', value: 'ada.example', href: 'https://ada.example' }],
};
const columns = Array.from({ length: 11 }, (_unused, index) => ({
  label: index === 10 ? 'Average' : `R${index + 1}`,
  value: 70 + index,
  isAverage: index === 10,
  mark: { toPar: 1, text: '+1' },
}));
const chart = {
  kind: 'columns',
  title: 'Best 10 Tournament Rounds',
  hint: 'Last 24 Months',
  top: 80,
  ticks: [0, 20, 40, 60],
  columns,
  rows: ['Date', 'Year', 'To par', 'Score', 'Birdies'].map((label) => ({
    label,
    cells: columns.map(({ value }) => String(value)),
  })),
} as const;
const story = (_unused: unknown, index: number): StoriesBlock['stories'][number] => ({
  header: `Story ${index}.`,
  body: ['I won.', 'Again.'],
  linkUrl: `https://ada.example/${index}#`,
});
const news = (stories: StoriesBlock['stories']) => sectionOf('News', { kind: 'stories', stories });

/** A picture of one dot, as PNG. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

describe('a resume that is drawn', () => {
  it.each(papers)('keeps four charts whole on one page of %s', async (paper) => {
    const charts = { heading: 'Performance Charts', startsPage: true, blocks: [chart, chart, chart, chart] };
    const pages = await pagesOf({ paper, cover, sections: [charts] });
    expect(pages.map((text) => text.match(/Best 10 Tournament Rounds/g)?.length ?? 0)).toEqual([0, 4]);
    expect(pages[1]?.match(/Birdies/g)).toHaveLength(4);
  });

  it('has the code of the profile address beside its name (RESUME-O16)', async () => {
    const link = { label: 'golf.example/player/ada', url: 'https://golf.example/player/ada', hasCode: true };
    const code = addressCode(link.url);
    expect((await pdfOf({ cover, link, sections: [] }, { code })).byteLength).toBeGreaterThan(0);
    expect(new TextDecoder().decode(code)).toMatch(/^<svg /);
    await expect(pdfOf({ cover, link, sections: [] }, {})).rejects.toThrow();
  });

  it('has no story alone on its last page', { timeout: 30_000 }, async () => {
    for (let count = 12; count < 36; count += 1) {
      const pages = await pagesOf({ cover, sections: [news(Array.from({ length: count }, story))] });
      expect(pages.at(-1)?.match(/Story/g)?.length).toBeGreaterThan(1);
    }
  });

  it('has brief stories beside each other, and one with a long word in the whole width', async () => {
    const long = { header: 'Long.', body: ['w'.repeat(60)], linkUrl: null };
    const stories = [...Array.from({ length: 3 }, story), long, ...Array.from({ length: 2 }, story)];
    const pdf = await pdfOf({ cover, sections: [news(stories)] });
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
    const rows = Array.from({ length: 8 }, (_unused, index) => rowOf([`Cup ${index}.`, '71']));
    const table = {
      kind: 'table',
      title: 'Rounds',
      columns: [...names('Round'), ...figures('Score')],
      rows,
      notes: [],
    } as const;
    for (let before = 0; before < 8; before += 1) {
      const about = textOf(...Array.from({ length: 14 + before }, () => 'I like wind.'));
      const sections = [sectionOf('About', about), sectionOf('Past', table), news(Array.from({ length: 36 }, story))];
      const pages = await pagesOf({ cover, sections });
      expect(pages.find((text) => text.includes('Cup 0.'))).toContain('Cup 7.');
      for (const text of pages) {
        const numbersOf = (part: RegExp) => [...text.matchAll(part)].map(([, number]) => number);
        expect(numbersOf(/Story (\d+)\./g)).toEqual(numbersOf(/example\/(\d+)#/g));
      }
    }
  });

  it('writes a name of 60 letters whole, in every script', async () => {
    const name = 'Wolfeschlegelsteinhausenbergerdorff'.padEnd(60, 'øst');
    const [first] = await pagesOf({ cover, subject: `${name} 张伟 Ελένη`, sections: [] });
    for (const part of [name, '张伟', 'Ελένη', 'ada.example']) expect(first).toContain(part);
  });

  it('has its pictures with words for them, and the next one does not', async () => {
    const shown = { cover: { ...cover, hasPicture: true, hasLogo: true } };
    expect((await pdfOf(shown, { picture: dot, logo: dot })).length).toBeGreaterThan(1000);
    await expect(pdfOf(shown)).rejects.toThrow('the report could not be drawn');
  });
});
