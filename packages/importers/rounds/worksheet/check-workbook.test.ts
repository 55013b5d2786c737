import { describe, expect, it } from 'vitest';
import { cellXml, rowXml, workbookParts, worksheetXml } from '../testing/workbook-files.ts';
import { checkWorkbook } from './check-workbook.ts';

type Around = Parameters<typeof worksheetXml>[1];
const check = (rows: string, around?: Around) =>
  checkWorkbook(new Map(Object.entries(workbookParts({ Team: worksheetXml(rows, around) }))));
const first = rowXml(1, cellXml('A1'), cellXml('B1'));

describe('the cells of a workbook are counted before it is read (IMPORT-17)', () => {
  it.each<[string, string, number, Around?]>([
    ['from the first cell to the last row and column with a value', first + rowXml(3, cellXml('D3')), 12],
    ['without cells that are only formatted', `${first}<row r="900"><c r="XFD900" s="1"/></row>`, 2],
    ['with a prefix of the elements', '<x:row r="2"><x:c x:r="C2"><x:v>1</x:v></x:c></x:row>', 6],
    ['by their own places, whatever number their row has', `<row r="1">${cellXml('B9')}</row>`, 18],
    ['with rows that have no number', `<row>${cellXml('A1')}</row><row>${cellXml('A2')}</row>`, 2],
    ['with merged cells as one', first, 2, { after: '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>' }],
    ['by what is there, not by a size that is too large', first, 2, { before: '<dimension ref="A1:XFD1048576"/>' }],
  ])('%s (IMPORT-17)', (_what, rows, cells, around) => {
    expect(check(rows, around)).toEqual({ cells });
  });

  it.each<[string, string, string, Around?]>([
    ['of a cell in the last row and column', rowXml(1_048_576, cellXml('XFD1048576')), "'Team' has more than 200,000"],
    [
      'of a few rows that are far apart and wide',
      first + rowXml(9_000, cellXml('ZZ9000')),
      "'Team' reaches to row 9,000",
    ],
    [
      'of a size that is smaller than the sheet',
      rowXml(190_000, cellXml('CV190000')),
      'more than 6,000,000 cells',
      { before: '<dimension ref="A1"/>' },
    ],
    ['of a row that no sheet has', '<row r="1e9"></row>', "'1e9', which no sheet has"],
    ['of a column that no sheet has', rowXml(1, cellXml('XFE1')), "'XFE1', which no sheet has"],
    ['of a place that is written in signs', rowXml(1, cellXml('&#88;FD1')), 'which no sheet has'],
    ['of cells without a place', '<row r="1"><c><v>1</v></c></row>', 'do not say where they stand'],
    ['of two places of one cell', '<row r="1"><c r="A1" x:r="XFD9"><v>1</v></c></row>', 'The workbook is damaged'],
    [
      'of a place within another value',
      `<row r="1"><c a=' r="' r="XFD9"><v>1</v></c></row>`,
      'The workbook is damaged',
    ],
    ['of an element within a value', `<row r="1"><c a="<" r="XFD9"><v>1</v></c></row>`, 'The workbook is damaged'],
    ['of a place without quotation marks', '<row r="1"><c r=XFD9><v>1</v></c></row>', 'The workbook is damaged'],
    ['of a long prefix', `<row r="1"><${'1'.repeat(90)}:c r="XFD200001"><v>1</v></c></row>`, 'more than 200,000 rows'],
    ['of a comment without an end', `<!-- ${'<a/>'.repeat(200_000)}`, 'The workbook is damaged'],
    ['of a text without an end', rowXml(1, cellXml('A1', 'x'.repeat(600_000))), 'a text of more than 500,000 letters'],
  ])('and it is refused with a sentence because %s (IMPORT-17)', (_what, rows, problem, around) => {
    const checked = check(rows, around);
    expect('problem' in checked ? checked.problem : checked).toContain(problem);
  });

  it('of all sheets together, of which each is read once (IMPORT-17)', () => {
    const sheet = worksheetXml(rowXml(100_000, cellXml('AD100000')));
    const of = (parts: ReturnType<typeof workbookParts>) => checkWorkbook(new Map(Object.entries(parts)));
    expect(of(workbookParts({ a: sheet, b: sheet }))).toEqual({ cells: 6_000_000 });
    expect(of(workbookParts({ a: sheet, b: sheet, c: sheet }))).toMatchObject({
      problem: expect.stringMatching(/^'c'/),
    });
    const names = Object.fromEntries(Array.from({ length: 301 }, (_unused, index) => [`s${index}`, '']));
    expect(of(workbookParts(names))).toEqual({ problem: 'The workbook has more than 300 sheets.' });
    const twice = workbookParts({ a: sheet, b: sheet });
    const text = new TextDecoder().decode(twice['xl/workbook.xml']).replace('rId2', 'rId1');
    expect(of({ ...twice, 'xl/workbook.xml': new TextEncoder().encode(text) })).toMatchObject({
      problem: expect.stringContaining('damaged'),
    });
  });
});
