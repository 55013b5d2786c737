import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { cellXml, rowXml, workbookParts, worksheetXml } from '../../../importers/rounds/testing/workbook-files.ts';
import { openFiles } from './open-files.ts';

const workbook = (rows: string) => zipSync(workbookParts({ Team: worksheetXml(rows) }));
const fileOf = (name: string, bytes: Uint8Array<ArrayBuffer>) => new File([bytes], name);
const open = (...files: readonly File[]) => openFiles(files, () => undefined);
const small = rowXml(1, cellXml('A1', 'Date'), cellXml('B1', 'Score')) + rowXml(3, cellXml('B3', '74'));

describe('a workbook', () => {
  it('is read as its sheets, by itself and within a zip (IMPORT-15)', async () => {
    const rows = [
      ['Date', 'Score'],
      [null, null],
      [null, '74'],
    ];
    const zip = zipSync({ 'sheets/team.xlsx': workbook(small) });
    const { files, refused } = await open(fileOf('team.xlsx', workbook(small)), fileOf('all.zip', zip));
    expect(refused).toEqual([]);
    expect(files.map(({ name, content }) => [name, content])).toEqual([
      ['team.xlsx', [{ name: 'Team', rows }]],
      ['sheets/team.xlsx', [{ name: 'Team', rows }]],
    ]);
  });

  it('that would fill the memory is refused by what it says, before it is read (IMPORT-17)', async () => {
    const far = workbook(rowXml(1_048_576, cellXml('XFD1048576')));
    const { files, refused } = await open(
      fileOf('far.xlsx', far),
      fileOf('far.zip', zipSync({ 'far.xlsx': far })),
      fileOf('text.xlsx', new TextEncoder().encode('no workbook')),
    );
    expect(files).toEqual([]);
    expect(refused).toEqual([
      { name: 'far.xlsx', problem: "'Team' has more than 200,000 rows: please split it." },
      { name: 'far.zip', problem: "far.xlsx: 'Team' has more than 200,000 rows: please split it." },
      { name: 'text.xlsx', problem: 'The workbook is damaged, or empty.' },
    ]);
  });

  it('counts its cells with those of the workbooks before it (IMPORT-17)', async () => {
    const wide = workbook(rowXml(50_000, cellXml('CV50000')));
    const { files, refused } = await open(fileOf('a.xlsx', wide), fileOf('b.xlsx', wide));
    expect(files.map(({ name }) => name)).toEqual(['a.xlsx']);
    expect(refused[0]?.problem).toMatch(/^The workbooks have more than 6,000,000 cells together/);
  });

  it('is unpacked within the limits of zips, also one within a zip (IMPORT-17)', async () => {
    const part = new Uint8Array(65 * 1024 * 1024);
    const bomb = zipSync({ ...workbookParts({ Team: worksheetXml(small) }), 'xl/styles.xml': part });
    const { refused } = await open(fileOf('a.xlsx', bomb), fileOf('b.zip', zipSync({ 'a.xlsx': bomb })));
    expect(refused.map(({ problem }) => problem)).toEqual([
      'xl/styles.xml has more than 64 MB.',
      'a.xlsx: xl/styles.xml has more than 64 MB.',
    ]);
  });
});
