import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { jobRuns } from './schema/index.ts';

/** A job that a server runs until the lease ends. */
export type Lease = { readonly job: string; readonly holder: string };

const isHeld = ({ job, holder }: Lease) =>
  and(eq(jobRuns.job, job), eq(jobRuns.holder, holder), isNull(jobRuns.finishedAt));

/**
 * Takes a job that is due, for one server: false if it is not due or another server was faster. One statement, because
 * neither a pooler in transaction mode nor the embedded database has locks of a session.
 */
export async function takeLease(query: Queryable, { job, holder }: Lease, now: Date, until: Date): Promise<boolean> {
  const run = { holder, startedAt: now, finishedAt: null, dueAt: until };
  const { rowCount } = await query
    .insert(jobRuns)
    .values({ job, ...run })
    .onConflictDoUpdate({ target: jobRuns.job, set: run, setWhere: lte(jobRuns.dueAt, now) });
  return rowCount === 1;
}

/** Extends a lease; false if another server has taken the job meanwhile. */
export async function extendLease(query: Queryable, lease: Lease, until: Date): Promise<boolean> {
  const { rowCount } = await query.update(jobRuns).set({ dueAt: until }).where(isHeld(lease));
  return rowCount === 1;
}

/** Ends a lease; the job is due again at `dueAt`. Does nothing if another server has taken the job meanwhile. */
export async function endLease(query: Queryable, lease: Lease, now: Date, dueAt: Date): Promise<void> {
  await query.update(jobRuns).set({ finishedAt: now, dueAt }).where(isHeld(lease));
}

type Run = { readonly startedAt: Date; readonly finishedAt: Date; readonly dueAt: Date };

/** The latest run of a job on any server; null if there is none, or if it has not ended. */
export async function findLastRun(query: Queryable, job: string): Promise<Run | null> {
  const { startedAt, finishedAt, dueAt } = jobRuns;
  const [row] = await query.select({ startedAt, finishedAt, dueAt }).from(jobRuns).where(eq(jobRuns.job, job));
  return row === undefined || row.finishedAt === null ? null : { ...row, finishedAt: row.finishedAt };
}
