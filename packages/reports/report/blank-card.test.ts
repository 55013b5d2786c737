import { blankCardReport } from '@strokebook/documents/reports';
import { describe, expect, it } from 'vitest';
import { papers } from '../drawer/reports.ts';
import { useDrawer } from '../testing/draw.ts';

const { pagesOf } = useDrawer();

const holes = Array.from({ length: 18 }, (_unused, index) => ({
  ...{ hole: index + 1, par: 4, yards: 500 + index, strokeIndex: index + 1 },
}));
const longName = 'The Königlich-Bayerische Golf- and Country-Club of Herrenwörth-Hohenschwangau am See '
  .repeat(2)
  .trim();

describe.each(papers)('a blank card on %s', (paper) => {
  it.each([
    ['18 holes', { courseName: 'Pine Hollow', teeName: 'Blue', holeCount: 18, holes }],
    ['9 holes', { courseName: 'Pine Hollow', teeName: 'Blue', holeCount: 9, holes: holes.slice(0, 9) }],
    ['no course', { courseName: '', teeName: '', holeCount: 18, holes: [] }],
    ['long names', { courseName: longName, teeName: 'Championship black and gold combination', holeCount: 18, holes }],
  ] as const)('is one page of %s (ENTRY-32)', async (_name, input) => {
    const pages = await pagesOf({ paper, ...blankCardReport({ ...input, units: 'imperial' }) });
    expect(pages).toHaveLength(1);
    expect(pages[0]?.match(/Score\b/g)).toHaveLength(2);
    for (const { yards } of input.holes) expect(pages[0]).toContain(String(yards));
  });
});
