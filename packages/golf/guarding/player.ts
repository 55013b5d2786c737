import type { CalendarDay } from '../calendar/index.ts';
import {
  type AccessLevel,
  type AccountId,
  type Age,
  type GuardedCircle,
  isAdult,
  isMember,
  levelInCircle,
  membersOf,
  withLevel,
} from '../access/index.ts';

/** What coaches of a team may do with a player, and the guardian who agreed to it; null for a player who needed none. */
type TeamMembership = { readonly level: AccessLevel; readonly agreedBy: AccountId | null };

/**
 * A request that waits for a guardian or for a coach. Who was a member waits for a guardian alone; a member who gives a
 * higher level has a request beside the membership.
 */
type TeamRequest = TeamMembership & { readonly wasMember: boolean };

/** A team that a player has joined or asked to join. */
export type PlayersTeam = {
  readonly organizationId: number;
  readonly coachIds: readonly AccountId[];
  readonly membership: TeamMembership | null;
  readonly request: TeamRequest | null;
};

/** Somebody who accepted an invitation to the circle, or gets a higher level, once a guardian agrees. */
export type WaitingMember = { readonly memberId: AccountId; readonly level: AccessLevel };

/** A member of the circle and the guardian who agreed to them. Others joined when no guardian had to agree. */
export type MemberAgreement = { readonly memberId: AccountId; readonly guardianId: AccountId };

/** A player with everything that the rules about players under 18 read and change (TEAM-02, TEAM-28). */
export type GuardedPlayer = {
  readonly playerId: AccountId;
  readonly age: Age;
  readonly circle: GuardedCircle & { readonly askedGuardianIds: readonly AccountId[] };
  readonly waiting: readonly WaitingMember[];
  readonly agreements: readonly MemberAgreement[];
  readonly teams: readonly PlayersTeam[];
};

/** What the rules know of everybody else. */
export type GuardingFacts = {
  readonly today: CalendarDay;
  /** Whether somebody is an adult by their own word. */
  readonly isAdult: (accountId: AccountId) => boolean;
  /** Whether somebody coaches a team, or asks to. */
  readonly isCoach: (accountId: AccountId) => boolean;
};

/** Why somebody cannot be the guardian of a player. */
export type GuardianProblem = 'notAdult' | 'coaches';

/**
 * Why somebody cannot be a guardian of a player: a guardian is an adult by their own word, and neither coaches a team nor
 * asks to, however that came about (TEAM-28). Any team counts, because the player can ask it next. Null if they can.
 */
export function guardianProblem(
  { playerId }: Pick<GuardedPlayer, 'playerId'>,
  personId: AccountId,
  facts: GuardingFacts,
): GuardianProblem | null {
  if (facts.isCoach(personId)) return 'coaches';
  return personId !== playerId && facts.isAdult(personId) ? null : 'notAdult';
}

/** Whether somebody is, or was named as, a guardian of a player, and so cannot coach (TEAM-28). */
export const guardsOrIsAsked = ({ circle }: Pick<GuardedPlayer, 'circle'>, personId: AccountId): boolean =>
  [...circle.guardianIds, ...circle.askedGuardianIds].includes(personId);

/**
 * The guardians who may agree and change who sees the player: members of the circle, who still can be guardians. An adult
 * has none.
 */
export const guardiansInForce = (player: GuardedPlayer, facts: GuardingFacts): readonly AccountId[] =>
  isAdult(player.age, facts.today)
    ? []
    : player.circle.guardianIds.filter(
        (id) => isMember(id, player.circle) && guardianProblem(player, id, facts) === null,
      );

/** A player with one team changed, or added. */
export const withTeam = (player: GuardedPlayer, team: PlayersTeam): GuardedPlayer => ({
  ...player,
  teams: [...player.teams.filter(({ organizationId }) => organizationId !== team.organizationId), team],
});

/** A player with somebody in the circle on a level; null takes them out, also from those who wait. */
export const withMember = (
  player: GuardedPlayer,
  memberId: AccountId,
  level: AccessLevel | null,
  agreedBy: AccountId | null,
): GuardedPlayer => {
  const { guardianIds, askedGuardianIds } = player.circle;
  const keeps = (ids: readonly AccountId[]) => (level === null ? ids.filter((id) => id !== memberId) : ids);
  return {
    ...player,
    circle: {
      ...withLevel(memberId, player.circle, level),
      guardianIds: keeps(guardianIds),
      askedGuardianIds: keeps(askedGuardianIds),
    },
    waiting: player.waiting.filter((one) => one.memberId !== memberId),
    agreements: [
      ...player.agreements.filter((one) => one.memberId !== memberId),
      ...(agreedBy === null ? [] : [{ memberId, guardianId: agreedBy }]),
    ],
  };
};

/** A player with somebody who waits for a guardian, in place of an earlier wish for them. */
export const withWaiting = (player: GuardedPlayer, { memberId, level }: WaitingMember): GuardedPlayer => ({
  ...player,
  waiting: [...player.waiting.filter((one) => one.memberId !== memberId), { memberId, level }],
});

/** A player with or without a guardian; a guardian is asked no more. */
export const withGuardian = (player: GuardedPlayer, memberId: AccountId, is: 'yes' | 'asked' | 'no'): GuardedPlayer => {
  const others = (ids: readonly AccountId[]) => ids.filter((id) => id !== memberId);
  const { guardianIds, askedGuardianIds } = player.circle;
  return {
    ...player,
    circle: {
      ...player.circle,
      guardianIds: is === 'yes' ? [...others(guardianIds), memberId] : others(guardianIds),
      askedGuardianIds: is === 'asked' ? [...others(askedGuardianIds), memberId] : others(askedGuardianIds),
    },
  };
};

/** Members of the circle who are no guardians, with their levels and who agreed to them. */
export const otherMembers = (player: GuardedPlayer) =>
  membersOf(player.circle)
    .filter((memberId) => !player.circle.guardianIds.includes(memberId))
    .map((memberId) => ({
      memberId,
      level: levelInCircle(memberId, player.circle) ?? 'see',
      agreedBy: player.agreements.find((one) => one.memberId === memberId)?.guardianId ?? null,
    }));
