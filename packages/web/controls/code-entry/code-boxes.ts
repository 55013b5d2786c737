import { asciiDigits } from '@strokebook/golf/format';

const CODE_LENGTH = 6;

export const boxPlaces: readonly number[] = Array.from({ length: CODE_LENGTH }, (_, place) => place);

/** One digit per box, '' for an empty box. */
export type CodeBoxes = readonly string[];

export const emptyBoxes: CodeBoxes = boxPlaces.map(() => '');

export const isComplete = (boxes: CodeBoxes): boolean => boxes.every((digit) => /^\d$/.test(digit));

const digitsIn = (text: string): string => asciiDigits(text).replaceAll(/\D/g, '');

/** Removes all characters but digits, of any script, and keeps six (AUTH-36, AUTH-O16). */
export function pasteCode(text: string): CodeBoxes {
  const digits = digitsIn(text).slice(0, CODE_LENGTH);
  return emptyBoxes.map((_, index) => digits[index] ?? '');
}

/** Keeps the last typed digit of a box (AUTH-37) and ignores other characters (AUTH-O10). */
export function typeInBox(boxes: CodeBoxes, index: number, text: string): CodeBoxes {
  // A phone that fills in the code from its message puts all of it into the first box.
  if (digitsIn(text).length >= CODE_LENGTH) return pasteCode(text);
  if (text === '') return boxes.with(index, '');
  const digit = asciiDigits(text).at(-1) ?? '';
  return /^\d$/.test(digit) ? boxes.with(index, digit) : boxes;
}

/** The next box to type in: the first empty one, else the last. */
export function nextBox(boxes: CodeBoxes): number {
  const empty = boxes.indexOf('');
  return empty === -1 ? CODE_LENGTH - 1 : empty;
}
