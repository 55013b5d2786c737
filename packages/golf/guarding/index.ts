export { actOnPlayer } from './act.ts';
export type { GuardingAction, GuardingOutcome, GuardingRefusal, GuardingStep, GuardingTold } from './action.ts';
export {
  type GuardedPlayer,
  type GuardingFacts,
  guardianProblem,
  guardiansInForce,
  guardsOrIsAsked,
} from './player.ts';
export { settlePlayer } from './settle.ts';
