import { addDays, type CalendarDay } from '@strokebook/golf/calendar';
import { defaultStatuses, eventTypeLabel, formatPlacing, scheduleStatusLabel } from '@strokebook/golf/schedule';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { locationOf } from '../../db/location.ts';
import type { NotedEvent } from '../../db/schedule-queries.ts';

/** How often calendars should ask again: plans change by the day, not by the minute. */
const SECONDS_BETWEEN_LOOKS = 60 * 60;

type Calendar = {
  readonly playerName: string;
  readonly productName: string;
  readonly host: string;
  readonly now: Date;
};

/**
 * The events of a schedule as an iCalendar document: whole days, which are the same days in every time zone. What the
 * player has withdrawn from is left out; what is only considered is tentative.
 */
export function writeCalendar(events: readonly NotedEvent[], { playerName, productName, host, now }: Calendar): string {
  const calendar = ical({
    name: `${playerName} · ${productName}`,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: productName, product: 'Schedule', language: 'EN' },
    ttl: SECONDS_BETWEEN_LOOKS,
  });
  for (const event of events) {
    if (!(defaultStatuses as readonly string[]).includes(event.status)) continue;
    const location = locationOf(event);
    calendar.createEvent({
      id: `${event.accountId}-${event.tournamentId}@${host}`,
      summary: event.tournamentName,
      start: midnight(event.startDate),
      // The end is the first day that is no longer part of it (RFC 5545, 3.6.1).
      end: midnight(addDays(event.endDate, 1)),
      allDay: true,
      stamp: now,
      status: event.status === 'inField' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
      description: describe(event),
      ...(location === '' ? {} : { location }),
      ...(event.tournamentUrl === null ? {} : { url: event.tournamentUrl }),
    });
  }
  return calendar.toString();
}

function describe(event: NotedEvent): string {
  const rounds = event.numberOfRounds === 1 ? '1 round' : `${event.numberOfRounds} rounds`;
  const placing = event.result === null ? null : formatPlacing(event.result);
  return [
    `${scheduleStatusLabel(event.status)} · ${eventTypeLabel(event.eventType)} · ${rounds}`,
    placing === null ? null : `Finish: ${placing}`,
    event.courseName,
    event.note,
  ]
    .filter((line) => line !== null && line !== '')
    .join('\n');
}

const midnight = (day: CalendarDay): Date => new Date(`${day}T00:00:00Z`);
