/**
 * Decodes a text file: UTF-16 and UTF-8 with or without byte order mark, else Windows-1252, which spreadsheets call
 * ANSI.
 */
export function decodeText(bytes: ArrayBuffer): string {
  const all = new Uint8Array(bytes);
  if (beginsWith(all, [0xff, 0xfe]) || hasZeros(all, 1)) return new TextDecoder('utf-16le').decode(bytes);
  if (beginsWith(all, [0xfe, 0xff]) || hasZeros(all, 0)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Whether a file is a workbook, old or new, instead of text. */
export function isWorkbook(bytes: ArrayBuffer): boolean {
  const all = new Uint8Array(bytes);
  return beginsWith(all, [0x50, 0x4b, 0x03, 0x04]) || beginsWith(all, [0xd0, 0xcf, 0x11, 0xe0]);
}

const beginsWith = (bytes: Uint8Array, first: readonly number[]): boolean =>
  first.every((byte, index) => bytes[index] === byte);

/** The number of bytes that the first word of a table has at least. */
const BYTES_LOOKED_AT = 8;

/** In UTF-16 every second byte of a Latin letter is zero, at even or odd positions; other text contains no zeros. */
function hasZeros(bytes: Uint8Array, side: 0 | 1): boolean {
  const first = bytes.slice(0, BYTES_LOOKED_AT);
  return first.length >= 2 && first.every((byte, index) => (byte === 0) === (index % 2 === side));
}
