import type { OutputOf } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import type { CoursePlan } from '@strokebook/golf/aim';
import { and, count, desc, eq, ne, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { coursePlans, planSettings, rounds } from '../../db/schema/index.ts';

type PlanSettings = OutputOf<'putPlanSettings'>;

/** What a player typed; the defaults before they typed anything. */
export async function findPlanSettings(query: Queryable, accountId: AccountId): Promise<PlanSettings> {
  const [row] = await query.select().from(planSettings).where(eq(planSettings.accountId, accountId));
  return { isLeftHanded: row?.isLeftHanded ?? false, clubs: [...(row?.clubs ?? [])] };
}

export async function writePlanSettings(query: Queryable, accountId: AccountId, set: PlanSettings): Promise<void> {
  await query
    .insert(planSettings)
    .values({ accountId, ...set })
    .onConflictDoUpdate({ target: planSettings.accountId, set });
}

/** How many plans an account has beside one. */
export async function countOtherPlans(
  query: Queryable,
  accountId: AccountId,
  { courseId, tee }: Pick<CoursePlan, 'courseId' | 'tee'>,
): Promise<number> {
  const [row] = await query
    .select({ plans: count() })
    .from(coursePlans)
    .where(and(eq(coursePlans.accountId, accountId), or(ne(coursePlans.courseId, courseId), ne(coursePlans.tee, tee))));
  return row?.plans ?? 0;
}

/** Stores a plan in place of the one of the same course and tee; one without holes is removed. */
export async function writeCoursePlan(
  query: Queryable,
  accountId: AccountId,
  { courseId, tee, holes }: CoursePlan,
  changedAt: Date,
): Promise<void> {
  if (holes.length === 0) {
    await query
      .delete(coursePlans)
      .where(and(eq(coursePlans.accountId, accountId), eq(coursePlans.courseId, courseId), eq(coursePlans.tee, tee)));
    return;
  }
  await query
    .insert(coursePlans)
    .values({ accountId, courseId, tee, holes, changedAt })
    .onConflictDoUpdate({
      target: [coursePlans.accountId, coursePlans.courseId, coursePlans.tee],
      set: { holes, changedAt },
    });
}

/** Rounds with targets are read as a whole, so only the newest ones. */
const MAX_ROUNDS_WITH_TARGETS = 60;

/** Ids of the finished rounds with a target, the newest first. */
export async function findRoundsWithTargets(query: Queryable, accountId: AccountId): Promise<readonly string[]> {
  const rows = await query
    .select({ roundId: rounds.roundId })
    .from(rounds)
    .where(and(eq(rounds.accountId, accountId), rounds.hasTargets, eq(rounds.status, 'completed')))
    .orderBy(desc(rounds.playedOn), desc(rounds.roundId))
    .limit(MAX_ROUNDS_WITH_TARGETS);
  return rows.map(({ roundId }) => roundId);
}
