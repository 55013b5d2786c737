import { canOpenProfile } from '@strokebook/golf/access';
import type { LoadedAccess, LoadedAccount, TokenHolder } from '../db/accounts/access-queries.ts';
import { refuseLostHolder } from './check-access.ts';
import { RequestError } from './request-error.ts';

/**
 * The account of a profile that is open to the viewer.
 *
 * @throws RequestError NOT_FOUND: a private and a missing profile give the same answer.
 */
export function openOrRefuse({ account, viewer }: LoadedAccess, holder: TokenHolder | null): LoadedAccount {
  refuseLostHolder(holder, viewer);
  if (account === null || !canOpenProfile(viewer, account)) throw new RequestError('NOT_FOUND');
  return account;
}
