import { type AccessLevel, type AccountId, isAdult } from '../access/index.ts';
import type { GuardingStep, GuardingTold } from './action.ts';
import {
  type GuardedPlayer,
  type GuardingFacts,
  guardiansInForce,
  otherMembers,
  type PlayersTeam,
  withGuardian,
  withMember,
  withTeam,
  withWaiting,
} from './player.ts';

/**
 * Whoever has access of a player now under 18 without the agreement of a guardian waits for it: every team, and the members
 * of the circle that are concerned.
 */
export function unagreedWait(
  player: GuardedPlayer,
  facts: GuardingFacts,
  isConcerned: (memberId: AccountId) => boolean = () => true,
): GuardingStep {
  const inForce = guardiansInForce(player, facts);
  const isAgreed = (guardianId: AccountId | null) => guardianId !== null && inForce.includes(guardianId);
  const teams = player.teams.filter(({ membership }) => membership !== null && !isAgreed(membership.agreedBy));
  const members = otherMembers(player).filter(({ memberId, agreedBy }) => isConcerned(memberId) && !isAgreed(agreedBy));
  return members.reduce(memberWaits(facts), teams.reduce(teamWaits(facts), { player, told: [] }));
}

const teamWaits =
  (facts: GuardingFacts) =>
  ({ player, told }: GuardingStep, team: PlayersTeam): GuardingStep => {
    if (team.membership === null) return { player, told };
    const { organizationId, membership, coachIds } = team;
    const request = { level: membership.level, agreedBy: null, wasMember: true };
    const kind = 'teamWaits' as const;
    return {
      player: withTeam(player, { ...team, membership: null, request }),
      told: [
        ...told,
        ...[player.playerId, ...coachIds].map((toId) => ({ toId, kind, organizationId })),
        ...asked(player, guardiansInForce(player, facts), { organizationId, level: membership.level }),
      ],
    };
  };

export const memberWaits =
  (facts: GuardingFacts) =>
  (
    { player, told }: GuardingStep,
    { memberId, level }: { readonly memberId: AccountId; readonly level: AccessLevel },
  ): GuardingStep => ({
    player: withWaiting(withMember(player, memberId, null, null), { memberId, level }),
    told: [
      ...told,
      { toId: memberId, kind: 'circleWaits', byId: player.playerId },
      { toId: player.playerId, kind: 'circleWaits', memberId },
      ...asked(player, guardiansInForce(player, facts), { memberId, level }),
    ],
  });

/** Guardians who are asked to agree, by the player. */
export const asked = (
  { playerId: byId }: GuardedPlayer,
  guardianIds: readonly AccountId[],
  about: Pick<GuardingTold, 'organizationId' | 'memberId' | 'level'>,
): GuardingTold[] =>
  guardianIds.map((toId) => ({
    ...{ toId, byId, ...about },
    kind: about.organizationId === undefined ? ('circleAgreementAsked' as const) : ('teamAgreementAsked' as const),
  }));

/**
 * Ends what no longer holds of a player under 18: guardians who left the circle, turned out to be under 18 or coach the
 * player, and then what they agreed to. Called after every action, and where accounts come and go.
 */
export function settlePlayer(player: GuardedPlayer, facts: GuardingFacts): GuardingStep {
  if (isAdult(player.age, facts.today)) return { player, told: [] };
  const inForce = guardiansInForce(player, facts);
  const lost = player.circle.guardianIds.filter((id) => !inForce.includes(id));
  const isLost = (guardianId: AccountId | null) => guardianId !== null && !inForce.includes(guardianId);
  const guarded: GuardingStep = lost.reduce(
    (step, id) => ({
      player: withGuardian(step.player, id, 'no'),
      told: [
        ...step.told,
        { toId: id, kind: 'guardianEnded', byId: player.playerId },
        ...leftBehind(player, id).map((one) => ({ ...one, byId: id })),
      ],
    }),
    { player, told: [] } as GuardingStep,
  );
  const teams = guarded.player.teams.filter(({ membership }) => isLost(membership?.agreedBy ?? null));
  const waiting = teams.reduce(teamWaits(facts), guarded);
  const members = otherMembers(waiting.player).filter(
    ({ memberId, agreedBy }) => isLost(agreedBy) || lost.includes(memberId),
  );
  const settled = members.reduce(memberWaits(facts), waiting);
  return { ...settled, player: withoutLostAgreements(settled.player, isLost) };
}

/**
 * Gives the teams of a player under 18 to a guardian in force, where an earlier version did not store who agreed; without
 * one they wait. The guardian is told what the coaches may do.
 */
export function completeAgreements(player: GuardedPlayer, facts: GuardingFacts): GuardingStep {
  if (isAdult(player.age, facts.today)) return { player, told: [] };
  const [guardianId] = guardiansInForce(player, facts);
  const unagreed = player.teams.filter(({ membership }) => membership !== null && membership.agreedBy === null);
  if (guardianId === undefined) return unagreed.reduce(teamWaits(facts), { player, told: [] });
  return unagreed.reduce<GuardingStep>(
    (step, team) => {
      const level = team.membership?.level ?? 'see';
      const { organizationId } = team;
      return {
        player: withTeam(step.player, { ...team, membership: { level, agreedBy: guardianId } }),
        told: [...step.told, { toId: guardianId, byId: player.playerId, kind: 'teamAgreed', organizationId, level }],
      };
    },
    { player, told: [] },
  );
}

/** Requests keep no agreement of somebody who is no guardian any more. */
const withoutLostAgreements = (
  player: GuardedPlayer,
  isLost: (guardianId: AccountId | null) => boolean,
): GuardedPlayer =>
  player.teams
    .filter(({ request }) => isLost(request?.agreedBy ?? null))
    .reduce(
      (step, team) =>
        withTeam(step, { ...team, request: team.request === null ? null : { ...team.request, agreedBy: null } }),
      player,
    );

/** The player and the other guardians are told that a guardian is one no more. */
export const leftBehind = (player: GuardedPlayer, guardianId: AccountId): readonly GuardingTold[] =>
  [player.playerId, ...player.circle.guardianIds.filter((id) => id !== guardianId)].map((toId) => ({
    ...{ toId, kind: 'guardianLeft' as const, memberId: guardianId },
  }));
