import { deflateSync } from 'node:zlib';

/** An object of a PDF: the text between `obj` and `endobj`, and the byte range of its lines. */
type PdfObject = { readonly number: number; readonly from: number; readonly to: number; readonly body: Buffer };
/** The location of an object: a byte of the file, or an index in an object stream. */
type Place = readonly [kind: 1 | 2, where: number, index: number];

/** Max objects per stream; a reader unpacks a complete stream for one object. */
const OBJECTS_OF_STREAM = 400;
/** Bytes of an offset in the new table. */
const WIDTHS = [1, 4, 2] as const;
const ROW_LENGTH = 7;
/** An entry of the old table: ten digits, a space, five digits, a space, a letter, a line end. */
const TABLE_ROW = 20;
const LETTER_N = 0x6e;
const END_OF_STREAM = Buffer.from('endstream');

/**
 * Packs the small objects of a PDF into compressed object streams (ISO 32000-1, 7.5.7) with a compressed table. The
 * structure for screen readers has an object for each table cell: uncompressed, nine tenths of the file.
 *
 * @param pdf as Typst writes it: one table of objects, not encrypted.
 * @throws Error if it has another form.
 */
export function packPdf(pdf: Uint8Array): Uint8Array {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const { objects, trailer } = readObjects(file);
  const places = new Map<number, Place>();
  const parts = [file.subarray(0, objects[0]?.from)];
  let length = parts[0]?.length ?? 0;
  let size = objects.reduce((most, { number }) => Math.max(most, number), 0) + 1;
  const write = (number: number, part: Buffer) => {
    places.set(number, [1, length, 0]);
    parts.push(part);
    length += part.length;
  };

  for (const { number, from, to } of objects.filter(isStream)) write(number, file.subarray(from, to));
  const small = objects.filter((object) => !isStream(object)).map(withoutSuspects);
  for (let first = 0; first < small.length; first += OBJECTS_OF_STREAM) {
    const members = small.slice(first, first + OBJECTS_OF_STREAM);
    for (const [index, { number }] of members.entries()) places.set(number, [2, size, index]);
    write(size, objectStream(size, members));
    size += 1;
  }
  places.set(size, [1, length, 0]);
  parts.push(tableStream(size, places, trailer), Buffer.from(`startxref\n${length}\n%%EOF`));
  return Buffer.concat(parts);
}

/** `Suspects` is false by default. It is left out, because poppler reports an explicit false as an error. */
function withoutSuspects(object: PdfObject): PdfObject {
  if (!object.body.includes('/MarkInfo')) return object;
  const text = object.body.toString('latin1').replace(/\s*\/Suspects false/, '');
  return { ...object, body: Buffer.from(text, 'latin1') };
}

const isStream = ({ body }: PdfObject): boolean => body.subarray(-9).equals(END_OF_STREAM);

/** Objects by their table (7.5.4), in file order. */
function readObjects(file: Buffer): { readonly objects: readonly PdfObject[]; readonly trailer: string } {
  const start = file.lastIndexOf('startxref');
  const table = Number(/^startxref\s+(\d+)/.exec(file.toString('latin1', start))?.[1]);
  const [head, count] = /^xref\n0 (\d+)\n/.exec(file.toString('latin1', table, table + 32)) ?? [];
  if (head === undefined) throw new Error('a PDF has no plain table of its objects');
  const rows = Array.from({ length: Number(count) }, (_unused, number) => {
    const row = table + head.length + number * TABLE_ROW;
    return { number, from: Number(file.toString('latin1', row, row + 10)), isUsed: file[row + 17] === LETTER_N };
  });
  const used = rows.filter(({ isUsed }) => isUsed).toSorted((a, b) => a.from - b.from);
  const objects = used.map(({ number, from }, index): PdfObject => {
    const to = used[index + 1]?.from ?? table;
    const opening = `${number} 0 obj\n`;
    const end = file.lastIndexOf('\nendobj', to);
    if (file.toString('latin1', from, from + opening.length) !== opening || end < from) {
      throw new Error(`object ${number} of a PDF is not where its table says`);
    }
    return { number, from, to, body: file.subarray(from + opening.length, end) };
  });
  const rest = file.toString('latin1', table + head.length + rows.length * TABLE_ROW, start);
  const trailer = /^trailer\s*<<(.*)>>\s*$/s.exec(rest)?.[1];
  if (trailer === undefined) throw new Error('a PDF has no trailer behind the table of its objects');
  return { objects, trailer: trailer.replace(/\/Size \d+/, '') };
}

function objectStream(number: number, members: readonly PdfObject[]): Buffer {
  let at = 0;
  const places = members.map((member) => {
    const place = `${member.number} ${at}`;
    at += member.body.length + 1;
    return place;
  });
  const head = `${places.join(' ')}\n`;
  const bodies = members.flatMap(({ body }) => [body, Buffer.from('\n')]);
  const about = `/Type /ObjStm /N ${members.length} /First ${head.length}`;
  return streamObject(number, about, Buffer.concat([Buffer.from(head), ...bodies]));
}

/** The table of all objects (7.5.8). Rows are differences (PNG's `Up` filter), which compress best. */
function tableStream(number: number, places: ReadonlyMap<number, Place>, trailer: string): Buffer {
  const rows = Buffer.alloc((number + 1) * ROW_LENGTH);
  for (const [at, [kind, where, index]] of places) {
    const row = at * ROW_LENGTH;
    rows.writeUInt8(kind, row);
    rows.writeUInt32BE(where, row + 1);
    rows.writeUInt16BE(index, row + 5);
  }
  const filtered = Buffer.alloc((number + 1) * (ROW_LENGTH + 1));
  for (let row = 0; row <= number; row += 1) {
    const to = row * (ROW_LENGTH + 1);
    filtered[to] = 2;
    for (let column = 0; column < ROW_LENGTH; column += 1) {
      const from = row * ROW_LENGTH + column;
      filtered[to + 1 + column] = (rows[from] ?? 0) - (rows[from - ROW_LENGTH] ?? 0);
    }
  }
  const about = `/Type /XRef /Size ${number + 1} /W [${WIDTHS.join(' ')}] ${trailer.trim()}`;
  return streamObject(number, `${about} /DecodeParms << /Predictor 12 /Columns ${ROW_LENGTH} >>`, filtered);
}

function streamObject(number: number, about: string, bytes: Buffer): Buffer {
  const packed = deflateSync(bytes);
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n<< ${about} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}
