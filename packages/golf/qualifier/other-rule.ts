import type { CalendarDay } from '../calendar/index.ts';
import { courseOf, hasRatings, startedRounds } from './counted-result.ts';
import { isTiedLine, type PlacesByScore, placesByScore } from './places-by-score.ts';
import { answersOf, type Measure, type Qualifier } from './qualifier.ts';

export const otherMeasure = (measure: Measure): Measure => (measure === 'toPar' ? 'overRating' : 'toPar');

/** Who would travel by the other measure instead of whom (TEAM-11). */
export type OtherRule = {
  readonly by: PlacesByScore;
  /** Players who would travel, and those who would stay for them, best first. */
  readonly goes: readonly string[];
  readonly stays: readonly string[];
  /** A round that one of the first played on a harder course than one of the others, in whole and tenths of a stroke. */
  readonly harder: {
    readonly entrantId: string;
    readonly round: number;
    readonly course: string;
    readonly strokes: number;
  } | null;
};

/**
 * What the other measure changes; null where it changes nobody's place, where a tie leaves one of the two lines open, and
 * without the rating of each course.
 */
export function otherRuleOf(qualifier: Qualifier, chosen: PlacesByScore, today: CalendarDay): OtherRule | null {
  if (!hasRatings(qualifier)) return null;
  const by = placesByScore(qualifier, otherMeasure(answersOf(qualifier).rule.measure), today);
  if (chosen.line === null || by.line === null || isTiedLine(chosen.line) || isTiedLine(by.line)) return null;
  const goes = by.sure.filter((entrantId) => !chosen.sure.includes(entrantId));
  const stays = chosen.sure.filter((entrantId) => !by.sure.includes(entrantId));
  return goes.length === 0 ? null : { by, goes, stays, harder: harderRound(qualifier, goes, stays) };
}

/** The round in which the courses of two players differ most in rating over par. */
function harderRound(qualifier: Qualifier, goes: readonly string[], stays: readonly string[]): OtherRule['harder'] {
  const overPar = (entrantId: string, round: number): number => {
    const { par, rating } = courseOf(qualifier, entrantId, round);
    return (rating ?? par) - par;
  };
  const differences = goes.flatMap((entrantId) =>
    stays.flatMap((other) =>
      startedRounds(qualifier).map((round) => ({
        ...{ entrantId, round },
        course: courseOf(qualifier, entrantId, round).name,
        strokes: Math.abs(overPar(entrantId, round) - overPar(other, round)),
        isHarder: overPar(entrantId, round) > overPar(other, round),
      })),
    ),
  );
  const [most] = differences.filter(({ isHarder }) => isHarder).sort((a, b) => b.strokes - a.strokes);
  return most === undefined
    ? null
    : { entrantId: most.entrantId, round: most.round, course: most.course, strokes: most.strokes };
}
