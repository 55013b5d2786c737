export * from './averages.ts';
export { type BestTenCharts, bestTenCharts, type RoundsChart, roundsChart } from './best-ten.ts';
export * from './featured-tournaments.ts';
export type { SpiderChart } from './spider-chart.ts';
export * from './tournament-rounds.ts';
