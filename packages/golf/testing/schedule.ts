import { accountIdOf } from '../access/index.ts';
import { calendarDay } from '../calendar/index.ts';
import type { ScheduleEvent } from '../schedule/index.ts';

/** A national tournament of one player in June, with defaults for what a test does not set. */
export const scheduleEventOf = (tournamentName: string, event: Partial<ScheduleEvent> = {}): ScheduleEvent => ({
  accountId: accountIdOf(1),
  tournamentId: tournamentName,
  tournamentName,
  tournamentUrl: null,
  courseName: null,
  city: 'Amity',
  state: 'CA',
  startDate: calendarDay('2026-06-01'),
  endDate: calendarDay('2026-06-02'),
  numberOfRounds: 2,
  eventType: 'tournament',
  locale: 'national',
  isTeamEvent: false,
  status: 'inField',
  isFavorite: false,
  result: null,
  ...event,
});
