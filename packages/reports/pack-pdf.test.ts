import { inflateSync } from 'node:zlib';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { packPdf } from './pack-pdf.ts';

/** A file of one page, written out as Typst does. */
function plainPdf(title: string): Buffer {
  const content = 'BT /F 12 Tf 10 10 Td (Ada Berg) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /MarkInfo << /Marked true /Suspects false >> >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Title (${title}) >>`,
  ];
  let file = '%PDF-1.7\n';
  const rows = ['0000000000 65535 f\r\n'];
  for (const [index, object] of objects.entries()) {
    rows.push(`${String(file.length).padStart(10, '0')} 00000 n\r\n`);
    file += `${index + 1} 0 obj\n${object}\nendobj\n\n`;
  }
  const table = file.length;
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n${rows.join('')}trailer\n<<\n  /Size ${size}\n  /Root 1 0 R\n  /Info 6 0 R\n>>\n`;
  return Buffer.from(`${file}startxref\n${table}\n%%EOF`, 'latin1');
}

/** What an object's stream holds, unpacked; its dictionary before it. */
function streamAt(file: Buffer, at: number): { readonly about: string; readonly bytes: Buffer } {
  const start = file.indexOf('stream\n', at);
  const about = file.toString('latin1', at, start);
  const length = Number(/\/Length (\d+)/.exec(about)?.[1]);
  const from = start + 'stream\n'.length;
  return { about, bytes: inflateSync(file.subarray(from, from + length)) };
}

/** Which object the table of a packed file leads to from each of those that are in streams. */
function membersByTable(file: Buffer): readonly (readonly [number: number, found: number])[] {
  const table = Number(/startxref\n(\d+)/.exec(file.toString('latin1', file.lastIndexOf('startxref')))?.[1]);
  const { bytes } = streamAt(file, table);
  const rows: number[][] = [];
  for (let at = 0; at < bytes.length; at += 8) {
    const above = rows.at(-1) ?? [];
    rows.push([...bytes.subarray(at + 1, at + 8)].map((byte, column) => (byte + (above[column] ?? 0)) % 256));
  }
  const place = (row: readonly number[]) => ({
    kind: row[0],
    where: row.slice(1, 5).reduce((sum, byte) => sum * 256 + byte, 0),
    index: (row[5] ?? 0) * 256 + (row[6] ?? 0),
  });
  const places = rows.map(place);
  return places.flatMap(({ kind, where, index }, number) => {
    if (kind !== 2) return [];
    const { about, bytes: members } = streamAt(file, places[where]?.where ?? 0);
    const heads = members
      .toString('latin1', 0, Number(/\/First (\d+)/.exec(about)?.[1]))
      .trim()
      .split(' ');
    return [[number, Number(heads[2 * index])] as const];
  });
}

describe('a PDF that is packed', () => {
  it.each(['State Open', '\nendobj\n7 0 obj\nendstream', 'startxref\n9 trailer << xref'])(
    'is read as before, whatever its texts hold: %j',
    async (title) => {
      const packed = packPdf(plainPdf(title));
      // All but the page's own stream are in streams of their own.
      expect(Buffer.from(packed).toString('latin1')).not.toContain('/Catalog');
      const document = await getDocumentProxy(new Uint8Array(packed));
      expect((await extractText(document, { mergePages: true })).text).toBe('Ada Berg');
      expect((await getMeta(document)).info.Title).toBe(title);
    },
  );

  it('says of each small object in which stream it is, and at which place of it', () => {
    const led = membersByTable(Buffer.from(packPdf(plainPdf('Ada'))));
    expect(led).toEqual([1, 2, 3, 5, 6].map((number) => [number, number]));
  });

  it('says nothing of suspects, which some readers report as an error, and stays tagged', () => {
    const packed = Buffer.from(packPdf(plainPdf('Ada')));
    const at = packed.indexOf('/ObjStm');
    const { bytes } = streamAt(packed, packed.lastIndexOf(' 0 obj', at));
    expect(bytes.toString('latin1')).toContain('/MarkInfo << /Marked true >>');
  });

  it('is refused where it is not as Typst writes it: packed already, cut off, or with a table that is wrong', () => {
    const plain = plainPdf('Ada');
    expect(() => packPdf(packPdf(plain))).toThrow('a PDF has no plain table of its objects');
    expect(() => packPdf(plain.subarray(0, 400))).toThrow('a PDF has no plain table of its objects');
    const moved = plain.toString('latin1').replace('0000000009 00000 n', '0000000011 00000 n');
    expect(() => packPdf(Buffer.from(moved, 'latin1'))).toThrow('object 1 of a PDF is not where its table says');
  });
});
