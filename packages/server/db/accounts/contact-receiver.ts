import { type AccountAccess, type AccountId, canOpenProfile } from '@strokebook/golf/access';
import type { accounts } from '../schema/index.ts';

type AccountRow = Pick<
  typeof accounts.$inferSelect,
  'accountId' | 'contactReceiverId' | 'contactAgreedId' | 'subCircleAccountIds'
>;

/**
 * Who receives what visitors write to a player; null if nobody does: the player has not chosen it, the member has not
 * agreed to it or has left the circle, or visitors cannot open the profile.
 */
export function contactReceiverOf(row: AccountRow, access: AccountAccess): AccountId | null {
  const { accountId, contactReceiverId: receiverId, contactAgreedId, subCircleAccountIds } = row;
  if (receiverId === null || !canOpenProfile(null, access)) return null;
  if (receiverId === accountId) return receiverId;
  return contactAgreedId === receiverId && subCircleAccountIds.includes(receiverId) ? receiverId : null;
}
