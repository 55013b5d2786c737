export { costliestAreas, isCertainGain, strokesPlayed } from './costliest-areas.ts';
export { trendLine } from './trend-line.ts';
