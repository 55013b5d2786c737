export * from './day.ts';
export * from './season.ts';
