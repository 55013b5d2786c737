import { approachRings } from '@strokebook/golf/dispersion';
import { distanceBetween } from '@strokebook/golf/geometry';
import { type LatLon, type Metres, metres, type UnitSystem } from '@strokebook/golf/model';
import {
  type MappedHole,
  numbersOf,
  penaltyRows,
  type PlacedHole,
  loggedLengthText,
  type MappedRound,
  proximityCircles,
  yardageLabel,
  yardageRings,
} from '@strokebook/golf/shot-map';
import type { CoursePicture } from '../../map/course-picture.ts';
import type { MapPlane } from '../../map/map-plane.ts';
import type { SceneCircle, SceneLabel, ShotMark, ShotScene } from '../../map/shot-scene.ts';
import type { MapModel } from './map-model.ts';

/** The user's display options. */
export type SceneChoice = {
  readonly isShowingYards: boolean;
  /** Show the regions in which approaches of the hole's mapped rounds finish. */
  readonly isShowingPattern: boolean;
  readonly units: UnitSystem;
};

/** The scene of the focused hole: its strokes in every mapped round, the focused one's on top. */
export function sceneOf(model: MapModel, { plane }: CoursePicture, choice: SceneChoice): ShotScene {
  const { focused, playing, beside, colourOf, shot } = model;
  const { pin, tee } = playing;
  const own = marksOf(plane, focused.roundId, playing, colourOf(focused.roundId));
  const chosen = shot === null ? undefined : playing.shots[shot - 1];
  return {
    focused: own,
    others: beside.flatMap((other) => marksOf(plane, other.roundId, other.hole, colourOf(other.roundId))),
    chosen: own.find(({ number }) => number === shot) ?? null,
    tee: tee === null ? null : plane.toPlane(tee),
    pin: pin === null ? null : plane.toPlane(pin),
    rings: choice.isShowingYards ? ringsOf(playing, choice.units) : [],
    proximity: chosen?.start != null && pin !== null ? proximityOf(chosen.start, pin) : [],
    labels: choice.isShowingYards && pin !== null ? labelsOf(plane, playing, pin, choice.units) : [],
    regions: choice.isShowingPattern ? regionsOf(plane, [playing, ...beside.map((other) => other.hole)], pin) : [],
  };
}

/** Strokes of all other holes of the mapped rounds, for a map that was moved away from the focused hole. */
export function farMarksOf(model: MapModel, { plane }: CoursePicture): readonly ShotMark[] {
  return [model.focused, ...model.mapped].flatMap(({ roundId, holes }) =>
    holes
      .filter(({ hole }) => hole !== model.hole)
      .flatMap((playing) => marksOf(plane, roundId, playing, model.colourOf(roundId))),
  );
}

const marksOf = (
  plane: MapPlane,
  roundId: MappedRound['roundId'],
  playing: MappedHole | PlacedHole,
  colour: string,
): readonly ShotMark[] => {
  const base = { roundId, hole: playing.hole, nth: playing.nth, colour };
  const numbers = numbersOf(playing);
  return [
    ...playing.shots.map(({ start, end, kind, ...shot }, index) => ({
      ...base,
      number: index + 1,
      label: String(numbers[index]),
      start: start === null ? null : plane.toPlane(start),
      end: end === null ? null : plane.toPlane(end),
      isPutt: kind === 'putt',
      isTyped: 'isTyped' in shot && shot.isTyped,
    })),
    // The ball that was dropped has the number of the penalty; a press chooses the stroke that cost it.
    ...penaltyRows(playing).flatMap(({ after, label, place }) =>
      place === null
        ? []
        : [
            {
              ...base,
              number: after + 1,
              label,
              start: null,
              end: plane.toPlane(place),
              isPutt: false,
              isTyped: false,
            },
          ],
    ),
  ];
};

/** Widest first, so that the inner one is on top. */
const regionsOf = (plane: MapPlane, playings: readonly MappedHole[], pin: LatLon | null): ShotScene['regions'] =>
  pin === null
    ? []
    : [...approachRings(playings, pin)]
        .sort((one, other) => other.share - one.share)
        .map(({ ring }) => ring.map(plane.toPlane));

/** Rings up to the distance of the tee. */
function ringsOf({ tee, pin }: MappedHole, units: UnitSystem): readonly SceneCircle[] {
  const length: Metres = tee === null || pin === null ? metres(0) : distanceBetween(tee, pin);
  return yardageRings(length, units);
}

const proximityOf = (start: LatLon, pin: LatLon): readonly SceneCircle[] =>
  proximityCircles(start, pin).map(({ share, radius }) => ({ radius, label: `${Math.round(share * 100)}%` }));

/** Beside the start of each stroke: its distance to the pin (MAP-20). */
function labelsOf(plane: MapPlane, playing: MappedHole, pin: LatLon, units: UnitSystem): readonly SceneLabel[] {
  // The logged distance, as in the list beside the map.
  return playing.shots.flatMap(({ start, toPin, lie }) => {
    if (start === null) return [];
    const text = toPin === null ? yardageLabel(start, pin, units) : loggedLengthText(toPin, lie, units);
    return [{ at: plane.toPlane(start), text }];
  });
}
