import type { AccessLevel, AccountId, StatedBirth } from '../access/index.ts';
import type { GuardedPlayer, GuardianProblem } from './player.ts';

/**
 * An action that the rules about players under 18 allow or refuse. `byId` is the account that acts: the player, a guardian,
 * a member of the circle, or a coach whose role in the team was checked. For a merge it is the account that is kept, and for a
 * restore the account that is restored.
 */
export type GuardingAction = { readonly byId: AccountId } & (
  | { readonly kind: 'stateAge'; readonly stated: StatedBirth }
  | { readonly kind: 'agreeToAge' }
  /** Support merged or restored an account; `memberIds` are in the circle by it, whether or not a guardian agreed. */
  | { readonly kind: 'reviewMembers'; readonly memberIds: readonly AccountId[] }
  | { readonly kind: 'askTeam'; readonly organizationId: number; readonly level: AccessLevel }
  | { readonly kind: 'setTeamLevel'; readonly organizationId: number; readonly level: AccessLevel }
  | { readonly kind: 'leaveTeam'; readonly organizationId: number }
  /** `level` is the level that the guardian has read; the player may have asked for another one since. */
  | { readonly kind: 'agreeToTeam'; readonly organizationId: number; readonly level: AccessLevel | null }
  | { readonly kind: 'answerRequest'; readonly organizationId: number; readonly isAccepted: boolean }
  | { readonly kind: 'nameGuardian'; readonly memberId: AccountId; readonly isGuardian: boolean }
  | { readonly kind: 'answerGuardian'; readonly isGuardian: boolean }
  | { readonly kind: 'enterCircle'; readonly level: AccessLevel; readonly isForGuardian: boolean }
  | { readonly kind: 'leaveCircle' }
  | { readonly kind: 'setLevel'; readonly memberId: AccountId; readonly level: AccessLevel }
  | { readonly kind: 'removeMember'; readonly memberId: AccountId }
  | { readonly kind: 'agreeToMember'; readonly memberId: AccountId; readonly level: AccessLevel | null }
);

/** Why an action is refused. */
export type GuardingRefusal =
  | GuardianProblem
  /** The player, the member, the team or the question is not there, or not for them to change. */
  | 'notFound'
  | 'requestGone'
  | 'guardianNeeded'
  /** Guardians neither raise themselves nor change other guardians. */
  | 'otherGuardian'
  /** An adult has no guardian. */
  | 'adultPlayer';

/** Somebody who is told of an action: the player, guardians, coaches of a team or members of the circle. */
export type GuardingTold = {
  readonly toId: AccountId;
  /** Who asks or did it, if not who acted. */
  readonly byId?: AccountId;
  readonly kind:
    | 'ageStated'
    | 'ageAgreed'
    | 'teamAsked'
    | 'teamAgreementAsked'
    | 'teamAgreed'
    | 'teamWaits'
    | 'teamJoined'
    | 'teamDeclined'
    | 'teamEnded'
    | 'teamMemberLeft'
    | 'guardianAsked'
    | 'guardianConfirmed'
    | 'guardianEnded'
    | 'guardianLeft'
    | 'circleAgreementAsked'
    | 'circleMemberJoined'
    | 'circleMemberLeft'
    | 'circleJoined'
    | 'circleWaits'
    | 'levelChanged';
  readonly organizationId?: number;
  readonly memberId?: AccountId;
  readonly level?: AccessLevel;
};

export type GuardingOutcome =
  | { readonly player: GuardedPlayer; readonly told: readonly GuardingTold[]; readonly refused: null }
  | { readonly refused: GuardingRefusal };

/** A player after a part of an action, and who is told of it. */
export type GuardingStep = { readonly player: GuardedPlayer; readonly told: readonly GuardingTold[] };
