export * from './compare-filter.ts';
export * from './rounds-of-side.ts';
