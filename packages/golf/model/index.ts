export * from './course.ts';
export * from './find-round-problems.ts';
export * from './round.ts';
export * from './summarize-round.ts';
export * from './units.ts';
