export { monthTicks } from './month-ticks.ts';
export { costliestAreas, isCertainGain, strokesPlayed } from './costliest-areas.ts';
export { trendLine } from './trend-line.ts';
