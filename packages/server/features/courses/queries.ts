import type { CourseDocument } from '@strokebook/golf/model';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { courses } from '../../db/schema/index.ts';

/** A course as it is stored; null where there is none. */
export async function findCourse(query: Queryable, courseId: string): Promise<CourseDocument | null> {
  const [row] = await query.select({ document: courses.document }).from(courses).where(eq(courses.courseId, courseId));
  return row?.document ?? null;
}
