export {
  addDays,
  addMonths,
  type CalendarDay,
  calendarDay,
  dateOf,
  dayFromNumber,
  dayNumber,
  type DayRange,
  daysBetween,
  isCalendarDay,
  isInRange,
  monthOf,
  yearOf,
} from './day.ts';
export { editDistance } from './edit-distance.ts';
export { defaultRangeOptions, lastRange, type RangeOption, rangeOptions } from './range-options.ts';
export {
  previousSeason,
  type Season,
  seasonMonths,
  seasonOf,
  seasonRange,
  seasons,
  type SeasonYear,
} from './season.ts';
export { customRange, isNamedRange, isSameRange, readRange, writeRange } from './range-text.ts';
