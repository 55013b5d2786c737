/** How many calls one caller may make in a minute, on one server; writes count as calls too. */
export type CallLimits = { readonly perMinute: number; readonly writesPerMinute: number };

export type CallCounter = {
  /**
   * Counts a call. Answers in how many seconds calls are served again when it is beyond a limit, else null.
   *
   * @param weight how many calls it counts as.
   */
  readonly count: (caller: string, isWrite: boolean, weight?: number) => number | null;
};

const ONE_MINUTE = 60_000;
/** Some 10 MB of counts; who has more networks than this is not stopped by counting. */
const MAX_CALLERS = 100_000;

/**
 * Counts calls in the memory of one server, by minutes of the clock: it keeps one caller from taking a server for itself,
 * and a count that every server shared would cost each call a round trip to the database.
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
