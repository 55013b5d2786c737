import type { AccountId } from '../access/account-id.ts';
import { addDays, type CalendarDay, daysBetween } from '../calendar/index.ts';
import type { Int } from '../model/index.ts';
import { isConfirmed, scheduleLines } from '../schedule/index.ts';
import { WEEK_DAYS } from './team-news.ts';
import type { TeamPlayer } from './team-player.ts';

/** An event of some players, listed once. */
export type TeamEvent = {
  readonly tournamentId: string;
  readonly name: string;
  readonly startDate: CalendarDay;
  /** The last day, inclusive. */
  readonly endDate: CalendarDay;
  readonly courseName: string | null;
  /** Players who play or hope to: in the field, qualifying or applied. */
  readonly playing: readonly AccountId[];
};

/** The events that somebody plays from today on, soonest first (TEAM-18). */
export function teamEvents(players: readonly Omit<TeamPlayer, 'rounds'>[], today: CalendarDay): readonly TeamEvent[] {
  const lines = scheduleLines(
    players.flatMap(({ events }) => events.filter((event) => isConfirmed(event) && event.endDate >= today)),
    players,
  );
  return lines.map(({ tournamentId, tournamentName, startDate, endDate, courseName, entries }) => ({
    tournamentId,
    name: tournamentName,
    startDate,
    endDate,
    courseName,
    playing: entries.map(({ accountId }) => accountId),
  }));
}

/** Whether an event has a day among the next seven, today included. */
export const isThisWeek = ({ startDate }: TeamEvent, today: CalendarDay): boolean =>
  startDate < addDays(today, WEEK_DAYS);

/** Days to an event; 0 from its first day on. */
export const daysToEvent = ({ startDate }: TeamEvent, today: CalendarDay): Int =>
  Math.max(0, daysBetween(today, startDate));
