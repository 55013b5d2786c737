export { quickOptions } from './quick-options.ts';
export type { RoundFilter } from './round-filter.ts';
export { bestFirst, latestTournaments, newestFirst, scoreVsPar, selectRounds, tournamentKey } from './select-rounds.ts';
export { trendRounds, type TrendType, trendTypes } from './trend.ts';
export { finishedRounds, MIN_ROUNDS_TO_COMPARE, usualHoleCount } from './finished-rounds.ts';
export { checkRoundList, roundListOf, type RoundListOption, roundListOptions } from './round-list.ts';
export { type FilteredHoles, filterHoles, indexHoles } from './hole-filter-index.ts';
