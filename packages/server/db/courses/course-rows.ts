import {
  type CorrectedCourse,
  courseChanges,
  courseWords,
  lostCorrections,
  withCorrections,
} from '@strokebook/golf/courses';
import type { CourseDocument } from '@strokebook/golf/model';
import { isPlannable } from '@strokebook/documents/reports';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { courses } from '../schema/index.ts';

/** A course row with its search columns. @param imported what its file said, if a person has corrected it. */
export const toCourseRow = (
  document: CourseDocument,
  imported: CourseDocument | null = null,
): typeof courses.$inferInsert => ({
  courseId: document.courseId,
  name: document.name,
  document,
  imported,
  foldedWords: courseWords(document),
  holeCount: document.holes.length,
  isPlannable: isPlannable(document),
  lat: document.position?.lat ?? null,
  lon: document.position?.lon ?? null,
});

type CourseRow = { readonly course: CourseDocument; readonly imported: CourseDocument | null };

/** A course as an import stores it: with the corrections of the stored one, and in words which are kept and lost. */
export type ImportedCourse = CourseRow & { readonly kept: readonly string[]; readonly lost: readonly string[] };

/** Courses that were read from a file, each with what persons have corrected of the stored one. Locks the stored ones. */
export async function keepCorrections(
  query: Queryable,
  documents: readonly CourseDocument[],
): Promise<readonly ImportedCourse[]> {
  const stored = await lockCorrected(
    query,
    documents.map(({ courseId }) => courseId),
  );
  return documents.map((read) => {
    const before = stored.get(read.courseId);
    if (before === undefined) return { course: read, imported: null, kept: [], lost: [] };
    const course = withCorrections(read, before);
    return { course, imported: read, kept: courseChanges(read, course), lost: lostCorrections(read, before) };
  });
}

/** The corrected courses among some; all are locked, so that none is corrected before it is replaced. */
async function lockCorrected(
  query: Queryable,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, CorrectedCourse>> {
  const rows = await query
    .select({
      courseId: courses.courseId,
      imported: courses.imported,
      // Documents are large, and the others are not needed.
      document: sql<CourseDocument | null>`CASE WHEN imported IS NOT NULL THEN document END`,
    })
    .from(courses)
    .where(inArray(courses.courseId, [...courseIds]))
    .orderBy(courses.courseId)
    .for('update');
  return new Map(
    rows.flatMap(({ courseId, document, imported }) =>
      imported === null || document === null ? [] : [[courseId, { document, imported }]],
    ),
  );
}

/** Stores imported courses; one with an existing id is replaced, and keeps what persons have corrected of it. */
export async function writeCourses(
  query: Queryable,
  documents: readonly CourseDocument[],
): Promise<readonly ImportedCourse[]> {
  const rows = await keepCorrections(query, documents);
  await storeCourses(query, rows);
  return rows;
}

/** Stores courses as they are; one with an existing id is replaced. */
export async function storeCourses(query: Queryable, rows: readonly CourseRow[]): Promise<void> {
  await query
    .insert(courses)
    .values(rows.map(({ course, imported }) => toCourseRow(course, imported)))
    .onConflictDoUpdate({
      target: courses.courseId,
      set: {
        name: sql`excluded.name`,
        document: sql`excluded.document`,
        imported: sql`excluded.imported`,
        foldedWords: sql`excluded.folded_words`,
        holeCount: sql`excluded.hole_count`,
        isPlannable: sql`excluded.is_plannable`,
        lat: sql`excluded.lat`,
        lon: sql`excluded.lon`,
      },
    });
}

/** The stored course, or null. */
export async function findCourse(query: Queryable, courseId: string): Promise<CourseDocument | null> {
  const [row] = await query.select({ document: courses.document }).from(courses).where(eq(courses.courseId, courseId));
  return row?.document ?? null;
}

/** A text that changes with the stored course. */
const version = sql<string>`md5(document::text)`;

/** The version of a stored course; null if it does not exist. */
export async function findCourseVersion(query: Queryable, courseId: string): Promise<string | null> {
  const [row] = await query.select({ version }).from(courses).where(eq(courses.courseId, courseId));
  return row?.version ?? null;
}

/** The stored course with its version; null if it does not exist. */
export async function findVersionedCourse(query: Queryable, courseId: string) {
  return (await findVersionedCourses(query, [courseId])).get(courseId) ?? null;
}

/** Stored courses with their versions by id; missing ones are left out. */
export async function findVersionedCourses(query: Queryable, courseIds: readonly string[]) {
  const rows = await query
    .select({ document: courses.document, version })
    .from(courses)
    .where(inArray(courses.courseId, [...courseIds]));
  return new Map(rows.map((row) => [row.document.courseId, row]));
}

/** The stored course with its version and what its file said, locked until the transaction ends; null if it does not exist. */
export async function lockCourse(query: Queryable, courseId: string) {
  const [row] = await query
    .select({ document: courses.document, imported: courses.imported, version })
    .from(courses)
    .where(eq(courses.courseId, courseId))
    .for('update');
  return row ?? null;
}

/** Stored courses by id; missing ones are left out. */
export async function findCourseDocuments(
  query: Queryable,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, CourseDocument>> {
  const rows = await query
    .select({ document: courses.document })
    .from(courses)
    .where(inArray(courses.courseId, [...courseIds]));
  return new Map(rows.map(({ document }) => [document.courseId, document]));
}

/** Names of the courses that a plan can be created for, by id. */
export async function findPlannableNames(
  query: Queryable,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await query
    .select({ courseId: courses.courseId, name: courses.name })
    .from(courses)
    .where(and(inArray(courses.courseId, [...courseIds]), courses.isPlannable));
  return new Map(rows.map(({ courseId, name }) => [courseId, name]));
}

/** The name of a course, or null. */
export async function findCourseName(query: Queryable, courseId: string): Promise<string | null> {
  const [row] = await query.select({ name: courses.name }).from(courses).where(eq(courses.courseId, courseId));
  return row?.name ?? null;
}

const COURSES_AT_ONCE = 500;

/** Fills the search columns of courses that were stored before these columns existed. */
export async function refreshFoundCourses(query: Queryable, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const missing = await query
      .select({ courseId: courses.courseId, document: courses.document })
      .from(courses)
      .where(isNull(courses.foldedWords))
      .limit(COURSES_AT_ONCE);
    for (const { courseId, document } of missing) {
      await query
        .update(courses)
        .set({ foldedWords: courseWords(document) })
        .where(eq(courses.courseId, courseId));
    }
    if (missing.length === 0) return;
  }
}
