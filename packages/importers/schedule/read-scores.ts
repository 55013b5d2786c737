import { asciiDigits } from '@strokebook/golf/format';
import { type EventResult, readFinish } from '@strokebook/golf/schedule';

/** The scores of a cell, how the tournament ended if it says so, and what is wrong. */
type ReadScores = {
  readonly scores: readonly number[];
  readonly ending: EventResult['ending'];
  /** The end of a sentence about the cell. */
  readonly problem: string | null;
};

/** Rounds that were not played. */
const placeholder = /^(?:x|dnp|dns|ns|n\/?a)$/i;
/** The best nine holes have more than 25 strokes, and the worst score to par of a round is less than 50. */
const MAX_TO_PAR = 49;
/** Two nines that are written as one round: 36-38=74. */
const MAX_OF_NINE = 54;
const toParInBrackets = /[([]\s*(?:[+-]\d{1,2}|\d|e|even|par)\s*[)\]]/gi;
const toPar = /(?<![\d)])[+-]\s?(\d{1,2})(?!\d)|(?<![\p{L}\d])(?:e|even)(?![\p{L}\d])/giu;
/** '=216', '(216)', 'total 216', and '216' in front of the scores in brackets. */
const total =
  /=\s*(\d{2,4})|[([]\s*(\d{2,4})(?:\s*[,;/]\s*(?:[+-]?\d{1,2}|e))?\s*[)\]](?=\s*$)|\b(?:total|tot|sum|gross)\b\.?:?\s*(\d{2,4})|^\s*(\d{3,4})\s*(?=[([])/i;

/**
 * Reads scores as people and results pages write them: '71-74-70' with any dash, sign or blank between, '74 (+2)',
 * '71-72-73=216', '216 (71-72-73)', '36-38=74' of one round, and '71-WD' (DATA-46).
 */
export function readScores(text: string): ReadScores {
  const plain = asciiDigits(text).replaceAll(/[‐‑‒–—―−﹣－]/g, '-');
  const found = total.exec(plain);
  const sum = found === null ? null : Number(found.slice(1).find((group) => group !== undefined));
  const scoresAlone = (found === null ? plain : plain.replace(found[0], ' '))
    .replaceAll(toParInBrackets, ' ')
    .replaceAll(toPar, (sign, digits?: string) => (Number(digits ?? 0) > MAX_TO_PAR ? sign : ' '))
    .replaceAll(/[()[\]*]/g, ' ');
  const parts = scoresAlone.split(/[\s,;/+|-]+/).filter((part) => part !== '' && !placeholder.test(part));
  const scores: number[] = [];
  let ending: EventResult['ending'] = null;
  for (const part of parts) {
    const end = readFinish(part)?.ending ?? null;
    if (/^\d{2,3}$/.test(part)) scores.push(Number(part));
    else if (end === null) return { scores: [], ending, problem: `'${part}' is not a score` };
    else ending = end;
  }
  return { ...roundsOf(scores, sum, /^\s*\d\d\s*\+\s*\d\d\s*$/.test(plain)), ending };
}

/** @param isAdded whether a plus stands between two numbers alone, which are the nines of a round if they are that low */
function roundsOf(scores: readonly number[], sum: number | null, isAdded: boolean): Omit<ReadScores, 'ending'> {
  const added = scores.reduce((all, score) => all + score, 0);
  if (sum !== null && scores.length > 0 && sum !== added)
    return { scores: [], problem: `${sum} is not the sum of ${scores.join(', ')}` };
  if (scores.length === 0) return { scores: sum === null ? [] : [sum], problem: null };
  const areNines = scores.length === 2 && scores.every((score) => score <= MAX_OF_NINE);
  return { scores: areNines && (sum !== null || isAdded) ? [added] : scores, problem: null };
}
