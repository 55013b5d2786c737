import { DAY } from '../db/account-tables/account-table.ts';
import type { Job } from '../jobs/run-jobs.ts';
import { HOUR, type RetentionDeps, type RetentionRule, retentionRules } from './rules.ts';

/** @param onRemoved receives how much was removed by a rule. */
export function createRetentionJobs(
  deps: RetentionDeps,
  onRemoved: (rule: string, count: number) => void = () => {},
): readonly Job[] {
  const jobOf = (name: string, interval: RetentionRule['every'], every: number): Job => ({
    name,
    every,
    run: async (signal) => {
      const failures: unknown[] = [];
      for (const rule of retentionRules.filter((one) => one.every === interval)) {
        // A rule that fails does not keep the others from their work.
        await applyRule(rule, deps, signal, onRemoved).catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw failures[0];
    },
  });
  return [jobOf('retention-hourly', 'hour', HOUR), jobOf('retention-daily', 'day', DAY)];
}

async function applyRule(
  { name, keptFor, remove }: RetentionRule,
  deps: RetentionDeps,
  signal: AbortSignal,
  onRemoved: (rule: string, count: number) => void,
): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - keptFor);
  while (!signal.aborted) {
    const count = await remove(deps, before, signal);
    if (count === 0) return;
    onRemoved(name, count);
  }
}
