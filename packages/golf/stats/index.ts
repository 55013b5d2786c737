export * from './catalog.ts';
export type { StatDefinition } from './define.ts';
export * from './family.ts';
export * from './stat-text.ts';
export * from './read.ts';
export {
  type Direction,
  type Interval,
  statCategories,
  type StatCategory,
  type StatFigure,
  type StatPerformance,
  type StatReport,
  type StatResult,
  type StatStandard,
} from './report.ts';
export { countCell, medianColumns, sumCell, sumTallies, type Tally, tallyOf, tallyOfScore } from './tally.ts';
export * from './tally-codec.ts';
export * from './tally-round.ts';
export * from './uncertainty.ts';
export * from './significance.ts';
export {
  basisOfStandard,
  DEFAULT_STANDARD,
  genders,
  standardByName,
  type StandardFigure,
  standardFigure,
  standardFigures,
  MIN_FIGURES,
  standards,
} from './standards/standards.ts';
export {
  defaultStandardFor,
  isClubGolfer,
  type PlayerGender,
  playerGenders,
  type Playing,
} from './standards/default-standard.ts';
export { nearestStandards } from './standards/nearest-standards.ts';
export { samplesBehind } from './samples.ts';
