import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { Queryable } from '../db/database.ts';
import { endLease, extendLease, findLastRun, takeLease } from '../db/job-lease.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';

/** Work that one server at a time does again and again. */
export type Job = {
  readonly name: string;
  /** Milliseconds from the start of a run to the next. */
  readonly every: number;
  /** Stops early when the signal is aborted. */
  readonly run: (signal: AbortSignal) => Promise<void>;
};

type RunDeps = {
  readonly query: Queryable;
  readonly clock: Clock;
  readonly log: Log;
  /** Called after each run on this server, and for each job that is due and cannot begin. */
  readonly onRun?: (job: string, outcome: 'done' | 'failed') => void;
  /** Called at the start with when any server last finished a job without a failure. */
  readonly onLastDone?: (job: string, at: Date) => void;
};

export type JobDeps = RunDeps & {
  /** How far the database's clock is ahead of this server's, in milliseconds. */
  readonly clockOffset: () => Promise<number>;
};

/** A job of a killed server is taken over after this time. */
const LEASE = 10 * 60_000;
/** A third of the lease, so that one lost statement does not end it. */
const EXTEND_EVERY = LEASE / 3;
/** A job that is due waits this long at most, for two cheap statements of each server. */
const LOOK_EVERY = 5 * 60_000;

/** After a failure, which may be that of a database that is away for minutes. */
const RETRY_AFTER = 10 * 60_000;

/** NTP keeps clocks within a second, and the shortest time for which anything is kept is an hour. */
const MAX_CLOCK_OFFSET = 10 * 60_000;

/**
 * Runs jobs whenever they are due, on this server or another, until the signal is aborted. None runs while the clocks of
 * this server and of the database differ: a server that is days ahead would remove what is not past its time.
 */
export async function runJobs(jobs: readonly Job[], deps: JobDeps, signal: AbortSignal): Promise<void> {
  await tellLastDone(jobs, deps).catch((error: unknown) => {
    deps.log.error({ err: error }, 'when the jobs last ran cannot be read');
  });
  while (!signal.aborted) {
    // A database that is away is logged by the jobs.
    const offset = await deps.clockOffset().catch(() => 0);
    if (Math.abs(offset) <= MAX_CLOCK_OFFSET) await runDueJobs(jobs, deps, signal);
    else {
      deps.log.error({ offset }, 'no job runs: the clocks of this server and of the database differ');
      for (const { name } of jobs) deps.onRun?.(name, 'failed');
    }
    await setTimeout(LOOK_EVERY, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** Runs the jobs that are due and that no other server runs. A failure is logged, and tried again after
 * ten minutes. */
export async function runDueJobs(jobs: readonly Job[], deps: RunDeps, signal: AbortSignal): Promise<void> {
  for (const job of jobs) {
    if (signal.aborted) return;
    try {
      if (await runIfDue(job, deps, signal)) deps.onRun?.(job.name, 'done');
    } catch (error) {
      deps.onRun?.(job.name, 'failed');
      deps.log.error({ err: error, job: job.name }, 'a job failed');
    }
  }
}

/** What a server that has not run a job itself can say of it: a job that is due again as planned has not failed. */
async function tellLastDone(jobs: readonly Job[], { query, onLastDone }: RunDeps): Promise<void> {
  if (onLastDone === undefined) return;
  for (const { name, every } of jobs) {
    const lastRun = await findLastRun(query, name);
    if (lastRun === null || lastRun.dueAt.getTime() - lastRun.startedAt.getTime() < every) continue;
    onLastDone(name, lastRun.finishedAt);
  }
}

/** Returns whether it ran: false if the job is not due, or runs on another server. */
async function runIfDue({ name, every, run }: Job, { query, clock }: RunDeps, signal: AbortSignal): Promise<boolean> {
  const startedAt = clock.now();
  const lease = { job: name, holder: `${hostname()} ${randomUUID()}` };
  const leaseEnd = () => new Date(clock.now().getTime() + LEASE);
  if (!(await takeLease(query, lease, startedAt, leaseEnd()))) return false;
  const lost = new AbortController();
  // A failed statement counts as a lost lease: another server may take the job.
  const extend = () =>
    extendLease(query, lease, leaseEnd()).then(
      (isHeld) => isHeld || lost.abort(),
      () => lost.abort(),
    );
  const timer = setInterval(() => void extend(), EXTEND_EVERY).unref();
  let outcome: 'done' | 'failed' = 'failed';
  try {
    await run(AbortSignal.any([signal, lost.signal]));
    outcome = 'done';
  } finally {
    clearInterval(timer);
    const now = clock.now();
    // A run that a stop has cut short is due at once, on another server or after the next start.
    const pause = signal.aborted ? 0 : outcome === 'failed' ? RETRY_AFTER : every;
    await endLease(query, lease, now, new Date(Math.max(now.getTime(), startedAt.getTime() + pause)));
  }
  return true;
}
