export { type AverageName, averageNames, averageText, type Averages, averagesOf } from './averages.ts';
export { type BestTenCharts, bestTenCharts, type RoundsChart, roundsChart } from './best-ten.ts';
export {
  type FavouriteEvent,
  favouriteEvents,
  type FeaturedTournament,
  featuredTournaments,
} from './featured-tournaments.ts';
export type { SpiderChart } from './spider-chart.ts';
export {
  averageYards,
  type IncludedRound,
  includedRound,
  isTournamentRound,
  playedTournaments,
  type ScoreWithPar,
  type TournamentDetail,
  type TournamentRecord,
  tournamentRecord,
  withPar,
} from './tournament-rounds.ts';
