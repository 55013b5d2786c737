export * from './month-ticks.ts';
export * from './costliest-areas.ts';
export { trendLine } from './trend-line.ts';
