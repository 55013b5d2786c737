import { fold } from '../format/index.ts';
import type { Int } from '../model/index.ts';
import { readTyped, typedText } from './typed-result.ts';
import type { TypedResult } from './qualifier.ts';

/** A line of a sheet: a name, and a text for each round. */
export type PastedLine = { readonly name: string; readonly texts: readonly string[] };

/** Lines that were pasted from a sheet or typed as text: a name, then scores, apart by tabs, semicolons or two blanks. */
export function readPasted(text: string): readonly PastedLine[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const cells = line.split(/\t|;|\s{2,}/).map((cell) => cell.trim());
    const [first = '', ...texts] = cells;
    const folded = fold(first);
    const isHead = /^(name|player|team)\b/.test(folded);
    return folded === '' || isHead || !texts.some((one) => one !== '') ? [] : [{ name: first, texts }];
  });
}

/** The words of a name in one order: 'Whitfield, Ella' and 'Ella Whitfield' are the same. */
const wordsOf = (name: string): readonly string[] =>
  fold(name.replaceAll(/[.,]/g, ' '))
    .split(' ')
    .filter((word) => word !== '')
    .toSorted();

/** Whether a word of a sheet can stand for a word of a name: itself, or its first letter. */
const standsFor = (word: string, full: string): boolean =>
  word === full || (word.length === 1 && full.startsWith(word));

/**
 * The one person whom a name of a sheet means: the same words in any order, else the only one whose words begin like it:
 * 'Whitfield E.'. Null where nobody fits, or several do.
 */
export function matchName<Person extends { readonly name: string }>(
  name: string,
  people: readonly Person[],
): Person | null {
  const words = wordsOf(name);
  const same = people.filter((person) => wordsOf(person.name).join(' ') === words.join(' '));
  if (same.length > 0) return same.length === 1 ? (same[0] as Person) : null;
  const fits = people.filter((person) => {
    const full = wordsOf(person.name);
    const hasWhole = words.some((word) => word.length > 1 && full.includes(word));
    return hasWhole && words.every((word) => full.some((one) => standsFor(word, one)));
  });
  return fits.length === 1 ? (fits[0] as Person) : null;
}

/** A score of a pasted line as it would be stored. */
export type PastedScore = {
  /** Index of the line. */
  readonly line: Int;
  readonly round: Int;
  readonly text: string;
  /** Null where the text is no score. */
  readonly result: TypedResult | null;
  readonly state: 'new' | 'same' | 'unreadable';
  /** What stands there now; '' for nothing. */
  readonly before: string;
};

/** The scores of a line, those of as many last columns as there are rounds to fill. */
export function scoresOfLine(
  { texts }: PastedLine,
  line: Int,
  rounds: readonly { readonly round: Int; readonly par: Int; readonly now: TypedResult | null }[],
): readonly PastedScore[] {
  return rounds.flatMap(({ round, par, now }, index) => {
    const text = texts[index] ?? '';
    if (text === '') return [];
    const result = readTyped(text, par);
    const before = now === null ? '' : typedText(now);
    const isSame = result !== null && typedText(result) === before;
    return [{ line, round, text, result, before, state: result === null ? 'unreadable' : isSame ? 'same' : 'new' }];
  });
}
