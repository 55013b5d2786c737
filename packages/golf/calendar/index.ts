export * from './academic-year.ts';
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
export * from './edit-distance.ts';
export { defaultRangeOptions, lastRange, type RangeOption, rangeOptions } from './range-options.ts';
export * from './season.ts';
export * from './range-text.ts';
