export { ImportError, refuse } from './problem.ts';
export * from './read-rounds.ts';
export { slugOf, typedPlain } from './slug.ts';
