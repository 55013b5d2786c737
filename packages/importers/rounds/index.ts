export { ImportError, refuse } from './problem.ts';
export * from './read-rounds.ts';
export * from './slug.ts';
