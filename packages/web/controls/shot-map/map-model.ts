import type { IsCounted } from '@strokebook/golf/scorecard';
import { overviewColours } from '@strokebook/golf/overview';
import {
  isMappable,
  type MappedHole,
  type MappedRound,
  type MappedSelection,
  mappedOthers,
  type OtherHole,
  otherHolesOf,
  otherRoundsOnCourse,
  playingToShow,
} from '@strokebook/golf/shot-map';
import type { MapFocus } from './map-focus.ts';

/** What the map shows of some rounds: one of them and one of its holes, with other rounds of the course beside it. */
export type MapModel = {
  readonly focused: MappedRound;
  readonly hole: number;
  /** How the focused round played that hole: where it did so more than once, one of the times. */
  readonly playing: MappedHole;
  /** What is drawn beside it: the hole by the mapped rounds, and by the focused one the other times. */
  readonly beside: readonly OtherHole[];
  /** The chosen stroke of it, from 1. */
  readonly shot: number | null;
  /** Other rounds of the course, and those of them that are mapped. */
  readonly others: readonly MappedRound[];
  readonly mapped: readonly MappedRound[];
  readonly colourOf: (roundId: string) => string;
};

/** The rounds with only those holes that count; rounds left without one drop out (SHOTS-O3). */
export function countedRounds(rounds: readonly MappedRound[], isCounted: IsCounted): readonly MappedRound[] {
  return rounds.flatMap((round) => {
    const holes = round.holes.filter(({ hole, nth }) => isCounted(round.roundId, hole, nth));
    if (holes.length === 0) return [];
    return [holes.length === round.holes.length ? round : { ...round, holes }];
  });
}

/**
 * What is shown for a focus: where it names a round or a hole that cannot be shown, the first one that can (MAP-11,
 * MAP-16). Null where there is nothing to map.
 */
export function mapModelOf(
  rounds: readonly MappedRound[],
  focus: MapFocus,
  selection: MappedSelection,
): MapModel | null {
  const mappable = rounds.filter(isMappable);
  const focused = mappable.find(({ roundId }) => roundId === focus.roundId) ?? mappable[0];
  if (focused === undefined) return null;
  const playing = playingToShow(focused, focus);
  if (playing === null) return null;
  const others = otherRoundsOnCourse(mappable, focused);
  const mappedIds = new Set(
    mappedOthers(
      selection,
      others.map(({ roundId }) => roundId),
    ),
  );
  const mapped = others.filter(({ roundId }) => mappedIds.has(roundId));
  const onCourse = mappable.filter((round) => round === focused || others.includes(round));
  const colours = overviewColours(onCourse.length);
  const colourById = new Map(onCourse.map(({ roundId }, index) => [roundId, colours[index] as string]));
  const shot = focus.shot !== undefined && playing.shots[focus.shot - 1] !== undefined ? focus.shot : null;
  return {
    focused,
    hole: playing.hole,
    playing,
    beside: otherHolesOf([...mapped, focused], playing.hole).filter((other) => other.hole !== playing),
    shot,
    others,
    mapped,
    colourOf: (roundId) => colourById.get(roundId) ?? (colours[0] as string),
  };
}
