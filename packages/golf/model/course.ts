import type { LatLon } from './round.ts';
import type { Yards } from './units.ts';

/** A closed outline without its repeated last point. */
export type Ring = readonly LatLon[];

/** Whether a fact stands in the source or was worked out from the shapes. */
export type Provenance = 'mapped' | 'inferred';

export const surfaces = ['tee', 'fairway', 'green', 'bunker', 'water', 'rough', 'penaltyArea', 'woods'] as const;
export type Surface = (typeof surfaces)[number];

export type CourseTee = {
  readonly name: string;
  readonly gender?: 'men' | 'women' | undefined;
  /** A rating or slope of 0 means "missing" in real data and is dropped at the door. */
  readonly rating?: number | undefined;
  readonly slope?: number | undefined;
  /** One per hole in order; null where the card has none. */
  readonly yards: readonly (Yards | null)[];
};

export type CourseHole = {
  readonly number: number;
  readonly numberFrom: Provenance;
  readonly par?: number | undefined;
  readonly parFrom?: Provenance | undefined;
  readonly strokeIndex?: number | undefined;
  /** Where the hole is measured from: the beginning of its line, or the middle of its back tee. */
  readonly tee?: LatLon | undefined;
  /** Middle of each tee box, furthest from the green first. */
  readonly teeBoxes?: readonly LatLon[] | undefined;
  /** Middle of the green, or a point inside it. */
  readonly greenCentre?: LatLon | undefined;
  /** Where the map shows the flag. Pins move daily: that of a round stands in the round. */
  readonly pin?: LatLon | undefined;
  readonly centreLine?: readonly LatLon[] | undefined;
  readonly shapes: { readonly [surface in Surface]?: readonly Ring[] | undefined };
};

export const COURSE_FORMAT = 'strokebook.course/1';

/** A course, version 1. */
export type CourseDocument = {
  readonly format: typeof COURSE_FORMAT;
  readonly courseId: string;
  readonly name: string;
  readonly city?: string | undefined;
  readonly region?: string | undefined;
  readonly country?: string | undefined;
  readonly position?: LatLon | undefined;
  readonly tees: readonly CourseTee[];
  /** Empty for a course that is known by name only. */
  readonly holes: readonly CourseHole[];
  /** Shapes that belong to no one hole. */
  readonly shapes?: { readonly [surface in Surface]?: readonly Ring[] | undefined } | undefined;
  /** Who the data is from and under which licence. */
  readonly attribution?: string | undefined;
};
