import { addDays, type CalendarDay } from '@strokebook/golf/calendar';
import {
  defaultStatuses,
  eventTypeLabel,
  formatPlacing,
  isConfirmed,
  placeText,
  scheduleStatusLabel,
} from '@strokebook/golf/schedule';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { NotedEvent } from '../../db/rounds/schedule-queries.ts';

/** Suggested refresh interval of calendars: plans change by the day, not by the minute. */
const SECONDS_BETWEEN_LOOKS = 60 * 60;

/** Must never change: calendars identify events by their ids. */
const DOMAIN = 'strokebook';

type Calendar = {
  readonly playerName: string;
  readonly productName: string;
  readonly now: Date;
};

/**
 * The events of a schedule as an iCalendar document: whole days, which are the same in every time zone. Withdrawn
 * events are left out; considered ones are tentative and shown as free.
 */
export function writeCalendar(events: readonly NotedEvent[], { playerName, productName, now }: Calendar): string {
  const calendar = ical({
    name: `${playerName} · ${productName}`,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: productName, product: 'Schedule', language: 'EN' },
    ttl: SECONDS_BETWEEN_LOOKS,
  });
  for (const event of events) {
    if (!(defaultStatuses as readonly string[]).includes(event.status)) continue;
    const location = placeText(event);
    calendar.createEvent({
      id: `${event.accountId}-${event.tournamentId}@${DOMAIN}`,
      summary: event.tournamentName,
      start: midnight(event.startDate),
      // DTEND is the first day after the event (RFC 5545, 3.6.1).
      end: midnight(addDays(event.endDate, 1)),
      allDay: true,
      stamp: now,
      status: event.status === 'inField' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
      transparency: isConfirmed(event) ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      description: describe(event),
      ...(location === '' ? {} : { location }),
      ...(event.tournamentUrl === null ? {} : { url: event.tournamentUrl }),
    });
  }
  return withPlainLinks(calendar.toString());
}

/** URLs are not TEXT values, so nothing in them is escaped (RFC 5545, 3.3.13). Line folding may split an escape. */
const withPlainLinks = (text: string): string =>
  text.replaceAll(/^URL;VALUE=URI:.*(?:\r\n .*)*/gm, (link) => link.replaceAll(/\\(\r\n )?([\\;,])/g, '$1$2'));

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
