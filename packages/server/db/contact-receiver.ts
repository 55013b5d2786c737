import { type AccountAccess, type AccountId, canOpenProfile } from '@strokebook/golf/access';
import type { accounts } from './schema/index.ts';

type AccountRow = Pick<typeof accounts.$inferSelect, 'accountId' | 'contactReceiverId' | 'subCircleAccountIds'>;

/**
 * Who receives what visitors write to a player; null if nobody does: the player has not chosen it, the member has left
 * the circle, or visitors cannot open the profile.
 */
export function contactReceiverOf(row: AccountRow, access: AccountAccess): AccountId | null {
  const { accountId, contactReceiverId, subCircleAccountIds } = row;
  if (contactReceiverId === null || !canOpenProfile(null, access)) return null;
  return contactReceiverId === accountId || subCircleAccountIds.includes(contactReceiverId) ? contactReceiverId : null;
}
