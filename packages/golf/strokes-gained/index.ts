export * from './costliest-areas.ts';
export * from './trend-line.ts';
