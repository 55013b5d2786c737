export * from './quick-options.ts';
export * from './round-filter.ts';
export * from './select-rounds.ts';
export * from './select-holes.ts';
export * from './trend.ts';
export * from './finished-rounds.ts';
export * from './round-list.ts';
export * from './hole-filter-index.ts';
