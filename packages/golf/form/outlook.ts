import type { CalendarDay } from '../calendar/index.ts';
import type { Int } from '../model/index.ts';
import { formRoundsOf, type FormRound, MIN_ROUNDS, strokesOverRating } from './form.ts';
import { byEvent, type EventRound, meanOf, typicalDeviation, varianceOf } from './form-error.ts';

/** What the form of a player says of rounds to come (TEAM-15). */
export type FormOutlook = {
  /** Mean strokes over the course rating. */
  readonly strokes: number;
  /** Of one round about that mean, in strokes squared. */
  readonly variance: number;
  readonly roundCount: Int;
  readonly events: readonly OutlookEvent[];
};

type OutlookEvent = {
  /** What tells it from others. */
  readonly event: EventRound;
  /** Of the player's rounds. */
  readonly share: number;
  /** Mean strokes over the course rating in it. */
  readonly strokes: number;
};

/** The outlook of a player by the rounds of the form; null below three of them. */
export function outlookOf(rounds: readonly FormRound[], today: CalendarDay): FormOutlook | null {
  const counted = formRoundsOf(rounds, today);
  if (counted.length < MIN_ROUNDS) return null;
  const strokes = counted.flatMap((round) => strokesOverRating(round) ?? []);
  const mean = meanOf(strokes);
  const squares = strokes.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return {
    strokes: mean,
    variance: varianceOf(typicalDeviation(mean), [{ roundCount: counted.length, squares }]),
    roundCount: counted.length,
    events: byEvent(counted).map((event) => ({
      event: eventRoundOf(event[0] as FormRound),
      share: event.length / counted.length,
      strokes: meanOf(event.flatMap((round) => strokesOverRating(round) ?? [])),
    })),
  };
}

function eventRoundOf({
  playedOn,
  tournamentId,
  tournamentName,
  type,
  courseName,
  courseRating,
}: FormRound): EventRound {
  return { playedOn, tournamentId, tournamentName, type, courseName, courseRating };
}
