import { type AccountId, ageAfter, agreedAge, isAdult, isAgeHeld } from '../access/index.ts';
import type { GuardingAction, GuardingOutcome, GuardingRefusal, GuardingStep, GuardingTold } from './action.ts';
import { actOnCircle } from './circle.ts';
import { type GuardedPlayer, type GuardingFacts, guardiansInForce } from './player.ts';
import { settlePlayer, unagreedWait } from './settle.ts';
import { actOnTeam } from './teams.ts';

/**
 * What an action makes of a player, and who is told of it, or why it is refused: every change of age, guardians, circle
 * and teams goes through here (TEAM-02, TEAM-28). Until a player is known to be an adult
 *
 * - coaches have the level to which a guardian agreed, as long as that guardian is one
 * - only guardians, and whom a guardian agreed to, are in the circle
 * - nobody is a guardian who coaches a team, or asks to
 */
export function actOnPlayer(player: GuardedPlayer, action: GuardingAction, facts: GuardingFacts): GuardingOutcome {
  const step = apply(player, action, facts);
  if (typeof step === 'string') return { refused: step };
  const settled = settlePlayer(step.player, facts);
  const told = [...step.told, ...settled.told].filter(({ toId, byId = action.byId }) => toId !== byId);
  return { player: settled.player, told: withoutRepeats(told), refused: null };
}

function apply(player: GuardedPlayer, action: GuardingAction, facts: GuardingFacts): GuardingStep | GuardingRefusal {
  switch (action.kind) {
    case 'stateAge':
      return stateAge(player, action, facts);
    case 'agreeToAge': {
      if (!guardiansInForce(player, facts).includes(action.byId)) return 'notFound';
      if (!isAgeHeld(player.age, facts.today)) return { player, told: [] };
      const told = [player.playerId, ...player.circle.guardianIds].map((toId) => ({
        toId,
        kind: 'ageAgreed' as const,
      }));
      return { player: { ...player, age: agreedAge(player.age) }, told };
    }
    case 'reviewMembers': {
      const isNew = (memberId: AccountId) => action.memberIds.includes(memberId);
      return isAdult(player.age, facts.today) ? { player, told: [] } : unagreedWait(player, facts, isNew);
    }
    case 'askTeam':
    case 'setTeamLevel':
    case 'leaveTeam':
    case 'agreeToTeam':
    case 'answerRequest':
      return actOnTeam(player, action, facts);
    default:
      return actOnCircle(player, action, facts);
  }
}

function stateAge(
  player: GuardedPlayer,
  { stated }: Extract<GuardingAction, { kind: 'stateAge' }>,
  facts: GuardingFacts,
): GuardingStep {
  const hasGuardian = player.circle.guardianIds.length > 0;
  const age = ageAfter(player.age, stated, { today: facts.today, hasGuardian });
  if (age === player.age) return { player, told: [] };
  const after = { ...player, age };
  const told = player.circle.guardianIds.map((toId) => ({ toId, kind: 'ageStated' as const }));
  if (isAdult(age, facts.today)) return { player: after, told };
  const unagreed = unagreedWait(after, facts);
  return { player: unagreed.player, told: [...told, ...unagreed.told] };
}

const withoutRepeats = (told: readonly GuardingTold[]): readonly GuardingTold[] => {
  const keyOf = ({ toId, kind, organizationId, memberId }: GuardingTold) =>
    [toId, kind, organizationId, memberId].join(' ');
  return [...new Map(told.map((one) => [keyOf(one), one])).values()];
};
