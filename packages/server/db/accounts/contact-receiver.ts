import { type AccountAccess, type AccountId, canOpenProfile, type Circle, isMember } from '@strokebook/golf/access';
import type { accounts } from '../schema/index.ts';

type AccountRow = Pick<
  typeof accounts.$inferSelect,
  'accountId' | 'contactReceiverId' | 'contactAgreedId' | keyof Circle
>;

/**
 * Who receives what visitors write to a player; null if nobody does: the player has not chosen it, the member has not
 * agreed to it or has left the circle, or visitors cannot open the profile.
 */
export function contactReceiverOf(row: AccountRow, access: AccountAccess): AccountId | null {
  const { accountId, contactReceiverId: receiverId, contactAgreedId } = row;
  if (receiverId === null || !canOpenProfile(null, access)) return null;
  if (receiverId === accountId) return receiverId;
  return contactAgreedId === receiverId && isMember(receiverId, row) ? receiverId : null;
}
