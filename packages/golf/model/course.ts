import type { LatLon } from './round.ts';
import type { Yards } from './units.ts';

/** A closed outline without its repeated last point. */
export type Ring = readonly LatLon[];

/** Whether a fact comes from the source or was derived from the shapes. */
export type Provenance = 'mapped' | 'inferred';

export const surfaces = ['tee', 'fairway', 'green', 'bunker', 'water', 'rough', 'penaltyArea', 'woods'] as const;
export type Surface = (typeof surfaces)[number];

export type CourseTee = {
  readonly name: string;
  readonly gender?: 'men' | 'women' | undefined;
  /** A rating or slope of 0 means "missing" in real data and is dropped on input. */
  readonly rating?: number | undefined;
  readonly slope?: number | undefined;
  /** One entry per hole in order; null if the card has none. */
  readonly yards: readonly (Yards | null)[];
};

export type CourseHole = {
  readonly number: number;
  readonly numberFrom: Provenance;
  readonly par?: number | undefined;
  readonly parFrom?: Provenance | undefined;
  readonly strokeIndex?: number | undefined;
  /** Where the hole is measured from: the start of its line, or the middle of its back tee. */
  readonly tee?: LatLon | undefined;
  /** Middle of each tee box, furthest from the green first. */
  readonly teeBoxes?: readonly LatLon[] | undefined;
  /** Middle of the green, or a point inside it. */
  readonly greenCentre?: LatLon | undefined;
  /** The flag's position on the map. Pins move daily, so a round has pins of its own. */
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
  /** Shapes that belong to no single hole. */
  readonly shapes?: { readonly [surface in Surface]?: readonly Ring[] | undefined } | undefined;
  /** Source and license of the data. */
  readonly attribution?: string | undefined;
};
