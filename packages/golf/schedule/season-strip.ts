import { addDays, type CalendarDay, dateOf, dayNumber, daysBetween, monthOf, yearOf } from '../calendar/index.ts';
import { shortMonthNames } from '../format/index.ts';
import { type ScheduleEvent, soonestFirst } from './schedule-event.ts';

export type StripRange = { readonly start: CalendarDay; readonly end: CalendarDay };

/** An event on the strip; days count from the strip's first day, which is 0. */
export type StripEvent<Event> = {
  readonly event: Event;
  /** The first row that is free on its days; 0 is the first. */
  readonly lane: number;
  /** Its first day on the strip, without travel. */
  readonly fromDay: number;
  /** Number of its days on the strip, at least one. */
  readonly dayCount: number;
  /** Days of travel just before and after the event that are on the strip; 0 for local events. */
  readonly travelBefore: number;
  readonly travelAfter: number;
  /** Whether its name is placed before the event, because the strip ends right after it. */
  readonly isNameBefore: boolean;
};

export type SeasonStrip<Event> = StripRange & {
  readonly dayCount: number;
  readonly laneCount: number;
  /** The months with the part of each that is on the strip. */
  readonly months: readonly { readonly label: string; readonly fromDay: number; readonly dayCount: number }[];
  /** Null if today is not on the strip. */
  readonly today: number | null;
  readonly events: readonly StripEvent<Event>[];
};

/** One day to arrive and one to return, as team schedules plan; players drive to local events. */
const TRAVEL_DAYS = 1;

/**
 * A season on one line of days. Events that overlap, with travel and names included, get separate lanes.
 *
 * @param nameDays number of days on the strip that the name of an event covers @throws RangeError if the range ends
 * before it starts
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
  /** The occupied days of each lane. */
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

/** The first day of the next month. */
function nextMonth(day: CalendarDay): CalendarDay {
  // 32 days after the last day of the previous month is always in the next month.
  const inNext = addDays(day, 32 - dateOf(day));
  return addDays(inNext, 1 - dateOf(inNext));
}
