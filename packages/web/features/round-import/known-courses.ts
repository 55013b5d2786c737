import type { RoundCourse } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { fold } from '@strokebook/golf/format';
import type { CourseDocument } from '@strokebook/golf/model';
import { areAlike, type KnownCourse } from '@strokebook/importers/rounds';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';

/** More names than a player's rounds of some years have; each is a search. */
const MAX_NAMES = 60;

/** Courses that are offered where several have a name; more are not told apart by it. */
const MAX_OFFERED = 4;

/** A course whose pars are known, with the name that it is offered by. */
export type OfferedCourse = KnownCourse & { readonly label: string };

/** What is stored of the courses of found rounds, by the names in the files. */
export type KnownCourses = {
  readonly known: ReadonlyMap<string, KnownCourse>;
  /** The courses that a name can mean, where it fits several. */
  readonly offered: ReadonlyMap<string, readonly OfferedCourse[]>;
};

type Reading = {
  readonly queryClient: QueryClient;
  readonly api: Api;
  /** The player of the rounds of a course. */
  readonly accountOf: (name: string) => AccountId;
  /** Whether rounds with a name lack lies that the map of their course can tell. */
  readonly needsMap: (name: string) => boolean;
};

/**
 * Finds the pars and maps that complete found rounds (IMPORT-05): of the stored course with that name, else of the
 * rounds that the player has on a course of that name, so that pars are typed once. Of several courses the one with the
 * very name is taken; else all are offered.
 */
export async function findKnownCourses(reading: Reading, names: readonly string[]): Promise<KnownCourses> {
  const known = new Map<string, KnownCourse>();
  const offered = new Map<string, readonly OfferedCourse[]>();
  const { queryClient, api, accountOf, needsMap } = reading;
  for (const name of names.slice(0, MAX_NAMES)) {
    const params = { accountId: accountOf(name) };
    const query = { q: name.slice(0, 100) };
    const { courses } = await queryClient.fetchQuery(api.query('findRoundCourses', { params, query }));
    const alike = courses.filter((course) => hasPars(course) && areAlike(name, course.name));
    const [course] = alike.length === 1 ? alike : alike.filter((one) => fold(one.name) === fold(name));
    if (course !== undefined) known.set(name, await readPars(reading, name, course));
    else if (alike.length > 0) {
      const read = alike.slice(0, MAX_OFFERED).map(async (one) => ({
        ...(await readPars({ ...reading, needsMap: () => needsMap(name) }, name, one)),
        label: labelOf(one),
      }));
      offered.set(name, await Promise.all(read));
    }
  }
  return { known, offered };
}

const hasPars = ({ courseId, holeCount, played }: RoundCourse): boolean =>
  (courseId !== null && holeCount > 0) || (played !== null && played.pars.length > 0);

const labelOf = ({ name, city, region }: RoundCourse): string =>
  [name, ...[city, region].filter((part) => part !== null && part !== '')].join(', ');

async function readPars(
  { queryClient, api, accountOf, needsMap }: Reading,
  name: string,
  { courseId, holeCount, played }: RoundCourse,
): Promise<KnownCourse> {
  const accountId = accountOf(name);
  if (courseId === null || holeCount === 0) {
    return { pars: new Map(played?.pars.map(({ hole, par }) => [hole, par])) };
  }
  const { holes } = await queryClient.fetchQuery(api.query('getCourseToPlay', { params: { accountId, courseId } }));
  const params = { courseId };
  const mapped = needsMap(name) ? await queryClient.fetchQuery(api.queryOrNull('getCourse', { params })) : null;
  const { holes: mappedHoles = [] } = (mapped ?? {}) as Partial<CourseDocument>;
  return {
    courseId,
    pars: new Map(holes.flatMap(({ number, par }) => (par === null ? [] : [[number, par] as const]))),
    map: new Map(mappedHoles.map((hole) => [hole.number, hole])),
  };
}
