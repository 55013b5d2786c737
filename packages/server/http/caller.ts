import type { TokenHolder } from '../db/accounts/access-queries.ts';
import { networkOf } from './network.ts';

/**
 * The key that a request is counted by: the account of its id token, else the network of its address. The token must be
 * verified, so that nobody can use up another account's limit.
 */
export const callerOf = (holder: TokenHolder | null, address: string): string =>
  holder === null ? `network:${networkOf(address)}` : `account:${holder.accountId}`;

/** The address of a request; '' if its connection is closed already, so that nobody reads the answer. */
export const addressOf = ({ ip }: { readonly ip?: string | undefined }): string => ip ?? '';
