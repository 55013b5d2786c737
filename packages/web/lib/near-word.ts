import { editDistance } from '@strokebook/golf/calendar';

/** Shorter texts are near too many words. */
const MIN_LETTERS = 4;

/** Whether a word begins with what was typed but for one letter: 'verity' for 'verty'. */
export const beginsNearly = (word: string, typed: string): boolean =>
  word.startsWith(typed) ||
  (typed.length >= MIN_LETTERS &&
    [-1, 0, 1].some((more) => editDistance(word.slice(0, typed.length + more), typed) <= 1));
