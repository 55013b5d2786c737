import {
  type AccountAccess,
  type AccountId,
  type Age,
  canOpenProfile,
  type Circle,
  isAdult,
  isGuardian,
  isMember,
} from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { AccountRow } from './circle-codec.ts';

type Receiving = Pick<
  AccountRow,
  'accountId' | 'contactReceiverId' | 'contactAgreedId' | keyof Age | 'guardianIds' | keyof Circle
>;

/** Whether a player's messages may go to somebody else: a member of the circle, and until 18 a guardian alone (TEAM-28). */
export const mayReceiveFor = (
  receiverId: AccountId,
  player: Pick<Receiving, keyof Age | 'guardianIds' | keyof Circle>,
  today: CalendarDay,
): boolean => (isAdult(player, today) ? isMember(receiverId, player) : isGuardian(receiverId, player, today));

/**
 * Who receives what visitors write to a player; null if nobody does: the player has not chosen it, the receiver has not
 * agreed to it or may not receive for the player any more, or visitors cannot open the profile.
 */
export function contactReceiverOf(row: Receiving, access: AccountAccess, today: CalendarDay): AccountId | null {
  const { accountId, contactReceiverId: receiverId, contactAgreedId } = row;
  if (receiverId === null || !canOpenProfile(null, access)) return null;
  if (receiverId === accountId) return isAdult(row, today) ? receiverId : null;
  return contactAgreedId === receiverId && mayReceiveFor(receiverId, row, today) ? receiverId : null;
}
