import { pinOnMap, placeOnMap } from '@strokebook/golf/entry';
import type { CourseHole, LatLon, RestingPlace } from '@strokebook/golf/model';
import type { FoundHole } from './found-round.ts';

/** The longest hole of the world is shorter, in yards: a stroke from further off was played on another course. */
const MAX_TO_PIN = 1_000;

/** Whether a file leaves out a lie of a stroke whose position it tells, so that a map can tell it. */
export const lacksLies = ({ shots = [] }: FoundHole): boolean =>
  shots.some(
    ({ lie, position, end }) =>
      (lie === 'other' && position !== undefined) || (end?.lie === 'other' && end.position !== undefined),
  );

/** A hole with the lies and distances of its strokes that the file leaves out, read from the course's map (IMPORT-05). */
export function withLiesOfMap(hole: FoundHole, mapped: CourseHole | undefined): FoundHole {
  const pin = mapped === undefined ? undefined : pinOnMap(mapped, hole.pin);
  if (mapped === undefined || pin === undefined || hole.shots === undefined) return hole;
  const placeOf = (position: LatLon | undefined) => {
    const place = position === undefined ? null : placeOnMap(mapped, pin, position);
    return place === null || place.toPin === undefined || place.toPin > MAX_TO_PIN ? null : place;
  };
  const told = <Place extends RestingPlace>(lie: Place, place: ReturnType<typeof placeOf>) =>
    lie === 'other' && place !== null ? place.lie : lie;
  return {
    ...hole,
    shots: hole.shots.map((shot) => {
      const place = placeOf(shot.position);
      const toPin = shot.toPin ?? place?.toPin;
      const { end } = shot;
      const endPlace = placeOf(end?.position);
      const endToPin = end?.toPin ?? endPlace?.toPin;
      return {
        ...shot,
        lie: told(shot.lie, place),
        ...(toPin === undefined ? {} : { toPin }),
        ...(end === undefined
          ? {}
          : { end: { ...end, lie: told(end.lie, endPlace), ...(endToPin === undefined ? {} : { toPin: endToPin }) } }),
      };
    }),
  };
}
