import { bareCourseName } from '@strokebook/golf/courses';
import type { CourseDocument, LatLon } from '@strokebook/golf/model';
import { and, inArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { isSameCourse, isSameFacility, type PlacedCourse } from './same-course.ts';
import { courses } from '../schema/index.ts';

/** The data of a stored course that identifies it; `imported` is that of its file, if a person has corrected it. */
type StoredCourse = PlacedCourse & {
  readonly courseId: string;
  readonly position: LatLon | null;
  readonly imported: Pick<PlacedCourse, 'name' | 'city'> | null;
};

/** Max number of courses with one name, each at a different place. */
const MAX_NAMESAKES = 20;

/** All candidate ids of a course are taken; the message is a sentence for the user. */
export class TooManyNamesakes extends Error {}

/** Candidate ids of a course: that of its name, then numbered ones. */
const idsFor = ({ courseId }: CourseDocument): readonly string[] =>
  Array.from({ length: MAX_NAMESAKES }, (_unused, index) => (index === 0 ? courseId : `${courseId}-${index + 1}`));

/**
 * Gives each course an id, and determines the stored course that it replaces: the one with its name at the same place.
 * One with the same name elsewhere is kept. Among courses with ids of `idsFor` the name decides if either has no
 * position; others, such as entries of a directory, must lie at the same place. @throws TooManyNamesakes
 */
export async function placeCourses(query: Queryable, read: readonly CourseDocument[]) {
  const stored = await findStoredCourses(
    query,
    read.flatMap(idsFor),
    read.map(({ name }) => name),
  );
  return withOwnIds(read, stored);
}

/** @param stored the stored courses with the ids or names of the read ones, by id. */
function withOwnIds<Stored extends StoredCourse>(
  read: readonly CourseDocument[],
  stored: ReadonlyMap<string, Stored>,
): readonly { readonly course: CourseDocument; readonly replaces: Stored | null }[] {
  const taken = new Set<string>();
  return read.map((course) => {
    const ids = idsFor(course).filter((id) => !taken.has(id));
    const courseId =
      ids.find((id) => isKnownAt(stored.get(id)?.position, course.position ?? null)) ??
      [...stored.values()].find((other) => !taken.has(other.courseId) && isOneCourse(other, course))?.courseId ??
      ids.find((id) => !stored.has(id));
    if (courseId === undefined) {
      throw new TooManyNamesakes(
        `${MAX_NAMESAKES} courses are called ${course.name} already; give this one another name`,
      );
    }
    taken.add(courseId);
    return { course: { ...course, courseId }, replaces: stored.get(courseId) ?? null };
  });
}

/** Whether a stored course is one that was read, by its corrected name and place or those of its file. */
const isOneCourse = ({ imported, ...stored }: StoredCourse, read: CourseDocument): boolean =>
  isSameCourse(stored, read) || (imported !== null && isSameCourse({ ...stored, ...imported }, read));

/** @param there undefined if there is no such course. */
export const isKnownAt = (there: LatLon | null | undefined, position: LatLon | null): boolean =>
  there !== undefined && (there === null || position === null || isSameFacility(there, position));

/** The stored courses with some ids, with all words of one of some names, or whose files had one of the names, by id. */
async function findStoredCourses(query: Queryable, courseIds: readonly string[], names: readonly string[]) {
  const named = names.map((name) => {
    const words = bareCourseName(name).split(' ');
    return and(...words.map((word) => sql`strpos(${courses.foldedWords}, ${word}::text) > 0`));
  });
  const rows = await query
    .select({
      courseId: courses.courseId,
      name: courses.name,
      holeCount: courses.holeCount,
      city: sql<string | null>`document ->> 'city'`,
      region: sql<string | null>`document ->> 'region'`,
      country: sql<string | null>`document ->> 'country'`,
      position: sql<LatLon | null>`document -> 'position'`,
      importedName: sql<string | null>`imported ->> 'name'`,
      importedCity: sql<string | null>`imported ->> 'city'`,
    })
    .from(courses)
    .where(or(inArray(courses.courseId, [...courseIds]), inArray(sql`imported ->> 'name'`, [...names]), ...named));
  return new Map(
    rows.map(({ importedName, importedCity, ...row }) => [
      row.courseId,
      { ...row, imported: importedName === null ? null : { name: importedName, city: importedCity } },
    ]),
  );
}
