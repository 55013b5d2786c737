import type { TokenHolder } from '../db/access-queries.ts';
import { networkOf } from './network.ts';

/**
 * What a request is counted by: the account of its id token, or the network of its address where there is none.
 * A token must have been verified, so that nobody can use up what another account may do.
 */
export const callerOf = (holder: TokenHolder | null, address: string): string =>
  holder === null ? `network:${networkOf(address)}` : `account:${holder.accountId}`;
