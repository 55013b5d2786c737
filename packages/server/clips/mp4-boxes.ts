import { ClipError } from './file-access.ts';

export const MAX_BOXES = 100_000;

export type Mp4Box = { readonly type: string; readonly start: number; readonly body: number; readonly end: number };

/** The boxes in a range of bytes. @throws ClipError for a box that is larger than its parent */
export function boxesOf(bytes: Buffer, from: number, to: number): readonly Mp4Box[] {
  const boxes: Mp4Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const box = readBox(bytes, at, at, to);
    boxes.push(box);
    if (boxes.length > MAX_BOXES) throw new ClipError('has too many boxes');
    at = box.end;
  }
  return boxes;
}

/** Finds a box by a path of types. */
export function findBox(bytes: Buffer, parent: Mp4Box, ...path: readonly string[]): Mp4Box | null {
  let box: Mp4Box | undefined = parent;
  for (const type of path) box = box && boxesOf(bytes, box.body, box.end).find((one) => one.type === type);
  return box ?? null;
}

/** @param index position of the box in the bytes @param at position in the file */
export function readBox(bytes: Buffer, index: number, at: number, to: number): Mp4Box {
  const short = bytes.readUInt32BE(index);
  const type = bytes.toString('latin1', index + 4, index + 8);
  // 1: a 64-bit size follows; 0: the box extends to the end.
  const length = short === 1 ? Number(bytes.readBigUInt64BE(index + 8)) : short === 0 ? to - at : short;
  const head = short === 1 ? 16 : 8;
  if (length < head || at + length > to) throw new ClipError(`the box ${type} does not fit`);
  return { type, start: at, body: at + head, end: at + length };
}
