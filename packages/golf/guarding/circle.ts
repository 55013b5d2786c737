import { type AccessLevel, guardedAge, includesLevel, isAdult, isMember, levelInCircle } from '../access/index.ts';
import type { GuardingAction, GuardingRefusal, GuardingStep, GuardingTold } from './action.ts';
import {
  type GuardedPlayer,
  type GuardingFacts,
  guardianProblem,
  guardiansInForce,
  guardsOrIsAsked,
  withGuardian,
  withMember,
  withWaiting,
} from './player.ts';
import { asked, leftBehind, memberWaits } from './settle.ts';

type CircleAction = Extract<
  GuardingAction,
  {
    readonly kind:
      | 'nameGuardian'
      | 'answerGuardian'
      | 'enterCircle'
      | 'leaveCircle'
      | 'setLevel'
      | 'removeMember'
      | 'agreeToMember';
  }
>;
type Of<Kind extends CircleAction['kind']> = Extract<CircleAction, { readonly kind: Kind }>;

/** What an action makes of the circle of a player and its guardians. */
export function actOnCircle(
  player: GuardedPlayer,
  action: CircleAction,
  facts: GuardingFacts,
): GuardingStep | GuardingRefusal {
  switch (action.kind) {
    case 'nameGuardian':
      return nameGuardian(player, action, facts);
    case 'answerGuardian':
      return answerGuardian(player, action, facts);
    case 'enterCircle':
      return enterCircle(player, action, facts);
    case 'leaveCircle':
      return leaveCircle(player, action);
    case 'setLevel':
      return setLevel(player, action, facts);
    case 'removeMember':
      return removeMember(player, action, facts);
    case 'agreeToMember':
      return agreeToMember(player, action, facts);
  }
}

/** Makes a member a guardian, or ends that: the player does it, or a coach whose team waits for a guardian names one. */
function nameGuardian(
  player: GuardedPlayer,
  { byId, memberId, isGuardian }: Of<'nameGuardian'>,
  facts: GuardingFacts,
): GuardingStep | GuardingRefusal {
  if (!isGuardian) return byId === player.playerId ? stopGuarding(player, memberId, facts) : 'notFound';
  if (isAdult(player.age, facts.today)) return 'adultPlayer';
  const isKnown = isMember(memberId, player.circle) || isWaiting(player, memberId);
  if (!isKnown || memberId === byId) return 'notFound';
  if (facts.isCoach(memberId)) return 'coaches';
  if (guardsOrIsAsked(player, memberId)) return { player, told: [] };
  return {
    player: withGuardian(player, memberId, 'asked'),
    told: [{ toId: memberId, kind: 'guardianAsked', byId: player.playerId }],
  };
}

function answerGuardian(
  player: GuardedPlayer,
  { byId, isGuardian }: Of<'answerGuardian'>,
  facts: GuardingFacts,
): GuardingStep | GuardingRefusal {
  if (!guardsOrIsAsked(player, byId)) return 'notFound';
  if (!isGuardian) return stopGuarding(player, byId, facts);
  if (player.circle.guardianIds.includes(byId)) return { player, told: [] };
  if (isAdult(player.age, facts.today)) return 'adultPlayer';
  const problem = guardianProblem(player, byId, facts);
  if (problem !== null) return problem;
  const waited = player.waiting.find(({ memberId }) => memberId === byId)?.level ?? null;
  return becomeGuardian(waited === null ? player : withMember(player, byId, waited, null), byId, facts);
}

/** A guardian from now on, who is asked for all that waits; the player and the other guardians are told. */
function becomeGuardian(player: GuardedPlayer, guardianId: GuardingAction['byId'], facts: GuardingFacts): GuardingStep {
  const after = { ...withGuardian(player, guardianId, 'yes'), age: guardedAge(player.age) };
  const waits = [
    ...after.teams.flatMap(({ organizationId, request }) =>
      request === null || request.agreedBy !== null ? [] : [{ organizationId, level: request.level }],
    ),
    ...after.waiting.filter(({ memberId }) => memberId !== guardianId),
  ];
  const others = guardiansInForce(player, facts);
  return {
    player: after,
    told: [
      ...[player.playerId, ...others].map((toId) => ({
        ...{ toId, kind: 'guardianConfirmed' as const, memberId: guardianId },
      })),
      ...waits.flatMap((about) => asked(after, [guardianId], about)),
    ],
  };
}

/** A guardian of a player under 18 who is one no more waits, like anybody else, until another guardian agrees to them. */
function stopGuarding(
  player: GuardedPlayer,
  guardianId: GuardingAction['byId'],
  facts: GuardingFacts,
): GuardingStep | GuardingRefusal {
  if (!guardsOrIsAsked(player, guardianId)) return { player, told: [] };
  const wasGuardian = player.circle.guardianIds.includes(guardianId);
  const after = withGuardian(player, guardianId, 'no');
  if (!wasGuardian) return { player: after, told: [] };
  const step: GuardingStep = {
    player: after,
    told: [{ toId: guardianId, kind: 'guardianEnded' }, ...leftBehind(player, guardianId)],
  };
  const level = levelInCircle(guardianId, after.circle);
  return level === null || isAdult(player.age, facts.today)
    ? step
    : memberWaits(facts)(step, { memberId: guardianId, level });
}

function enterCircle(
  player: GuardedPlayer,
  { byId, level, isForGuardian }: Of<'enterCircle'>,
  facts: GuardingFacts,
): GuardingStep | GuardingRefusal {
  const isPlayerAdult = isAdult(player.age, facts.today);
  const held = levelInCircle(byId, player.circle);
  const given = held !== null && includesLevel(held, level) ? held : level;
  const joined = { toId: player.playerId, kind: 'circleMemberJoined' as const, level };
  if (isForGuardian) {
    if (isPlayerAdult) return 'adultPlayer';
    const problem = guardianProblem(player, byId, facts);
    if (problem !== null) return problem;
    if (player.circle.guardianIds.includes(byId)) {
      return {
        player: withMember(player, byId, given, null),
        told: given === held ? [] : raisedTold(player, byId, given),
      };
    }
    return becomeGuardian(withMember(player, byId, given, null), byId, facts);
  }
  if (given === held) return { player, told: [] };
  if (!isPlayerAdult && player.circle.guardianIds.includes(byId)) {
    return { player: withMember(player, byId, given, null), told: raisedTold(player, byId, given) };
  }
  if (isPlayerAdult) {
    return { player: withMember(player, byId, given, null), told: held === null ? [joined] : [] };
  }
  return {
    player: withWaiting(player, { memberId: byId, level }),
    told: [
      { toId: player.playerId, kind: 'circleWaits', memberId: byId },
      ...asked(player, guardiansInForce(player, facts), { memberId: byId, level }),
    ],
  };
}

function leaveCircle(player: GuardedPlayer, { byId }: Of<'leaveCircle'>): GuardingStep {
  if (!isMember(byId, player.circle)) return { player: withoutWaiting(player, byId), told: [] };
  const wasGuardian = player.circle.guardianIds.includes(byId);
  return {
    player: withMember(player, byId, null, null),
    told: [{ toId: player.playerId, kind: 'circleMemberLeft' }, ...(wasGuardian ? leftBehind(player, byId) : [])],
  };
}

/** A higher level for a member of the circle of a player under 18 waits for a guardian. */
function setLevel(
  player: GuardedPlayer,
  { byId, memberId, level }: Of<'setLevel'>,
  facts: GuardingFacts,
): GuardingStep | GuardingRefusal {
  if (!mayDecide(player, byId, facts)) return 'notFound';
  const held = levelInCircle(memberId, player.circle);
  if (held === null) return 'notFound';
  const isByPlayer = byId === player.playerId;
  const isOfGuardian = player.circle.guardianIds.includes(memberId);
  const isLower = includesLevel(held, level);
  // A guardian may take less for themselves, and decides nothing about another guardian.
  if (!isByPlayer && isOfGuardian && !(memberId === byId && isLower)) return 'otherGuardian';
  if (held === level && !isWaiting(player, memberId)) return { player, told: [] };
  if (isByPlayer && !isOfGuardian && !isLower && !isAdult(player.age, facts.today)) {
    return {
      player: withWaiting(player, { memberId, level }),
      told: asked(player, guardiansInForce(player, facts), { memberId, level }),
    };
  }
  const before = player.agreements.find((one) => one.memberId === memberId)?.guardianId ?? null;
  const agreedBy = isOfGuardian ? null : isByPlayer ? before : byId;
  return {
    player: withMember(player, memberId, level, agreedBy),
    told: held === level ? [] : levelTold(player, memberId, level),
  };
}

/** The player and the other guardians are told that a guardian accepted a link with a higher level. */
const raisedTold = (
  { playerId, circle }: GuardedPlayer,
  guardianId: GuardingAction['byId'],
  level: AccessLevel,
): readonly GuardingTold[] => [
  { toId: playerId, kind: 'circleMemberJoined', level },
  ...circle.guardianIds
    .filter((id) => id !== guardianId)
    .map((toId) => ({ ...{ toId, memberId: guardianId, level, byId: playerId }, kind: 'levelChanged' as const })),
];

/** A member is told of another level; that of a guardian is told to the other guardians too. */
function levelTold(
  { playerId: byId, circle }: GuardedPlayer,
  memberId: GuardingAction['byId'],
  level: AccessLevel,
): readonly GuardingTold[] {
  const others = circle.guardianIds.includes(memberId) ? circle.guardianIds.filter((id) => id !== memberId) : [];
  return [
    { toId: memberId, kind: 'levelChanged', level, byId },
    ...others.map((toId) => ({ toId, kind: 'levelChanged' as const, memberId, level, byId })),
  ];
}

function removeMember(
  player: GuardedPlayer,
  { byId, memberId }: Of<'removeMember'>,
  facts: GuardingFacts,
): GuardingStep | GuardingRefusal {
  if (!mayDecide(player, byId, facts)) return 'notFound';
  const wasGuardian = player.circle.guardianIds.includes(memberId);
  if (wasGuardian && byId !== player.playerId && byId !== memberId) return 'otherGuardian';
  return {
    player: withMember(player, memberId, null, null),
    told: wasGuardian ? [{ toId: memberId, kind: 'guardianEnded' }, ...leftBehind(player, memberId)] : [],
  };
}

/** A guardian lets somebody into the circle, on the level that they have read or a lower one; an adult does it alone. */
function agreeToMember(
  player: GuardedPlayer,
  { byId, memberId, level: read }: Of<'agreeToMember'>,
  facts: GuardingFacts,
): GuardingStep | GuardingRefusal {
  const isByAdult = byId === player.playerId && isAdult(player.age, facts.today);
  if (!isByAdult && !guardiansInForce(player, facts).includes(byId)) return 'notFound';
  const waiting = player.waiting.find((one) => one.memberId === memberId);
  if (waiting === undefined) return 'notFound';
  const level = read !== null && includesLevel(waiting.level, read) ? read : waiting.level;
  return {
    player: withMember(player, memberId, level, isByAdult ? null : byId),
    told: [
      { toId: memberId, kind: 'circleJoined', level, byId: player.playerId },
      ...[player.playerId, ...player.circle.guardianIds].map((toId) => ({
        ...{ toId, kind: 'circleMemberJoined' as const, memberId, level },
      })),
    ],
  };
}

/** Whether somebody may change the circle: the player, and a guardian in force. */
const mayDecide = (player: GuardedPlayer, byId: GuardingAction['byId'], facts: GuardingFacts): boolean =>
  byId === player.playerId || guardiansInForce(player, facts).includes(byId);

const isWaiting = ({ waiting }: GuardedPlayer, memberId: GuardingAction['byId']): boolean =>
  waiting.some((one) => one.memberId === memberId);

const withoutWaiting = (player: GuardedPlayer, memberId: GuardingAction['byId']): GuardedPlayer => ({
  ...player,
  waiting: player.waiting.filter((one) => one.memberId !== memberId),
  circle: {
    ...player.circle,
    askedGuardianIds: isMember(memberId, player.circle)
      ? player.circle.askedGuardianIds
      : player.circle.askedGuardianIds.filter((id) => id !== memberId),
  },
});
