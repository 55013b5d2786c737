export * from './course.ts';
export * from './round.ts';
export * from './units.ts';
