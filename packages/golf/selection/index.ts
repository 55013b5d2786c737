export * from './round-filter.ts';
export * from './select-rounds.ts';
