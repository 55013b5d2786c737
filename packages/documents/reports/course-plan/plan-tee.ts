import { median } from '@strokebook/golf/dispersion';
import { distanceBetween } from '@strokebook/golf/geometry';
import {
  type CourseDocument,
  type CourseHole,
  type CourseTee,
  type LatLon,
  type RoundDocument,
  yardsToMetres,
} from '@strokebook/golf/model';
import { placeAtLength } from './hole-ground.ts';

/** Where a hole is planned from, and by what that is known. */
export type PlanStart =
  /** Where the player teed up. */
  | { readonly by: 'rounds'; readonly place: LatLon }
  /** Nothing was logged: where the hole is as long as the tee's card says. */
  | { readonly by: 'card'; readonly place: LatLon }
  /** Neither is known: the tee that is mapped, whichever that is. */
  | { readonly by: 'map'; readonly place?: undefined };

/** The tee that a course is planned from. */
export type PlanTee = {
  /** Null where no round says from which tee it was played. */
  readonly name: string | null;
  /** Its card; null of a tee that the course's card does not have. */
  readonly card: CourseTee | null;
  readonly startOf: (hole: CourseHole) => PlanStart;
};

/** A tee further than this from the mapped one is in the wrong place: forward tees lie within 200 yd. */
const STRAY_METRES = 180;

/** @param rounds on the course, the newest first: of tees played equally often the one played last counts. */
export function planTee(course: CourseDocument, rounds: readonly RoundDocument[]): PlanTee {
  const named = Map.groupBy(rounds, ({ course: { tee } }) => tee?.name);
  named.delete(undefined);
  const [name, played] = [...named].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [null, rounds];
  const card = course.tees.find((tee) => tee.name === name) ?? (name === null ? (course.tees[0] ?? null) : null);
  return {
    name: name ?? null,
    card,
    startOf: (hole) => {
      const logged = loggedTee(hole, played);
      if (logged !== null && isNear(hole, logged)) return { by: 'rounds', place: logged };
      // Without the name of a tee nobody knows which of the card's was played.
      const length = name === null ? null : (card?.yards[course.holes.indexOf(hole)] ?? null);
      const place = length === null ? null : placeAtLength(hole, yardsToMetres(length));
      return place !== null && isNear(hole, place) ? { by: 'card', place } : { by: 'map' };
    },
  };
}

/** The middle of where a player teed up. */
function loggedTee(hole: CourseHole, rounds: readonly RoundDocument[]): LatLon | null {
  const places = rounds.flatMap(({ holes }) =>
    holes.flatMap(({ hole: number, tee }) => (number === hole.number && isPlace(tee) ? [tee] : [])),
  );
  if (places.length === 0) return null;
  return { lat: median(places.map(({ lat }) => lat)), lon: median(places.map(({ lon }) => lon)) };
}

const isNear = ({ tee }: CourseHole, place: LatLon): boolean =>
  tee === undefined || distanceBetween(tee, place) <= STRAY_METRES;

/** A coordinate of 0 is a missing one (GEO-O1). */
const isPlace = (place: LatLon | undefined): place is LatLon =>
  place !== undefined && place.lat !== 0 && place.lon !== 0;
