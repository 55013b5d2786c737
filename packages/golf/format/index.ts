export * from './day.ts';
export * from './name.ts';
export * from './score.ts';
export * from './stat.ts';
