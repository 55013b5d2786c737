export * from './adding-up.ts';
export * from './ascii-digits.ts';
export * from './blanks.ts';
export * from './change.ts';
export * from './club.ts';
export {
  formatDay,
  formatDays,
  formatMonthDate,
  formatNearDay,
  formatShortRange,
  monthNames,
  seasonNames,
  seasonYearName,
  shortMonthNames,
  weekdayName,
} from './day.ts';
export * from './day-search.ts';
export { findFoldedWords, fold, foldSpelledOut } from './fold.ts';
export * from './handicap.ts';
export * from './name.ts';
export * from './person-name.ts';
export * from './number.ts';
export * from './school.ts';
export * from './score.ts';
export * from './stat.ts';
export * from './progress.ts';
export * from './csv.ts';
export * from './distance.ts';
export * from './shot.ts';
export * from './significance.ts';
export * from './round-number.ts';
export * from './round-type.ts';
export * from './file-name.ts';
