export type Contender = { readonly name: string; readonly run: () => unknown };

/** Milliseconds of every run of a contender. */
export type Timings = { readonly name: string; readonly milliseconds: readonly number[] };

/** Consecutive runs of one contender: enough to fill its caches again, few enough to interleave the contenders. */
const RUNS_IN_A_ROW = 3;

/**
 * Times contenders in turns, so that other load on the machine affects all of them alike; only ratios within one
 * measurement are meaningful. @param turns number of turns of each contender, three runs each, after one warm-up turn
 * that is not counted.
 */
export async function timeSideBySide(contenders: readonly Contender[], turns: number): Promise<readonly Timings[]> {
  const timings = contenders.map(({ name }) => ({ name, milliseconds: [] as number[] }));
  for (let turn = -1; turn < turns; turn += 1) {
    for (const [index, { run }] of contenders.entries()) {
      for (let repeat = 0; repeat < RUNS_IN_A_ROW; repeat += 1) {
        const started = performance.now();
        const result = run();
        if (result instanceof Promise) await result;
        const taken = performance.now() - started;
        if (turn >= 0) timings[index]?.milliseconds.push(taken);
      }
    }
  }
  return timings;
}

export const median = (values: readonly number[]): number => percentile(values, 50);

/** The smallest value that at least `percent` of all values do not exceed (nearest rank). */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = Math.ceil((percent / 100) * sorted.length);
  return sorted[Math.max(0, rank - 1)] ?? Number.NaN;
}
