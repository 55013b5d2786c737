export * from './compare-filter.ts';
export * from './rounds-of-side.ts';
export * from './comparison.ts';
export * from './difference.ts';
export * from './metrics.ts';
export * from './associated-players.ts';
export * from './round-options.ts';
export * from './rounds-table.ts';
