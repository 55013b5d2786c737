import { expect, it } from 'vitest';
import { writeCompareFilter } from './compare-codes.ts';
import { CompareFilter } from './schemas/compare.ts';

const texts = [
  '{"player":{"accountId":1,"firstName":"Ada","lastName":"Open"},"holeCount":18,"roundTypes":["match","practice"],"years":["All"],"seasons":["All"],"advancedFilter":{"label":"Month","customLabel":"","rounds":[],"scoringThreshold":72,"scoringYardageMin":"Any","scoringYardageMax":"Any","trendType":"Best Consecutive Rounds","trendCount":"Three","months":[1,12]}}',
  '{"player":{"accountId":2,"firstName":"","lastName":""},"holeCount":9,"roundTypes":["qualifier"],"years":["Last 12 Months",2025,"Prior 12 Months"],"seasons":["Winter","Fall","Summer","Spring"],"advancedFilter":{"label":"Trend","customLabel":"Form","rounds":["b","a"],"scoringThreshold":80,"scoringYardageMin":0,"scoringYardageMax":7000,"trendType":"Most Recent Rounds","trendCount":"Ten","months":[]}}',
] as const;

it.each(texts)(
  'writes a filter that was read as the same text: the number of a link is a hash of it (DATA-26, CMP-01, CMP-O8)',
  (text) => {
    expect(JSON.stringify(writeCompareFilter(CompareFilter.parse(JSON.parse(text))))).toBe(text);
  },
);

it('reads the words of the wire as plain values (CMP-62, CMP-63)', () => {
  const { advancedFilter, years, seasons } = CompareFilter.parse(JSON.parse(texts[0]));
  expect([years, seasons]).toEqual([['all'], ['all']]);
  expect(advancedFilter).toMatchObject({
    kind: 'month',
    scoringYardageMin: null,
    trendType: 'bestConsecutive',
    trendCount: 3,
  });
});
