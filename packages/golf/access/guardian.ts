import type { CalendarDay } from '../calendar/index.ts';
import type { AccountId } from './account-id.ts';
import { type Age, isAdult } from './age.ts';
import { type Circle, isMember } from './level.ts';

/** The circle of an account with those members who have confirmed that they are its guardians. */
export type GuardedCircle = Circle & { readonly guardianIds: readonly AccountId[] };

/** Whether a member of the circle is a guardian, who may set who sees the player; an adult has none (TEAM-28). */
export const isGuardian = (memberId: AccountId, player: GuardedCircle & Age, today: CalendarDay): boolean =>
  !isAdult(player, today) && player.guardianIds.includes(memberId) && isMember(memberId, player);

/**
 * Whether somebody who manages a player may make links to the resume, which open for everyone: until the player is known to
 * be an adult only the player and a guardian (TEAM-28).
 */
export const mayMakeResumeLinks = (
  accountId: AccountId,
  player: GuardedCircle & Age & { readonly accountId: AccountId },
  today: CalendarDay,
): boolean => accountId === player.accountId || isAdult(player, today) || isGuardian(accountId, player, today);
