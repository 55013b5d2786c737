import type { CourseDocument } from '@strokebook/golf/model';
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
  type PlacedHole,
  playingToShow,
  tellingHole,
  withTypedPlaces,
} from '@strokebook/golf/shot-map';
import type { MapFocus } from './map-focus.ts';

/** The content of the map: one round and one of its holes, with other rounds of the course. */
export type MapModel = {
  readonly focused: MappedRound;
  readonly hole: number;
  /** The focused playing of that hole. */
  readonly playing: MappedHole;
  /** Other playings drawn beside it: of the mapped rounds, and further ones of the focused round. */
  readonly beside: readonly OtherHole[];
  /** The selected stroke of it, from 1. */
  readonly shot: number | null;
  /** Other rounds of the course, and the mapped ones of them. */
  readonly others: readonly MappedRound[];
  readonly mapped: readonly MappedRound[];
  readonly colourOf: (roundId: string) => string;
  /** Why the map opened on this hole; null if it was chosen. */
  readonly reason: string | null;
};

/** The same content with typed strokes on the line of play of the course. */
export function placedOn(model: MapModel, course: CourseDocument | null): MapModel {
  const hole = course?.holes.find(({ number }) => number === model.hole) ?? null;
  return {
    ...model,
    playing: withTypedPlaces(model.playing, hole),
    beside: model.beside.map((other) => ({ ...other, hole: withTypedPlaces(other.hole, hole) })),
  };
}

/** Whether a map can show anything of the focused hole. */
export const hasPlaces = ({ playing: { tee, pin, shots } }: MapModel): boolean =>
  tee !== null || pin !== null || shots.some(({ start, end }) => start !== null || end !== null);

/** Whether the map draws strokes of the focused hole that have no positions. */
export const isShowingTyped = ({ playing }: { readonly playing: MappedHole | PlacedHole }): boolean =>
  playing.shots.some((shot) => 'isTyped' in shot && shot.isTyped);

/** The rounds with only the counted holes; rounds without any are removed (SHOTS-O3). */
export function countedRounds(rounds: readonly MappedRound[], isCounted: IsCounted): readonly MappedRound[] {
  return rounds.flatMap((round) => {
    const holes = round.holes.filter(({ hole, nth }) => isCounted(round.roundId, hole, nth));
    if (holes.length === 0) return [];
    return [holes.length === round.holes.length ? round : { ...round, holes }];
  });
}

/**
 * The content for a focus; a round or hole that cannot be shown is replaced by the first one that can (MAP-11, MAP-16).
 * Null if nothing can be mapped.
 */
export function mapModelOf(
  rounds: readonly MappedRound[],
  focus: MapFocus,
  selection: MappedSelection,
): MapModel | null {
  const mappable = rounds.filter(isMappable);
  const focused = mappable.find(({ roundId }) => roundId === focus.roundId) ?? mappable[0];
  if (focused === undefined) return null;
  const telling = focus.hole === undefined ? tellingHole(focused) : null;
  const playing = telling?.playing ?? playingToShow(focused, focus);
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
    reason: telling?.reason ?? null,
  };
}
