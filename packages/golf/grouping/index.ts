export * from './expansion.ts';
export { type GroupBy, groupBys, groupRounds, isTimeGrouping, keepRounds, type RoundGroup } from './group-rounds.ts';
export * from './selection-state.ts';
export * from './sort-rounds.ts';
export * from './view-by.ts';
