export * from './round-filter.ts';
