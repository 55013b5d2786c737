import { includesLevel, isAdult } from '../access/index.ts';
import type { GuardingAction, GuardingRefusal, GuardingStep, GuardingTold } from './action.ts';
import { type GuardedPlayer, type GuardingFacts, guardiansInForce, type PlayersTeam, withTeam } from './player.ts';
import { asked } from './settle.ts';

type TeamAction = Extract<GuardingAction, { readonly organizationId: number }>;
type Of<Kind extends TeamAction['kind']> = Extract<TeamAction, { readonly kind: Kind }>;

/** What an action makes of one of a player's teams. */
export function actOnTeam(
  player: GuardedPlayer,
  action: TeamAction,
  facts: GuardingFacts,
): GuardingStep | GuardingRefusal {
  const team = player.teams.find(({ organizationId }) => organizationId === action.organizationId);
  // Who is in no team leaves none.
  if (team === undefined) return action.kind === 'leaveTeam' ? { player, told: [] } : 'notFound';
  switch (action.kind) {
    case 'askTeam':
      return askTeam(player, team, action, facts);
    case 'setTeamLevel':
      return setTeamLevel(player, team, action, facts);
    case 'leaveTeam':
      return leaveTeam(player, team, action);
    case 'agreeToTeam':
      return agreeToTeam(player, team, action, facts);
    case 'answerRequest':
      return answerRequest(player, team, action, facts);
  }
}

function askTeam(
  player: GuardedPlayer,
  team: PlayersTeam,
  { level }: Of<'askTeam'>,
  facts: GuardingFacts,
): GuardingStep {
  const { organizationId, coachIds, membership, request } = team;
  const isUnchanged = membership !== null || request?.wasMember === true || request?.level === level;
  if (isUnchanged) return { player, told: [] };
  return {
    player: withTeam(player, { ...team, request: { level, agreedBy: null, wasMember: false } }),
    told: [
      ...coachIds.map((toId) => ({ toId, kind: 'teamAsked' as const, organizationId })),
      ...asked(player, guardiansInForce(player, facts), { organizationId, level }),
    ],
  };
}

/** A lower level holds at once; a higher one of a player under 18 waits for a guardian, who may give any level. */
function setTeamLevel(
  player: GuardedPlayer,
  team: PlayersTeam,
  { byId, level }: Of<'setTeamLevel'>,
  facts: GuardingFacts,
): GuardingStep | GuardingRefusal {
  const { organizationId, membership } = team;
  if (membership === null) return 'notFound';
  const guardians = guardiansInForce(player, facts);
  const isByGuardian = guardians.includes(byId);
  if (!isByGuardian && byId !== player.playerId) return 'notFound';
  if (membership.level === level && team.request === null) return { player, told: [] };
  const mayRaise = isByGuardian || isAdult(player.age, facts.today);
  if (!mayRaise && !includesLevel(membership.level, level)) {
    return {
      player: withTeam(player, { ...team, request: { level, agreedBy: null, wasMember: true } }),
      told: asked(player, guardians, { organizationId, level }),
    };
  }
  const agreedBy = isByGuardian ? byId : membership.agreedBy;
  const isRaised = !includesLevel(membership.level, level);
  return {
    player: withTeam(player, { ...team, membership: { level, agreedBy }, request: null }),
    told: isByGuardian ? agreementTold(player, team, level) : isRaised ? raiseTold(team, level) : [],
  };
}

function leaveTeam(
  player: GuardedPlayer,
  team: PlayersTeam,
  { byId }: Of<'leaveTeam'>,
): GuardingStep | GuardingRefusal {
  const { organizationId, coachIds, membership, request } = team;
  if (membership === null && request === null) return { player, told: [] };
  const wasMember = membership !== null || request?.wasMember === true;
  const isByCoach = coachIds.includes(byId);
  const coachesTold = wasMember && !isByCoach ? coachIds : [];
  const family = byId === player.playerId ? player.circle.guardianIds : [player.playerId, ...player.circle.guardianIds];
  return {
    player: withTeam(player, { ...team, membership: null, request: null }),
    told: [
      ...coachesTold.map((toId) => ({ toId, kind: 'teamMemberLeft' as const, organizationId })),
      ...(wasMember || isByCoach ? family : []).map((toId) => ({ toId, kind: 'teamEnded' as const, organizationId })),
    ],
  };
}

/** A guardian agrees to the level that they have read, or to a lower one that the player has asked for since. */
function agreeToTeam(
  player: GuardedPlayer,
  team: PlayersTeam,
  { byId, level: read }: Of<'agreeToTeam'>,
  facts: GuardingFacts,
): GuardingStep | GuardingRefusal {
  if (!guardiansInForce(player, facts).includes(byId)) return 'notFound';
  const { request } = team;
  if (request === null) return team.membership === null ? 'notFound' : { player, told: [] };
  if (request.agreedBy !== null) return { player, told: [] };
  const level = read !== null && includesLevel(request.level, read) ? read : request.level;
  const agreed = { level, agreedBy: byId };
  return {
    player: withTeam(
      player,
      request.wasMember
        ? { ...team, membership: agreed, request: null }
        : { ...team, request: { ...agreed, wasMember: false } },
    ),
    told: agreementTold(player, team, level),
  };
}

/** The player, all guardians and the coaches are told what a guardian agreed to. */
const agreementTold = (
  player: GuardedPlayer,
  { organizationId, coachIds }: PlayersTeam,
  level: GuardingTold['level'] & string,
): readonly GuardingTold[] =>
  [player.playerId, ...player.circle.guardianIds, ...coachIds].map((toId) => ({
    ...{ toId, kind: 'teamAgreed' as const, organizationId, level },
  }));

/** The coaches are told that a player lets them do more: one of them may have asked for it (TEAM-O186). */
const raiseTold = (
  { organizationId, coachIds }: PlayersTeam,
  level: GuardingTold['level'] & string,
): readonly GuardingTold[] => coachIds.map((toId) => ({ toId, kind: 'levelChanged' as const, organizationId, level }));

function answerRequest(
  player: GuardedPlayer,
  team: PlayersTeam,
  { isAccepted }: Of<'answerRequest'>,
  facts: GuardingFacts,
): GuardingStep | GuardingRefusal {
  const { organizationId, request, membership } = team;
  if (request === null) return 'requestGone';
  const family = [player.playerId, ...player.circle.guardianIds];
  if (!isAccepted) {
    return {
      player: withTeam(player, { ...team, request: null }),
      told: family.map((toId) => ({ toId, kind: 'teamDeclined' as const, organizationId })),
    };
  }
  const { level, agreedBy } = request;
  const isAgreed = agreedBy !== null && guardiansInForce(player, facts).includes(agreedBy);
  if (!isAgreed && !isAdult(player.age, facts.today)) return 'guardianNeeded';
  const kind = membership === null ? ('teamJoined' as const) : ('teamAgreed' as const);
  return {
    player: withTeam(player, { ...team, membership: { level, agreedBy }, request: null }),
    told: family.map((toId) => ({ toId, kind, organizationId, level })),
  };
}
