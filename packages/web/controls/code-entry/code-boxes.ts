import { asciiDigits } from '@strokebook/golf/format';

const CODE_LENGTH = 6;

export const boxPlaces: readonly number[] = Array.from({ length: CODE_LENGTH }, (_, place) => place);

/** One digit per box, '' for an empty box. */
export type CodeBoxes = readonly string[];

export const emptyBoxes: CodeBoxes = boxPlaces.map(() => '');

export const isComplete = (boxes: CodeBoxes): boolean => boxes.every((digit) => /^\d$/.test(digit));

const digitsIn = (text: string): string => asciiDigits(text).replaceAll(/\D/g, '');

/** Boxes, and the one that has the focus. */
export type CodeState = { readonly boxes: CodeBoxes; readonly focused: number };

/**
 * Fills the boxes from the first one with the digits of any script in a text, at most six (AUTH-36, AUTH-O16). A text
 * without digits changes nothing (AUTH-O10).
 */
export function pasteCode(state: CodeState, text: string): CodeState {
  const digits = digitsIn(text).slice(0, CODE_LENGTH);
  if (digits === '') return state;
  return {
    boxes: emptyBoxes.map((_, place) => digits[place] ?? ''),
    focused: Math.min(digits.length, CODE_LENGTH - 1),
  };
}

/** Puts typed digits one by one into the focused box, which keeps the last one, and moves on (AUTH-37, AUTH-O10). */
export function typeCode(state: CodeState, text: string): CodeState {
  const digits = digitsIn(text);
  // A phone puts the code of a message into one box, whichever has the focus.
  if (digits.length >= CODE_LENGTH) return pasteCode(state, digits);
  return Array.from(digits).reduce(
    ({ boxes, focused }, digit) => ({
      boxes: boxes.with(focused, digit),
      focused: Math.min(focused + 1, CODE_LENGTH - 1),
    }),
    state,
  );
}
