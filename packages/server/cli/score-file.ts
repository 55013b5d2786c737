import { toProblems, wholeWithin, within } from '@strokebook/contract';
import { isCalendarDay } from '@strokebook/golf/calendar';
import { type HandicapScore, rulesOf2024 } from '@strokebook/golf/handicap';
import { isRatingOfPar, playingConditions, ratingOf, roundLimits } from '@strokebook/golf/model';
import { z } from 'zod';

const count = (max: number) => z.int().min(1).max(max);

const ScoredHole = z.strictObject({
  par: wholeWithin(roundLimits.par),
  strokeIndex: count(18).nullish(),
  /** Null or left out if the hole was not played. */
  score: z.union([wholeWithin(roundLimits.score), z.literal('pickedUp')]).nullish(),
});

/** A score in a file: its holes, or its adjusted score as it was posted. */
const FileScore = z
  .strictObject({
    id: z.union([z.string().min(1), z.int()]).optional(),
    playedOn: z.string().refine(isCalendarDay, 'is not a day of the form yyyy-MM-dd'),
    holeCount: z.literal([9, 18]).default(18),
    rating: within(roundLimits.rating),
    slope: wholeWithin(rulesOf2024.slope),
    playingConditions: z.literal(playingConditions).default(0),
    adjustedScore: count(400).optional(),
    holes: z.array(ScoredHole).min(9).max(18).optional(),
  })
  .refine(
    ({ adjustedScore, holes }) => (adjustedScore === undefined) !== (holes === undefined),
    "needs either 'adjustedScore' or 'holes'",
  )
  .refine(({ holes, holeCount }) => holes === undefined || holes.length === holeCount, "needs 'holeCount' holes")
  .refine(
    ({ holes, holeCount }) =>
      holes === undefined ||
      holes.filter(({ score }) => score != null).length >= (holeCount === 18 ? rulesOf2024.minHoles : holeCount),
    'has too few holes with a score: a score of 18 needs 10 of them, one of 9 all nine',
  )
  .superRefine(({ rating, holeCount, holes = [] }, context) => {
    const say = (message: string) => context.addIssue({ code: 'custom', path: ['rating'], message });
    const par = holes.reduce((sum, hole) => sum + hole.par, 0);
    if (ratingOf({ rating }, holeCount) === undefined)
      say(`is ${rating}, which is of ${holeCount === 9 ? 18 : 9} holes, and the score is of ${holeCount}`);
    else if (holes.length === holeCount && !isRatingOfPar(rating, par))
      say(`is ${rating}, which is too far from the par of the holes, ${par}`);
  });

/** Whether a text has the scores of a score file, and not rounds: the first score has a rating and a day. */
export const isScoreFile = (text: string): boolean => {
  const first = firstOf(itemsOf(text));
  return first !== null && 'rating' in first && 'playedOn' in first;
};

/** The scores of a JSON list or of JSON lines. @throws Error with a line for each problem of the first bad score. */
export function scoresOf(text: string): readonly HandicapScore[] {
  return itemsOf(text).map((item, place): HandicapScore => {
    const read = FileScore.safeParse(item);
    if (!read.success) {
      const lines = toProblems(read.error).map(({ path, message }) => `score ${place + 1}: ${path} ${message}`);
      throw new Error(lines.join('\n'));
    }
    const { id, playedOn, holeCount, rating, slope, adjustedScore, holes = [] } = read.data;
    return {
      scoreId: String(id ?? place + 1),
      playedOn,
      holeCount,
      courseRating: rating,
      slopeRating: slope,
      playingConditions: read.data.playingConditions,
      result:
        adjustedScore === undefined
          ? {
              holes: holes.map(({ par, strokeIndex, score }) => ({
                par,
                strokeIndex: strokeIndex ?? null,
                score: score ?? null,
              })),
            }
          : { adjustedScore },
    };
  });
}

function itemsOf(text: string): readonly unknown[] {
  try {
    const json: unknown = JSON.parse(text);
    return Array.isArray(json) ? json : [json];
  } catch {
    // JSON lines are read one by one below.
  }
  return text
    .split('\n')
    .map((line, place) => ({ line: line.trim(), place }))
    .filter(({ line }) => line !== '')
    .map(({ line, place }): unknown => {
      try {
        return JSON.parse(line);
      } catch (error) {
        throw new Error(`line ${place + 1} is not JSON`, { cause: error });
      }
    });
}

const firstOf = ([first]: readonly unknown[]): object | null =>
  typeof first === 'object' && first !== null ? first : null;
