import { RequestError } from './http/request-error.ts';

/** Computations that a caller may have waiting: the groups of several dashboards that are opened at once. */
const MAX_WAITING = 100;

/** Runs what takes long for a caller one after the other, so that no caller takes more than one share of the processor. */
export type CallerTurns = {
  /** @throws RequestError TOO_MANY_REQUESTS when too many of the caller wait already */
  readonly run: <Result>(caller: string, work: () => Promise<Result>) => Promise<Result>;
};

export function createCallerTurns(): CallerTurns {
  const lines = new Map<string, { last: Promise<unknown>; waiting: number }>();
  return {
    run: async (caller, work) => {
      const line = lines.get(caller) ?? { last: Promise.resolve(), waiting: 0 };
      if (line.waiting >= MAX_WAITING) throw new RequestError('TOO_MANY_REQUESTS', undefined, { retryAfterSeconds: 5 });
      lines.set(caller, line);
      line.waiting += 1;
      const turn = line.last.then(work);
      line.last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        line.waiting -= 1;
        if (line.waiting === 0) lines.delete(caller);
      }
    },
  };
}
