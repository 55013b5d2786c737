import { holeLength } from '../courses/index.ts';
import type { CourseDocument, CourseHole, CourseTee, Int, Yards } from '../model/index.ts';

/** A hole of a course as a round needs it; null is unknown. */
type CourseHoleToPlay = {
  readonly number: Int;
  readonly par: Int | null;
  readonly strokeIndex: Int | null;
  /** Along the hole's line on the map. */
  readonly measured: Yards | null;
};

/** What a player typed of a course: one that is not listed, or what a listed one lacks (ENTRY-03). */
export type OwnCard = {
  readonly holes: readonly { readonly number: Int; readonly par: Int; readonly strokeIndex?: Int | undefined }[];
  readonly tees: readonly CourseTee[];
};

/** A course without its outlines: enough to log a round on it, also without a network. */
export type CourseToPlay = {
  readonly courseId: string;
  readonly name: string;
  readonly city: string | null;
  readonly region: string | null;
  readonly country: string | null;
  /** Yards are in the order of the holes. */
  readonly tees: readonly CourseTee[];
  readonly holes: readonly CourseHoleToPlay[];
  /** Whether the player made the course, because it is not listed. */
  readonly isOwn: boolean;
  /** Whether pars and tees are the player's own. */
  readonly hasOwnCard: boolean;
  readonly hasMap: boolean;
};

/** A listed course as it is played. The player's own card, where there is one, takes the place of its holes and tees. */
export function courseToPlay(document: CourseDocument, ownCard: OwnCard | null): CourseToPlay {
  const listed = listedCard(document);
  const measured = new Map(listed.holes.map((hole) => [hole.number, hole.measured]));
  return {
    courseId: document.courseId,
    name: document.name,
    city: document.city ?? null,
    region: document.region ?? null,
    country: document.country ?? null,
    ...(ownCard === null ? listed : cardToPlay(ownCard, measured)),
    isOwn: false,
    hasOwnCard: ownCard !== null,
    hasMap: document.holes.some(({ greenCentre, shapes }) => greenCentre !== undefined || shapes.green !== undefined),
  };
}

/** A course that is not listed, as its player made it. */
export const ownCourseToPlay = (
  course: OwnCard & Pick<CourseToPlay, 'courseId' | 'name' | 'city' | 'region' | 'country'>,
): CourseToPlay => ({
  courseId: course.courseId,
  name: course.name,
  city: course.city,
  region: course.region,
  country: course.country,
  ...cardToPlay(course, new Map()),
  ...{ isOwn: true, hasOwnCard: true, hasMap: false },
});

const cardToPlay = ({ holes, tees }: OwnCard, measured: ReadonlyMap<number, Yards | null>) => ({
  tees,
  holes: holes.map(({ number, par, strokeIndex }) => ({
    number,
    par,
    strokeIndex: strokeIndex ?? null,
    measured: measured.get(number) ?? null,
  })),
});

/** A map may lack holes in between, which are played all the same. */
function listedCard({ holes, tees }: CourseDocument): Pick<CourseToPlay, 'tees' | 'holes'> {
  const places = new Map(holes.map((hole, place) => [hole.number, { hole, place }]));
  const numbers = holes.map(({ number }) => number);
  const first = Math.min(...numbers);
  const all = holes.length === 0 ? [] : Array.from({ length: Math.max(...numbers) - first + 1 }, (_, at) => first + at);
  return {
    holes: all.map((number) => listedHole(number, places.get(number)?.hole)),
    tees: tees.map((tee) => ({
      ...tee,
      yards: all.map((number) => tee.yards[places.get(number)?.place ?? tee.yards.length] ?? null),
    })),
  };
}

const listedHole = (number: number, hole: CourseHole | undefined): CourseHoleToPlay => ({
  number,
  par: hole?.par ?? null,
  strokeIndex: hole?.strokeIndex ?? null,
  measured: hole === undefined ? null : holeLength(hole),
});

/** Whether a round can begin: the par of every hole is known. */
export const hasPars = ({ holes }: CourseToPlay): boolean => holes.length > 0 && holes.every(({ par }) => par !== null);

/** Whether the length of any hole is known. */
export const hasYards = ({ holes, tees }: CourseToPlay): boolean =>
  tees.some(({ yards }) => yards.some((length) => length !== null)) || holes.some(({ measured }) => measured !== null);

/** The length of a hole from a tee; where there are no tees it is the measured one. */
export const yardsFrom = ({ holes, tees }: CourseToPlay, tee: number | null, place: number): Yards | null =>
  (tee === null ? holes[place]?.measured : tees[tee]?.yards[place]) ?? null;
