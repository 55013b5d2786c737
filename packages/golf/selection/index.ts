export { quickOptions, seasonStartOf } from './quick-options.ts';
export type { RoundFilter } from './round-filter.ts';
export * from './select-rounds.ts';
export * from './trend.ts';
export * from './finished-rounds.ts';
export { playedCourses, playedTournaments } from './played-names.ts';
export * from './round-list.ts';
export { type FilteredHoles, filterHoles, indexHoles } from './hole-filter-index.ts';
