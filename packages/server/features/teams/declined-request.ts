import type { AccountId } from '@strokebook/golf/access';
import type { Queryable } from '../../db/database.ts';
import { signInCounterKeys } from '../../db/sign-in/sign-in-counter-keys.ts';
import { countTry, readTries } from '../../db/sign-in/sign-in-counters.ts';
import { RequestError } from '../../http/request-error.ts';

/** Who was declined asks the same team again a day later: each request is a notice for every coach (TEAM-O143). */
const PAUSE = 24 * 60 * 60_000;

type Request = { readonly organizationId: number; readonly accountId: AccountId };

/** Stores that a coach has declined a request. */
export async function noteDeclined(tx: Queryable, { organizationId, accountId }: Request, at: Date): Promise<void> {
  await countTry(tx, signInCounterKeys.requestsDeclined(accountId, organizationId), at, PAUSE);
}

/** @throws RequestError TEAM_REQUEST_DECLINED for whoever was declined within a day */
export async function refuseDeclined(tx: Queryable, { organizationId, accountId }: Request, at: Date): Promise<void> {
  const declined = await readTries(tx, signInCounterKeys.requestsDeclined(accountId, organizationId), at);
  if (declined > 0) throw new RequestError('TEAM_REQUEST_DECLINED');
}
