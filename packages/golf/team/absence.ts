import { addDays, type CalendarDay } from '../calendar/index.ts';
import { formatDay, weekdayName } from '../format/index.ts';

/** Why a player cannot come (TEAM-20). */
export const absenceReasons = ['class', 'injury', 'other'] as const;
export type AbsenceReason = (typeof absenceReasons)[number];

/** Days on which a player cannot come, both inclusive. */
export type Absence = {
  readonly firstDay: CalendarDay;
  readonly lastDay: CalendarDay;
  readonly reason: AbsenceReason;
  /** What the player or a coach adds; '' for nothing. */
  readonly note: string;
};

/** A year ahead: no season is planned further. */
const DAYS_AHEAD = 366;

/** Why days of absence cannot be stored, as a sentence; null if they can. */
export function absenceProblem(
  { firstDay, lastDay }: Pick<Absence, 'firstDay' | 'lastDay'>,
  today: CalendarDay,
): string | null {
  if (lastDay < firstDay) return 'The last day is before the first one.';
  if (lastDay > addDays(today, DAYS_AHEAD)) return 'The last day is more than a year from now.';
  if (firstDay < addDays(today, -DAYS_AHEAD)) return 'The first day is more than a year ago.';
  return null;
}

/** Whether an absence has a day between two days, both inclusive. */
const isAwayBetween = (
  { firstDay, lastDay }: Pick<Absence, 'firstDay' | 'lastDay'>,
  from: CalendarDay,
  to: CalendarDay,
): boolean => firstDay <= to && lastDay >= from;

const reasonTexts: Readonly<Record<AbsenceReason, string>> = { class: 'class', injury: 'injury', other: 'away' };

const LETTERS_OF_WEEKDAY = 3;
/** Days ahead that people call by their weekday alone. */
const NEAR_DAYS = 7;

/** 'class Thu', 'injury until Oct 9', 'away Oct 3 to Oct 5'. @param today days of the coming week are weekdays */
export function absenceText({ firstDay, lastDay, reason }: Absence, today: CalendarDay): string {
  const word = reasonTexts[reason];
  const named = (day: CalendarDay) =>
    day >= today && day < addDays(today, NEAR_DAYS) ? weekdayName(day).slice(0, LETTERS_OF_WEEKDAY) : formatDay(day);
  if (firstDay === lastDay) return `${word} ${firstDay === today ? 'today' : named(firstDay)}`;
  if (firstDay <= today && lastDay >= today) return `${word} until ${named(lastDay)}`;
  return `${word} ${named(firstDay)} to ${named(lastDay)}`;
}

/** What a coach reads beside a name about some days: 'class Thu, injury until Oct 9'; '' for somebody who can come. */
export const awayText = (
  absences: readonly Absence[],
  { from, to, today }: { readonly from: CalendarDay; readonly to: CalendarDay; readonly today: CalendarDay },
): string =>
  absences
    .filter((absence) => isAwayBetween(absence, from, to))
    .toSorted((a, b) => (a.firstDay < b.firstDay ? -1 : 1))
    .map((absence) => absenceText(absence, today))
    .join(', ');
