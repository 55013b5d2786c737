export * from './month-ticks.ts';
export { certainGains } from './certain-gains.ts';
export * from './costliest-areas.ts';
export { trendLine } from './trend-line.ts';
