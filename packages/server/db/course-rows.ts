import { courseWords } from '@strokebook/golf/courses';
import type { CourseDocument } from '@strokebook/golf/model';
import { isPlannable } from '@strokebook/documents/reports';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { courses } from './schema/index.ts';

/** A course row with its search columns. */
export const toCourseRow = (document: CourseDocument): typeof courses.$inferInsert => ({
  courseId: document.courseId,
  name: document.name,
  document,
  foldedWords: courseWords(document),
  holeCount: document.holes.length,
  isPlannable: isPlannable(document),
  lat: document.position?.lat ?? null,
  lon: document.position?.lon ?? null,
});

/** Stores courses; one with an existing id is replaced. */
export async function writeCourses(query: Queryable, documents: readonly CourseDocument[]): Promise<void> {
  await query
    .insert(courses)
    .values(documents.map(toCourseRow))
    .onConflictDoUpdate({
      target: courses.courseId,
      set: {
        name: sql`excluded.name`,
        document: sql`excluded.document`,
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

/** A text that changes with the stored course; null if it does not exist. */
export async function findCourseRevision(query: Queryable, courseId: string): Promise<string | null> {
  const [row] = await query
    .select({ revision: sql<string>`md5(document::text)` })
    .from(courses)
    .where(eq(courses.courseId, courseId));
  return row?.revision ?? null;
}

/** The stored course, locked until the transaction ends; null if it does not exist. */
export async function lockCourse(query: Queryable, courseId: string): Promise<CourseDocument | null> {
  const [row] = await query
    .select({ document: courses.document })
    .from(courses)
    .where(eq(courses.courseId, courseId))
    .for('update');
  return row?.document ?? null;
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
