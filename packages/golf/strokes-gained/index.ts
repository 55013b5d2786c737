export { monthTicks } from './month-ticks.ts';
export {
  costliestAreas,
  isCertainGain,
  type StrokesGainedArea,
  strokesGainedAreas,
  strokesPlayed,
} from './costliest-areas.ts';
export { trendLine } from './trend-line.ts';
