import { asciiDigits } from '../format/index.ts';
import type { Int } from '../model/index.ts';
import { matchName } from '../qualifier/index.ts';
import { readEventScore } from './event-score.ts';
import type { EventScore } from './team-event.ts';

/** A row of a results page: the texts that may be the name, and a score for each round. */
export type ResultRow = {
  readonly names: readonly string[];
  /** Null for a round without a score. */
  readonly scores: readonly (EventScore | null)[];
};

/** Scores of 18 holes on a results page; a larger number is a total. */
const [MIN_SCORE, MAX_SCORE] = [55, 120];

/** 'T5', '=3', '12.', 'CUT', '1st': a place. */
const isPlace = (cell: string): boolean => /^(T|=|P)?\d{1,3}(\.|ST|ND|RD|TH|T|=)?$/i.test(cell) && !isStrokes(cell);
const isEnding = (cell: string): boolean => /^(W\/?D|DQ|DSQ|DNF|DNS|NR|RTD|RET|NC|MC|CUT|MDF)\.?$/i.test(cell);
const isStrokes = (cell: string): boolean =>
  /^\d{2,3}\*?$/.test(cell) && Number.parseInt(cell) >= MIN_SCORE && Number.parseInt(cell) <= MAX_SCORE;
const isToPar = (cell: string): boolean => /^([+-]\d{1,2}|E)$/i.test(cell);

/** The cells of a line: apart by tabs, semicolons or two blanks, else by single blanks with the words of the name together. */
function cellsOf(line: string): readonly string[] {
  const plain = asciiDigits(line).replaceAll(/[−–]/g, '-');
  const cells = plain.split(/\t|;|\s{2,}/).map((cell) => cell.trim());
  const words = plain.trim().split(/\s+/);
  if (cells.filter((cell) => cell !== '').length > 1 || words.length < 2) return cells.filter((cell) => cell !== '');
  const isName = (word: string) => /\p{L}/u.test(word) && !isEnding(word) && !isPlace(word) && !isToPar(word);
  const name = words.filter(isName).join(' ');
  return [...(name === '' ? [] : [name]), ...words.filter((word) => !isName(word))];
}

/**
 * The rounds of a row: whole scores in their order, without the total and without figures to par beside them; to par alone
 * only where there is one for each round, because a single one is the total.
 */
function scoresOf(cells: readonly string[], pars: readonly Int[]): readonly (EventScore | null)[] {
  const strokes = cells.filter(isStrokes).map((cell) => cell.replace('*', ''));
  const toPars = cells.filter(isToPar);
  const texts = strokes.length > 0 ? strokes : toPars.length === pars.length ? toPars : [];
  // Of two rounds and more the sum can look like a score only where a round is missing.
  const sum = texts.slice(0, -1).reduce((all, text) => all + Number(text), 0);
  const played = texts.length > 1 && Number(texts.at(-1)) === sum ? texts.slice(0, -1) : texts;
  const end = cells.find((cell) => isEnding(cell) && !/^(MC|CUT|MDF)/i.test(cell))?.replace('/', '');
  const all = played.length < pars.length && end !== undefined ? [...played, end] : played;
  return pars.map((par, round) => (all[round] === undefined ? null : readEventScore(all[round], par)));
}

/** The rows of a results page that was copied as text: place, name, school, rounds and total in any columns (TEAM-34). */
export function readResults(text: string, pars: readonly Int[]): readonly ResultRow[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const cells = cellsOf(line);
    const names = cells.filter((cell) => /\p{L}{2}/u.test(cell) && !isEnding(cell) && !isPlace(cell));
    const scores = scoresOf(cells, pars);
    return names.length === 0 || scores.every((score) => score === null) ? [] : [{ names, scores }];
  });
}

/** Which of some people a row is: the first of its texts that is the name of one. */
export const personOfRow = <Person extends { readonly name: string }>(
  { names }: ResultRow,
  people: readonly Person[],
): Person | null => names.map((name) => matchName(name, people)).find((person) => person !== null) ?? null;
