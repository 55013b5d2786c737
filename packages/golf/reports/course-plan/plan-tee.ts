import { median } from '../../dispersion/index.ts';
import { distanceBetween } from '../../geometry/index.ts';
import type { CourseDocument, CourseHole, CourseTee, LatLon, RoundDocument } from '../../model/index.ts';

/** The tee that a course is planned from. */
export type PlanTee = {
  /** Null where no round says from which tee it was played. */
  readonly name: string | null;
  /** Its card; null of a tee that the course's card does not have. */
  readonly card: CourseTee | null;
  /** Where the player teed up on a hole, when that was logged; undefined to plan from the tee that the hole is measured from. */
  readonly placeOf: (hole: CourseHole) => LatLon | undefined;
};

/** A tee logged further than this from the mapped one was logged in the wrong place: forward tees lie within 200 yd. */
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
    placeOf: (hole) => {
      const places = played.flatMap(({ holes }) =>
        holes.flatMap(({ hole: number, tee }) => (number === hole.number && isPlace(tee) ? [tee] : [])),
      );
      if (places.length === 0) return undefined;
      const middle = { lat: median(places.map(({ lat }) => lat)), lon: median(places.map(({ lon }) => lon)) };
      const isStray = hole.tee !== undefined && distanceBetween(hole.tee, middle) > STRAY_METRES;
      return isStray ? undefined : middle;
    },
  };
}

/** A coordinate of 0 is a missing one (GEO-O1). */
const isPlace = (place: LatLon | undefined): place is LatLon =>
  place !== undefined && place.lat !== 0 && place.lon !== 0;
