export * from './day.ts';
export * from './range-options.ts';
export * from './season.ts';
export * from './range-text.ts';
