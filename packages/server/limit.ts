/**
 * Lets a number of works go on at a time; the others wait their turn.
 *
 * @param line how many may wait, in all and of one caller, and what the next one is refused with.
 */
export function createLimit(
  most: number,
  line: {
    readonly mostWaiting: number;
    readonly mostWaitingPerCaller: number;
    readonly refusal: () => Error;
  } | null = null,
): <Result>(work: () => Promise<Result>, caller?: string) => Promise<Result> {
  const waiting: { readonly caller: string; readonly start: () => void }[] = [];
  let running = 0;
  const isFull = (caller: string): boolean =>
    line !== null &&
    (waiting.length >= line.mostWaiting ||
      waiting.filter((other) => other.caller === caller).length >= line.mostWaitingPerCaller);
  return async (work, caller = '') => {
    if (running >= most && isFull(caller)) throw line?.refusal();
    if (running >= most) await new Promise<void>((start) => waiting.push({ caller, start }));
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

/** The same for each caller by itself: one with many works keeps only itself waiting. */
export function createLimitPerCaller(
  most: number,
  { mostWaiting, refusal }: { readonly mostWaiting: number; readonly refusal: () => Error },
): <Result>(work: () => Promise<Result>, caller: string) => Promise<Result> {
  const callers = new Map<string, { readonly limit: ReturnType<typeof createLimit>; works: number }>();
  return async (work, caller) => {
    const line = { mostWaiting, mostWaitingPerCaller: mostWaiting, refusal };
    const own = callers.get(caller) ?? { limit: createLimit(most, line), works: 0 };
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
