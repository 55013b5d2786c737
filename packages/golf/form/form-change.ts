import { addDays, addMonths, type CalendarDay, isInRange, lastRange } from '../calendar/index.ts';
import type { Int } from '../model/index.ts';
import { newestFirst } from '../selection/index.ts';
import { competitionsOf, type FormRound, MIN_ROUNDS, strokesByEvent } from './form.ts';
import { errorOfChange, halfWidthOf, isClearly, meanOf } from './form-error.ts';

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
  /** 'cannotTell' if the interval contains zero, as for nine steady players in ten, and below three recent rounds. */
  readonly verdict: 'better' | 'worse' | 'cannotTell';
  /** Whether the page says 'clearly'. All changes on a team's page are judged together, so that few are said by chance. */
  readonly isClear: boolean;
};

/** Earlier events from which on a change can be clear: one tells nothing of what events share. */
const MIN_CLEAR_EVENTS = 2;

/** The side of a clear change of form, which screens and papers mark; null for any other. */
export const clearVerdict = (change: FormChange | null): 'better' | 'worse' | null =>
  change === null || change.verdict === 'cannotTell' || !change.isClear ? null : change.verdict;

/**
 * The change of a form, by the statistics of the form itself, with the event as the unit (TEAM-05). Null without rated
 * competitions in the last 30 days or in the 12 months before them.
 */
export function formChangeOf(rounds: readonly FormRound[], today: CalendarDay): FormChange | null {
  const lately = lastRange(CHANGE_DAYS, 'Days', today);
  const before = addDays(today, -CHANGE_DAYS);
  const year = { start: addDays(addMonths(before, -LEVEL_MONTHS), 1), end: before };
  const competitions = competitionsOf(rounds).toSorted(newestFirst);
  const recent = strokesByEvent(competitions.filter(({ playedOn }) => isInRange(playedOn, lately)));
  const earlier = strokesByEvent(competitions.filter(({ playedOn }) => isInRange(playedOn, year)));
  if (recent.length === 0 || earlier.length === 0) return null;
  const error = errorOfChange(recent, earlier);
  const strokes = meanOf(recent.flat()) - meanOf(earlier.flat());
  const halfWidth = halfWidthOf(error);
  const isTold = recent.flat().length >= MIN_ROUNDS;
  return {
    strokes,
    halfWidth,
    recentCount: recent.flat().length,
    earlierCount: earlier.flat().length,
    verdict: !isTold || Math.abs(strokes) <= halfWidth ? 'cannotTell' : strokes < 0 ? 'better' : 'worse',
    isClear: isTold && earlier.length >= MIN_CLEAR_EVENTS && isClearly(strokes, error),
  };
}
