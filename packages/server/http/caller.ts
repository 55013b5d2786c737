import type { TokenHolder } from '../db/access-queries.ts';
import { networkOf } from './network.ts';

/**
 * What a request is counted by: the account of its id token, or the network of its address where there is none.
 * A token must have been verified, so that nobody can use up what another account may do.
 */
export const callerOf = (holder: TokenHolder | null, address: string): string =>
  holder === null ? `network:${networkOf(address)}` : `account:${holder.accountId}`;

/** Where a request comes from; '' for one whose connection is closed already, whose answer nobody reads. */
export const addressOf = ({ ip }: { readonly ip?: string | undefined }): string => ip ?? '';
