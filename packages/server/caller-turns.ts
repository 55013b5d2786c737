import { RequestError } from './http/request-error.ts';

/** Max number of waiting computations of one caller: several dashboards opened at once need a few dozen. */
const MAX_WAITING = 100;

/** Runs long computations of one caller one after the other, so that a single caller cannot keep the processor busy. */
export type CallerTurns = {
  /** @throws RequestError TOO_MANY_REQUESTS if too many computations of the caller are waiting */
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
