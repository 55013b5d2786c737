import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { measureClockOffset } from '../db/clock-offset.ts';
import { jobRuns } from '../db/schema/index.ts';
import { type WatchedDatabase, watchStatements } from '../testing/statements/watch-statements.ts';
import { onDifferingDatabases, type TestDatabase } from '../testing/test-databases.ts';
import { createTestClock } from '../testing/test-server.ts';
import { type Job, runDueJobs, runJobs } from './run-jobs.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('a job', () => {
  onDifferingDatabases((openTestDatabase) => {
    let opened: TestDatabase;
    let watched: WatchedDatabase;
    let clock = createTestClock();
    const logged: unknown[] = [];
    beforeAll(async () => {
      opened = await openTestDatabase();
      watched = watchStatements(opened);
    });
    afterEach(() => {
      vi.useRealTimers();
      logged.length = 0;
      clock = createTestClock();
    });
    afterAll(async () => {
      await watched.check();
      await opened.close();
    });

    const deps = () => ({
      query: watched.database.query,
      clock,
      clockOffset: () => measureClockOffset(opened.pool),
      log: { error: (_details: object, message: string) => void logged.push(message) },
    });
    /** What a server does when it looks for jobs. */
    const look = (job: Job, signal = new AbortController().signal) => runDueJobs([job], deps(), signal);
    const countedJob = (name: string, work: (signal: AbortSignal) => Promise<void> = async () => {}) => {
      const counted = { runs: 0 };
      const run = async (signal: AbortSignal) => {
        counted.runs += 1;
        await work(signal);
      };
      return { counted, job: { name, every: HOUR, run } };
    };
    const rowOf = async (job: string) => (await opened.query.select().from(jobRuns).where(eq(jobRuns.job, job)))[0];

    it('does not run while the clock of its server and that of the database differ, which is logged (OPS-12)', async () => {
      const { counted, job } = countedJob('of-a-wrong-clock');
      const stop = new AbortController();
      const clockOffset = async () => (await measureClockOffset(opened.pool)) - 8 * 24 * HOUR;
      const ran: string[] = [];
      const onRun = (name: string, outcome: string) => void ran.push(`${name} ${outcome}`);
      const running = runJobs([job], { ...deps(), clockOffset, onRun }, stop.signal);
      const sentence = 'no job runs: the clocks of this server and of the database differ';
      await expect.poll(() => logged).toEqual([sentence]);
      stop.abort();
      await running;
      expect([counted.runs, await rowOf(job.name)]).toEqual([0, undefined]);
      // So that an alert on failed runs notices.
      expect(ran).toEqual(['of-a-wrong-clock failed']);
    });

    it('runs on one of the servers that look at the same time, and again an hour after its start (OPS-12)', async () => {
      const { counted, job } = countedJob('of-one');
      await Promise.all(Array.from({ length: 8 }, () => look(job)));
      expect(counted.runs).toBe(1);
      clock.advance(HOUR - 1);
      await look(job);
      expect(counted.runs).toBe(1);
      clock.advance(1);
      await Promise.all(Array.from({ length: 8 }, () => look(job)));
      expect(counted.runs).toBe(2);
    });

    it('is not taken over while its server runs it, however long that takes (OPS-12)', async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const end = Promise.withResolvers<void>();
      const { counted, job } = countedJob('of-hours', () => end.promise);
      const running = look(job);
      await vi.waitFor(() => expect(counted.runs).toBe(1));
      for (let passed = 0; passed < HOUR; passed += 3 * MINUTE) {
        clock.advance(3 * MINUTE);
        const before = (await rowOf(job.name))?.dueAt;
        vi.advanceTimersByTime(200_000);
        await vi.waitFor(async () => expect((await rowOf(job.name))?.dueAt).not.toEqual(before));
      }
      await look(job);
      expect(counted.runs).toBe(1);
      end.resolve();
      await running;
      await look(job);
      expect(counted.runs).toBe(2);
    });

    it('of a server that was killed is taken over after ten minutes; that server does no more, should it be alive (OPS-12)', async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const stopped = Promise.withResolvers<void>();
      const first = countedJob('of-the-killed', async (signal) => {
        signal.addEventListener('abort', () => stopped.resolve());
        await stopped.promise;
      });
      const running = look(first.job);
      await vi.waitFor(() => expect(first.counted.runs).toBe(1));
      const second = countedJob('of-the-killed');
      clock.advance(10 * MINUTE - 1);
      await look(second.job);
      expect(second.counted.runs).toBe(0);
      clock.advance(1);
      await look(second.job);
      expect(second.counted.runs).toBe(1);
      const taken = await rowOf('of-the-killed');
      vi.advanceTimersByTime(200_000);
      await running;
      expect(await rowOf('of-the-killed')).toEqual(taken);
    });

    it('that fails is logged and due again after ten minutes, and does not keep the next one from running (OPS-12)', async () => {
      const { counted, job } = countedJob('that-fails', async () => {
        throw new Error('the bucket is away');
      });
      const next = countedJob('after-it');
      const lookAtBoth = () => runDueJobs([job, next.job], deps(), new AbortController().signal);
      await lookAtBoth();
      expect([counted.runs, next.counted.runs, logged]).toEqual([1, 1, ['a job failed']]);
      clock.advance(10 * MINUTE - 1);
      await lookAtBoth();
      expect(counted.runs).toBe(1);
      clock.advance(1);
      await lookAtBoth();
      expect([counted.runs, next.counted.runs]).toEqual([2, 1]);
    });

    it('counts as failed where it cannot even begin, as on a full disk, and as done once it has ended (OPS-04)', async () => {
      const ran: string[] = [];
      const onRun = (name: string, outcome: string) => void ran.push(`${name} ${outcome}`);
      const refuse = () => Promise.reject(new Error('disk full'));
      const insert = () => ({ values: () => ({ onConflictDoUpdate: refuse }) });
      const refusing = { insert } as unknown as typeof opened.query;
      const { job } = countedJob('counted');
      await runDueJobs([job], { ...deps(), query: refusing, onRun }, new AbortController().signal);
      await runDueJobs([job], { ...deps(), onRun }, new AbortController().signal);
      // Not due.
      await runDueJobs([job], { ...deps(), onRun }, new AbortController().signal);
      expect([ran, logged]).toEqual([['counted failed', 'counted done'], ['a job failed']]);
    });

    it('was last done, a starting server says, when any server ended it without a failure (OPS-04)', async () => {
      const good = countedJob('ended-well').job;
      const bad = countedJob('ended-badly', async () => {
        throw new Error('the bucket is away');
      }).job;
      await look(good);
      await look(bad);
      const told: [string, Date][] = [];
      const stop = new AbortController();
      const onLastDone = (name: string, at: Date) => {
        told.push([name, at]);
        stop.abort();
      };
      await runJobs([bad, good], { ...deps(), onLastDone }, stop.signal);
      expect(told).toEqual([['ended-well', (await rowOf('ended-well'))?.finishedAt]]);
    });

    it('that a stop cuts short is due at once (OPS-12)', async () => {
      const stop = new AbortController();
      const { counted, job } = countedJob('cut-short', async () => stop.abort());
      await look(job, stop.signal);
      await look(job, stop.signal);
      expect(counted.runs).toBe(1);
      await look(job);
      expect(counted.runs).toBe(2);
    });
  });
});
