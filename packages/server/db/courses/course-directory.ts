import { isDeepStrictEqual } from 'node:util';
import { bareCourseName } from '@strokebook/golf/courses';
import type { CourseDocument, LatLon } from '@strokebook/golf/model';
import { eq, sql } from 'drizzle-orm';
import { writeCourses } from './course-rows.ts';
import type { Queryable } from '../database.ts';
import { isSameCourse } from './same-course.ts';
import { courses } from '../schema/index.ts';

/**
 * What a directory changes. Its entries are rows of `courses` without holes, so that rounds keep their course's id when
 * somebody brings in the map of an entry later.
 */
export type DirectoryPlan = {
  readonly created: readonly CourseDocument[];
  readonly changed: readonly CourseDocument[];
  readonly unchanged: number;
  /** Entries whose course is stored with a map. */
  readonly known: number;
  /** Entries that the directory has twice. */
  readonly repeated: number;
};

export type DirectoryCounts = Readonly<
  Record<'read' | 'created' | 'changed' | 'unchanged' | 'known' | 'repeated', number>
>;

/** @param read the number of entries of the directory. */
export const countDirectory = (plan: DirectoryPlan, read: number): DirectoryCounts => ({
  ...plan,
  read,
  created: plan.created.length,
  changed: plan.changed.length,
});

export async function planDirectory(query: Queryable, entries: readonly CourseDocument[]): Promise<DirectoryPlan> {
  const mapped = Map.groupBy(await listMapped(query), ({ name }) => bareCourseName(name));
  const stored = await findUnmapped(query);
  const taken = new Map<string, CourseDocument[]>();
  const created: CourseDocument[] = [];
  const changed: CourseDocument[] = [];
  const counts = { unchanged: 0, known: 0, repeated: 0 };
  for (const entry of entries) {
    const name = bareCourseName(entry.name);
    const before = taken.get(entry.name) ?? [];
    if ((mapped.get(name) ?? []).some((course) => isStoredAs(course, entry))) counts.known += 1;
    else if (before.some((other) => other.region === entry.region && isSameCourse(other, entry))) counts.repeated += 1;
    else {
      taken.set(entry.name, [...before, entry]);
      const document = stored.get(entry.courseId);
      if (document === undefined) created.push(entry);
      else if (isDeepStrictEqual(document, entry)) counts.unchanged += 1;
      else changed.push(entry);
    }
  }
  return { created, changed, ...counts };
}

type MappedCourse = Awaited<ReturnType<typeof listMapped>>[number];

const isStoredAs = (course: MappedCourse, entry: CourseDocument): boolean =>
  course.courseId === entry.courseId || isSameCourse(course, entry);

const ROWS_AT_ONCE = 500;

export async function writeDirectory(query: Queryable, { created, changed }: DirectoryPlan): Promise<void> {
  const rows = [...created, ...changed];
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await writeCourses(query, rows.slice(start, start + ROWS_AT_ONCE));
  }
}

/** Courses with holes; a corrected one twice, the second time with the name and place that its file had. */
async function listMapped(query: Queryable) {
  const rows = await query
    .select({
      courseId: courses.courseId,
      name: courses.name,
      city: sql<string | null>`document ->> 'city'`,
      position: sql<LatLon | null>`document -> 'position'`,
      importedName: sql<string | null>`imported ->> 'name'`,
      importedCity: sql<string | null>`imported ->> 'city'`,
    })
    .from(courses)
    .where(sql`${courses.holeCount} > 0`);
  return rows.flatMap(({ importedName, importedCity, ...row }) =>
    importedName === null ? [row] : [row, { ...row, name: importedName, city: importedCity }],
  );
}

/** Courses without holes as their file had them, by id. */
async function findUnmapped(query: Queryable): Promise<ReadonlyMap<string, CourseDocument>> {
  const rows = await query
    .select({ courseId: courses.courseId, document: sql<CourseDocument>`coalesce(imported, document)` })
    .from(courses)
    .where(eq(courses.holeCount, 0));
  return new Map(rows.map(({ courseId, document }) => [courseId, document]));
}
