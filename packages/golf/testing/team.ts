import { accountIdOf } from '../access/index.ts';
import { addDays, type CalendarDay, calendarDay } from '../calendar/index.ts';
import { gainPlaces, type TeamPlayer, type TeamRound } from '../team/index.ts';
import { summaryOf } from './builders.ts';

/** The Monday on which teams of tests are looked at. */
export const teamDay: CalendarDay = calendarDay('2026-11-30');

/** A rated tournament round of par 72 so many days ago, without strokes. */
export const teamRound = (daysAgo: number, score: number, changes: Partial<TeamRound> = {}): TeamRound => ({
  ...summaryOf({
    roundId: `r${daysAgo}`,
    playedOn: addDays(teamDay, -daysAgo),
    type: 'tournament',
    score,
    par: 72,
  }),
  courseRating: 72,
  rating: null,
  gains: null,
  savedAt: null,
  ...changes,
});

/** Strokes gained in each part of a round of 18 holes, in the order of `teamParts`. */
export const gained = (strokes: readonly number[]): TeamRound['gains'] => ({
  sums: Float64Array.from(gainPlaces, (_place, index) => Math.round((strokes[index] ?? 0) * 1000)),
  counts: Float64Array.from(gainPlaces, () => 18),
});

export const teamPlayer = (
  id: number,
  rounds: readonly TeamRound[],
  changes: Partial<TeamPlayer> = {},
): TeamPlayer => ({
  accountId: accountIdOf(id),
  name: `Player ${id}`,
  squadIds: [1],
  rounds,
  results: [],
  events: [],
  ...changes,
});
