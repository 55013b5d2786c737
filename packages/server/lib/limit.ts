/**
 * Runs at most a number of tasks at a time; others wait in a queue.
 *
 * @param line max number of waiting tasks, in total and per caller, and the error for further ones.
 */
export function createLimit(
  max: number,
  line: {
    readonly maxWaiting: number;
    readonly maxWaitingPerCaller: number;
    readonly refusal: () => Error;
  } | null = null,
): <Result>(work: () => Promise<Result>, caller?: string) => Promise<Result> {
  const waiting: { readonly caller: string; readonly start: () => void }[] = [];
  let running = 0;
  const isFull = (caller: string): boolean =>
    line !== null &&
    (waiting.length >= line.maxWaiting ||
      waiting.filter((other) => other.caller === caller).length >= line.maxWaitingPerCaller);
  return async (work, caller = '') => {
    if (running >= max && isFull(caller)) throw line?.refusal();
    if (running >= max) await new Promise<void>((start) => waiting.push({ caller, start }));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next.start();
    }
  };
}

/** A separate limit per caller, so that a caller with many tasks only delays itself. */
export function createLimitPerCaller(
  max: number,
  { maxWaiting, refusal }: { readonly maxWaiting: number; readonly refusal: () => Error },
): <Result>(work: () => Promise<Result>, caller: string) => Promise<Result> {
  const callers = new Map<string, { readonly limit: ReturnType<typeof createLimit>; works: number }>();
  return async (work, caller) => {
    const line = { maxWaiting, maxWaitingPerCaller: maxWaiting, refusal };
    const own = callers.get(caller) ?? { limit: createLimit(max, line), works: 0 };
    callers.set(caller, own);
    own.works += 1;
    try {
      return await own.limit(work);
    } finally {
      own.works -= 1;
      if (own.works === 0) callers.delete(caller);
    }
  };
}
