export { addingUp, addsUp } from './adding-up.ts';
export { asciiDigits } from './ascii-digits.ts';
export { changeOf } from './change.ts';
export { clubName } from './club.ts';
export {
  formatDay,
  formatDays,
  formatMonthDate,
  formatShortRange,
  monthNames,
  seasonNames,
  seasonYearName,
  shortMonthNames,
} from './day.ts';
export { type SearchDays, parseSearchDays } from './day-search.ts';
export { findFoldedWords, fold } from './fold.ts';
export { compareNames, fullName } from './name.ts';
export { readDecimal, readNumber } from './number.ts';
export { classOf, highSchoolName, type SchoolFact, schoolFacts, type Schooling, schoolLine } from './school.ts';
export { NOTHING, scoreToPar, scoreWithPar, signed, wholePercent } from './score.ts';
export { formatDifference, formatDifferenceOf, formatFraction, formatStat, plural } from './stat.ts';
export { progressText } from './progress.ts';
export { BYTE_ORDER_MARK, type CsvCell, csvLine, csvTable, tabbedTable } from './csv.ts';
export {
  bandsIn,
  courseLength,
  grouped,
  lengthText,
  lengthUnitName,
  metresText,
  wholeFeet,
  wholeYards,
} from './distance.ts';
export { clubText, lieText } from './shot.ts';
export { significanceText } from './significance.ts';
export { roundNumberName, shortRoundNumberName } from './round-number.ts';
export { roundTypeNames } from './round-type.ts';
export { datedFileName, reportFileName, scheduleFileName } from './file-name.ts';
