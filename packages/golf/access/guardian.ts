import type { AccountId } from './account-id.ts';

/** The circle of an account with those members who have confirmed that they are its guardians. */
export type GuardedCircle = {
  readonly subCircleAccountIds: readonly AccountId[];
  readonly guardianIds: readonly AccountId[];
};

/** Whether a member of the circle is a guardian, who may set who sees the player (TEAM-28). */
export const isGuardian = (memberId: AccountId, { subCircleAccountIds, guardianIds }: GuardedCircle): boolean =>
  guardianIds.includes(memberId) && subCircleAccountIds.includes(memberId);
