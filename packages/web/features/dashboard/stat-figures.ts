import type { StatPerformance, StatReport } from '@strokebook/golf/stats';

/** Every stat and child stat by its id. */
export function flattenStats(stats: readonly StatReport[]): ReadonlyMap<string, StatReport> {
  const byId = new Map<string, StatReport>();
  const add = (stat: StatReport) => {
    byId.set(stat.id, stat);
    stat.children.forEach(add);
  };
  stats.forEach(add);
  return byId;
}

/** What a figure rests on: '11 of 18' for a share, the number of samples for anything else. */
export function fractionOf(performance: StatPerformance): string {
  if (performance.formatted.endsWith('%')) return `${performance.successes} of ${performance.opportunities}`;
  return `n ${performance.opportunities}`;
}
