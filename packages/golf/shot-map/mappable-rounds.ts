import type { MappedHole, MappedRound } from './mapped-round.ts';
import { hasMapData, playingsOf } from './navigate-holes.ts';

/** One hole of another round, drawn beside the focused round's. */
export type OtherHole = { readonly roundId: string; readonly hole: MappedHole };

/** Whether a map has anything of a round to show (MAP-16). */
export const isMappable = (round: MappedRound): boolean => round.holes.some(hasMapData);

/** The rounds with map data, in the given order. */
export const mappableRounds = (rounds: readonly MappedRound[]): readonly MappedRound[] => rounds.filter(isMappable);

/**
 * Other mappable rounds on the focused round's course (MAP-04, MAP-16). Empty for a course that is known by name only,
 * because two courses may share a name.
 */
export const otherRoundsOnCourse = (rounds: readonly MappedRound[], focused: MappedRound): readonly MappedRound[] =>
  focused.courseId === null
    ? []
    : mappableRounds(rounds).filter(
        ({ roundId, courseId }) => roundId !== focused.roundId && courseId === focused.courseId,
      );

/** Other rounds' playings of a hole that have a shot (MAP-17). */
export const otherHolesOf = (others: readonly MappedRound[], hole: number): readonly OtherHole[] =>
  others.flatMap((round) =>
    playingsOf(round, hole)
      .filter(({ shots }) => shots.length > 0)
      .map((playing) => ({ roundId: round.roundId, hole: playing })),
  );
