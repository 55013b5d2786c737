/** Max calls of one caller per minute on one server; writes count as calls too. */
export type CallLimits = { readonly perMinute: number; readonly writesPerMinute: number };

export type CallCounter = {
  /**
   * Counts a call. Returns null, or if a limit is exceeded the seconds until calls are allowed again.
   *
   * @param weight number of calls that it counts as.
   */
  readonly count: (caller: string, isWrite: boolean, weight?: number) => number | null;
};

const ONE_MINUTE = 60_000;
/** About 10 MB of counters; an attacker with more networks is not stopped by rate limits anyway. */
const MAX_CALLERS = 100_000;

/**
 * Counts calls per clock minute in the memory of one server. The limit protects a server from a single caller, so no
 * shared counter is needed, which would cost each call a round trip to the database.
 */
export function createCallLimits(limits: CallLimits, now: () => number, maxCallers = MAX_CALLERS): CallCounter {
  const counts = new Map<string, { calls: number; writes: number }>();
  let minute = 0;

  const countsOf = (caller: string) => {
    const known = counts.get(caller);
    if (known !== undefined) return known;
    const [oldest] = counts.keys();
    if (counts.size >= maxCallers && oldest !== undefined) counts.delete(oldest);
    const fresh = { calls: 0, writes: 0 };
    counts.set(caller, fresh);
    return fresh;
  };

  return {
    count: (caller, isWrite, weight = 1) => {
      const at = now();
      const current = Math.floor(at / ONE_MINUTE);
      if (current !== minute) counts.clear();
      minute = current;
      const ofCaller = countsOf(caller);
      ofCaller.calls += weight;
      if (isWrite) ofCaller.writes += 1;
      const isBeyond = ofCaller.calls > limits.perMinute || (isWrite && ofCaller.writes > limits.writesPerMinute);
      return isBeyond ? Math.ceil(((current + 1) * ONE_MINUTE - at) / 1_000) : null;
    },
  };
}
