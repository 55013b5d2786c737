import { addMonths, type CalendarDay, calendarDay, dayNumber, monthOf, yearOf } from '../calendar/index.ts';
import { shortMonthNames } from '../format/index.ts';

/** Months between two ticks: the smallest step with few enough ticks is used. */
const STEPS = [1, 2, 3, 6, 12] as const;

type MonthTick = { readonly time: number; readonly text: string };

/** The first days of months in a range as ticks of a time axis, at most `max`; the first one and each January have a year. */
export function monthTicks(first: CalendarDay, last: CalendarDay, max: number): readonly MonthTick[] {
  const months: CalendarDay[] = [];
  const start = calendarDay(`${first.slice(0, 7)}-01`);
  for (let month = first === start ? start : addMonths(start, 1); month <= last; month = addMonths(month, 1)) {
    months.push(month);
  }
  const inStep = (step: number) => months.filter((month) => (monthOf(month) - 1) % step === 0);
  const step = STEPS.find((one) => inStep(one).length <= max) ?? 12;
  return inStep(step).map((month, index) => {
    const name = shortMonthNames[monthOf(month) - 1] ?? '';
    return { time: dayNumber(month), text: index === 0 || monthOf(month) === 1 ? `${name} ${yearOf(month)}` : name };
  });
}
