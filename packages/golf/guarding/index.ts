export { actOnPlayer } from './act.ts';
export type { GuardingAction, GuardingOutcome, GuardingRefusal, GuardingStep, GuardingTold } from './action.ts';
export {
  type GuardedPlayer,
  type GuardingFacts,
  guardianProblem,
  guardiansInForce,
  guardsOrIsAsked,
  type MemberAgreement,
  type PlayersTeam,
} from './player.ts';
export { completeAgreements, settlePlayer } from './settle.ts';
