import type { Database, Queryable } from '../../db/database.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Clock } from '../../ports/clock.ts';
import { countTry } from './challenge-queries.ts';
import { signInRules } from './rules.ts';

type Deps = { readonly database: Database; readonly clock: Clock };

/**
 * Counts a try and refuses it when there were too many in the window. It is counted before anything is looked at, so
 * that many at once count one by one.
 *
 * @throws RequestError LimitExceededException
 */
export async function limitTries(
  { database, clock }: Deps,
  key: string,
  most: number,
  query: Queryable = database.query,
): Promise<void> {
  const count = await countTry(query, key, clock.now(), signInRules.limitWindow);
  if (count > most) throw new RequestError('LimitExceededException');
}
