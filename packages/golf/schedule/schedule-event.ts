import type { AccountId } from '../access/account-id.ts';
import type { Int } from '../model/index.ts';
import type { CalendarDay } from '../calendar/index.ts';
import type { EventResult } from './event-result.ts';

/** An event of one player's schedule (DATA-46). */
export type ScheduleEvent = {
  readonly accountId: AccountId;
  readonly tournamentId: string;
  readonly tournamentName: string;
  readonly tournamentUrl: string | null;
  readonly courseName: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly startDate: CalendarDay;
  /** The last day, inclusive. */
  readonly endDate: CalendarDay;
  readonly numberOfRounds: Int;
  /** One of the three types, or a custom text of another program. */
  readonly eventType: string;
  readonly locale: string;
  readonly isTeamEvent: boolean;
  /** One of the six statuses, or a custom text of another program, which is shown unchanged (TOUR-O10). */
  readonly status: string;
  readonly isFavorite: boolean;
  /** Null if the player entered no result. */
  readonly result: EventResult | null;
};

/** 'Amity, CA'; '' if unknown. */
export const placeText = ({ city, state }: Pick<ScheduleEvent, 'city' | 'state'>): string =>
  [city, state].filter((part) => part !== null && part !== '').join(', ');

/** A player whose events are in a schedule. */
export type SchedulePlayer = { readonly accountId: AccountId; readonly name: string };

/** Compares by start day, then name, then id, so that the order is total. */
export function soonestFirst(
  a: Pick<ScheduleEvent, 'startDate' | 'tournamentName' | 'tournamentId'>,
  b: Pick<ScheduleEvent, 'startDate' | 'tournamentName' | 'tournamentId'>,
): number {
  return (
    compare(a.startDate, b.startDate) ||
    compare(a.tournamentName, b.tournamentName) ||
    compare(a.tournamentId, b.tournamentId)
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
