import { type CalendarDay, dateOf, monthOf, yearOf } from '../calendar/index.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 'Sep 14', or 'Sep 14, 2026' with the year. */
export function formatDay(day: CalendarDay, withYear = false): string {
  const text = `${months[monthOf(day) - 1]} ${dateOf(day)}`;
  return withYear ? `${text}, ${yearOf(day)}` : text;
}

/** One day, or from the first to the last; years only where they differ or are asked for. */
export function formatDays(first: CalendarDay, last: CalendarDay, withYear = false): string {
  if (first === last) return formatDay(first, withYear);
  const hasTwoYears = yearOf(first) !== yearOf(last);
  return `${formatDay(first, hasTwoYears)} – ${formatDay(last, hasTwoYears || withYear)}`;
}
