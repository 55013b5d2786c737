import type { ErrorCode } from '@strokebook/contract';
import type { Database, Queryable } from '../db/database.ts';
import { countTry } from '../db/sign-in/sign-in-counters.ts';
import { RequestError } from './request-error.ts';
import type { Clock } from '../ports/clock.ts';

const HOUR = 60 * 60_000;

type Options = {
  readonly max: number;
  readonly windowMilliseconds?: number;
  readonly refusal?: ErrorCode;
  /** The transaction to count in; if it is rolled back, the try does not count. */
  readonly query?: Queryable;
};

/**
 * Counts a try and refuses it if there were too many in the window (default one hour). It is counted before anything is
 * checked, so that concurrent tries are counted one by one. Returns the new count.
 *
 * @throws RequestError LimitExceededException, or the refusal of the options
 */
export async function limitTries(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  key: string,
  { max, windowMilliseconds = HOUR, refusal = 'LimitExceededException', query = database.query }: Options,
): Promise<number> {
  const count = await countTry(query, key, clock.now(), windowMilliseconds);
  if (count > max) throw new RequestError(refusal);
  return count;
}
