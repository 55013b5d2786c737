import {
  addDays,
  type CalendarDay,
  calendarDay,
  dateOf,
  dayNumber,
  daysBetween,
  monthOf,
  yearOf,
} from '../calendar/index.ts';
import { shortMonthNames } from '../format/index.ts';
import { type ScheduleEvent, soonestFirst } from './schedule-event.ts';

export type StripRange = { readonly start: CalendarDay; readonly end: CalendarDay };

/** Seasons are planned by academic years, in which colleges and schools compete. */
const FIRST_MONTH = 8;

/** The academic year of a day, August 1 to July 31, or one that is so many years later. */
export function academicYear(today: CalendarDay, yearsLater = 0): StripRange {
  const year = yearOf(today) - (monthOf(today) < FIRST_MONTH ? 1 : 0) + yearsLater;
  return { start: calendarDay(`${year}-08-01`), end: calendarDay(`${year + 1}-07-31`) };
}

/** '2026/27'. */
export const academicYearLabel = ({ start, end }: StripRange): string =>
  `${yearOf(start)}/${String(yearOf(end)).slice(2)}`;

/** An event as it lies on the strip; days count from the strip's first, which is 0. */
export type StripEvent<Event> = {
  readonly event: Event;
  /** The row in which nothing else lies on its days; 0 is the first. */
  readonly lane: number;
  /** Its first day on the strip, travel left out. */
  readonly fromDay: number;
  /** How many of its days are on the strip, at least one. */
  readonly dayCount: number;
  /** Days of travel just before and just after that are on the strip; none for local events. */
  readonly travelBefore: number;
  readonly travelAfter: number;
  /** Whether the days kept free for its name are those before it, because those after it end with the strip. */
  readonly isNameBefore: boolean;
};

export type SeasonStrip<Event> = StripRange & {
  readonly dayCount: number;
  readonly laneCount: number;
  /** Each month from its first day on the strip. */
  readonly months: readonly { readonly label: string; readonly fromDay: number; readonly dayCount: number }[];
  /** Null where today is not on the strip. */
  readonly today: number | null;
  readonly events: readonly StripEvent<Event>[];
};

/** A day to get there and a day to get home, as team schedules plan for; local events are driven to. */
const TRAVEL_DAYS = 1;

/**
 * A season on one line of days, with events that share days, travel and their names included, on lanes of their own.
 *
 * @param nameDays how many days of the strip the name of an event takes beside it
 * @throws RangeError when the range ends before it starts
 */
export function seasonStrip<
  Event extends Pick<ScheduleEvent, 'startDate' | 'endDate' | 'locale' | 'tournamentName' | 'tournamentId'>,
>(
  events: readonly Event[],
  range: StripRange,
  today: CalendarDay,
  nameDays: (event: Event) => number = () => 0,
): SeasonStrip<Event> {
  const dayCount = daysBetween(range.start, range.end) + 1;
  if (dayCount < 1) throw new RangeError(`the strip from ${range.start} to ${range.end} has no day`);
  const dayOf = (day: CalendarDay) => daysBetween(range.start, day);
  const clamp = (day: number) => Math.min(Math.max(day, 0), dayCount);
  /** Of each lane what is taken. */
  const lanes: Taken[][] = [];
  const placed = [...events]
    .filter(({ startDate, endDate }) => startDate <= range.end && endDate >= range.start)
    .sort(soonestFirst)
    .map((event) => {
      const [from, until] = [clamp(dayOf(event.startDate)), clamp(dayOf(event.endDate) + 1)];
      const travel = event.locale === 'local' ? 0 : TRAVEL_DAYS;
      const first = clamp(dayOf(event.startDate) - travel);
      const end = clamp(dayOf(event.endDate) + 1 + travel);
      const name = nameDays(event);
      const isNameBefore = end + name > dayCount;
      const needed = { from: isNameBefore ? first - name : first, until: isNameBefore ? end : end + name };
      const free = lanes.findIndex((taken) =>
        taken.every((one) => one.until <= needed.from || one.from >= needed.until),
      );
      const lane = free === -1 ? lanes.length : free;
      (lanes[lane] ??= []).push(needed);
      return {
        event,
        lane,
        fromDay: from,
        dayCount: until - from,
        travelBefore: from - first,
        travelAfter: end - until,
        isNameBefore,
      };
    });
  const now = dayOf(today);
  return {
    ...range,
    dayCount,
    laneCount: lanes.length,
    months: monthsOf(range),
    today: now >= 0 && now < dayCount ? now : null,
    events: placed,
  };
}

type Taken = { readonly from: number; readonly until: number };

function monthsOf({ start, end }: StripRange): SeasonStrip<never>['months'] {
  const months: { label: string; fromDay: number; dayCount: number }[] = [];
  for (let day = start; day <= end; ) {
    const next = nextMonth(day);
    const last = next > end ? addDays(end, 1) : next;
    const month = shortMonthNames[monthOf(day) - 1] as string;
    const label = monthOf(day) === 1 || months.length === 0 ? `${month} ${yearOf(day)}` : month;
    months.push({ label, fromDay: dayNumber(day) - dayNumber(start), dayCount: daysBetween(day, last) });
    day = next;
  }
  return months;
}

/** The first day of the month after a day's. */
function nextMonth(day: CalendarDay): CalendarDay {
  // 32 days from the last of the month before are in the next month, however long this one is.
  const inNext = addDays(day, 32 - dateOf(day));
  return addDays(inNext, 1 - dateOf(inNext));
}
