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
  /** Bytes of a message, with those of developer fields, which are skipped. */
  readonly size: number;
  /** The place of the message's time among its bytes, with its field; null without one. */
  readonly time: { readonly at: number; readonly field: FieldDefinition } | null;
};

const MIN_HEADER = 12;
const CRC_BYTES = 2;
const TIMESTAMP_FIELD = 253;
/** The field of a message's timestamp is carried by the header of a compressed record: its last five bits. */
const TIME_OFFSET_BITS = 0x1f;
/** Max messages of all kinds: three days of an activity with one a second. */
const MAX_MESSAGES = 250_000;
/** Max values of the messages that are returned: a scorecard has a few thousand. */
const MAX_VALUES = 250_000;

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
  let values = 0;
  for (let count = 0; at < end; count += 1) {
    if (count >= MAX_MESSAGES) return { problem: 'it has more messages than any scorecard' };
    const header = view.getUint8(at);
    at += 1;
    const isCompressed = (header & 0x80) !== 0;
    const local = isCompressed ? (header >> 5) & 0x3 : header & 0xf;
    if (!isCompressed && (header & 0x40) !== 0) {
      const defined = definitionAt(view, at, end, (header & 0x20) !== 0);
      if (typeof defined === 'string') return { problem: defined };
      definitions.set(local, defined.definition);
      at = defined.next;
      continue;
    }
    const definition = definitions.get(local);
    if (definition === undefined) return { problem: 'a message comes before its definition' };
    if (at + definition.size > end) return { problem: 'a message is cut off' };
    const start = at;
    at += definition.size;
    if (isCompressed) {
      const offset = header & TIME_OFFSET_BITS;
      timestamp += (offset - (timestamp & TIME_OFFSET_BITS) + 32) & TIME_OFFSET_BITS;
    } else if (definition.time !== null) {
      const { field, at: place } = definition.time;
      const written = valueAt(view, start + place, field, definition.isLittleEndian);
      if (typeof written === 'number') timestamp = written;
    }
    if (!wanted.has(definition.number)) continue;
    values += definition.fields.length;
    if (values > MAX_VALUES) return { problem: 'it has more values than any scorecard' };
    const fields = fieldsAt(view, start, definition);
    if (isCompressed) fields.set(TIMESTAMP_FIELD, timestamp);
    messages.push({ number: definition.number, fields });
  }
  return { messages };
}

const CUT_OFF_DEFINITION = 'the definition of a message is cut off';
/** A field without a size would be read any number of times from no byte at all. */
const EMPTY_FIELD = 'the definition of a message has a field without a size';

/** A definition and where it ends, or what is wrong with it. */
function definitionAt(
  view: DataView,
  start: number,
  end: number,
  hasDeveloperFields: boolean,
): { readonly definition: Definition; readonly next: number } | string {
  if (start + 5 > end) return CUT_OFF_DEFINITION;
  const isLittleEndian = view.getUint8(start + 1) === 0;
  const number = view.getUint16(start + 2, isLittleEndian);
  const count = view.getUint8(start + 4);
  let at = start + 5;
  if (at + 3 * count > end) return CUT_OFF_DEFINITION;
  const fields: FieldDefinition[] = [];
  let size = 0;
  let time: Definition['time'] = null;
  for (let index = 0; index < count; index += 1, at += 3) {
    const field = {
      number: view.getUint8(at),
      size: view.getUint8(at + 1),
      baseType: view.getUint8(at + 2),
    };
    if (field.size === 0) return EMPTY_FIELD;
    if (field.number === TIMESTAMP_FIELD) time = { at: size, field };
    fields.push(field);
    size += field.size;
  }
  if (hasDeveloperFields) {
    if (at >= end) return CUT_OFF_DEFINITION;
    const developerFields = view.getUint8(at);
    at += 1;
    if (at + 3 * developerFields > end) return CUT_OFF_DEFINITION;
    for (let index = 0; index < developerFields; index += 1, at += 3) {
      const bytes = view.getUint8(at + 1);
      if (bytes === 0) return EMPTY_FIELD;
      size += bytes;
    }
  }
  return { definition: { number, isLittleEndian, fields, size, time }, next: at };
}

function fieldsAt(view: DataView, start: number, { fields, isLittleEndian }: Definition): Map<number, number | string> {
  const values = new Map<number, number | string>();
  let at = start;
  for (const field of fields) {
    const value = valueAt(view, at, field, isLittleEndian);
    if (value !== null) values.set(field.number, value);
    at += field.size;
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

const decoder = new TextDecoder();

/** The value of a field, of a list its first; null for "no value" and for types that no golf message has. */
function valueAt(
  view: DataView,
  at: number,
  { size, baseType }: FieldDefinition,
  isLittle: boolean,
): number | string | null {
  const type = baseType & 0x1f;
  if (type === STRING_TYPE) {
    const bytes = new Uint8Array(view.buffer, view.byteOffset + at, size);
    const end = bytes.indexOf(0);
    const text = decoder.decode(end < 0 ? bytes : bytes.subarray(0, end));
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
