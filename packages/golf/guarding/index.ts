export { actOnPlayer } from './act.ts';
export type { GuardingAction, GuardingRefusal, GuardingTold } from './action.ts';
export type { GuardedPlayer, GuardingFacts, MemberAgreement, PlayersTeam } from './player.ts';
export { completeAgreements, settlePlayer } from './settle.ts';
