import type { EventResult } from '@strokebook/contract';
import { readNumber } from '@strokebook/golf/format';
import { formatFinish, readFinish } from '@strokebook/golf/schedule';

/** A round of a result while it is edited. */
export type RoundDraft = Readonly<
  Record<'score' | 'par' | 'yards' | 'courseRating' | 'slopeRating', string> & { readonly key: number }
>;

/** A result while it is edited; unknown fields are empty. */
export type ResultDraft = {
  readonly finish: string;
  readonly fieldSize: string;
  readonly rounds: readonly RoundDraft[];
};

export const emptyRound = (key: number): RoundDraft => ({
  key,
  score: '',
  par: '72',
  yards: '',
  courseRating: '',
  slopeRating: '',
});

export function writeResult(result: EventResult | null): ResultDraft {
  if (result === null) return { finish: '', fieldSize: '', rounds: [] };
  return {
    finish: formatFinish(result) ?? '',
    fieldSize: text(result.fieldSize),
    rounds: result.rounds.map((round, key) => ({
      key,
      score: text(round.score),
      par: text(round.par),
      yards: text(round.yards),
      courseRating: text(round.courseRating),
      slopeRating: text(round.slopeRating),
    })),
  };
}

/** Whether the typed finish is invalid. */
export const isFinishWrong = ({ finish }: ResultDraft): boolean => finish.trim() !== '' && readFinish(finish) === null;

/** Whether the typed number is invalid. */
export const isNumberWrong = (text: string): boolean => text.trim() !== '' && readNumber(text) === null;

/** Whether any field is invalid, so that it would be lost. */
export const isResultWrong = (result: ResultDraft): boolean =>
  isFinishWrong(result) ||
  isNumberWrong(result.fieldSize) ||
  result.rounds.some(({ score, par, yards, courseRating, slopeRating }) =>
    [score, par, yards, courseRating, slopeRating].some(isNumberWrong),
  );

/** Converts the draft for the server, which validates it; null if it is empty. */
export function readResult({ finish, fieldSize, rounds }: ResultDraft): EventResult | null {
  const isEmpty = finish.trim() === '' && fieldSize.trim() === '' && rounds.length === 0;
  if (isEmpty) return null;
  return {
    ...(readFinish(finish) ?? { place: null, isTied: false, ending: null }),
    fieldSize: readNumber(fieldSize),
    rounds: rounds.map((round) => ({
      score: readNumber(round.score) ?? 0,
      par: readNumber(round.par) ?? 0,
      yards: readNumber(round.yards) as EventResult['rounds'][number]['yards'],
      courseRating: readNumber(round.courseRating),
      slopeRating: readNumber(round.slopeRating),
    })),
  };
}

const text = (value: number | null): string => (value === null ? '' : String(value));
