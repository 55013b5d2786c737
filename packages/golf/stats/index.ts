export { placeOfStat, statById, statCatalog, type StatColumn, statColumns } from './catalog.ts';
export type { StatDefinition, StatFormat } from './define.ts';
export { differenceBoundText, differenceText, statText } from './stat-text.ts';
export { isApplicable, readAllStats, readStat } from './read.ts';
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
export { decodeTally, encodeTally, ENGINE_VERSION } from './tally-codec.ts';
export { countedHolesOf, tallyRound } from './tally-round.ts';
export { meanHalfWidth, studentPoint, studentT95, studentTwoSided, wilsonInterval } from './uncertainty.ts';
export { MIN_ROUNDS, MIN_SAMPLES, roundsNeeded } from './significance.ts';
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
export { defaultStandardFor, type PlayerGender, playerGenders } from './standards/default-standard.ts';
export { samplesBehind } from './samples.ts';
