export * from './averages.ts';
export * from './best-ten.ts';
export * from './featured-tournaments.ts';
export * from './spider-chart.ts';
export * from './tournament-rounds.ts';
