export * from './compare-scores.ts';
export * from './course.ts';
export { findRoundProblems, holesApart, MIN_LOOP } from './find-round-problems.ts';
export * from './round.ts';
export * from './picked-up.ts';
export * from './rating-of.ts';
export * from './round-limits.ts';
export * from './summarize-round.ts';
export * from './units.ts';
