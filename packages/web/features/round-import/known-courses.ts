import type { AccountId } from '@strokebook/golf/access';
import type { CourseDocument } from '@strokebook/golf/model';
import { areAlike, type KnownCourse } from '@strokebook/importers/rounds';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';

/** More names than a player's rounds of some years have; each is a search. */
const MAX_NAMES = 60;

/**
 * The stored courses with the names of found rounds, whose pars and maps complete them (IMPORT-05). Names that several
 * courses have are left out: their pars are asked.
 *
 * @param needsMap whether rounds with a name lack lies that the map of their course can tell
 */
export async function findKnownCourses(
  queryClient: QueryClient,
  api: Api,
  accountId: AccountId,
  names: readonly string[],
  needsMap: (name: string) => boolean,
): Promise<ReadonlyMap<string, KnownCourse>> {
  const found = new Map<string, KnownCourse>();
  for (const name of names.slice(0, MAX_NAMES)) {
    const query = { q: name.slice(0, 100) };
    const { courses } = await queryClient.fetchQuery(api.query('findRoundCourses', { params: { accountId }, query }));
    const alike = courses.filter(
      (course) => course.courseId !== null && course.holeCount > 0 && areAlike(name, course.name),
    );
    const [course] = alike;
    if (alike.length !== 1 || course?.courseId == null) continue;
    const { holes } = await queryClient.fetchQuery(
      api.query('getCourseToPlay', { params: { accountId, courseId: course.courseId } }),
    );
    const pars = holes.flatMap(({ number, par }) => (par === null ? [] : [[number, par] as const]));
    const params = { courseId: course.courseId };
    const mapped = needsMap(name) ? await queryClient.fetchQuery(api.queryOrNull('getCourse', { params })) : null;
    // Validated by the server; the contract calls it a document of some version.
    const { holes: mappedHoles = [] } = (mapped ?? {}) as Partial<CourseDocument>;
    found.set(name, {
      courseId: course.courseId,
      pars: new Map(pars),
      map: new Map(mappedHoles.map((hole) => [hole.number, hole])),
    });
  }
  return found;
}
