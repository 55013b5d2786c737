import { expect, it } from 'vitest';
import type { DifferencesBlock } from '../../documents/report/blocks/comparison.ts';
import { papers } from '../drawer/reports.ts';
import { sectionOf, useDrawer } from '../testing/draw.ts';

const { pagesOf } = useDrawer();

const figure = (value: string) => ({ value, context: '558 holes' });
const differencesOf = (title: string): DifferencesBlock => ({
  kind: 'differences',
  title,
  verdict: '',
  leftLabel: 'Last year',
  rightLabel: 'This year',
  lines: Array.from({ length: 34 }, (_unused, index) => ({
    label: `${title} ${index}.`,
    isPart: false,
    left: figure('70.5'),
    right: figure('72.4'),
    difference: '−1.9',
    interval: '−3.4 to −0.5',
    certainty: 'Likely',
    better: 'left',
  })),
});

it.each(papers)(
  'every table of differences has its title and the names of both sides on each page of %s (CMP-O17)',
  async (paper) => {
    const long = {
      ...differencesOf('Putts'),
      lines: [...differencesOf('Putts').lines, ...differencesOf('Putts').lines],
    };
    const pages = await pagesOf({ paper, sections: [sectionOf('All', differencesOf('Save'), long)] });
    expect(pages.length).toBeGreaterThan(1);
    for (const words of pages) expect(words).toMatch(/Last year\s+This year\s+Difference/);
    const ofPutts = pages.filter((words) => /Putts \d+\./.test(words));
    expect(ofPutts.length).toBeGreaterThan(1);
    for (const words of ofPutts) expect(words.replaceAll(/Putts \d+\./g, '')).toContain('Putts');
  },
);

it.each(papers)(
  'a long table of differences fills a page of %s, and a short one is not split (CMP-O65)',
  async (paper) => {
    const short = { ...differencesOf('Putts'), lines: differencesOf('Putts').lines.slice(0, 12) };
    const linesOn = async (...blocks: readonly DifferencesBlock[]) =>
      (await pagesOf({ paper, sections: [sectionOf('All', ...blocks)] })).map((words) => [
        words.match(/Save \d+\./g)?.length ?? 0,
        words.match(/Putts \d+\./g)?.length ?? 0,
      ]);
    const [approach, save] = ['Approach', 'Save'].map(differencesOf) as [DifferencesBlock, DifferencesBlock];
    const [[first = 0] = [], [second = 0] = []] = await linesOn(approach, save);
    expect([first > 0, second > 0, first + second]).toEqual([true, true, 34]);
    const split = await linesOn(approach, { ...save, lines: save.lines.slice(0, first - 6) }, short);
    expect(split.map(([, ofShort]) => ofShort)).toEqual([0, 12]);
  },
);
