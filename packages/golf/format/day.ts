import {
  type CalendarDay,
  type DayRange,
  dateOf,
  dayNumber,
  daysBetween,
  monthOf,
  type Season,
  type SeasonYear,
  yearOf,
} from '../calendar/index.ts';

/** January first. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const SHORT_LETTERS = 3;
export const shortMonthNames: readonly string[] = monthNames.map((name) => name.slice(0, SHORT_LETTERS));

export const seasonNames: Readonly<Record<Season, string>> = {
  spring: 'Spring',
  summer: 'Summer',
  fall: 'Fall',
  winter: 'Winter',
};

/** 'Fall 2026'. */
export const seasonYearName = ({ season, year }: SeasonYear): string => `${seasonNames[season]} ${year}`;

/** 'Sep 14', or 'Sep 14, 2026' with the year. */
export function formatDay(day: CalendarDay, withYear = false): string {
  const text = `${shortMonthNames[monthOf(day) - 1]} ${dateOf(day)}`;
  return withYear ? `${text}, ${yearOf(day)}` : text;
}

/** One day, or the first and the last; with years if they differ or `withYear` is set. */
export function formatDays(first: CalendarDay, last: CalendarDay, withYear = false): string {
  if (first === last) return formatDay(first, withYear);
  const hasTwoYears = yearOf(first) !== yearOf(last);
  return `${formatDay(first, hasTwoYears)} – ${formatDay(last, hasTwoYears || withYear)}`;
}

const weekdayNames = ['Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday'] as const;

/** 'Monday'. Day 0 of 1970 was a Thursday. */
export const weekdayName = (day: CalendarDay): string =>
  weekdayNames[((dayNumber(day) % 7) + 7) % 7] ?? weekdayNames[0];

/** A day of the last week as people say it: 'today', 'Sun'; any other as 'Sep 14'. */
export function formatNearDay(day: CalendarDay, today: CalendarDay): string {
  const ago = daysBetween(day, today);
  if (ago === 0) return 'today';
  return ago > 0 && ago < 7 ? weekdayName(day).slice(0, SHORT_LETTERS) : formatDay(day);
}

/** Month and date as on charts: '09/14' (RESUME-28). */
export const formatMonthDate = (day: CalendarDay): string => `${day.slice(5, 7)}/${day.slice(8, 10)}`;

/** A short date as in date pickers: '9/14/2026' (DATE-04). */
export const formatShortDay = (day: CalendarDay): string => `${monthOf(day)}/${dateOf(day)}/${yearOf(day)}`;

/** A range of short dates: '6/15/2025 – 6/15/2026'; 'Up to 6/15/2026' without a start (DATE-04). */
export function formatShortRange({ start, end }: DayRange): string {
  if (end === null) return start === null ? 'All Time' : `Since ${formatShortDay(start)}`;
  return start === null ? `Up to ${formatShortDay(end)}` : `${formatShortDay(start)} – ${formatShortDay(end)}`;
}
