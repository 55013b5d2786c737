import type { OutputOf } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { coursePlans, courses, ownCourses } from '../schema/index.ts';

type KeptPlan = OutputOf<'listCoursePlans'>['plans'][number];

/** The plans of an account with the names of their courses, the last changed first; of one course, or of all. */
export async function findCoursePlans(
  query: Queryable,
  accountId: AccountId,
  courseId?: string,
): Promise<readonly KeptPlan[]> {
  const { tee, holes, changedAt } = coursePlans;
  const rows = await query
    .select({ courseId: coursePlans.courseId, tee, holes, changedAt, listed: courses.name, own: ownCourses.course })
    .from(coursePlans)
    .leftJoin(courses, eq(courses.courseId, coursePlans.courseId))
    .leftJoin(ownCourses, and(eq(ownCourses.accountId, accountId), eq(ownCourses.courseId, coursePlans.courseId)))
    .where(
      and(
        eq(coursePlans.accountId, accountId),
        courseId === undefined ? undefined : eq(coursePlans.courseId, courseId),
      ),
    )
    .orderBy(desc(changedAt));
  return rows.map(({ listed, own, ...row }) => ({
    ...row,
    holes: [...row.holes],
    changedAt: row.changedAt.toISOString(),
    courseName: listed ?? own?.name ?? '',
  }));
}
