export * from './day.ts';
export * from './fold.ts';
export * from './name.ts';
export * from './school.ts';
export * from './score.ts';
export * from './stat.ts';
export * from './csv.ts';
export * from './distance.ts';
