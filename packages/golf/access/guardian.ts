import type { AccountId } from './account-id.ts';
import { type Circle, isMember } from './level.ts';

/** The circle of an account with those members who have confirmed that they are its guardians. */
export type GuardedCircle = Circle & { readonly guardianIds: readonly AccountId[] };

/** Whether a member of the circle is a guardian, who may set who sees the player (TEAM-28). */
export const isGuardian = (memberId: AccountId, circle: GuardedCircle): boolean =>
  circle.guardianIds.includes(memberId) && isMember(memberId, circle);
