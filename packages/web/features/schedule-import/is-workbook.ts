/** Whether a file is a workbook, old or new, instead of text. */
export function isWorkbook(bytes: ArrayBuffer): boolean {
  const all = new Uint8Array(bytes);
  return beginsWith(all, [0x50, 0x4b, 0x03, 0x04]) || beginsWith(all, [0xd0, 0xcf, 0x11, 0xe0]);
}

const beginsWith = (bytes: Uint8Array, first: readonly number[]): boolean =>
  first.every((byte, index) => bytes[index] === byte);
