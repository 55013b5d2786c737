export * from './evidence-text.ts';
export * from './club-game.ts';
export * from './headline-figures.ts';
export {
  type HeadlineScores,
  type SeasonReport,
  seasonReport,
  type SeasonScores,
  tournamentSeason,
} from './season-report.ts';
export * from './headline.ts';
export type { ParAgainst } from './pars-against.ts';
export * from './hole-score-to-par.ts';
export * from './score-words.ts';
export * from './score-story.ts';
export * from './score-trend.ts';
export * from './strip-words.ts';
