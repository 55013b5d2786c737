export { ImportError, refuse } from './problem.ts';
export * from './read-rounds.ts';
export type { RoundsOfFile } from './round-documents.ts';
export * from './slug.ts';
