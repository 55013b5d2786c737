import { expect, it } from 'vitest';
import type { CsvCell } from '@strokebook/golf/format';
import { writeCsv } from './csv.ts';

const write = async (...cells: CsvCell[]): Promise<string> => {
  let text = '';
  for await (const piece of writeCsv({ heads: ['cell'], cellsOf: (cell: CsvCell) => [cell] }, cells)) {
    text += piece;
  }
  return text;
};

it('begins with a byte order mark and ends each line with CR and LF', async () => {
  expect(await write('Zoë', 'x')).toBe('\uFEFFcell\r\nZoë\r\nx\r\n');
});

it.each([
  ['a,b', '"a,b"'],
  ['say "x"', '"say ""x"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['🏌️ 山田', '🏌️ 山田'],
  [' spaces ', ' spaces '],
])('quotes what needs it (RFC 4180): %j', async (text, written) => {
  expect(await write(text)).toBe(`\uFEFFcell\r\n${written}\r\n`);
});

it.each([
  ['=cmd()', "'=cmd()"],
  ['+1+2', "'+1+2"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['=1,2', `"'=1,2"`],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(1)', "'＠SUM(1)"],
  ['﹢1', "'﹢1"],
  [' =1+1', "' =1+1"],
  ['\u200b=1+1', "'\u200b=1+1"],
])('makes a text again of what a spreadsheet would run: %j', async (text, written) => {
  expect(await write(text)).toBe(`\uFEFFcell\r\n${written}\r\n`);
});

it.each([['-3'], ['+15550100001'], ['-0.5'], ['a=b'], ['−0.5'], ['３'], ['-'], ['2026-05-01']])(
  'leaves %j as it is',
  async (text) => {
    expect(await write(text)).toBe(`\uFEFFcell\r\n${text}\r\n`);
  },
);

it('writes numbers and instants plainly, yes and no, and nothing for what is not known', async () => {
  const cells = [-1.5, true, false, new Date('2026-05-01T00:00:00Z'), null, undefined];
  expect(await write(...cells)).toBe('\uFEFFcell\r\n-1.5\r\nyes\r\nno\r\n2026-05-01T00:00:00.000Z\r\n\r\n\r\n');
});
