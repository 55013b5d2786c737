/** A message of a FIT file: its global number, and its fields by their numbers. */
export type FitMessage = {
  readonly number: number;
  readonly fields: ReadonlyMap<number, number | string>;
};

/** The messages, or why the file could not be read. */
export type FitReading = { readonly messages: readonly FitMessage[] } | { readonly problem: string };

type FieldDefinition = { readonly number: number; readonly size: number; readonly baseType: number };
type Definition = {
  readonly number: number;
  readonly isLittleEndian: boolean;
  readonly fields: readonly FieldDefinition[];
  /** Bytes of developer fields, which are skipped. */
  readonly developerBytes: number;
};

const MIN_HEADER = 12;
const CRC_BYTES = 2;
const TIMESTAMP_FIELD = 253;
/** The field of a message's timestamp is carried by the header of a compressed record: its last five bits. */
const TIME_OFFSET_BITS = 0x1f;
/** More than any scorecard has. */
const MAX_MESSAGES = 100_000;

/** Whether bytes begin as a FIT file does. */
export const isFit = (bytes: Uint8Array): boolean =>
  bytes.length >= MIN_HEADER && String.fromCharCode(...bytes.subarray(8, 12)) === '.FIT';

/**
 * Decodes the messages of a FIT file (Flexible and Interoperable Data Transfer protocol 2.0): normal and compressed
 * records, both byte orders, developer fields skipped, fields without a value left out, checksum compared.
 *
 * @param wanted global numbers of the messages that are returned
 */
export function readFit(bytes: Uint8Array, wanted: ReadonlySet<number>): FitReading {
  if (!isFit(bytes)) return { problem: 'it does not begin as a FIT file' };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headerSize = view.getUint8(0);
  const end = headerSize + view.getUint32(4, true);
  if (headerSize < MIN_HEADER || end + CRC_BYTES > bytes.length) return { problem: 'it is cut off' };
  if (crcOf(bytes.subarray(0, end)) !== view.getUint16(end, true)) return { problem: 'its checksum is wrong' };
  const definitions = new Map<number, Definition>();
  const messages: FitMessage[] = [];
  let timestamp = 0;
  let at = headerSize;
  while (at < end) {
    const header = view.getUint8(at);
    at += 1;
    const isCompressed = (header & 0x80) !== 0;
    const local = isCompressed ? (header >> 5) & 0x3 : header & 0xf;
    if (!isCompressed && (header & 0x40) !== 0) {
      const defined = definitionAt(view, at, end, (header & 0x20) !== 0);
      if (defined === null) return { problem: 'the definition of a message is cut off' };
      definitions.set(local, defined.definition);
      at = defined.next;
      continue;
    }
    const definition = definitions.get(local);
    if (definition === undefined) return { problem: 'a message comes before its definition' };
    const size = definition.fields.reduce((sum, field) => sum + field.size, definition.developerBytes);
    if (at + size > end) return { problem: 'a message is cut off' };
    const fields = fieldsAt(view, at, definition);
    at += size;
    const written = fields.get(TIMESTAMP_FIELD);
    if (isCompressed) {
      const offset = header & TIME_OFFSET_BITS;
      timestamp += (offset - (timestamp & TIME_OFFSET_BITS) + 32) & TIME_OFFSET_BITS;
      fields.set(TIMESTAMP_FIELD, timestamp);
    } else if (typeof written === 'number') timestamp = written;
    if (!wanted.has(definition.number)) continue;
    messages.push({ number: definition.number, fields });
    if (messages.length > MAX_MESSAGES) return { problem: 'it has more messages than any scorecard' };
  }
  return { messages };
}

function definitionAt(
  view: DataView,
  start: number,
  end: number,
  hasDeveloperFields: boolean,
): { readonly definition: Definition; readonly next: number } | null {
  if (start + 5 > end) return null;
  const isLittleEndian = view.getUint8(start + 1) === 0;
  const number = view.getUint16(start + 2, isLittleEndian);
  const count = view.getUint8(start + 4);
  let at = start + 5;
  if (at + 3 * count > end) return null;
  const fields = Array.from({ length: count }, (_unused, index) => ({
    number: view.getUint8(at + 3 * index),
    size: view.getUint8(at + 3 * index + 1),
    baseType: view.getUint8(at + 3 * index + 2),
  }));
  at += 3 * count;
  let developerBytes = 0;
  if (hasDeveloperFields) {
    if (at >= end) return null;
    const developerFields = view.getUint8(at);
    at += 1;
    if (at + 3 * developerFields > end) return null;
    for (let index = 0; index < developerFields; index += 1) developerBytes += view.getUint8(at + 3 * index + 1);
    at += 3 * developerFields;
  }
  return { definition: { number, isLittleEndian, fields, developerBytes }, next: at };
}

function fieldsAt(view: DataView, start: number, { fields, isLittleEndian }: Definition): Map<number, number | string> {
  const values = new Map<number, number | string>();
  let at = start;
  for (const { number, size, baseType } of fields) {
    const value = valueAt(view, at, size, baseType & 0x1f, isLittleEndian);
    if (value !== null) values.set(number, value);
    at += size;
  }
  return values;
}

/** Numbers of base types: bytes, how to read one, and the value that means "no value". */
const numberTypes: Readonly<
  Record<
    number,
    {
      readonly bytes: number;
      readonly invalid: number;
      readonly read: (view: DataView, at: number, isLittle: boolean) => number;
    }
  >
> = {
  0: { bytes: 1, invalid: 0xff, read: (view, at) => view.getUint8(at) },
  1: { bytes: 1, invalid: 0x7f, read: (view, at) => view.getInt8(at) },
  2: { bytes: 1, invalid: 0xff, read: (view, at) => view.getUint8(at) },
  3: { bytes: 2, invalid: 0x7fff, read: (view, at, isLittle) => view.getInt16(at, isLittle) },
  4: { bytes: 2, invalid: 0xffff, read: (view, at, isLittle) => view.getUint16(at, isLittle) },
  5: { bytes: 4, invalid: 0x7fffffff, read: (view, at, isLittle) => view.getInt32(at, isLittle) },
  6: { bytes: 4, invalid: 0xffffffff, read: (view, at, isLittle) => view.getUint32(at, isLittle) },
  8: { bytes: 4, invalid: Number.NaN, read: (view, at, isLittle) => view.getFloat32(at, isLittle) },
  9: { bytes: 8, invalid: Number.NaN, read: (view, at, isLittle) => view.getFloat64(at, isLittle) },
  10: { bytes: 1, invalid: 0, read: (view, at) => view.getUint8(at) },
  11: { bytes: 2, invalid: 0, read: (view, at, isLittle) => view.getUint16(at, isLittle) },
  12: { bytes: 4, invalid: 0, read: (view, at, isLittle) => view.getUint32(at, isLittle) },
};
const STRING_TYPE = 7;

/** The value of a field, of a list its first; null for "no value" and for types that no golf message has. */
function valueAt(view: DataView, at: number, size: number, type: number, isLittle: boolean): number | string | null {
  if (type === STRING_TYPE) {
    const bytes = new Uint8Array(view.buffer, view.byteOffset + at, size);
    const end = bytes.indexOf(0);
    const text = new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end));
    return text === '' ? null : text;
  }
  const known = numberTypes[type];
  if (known === undefined || size < known.bytes) return null;
  const value = known.read(view, at, isLittle);
  return value === known.invalid || Number.isNaN(value) ? null : value;
}

/** The checksum's table of a half byte each, of the protocol. */
const crcTable = [
  0x0000, 0xcc01, 0xd801, 0x1400, 0xf001, 0x3c00, 0x2800, 0xe401, 0xa001, 0x6c00, 0x7800, 0xb401, 0x5000, 0x9c01,
  0x8801, 0x4400,
];

/** The checksum of bytes as FIT files have it (CRC-16). */
export function crcOf(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc = ((crc >> 4) & 0x0fff) ^ (crcTable[crc & 0xf] ?? 0) ^ (crcTable[byte & 0xf] ?? 0);
    crc = ((crc >> 4) & 0x0fff) ^ (crcTable[crc & 0xf] ?? 0) ^ (crcTable[byte >> 4] ?? 0);
  }
  return crc;
}
