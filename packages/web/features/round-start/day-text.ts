import { addDays, type CalendarDay, dateOf, dayNumber, monthOf, yearOf } from '@strokebook/golf/calendar';
import { shortMonthNames } from '@strokebook/golf/format';

const weekdays = ['Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed'] as const;

/** 'Today, Sat Oct 10'; with the year if it is another one. */
export function dayText(day: CalendarDay, today: CalendarDay): string {
  // Day 0, January 1 of 1970, was a Thursday.
  const weekday = weekdays[((dayNumber(day) % 7) + 7) % 7] as string;
  const year = yearOf(day) === yearOf(today) ? '' : `, ${yearOf(day)}`;
  const date = `${weekday} ${shortMonthNames[monthOf(day) - 1]} ${dateOf(day)}${year}`;
  if (day === today) return `Today, ${date}`;
  return day === addDays(today, -1) ? `Yesterday, ${date}` : date;
}
