import { addDays, addMonths, type CalendarDay, isInRange, lastRange } from '../calendar/index.ts';
import type { Int } from '../model/index.ts';
import { newestFirst } from '../selection/index.ts';
import { studentPoint } from '../stats/index.ts';
import { competitionsOf, errorOf, errorOfDifference, figureOf, type FormRound } from './form.ts';

/** Days that are compared with those before them: two or three events of a college season. */
export const CHANGE_DAYS = 30;
/** The player's own level: a year, so that every season of it counts once. */
const LEVEL_MONTHS = 12;

/** How the competitions of the last 30 days differ from the player's own ones of the 12 months before. */
export type FormChange = {
  /** Strokes per round over the course rating, recent less earlier: negative is better. */
  readonly strokes: number;
  /** Half the width of the 90% interval. */
  readonly halfWidth: number;
  readonly recentCount: Int;
  readonly earlierCount: Int;
  /** 'cannotTell' if the interval contains zero. */
  readonly verdict: 'better' | 'worse' | 'cannotTell';
};

/**
 * Two-sided doubt at which the rounds are judged as if they were independent. Rounds of one event share wind and course
 * setting, so what would be a 95% interval is one of 90%: in 2,000 simulated players, a third of whose variance is shared
 * by the rounds of an event, it covers 89% of the true changes (`form-change.test.ts`).
 */
const CHANGE_DOUBT = 0.05;

/**
 * The change of a form, by the statistics of the form itself: the difference of two figures, with Welch's degrees of
 * freedom (TEAM-05). Null without rated competitions in the last 30 days or in the 12 months before them. Of the simulated
 * players who play as before 6% are called worse, and half of those who lose three strokes a round.
 */
export function formChangeOf(rounds: readonly FormRound[], today: CalendarDay): FormChange | null {
  const lately = lastRange(CHANGE_DAYS, 'Days', today);
  const before = addDays(today, -CHANGE_DAYS);
  const year = { start: addDays(addMonths(before, -LEVEL_MONTHS), 1), end: before };
  const competitions = competitionsOf(rounds).toSorted(newestFirst);
  const recent = figureOf(competitions.filter(({ playedOn }) => isInRange(playedOn, lately)));
  const earlier = figureOf(competitions.filter(({ playedOn }) => isInRange(playedOn, year)));
  if (recent === null || earlier === null) return null;
  const { error, degrees } = errorOfDifference(errorOf(recent), errorOf(earlier));
  const strokes = recent.strokes - earlier.strokes;
  const halfWidth = studentPoint(CHANGE_DOUBT, degrees) * error;
  return {
    strokes,
    halfWidth,
    recentCount: recent.roundCount,
    earlierCount: earlier.roundCount,
    verdict: Math.abs(strokes) <= halfWidth ? 'cannotTell' : strokes < 0 ? 'better' : 'worse',
  };
}
