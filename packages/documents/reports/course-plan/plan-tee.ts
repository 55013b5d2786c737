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

/** The tee of a plan, and how it is known. */
export type PlanStart =
  /** Where the player teed up. */
  | { readonly by: 'rounds'; readonly place: LatLon }
  /** No position was logged: the point that gives the length on the tee's card. */
  | { readonly by: 'card'; readonly place: LatLon }
  /** Neither is known: the mapped tee. */
  | { readonly by: 'map'; readonly place?: undefined };

/** The tee of a course plan. */
export type PlanTee = {
  /** Null if no round contains the name of its tee. */
  readonly name: string | null;
  /** The tee's card; null if the course has none for it. */
  readonly card: CourseTee | null;
  readonly startOf: (hole: CourseHole) => PlanStart;
};

/** Max distance of a tee from the mapped one; forward tees are within 200 yd, so others are errors. */
const STRAY_METRES = 180;

/**
 * @param rounds on the course, newest first: if two tees were played equally often, the last played one is used.
 * @param chosen the tee of a kept plan, in place of the one that was played most.
 */
export function planTee(course: CourseDocument, rounds: readonly RoundDocument[], chosen?: string): PlanTee {
  const named = Map.groupBy(rounds, ({ course: { tee } }) => tee?.name);
  named.delete(undefined);
  const [usual, playedMost] = [...named].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [null, rounds];
  const [name, played] = chosen === undefined ? [usual, playedMost] : [chosen, named.get(chosen) ?? []];
  const card = course.tees.find((tee) => tee.name === name) ?? (name === null ? (course.tees[0] ?? null) : null);
  return {
    name: name ?? null,
    card,
    startOf: (hole) => {
      const logged = loggedTee(hole, played);
      if (logged !== null && isNear(hole, logged)) return { by: 'rounds', place: logged };
      // Without a tee's name its card is unknown.
      const length = name === null ? null : (card?.yards[course.holes.indexOf(hole)] ?? null);
      const place = length === null ? null : placeAtLength(hole, yardsToMetres(length));
      return place !== null && isNear(hole, place) ? { by: 'card', place } : { by: 'map' };
    },
  };
}

/** The mean of the positions where a player teed up. */
function loggedTee(hole: CourseHole, rounds: readonly RoundDocument[]): LatLon | null {
  const places = rounds.flatMap(({ holes }) =>
    holes.flatMap(({ hole: number, tee }) => (number === hole.number && isPlace(tee) ? [tee] : [])),
  );
  if (places.length === 0) return null;
  return { lat: median(places.map(({ lat }) => lat)), lon: median(places.map(({ lon }) => lon)) };
}

const isNear = ({ tee }: CourseHole, place: LatLon): boolean =>
  tee === undefined || distanceBetween(tee, place) <= STRAY_METRES;

/** A coordinate of 0 means "missing" (GEO-O1). */
const isPlace = (place: LatLon | undefined): place is LatLon =>
  place !== undefined && place.lat !== 0 && place.lon !== 0;
