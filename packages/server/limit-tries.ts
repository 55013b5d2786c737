import type { ErrorCode } from '@strokebook/contract';
import type { Database, Queryable } from './db/database.ts';
import { countTry } from './db/sign-in-counters.ts';
import { RequestError } from './http/request-error.ts';
import type { Clock } from './ports/clock.ts';

const HOUR = 60 * 60_000;

type Options = {
  readonly max: number;
  readonly windowMilliseconds?: number;
  readonly refusal?: ErrorCode;
  /** A transaction to count in; a try that is rolled back does not count. */
  readonly query?: Queryable;
};

/**
 * Counts a try and refuses it when there were too many in the window, an hour unless said otherwise. It is counted
 * before anything is looked at, so that many at once count one by one. Answers how many there are now.
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
