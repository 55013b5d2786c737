import { RequestError } from './request-error.ts';
import { createLimitPerCaller } from '../lib/limit.ts';

/** Max number of waiting computations of one caller: several dashboards opened at once need a few dozen. */
const MAX_WAITING = 99;

/** Runs long computations of one caller one after the other, so that a single caller cannot keep the processor busy. */
export type CallerTurns = {
  /** @throws RequestError TOO_MANY_REQUESTS if too many computations of the caller are waiting */
  readonly run: <Result>(caller: string, work: () => Promise<Result>) => Promise<Result>;
};

export function createCallerTurns(): CallerTurns {
  const inTurn = createLimitPerCaller(1, {
    maxWaiting: MAX_WAITING,
    refusal: () => new RequestError('TOO_MANY_REQUESTS', undefined, { retryAfterSeconds: 5 }),
  });
  return { run: (caller, work) => inTurn(work, caller) };
}
