import { monthNames, seasonYearName } from '../format/index.ts';
import { monthOf, seasonOf, yearOf } from '../calendar/index.ts';
import { type ScheduleEvent, type SchedulePlayer, soonestFirst } from './schedule-event.ts';
import type { ScheduleView } from './schedule-options.ts';
import type { ScheduleStatus } from './statuses.ts';

/** The fields of an event that are the same for all players. */
type Tournament = Omit<ScheduleEvent, 'accountId' | 'status' | 'isFavorite' | 'result'>;

/** A tournament, listed once, with the players that have it in their schedule and their status (DATA-46). */
export type ScheduleLine = Tournament & {
  /** In the order of the players; players without the event have no entry. */
  readonly entries: readonly (SchedulePlayer & Pick<ScheduleEvent, 'status' | 'isFavorite' | 'result'>)[];
};

/**
 * Merges the events of several players: every tournament once, soonest first. Events of players not listed are left
 * out.
 */
export function scheduleLines(
  events: readonly ScheduleEvent[],
  players: readonly SchedulePlayer[],
): readonly ScheduleLine[] {
  const order = new Map(players.map(({ accountId }, index) => [accountId, index]));
  const known = events.filter(({ accountId }) => order.has(accountId));
  return [...Map.groupBy(known, ({ tournamentId }) => tournamentId).values()].map(lineOf).sort(soonestFirst);

  function lineOf(ofTournament: readonly ScheduleEvent[]): ScheduleLine {
    const [first] = ofTournament;
    if (first === undefined) throw new RangeError('a group has at least one member');
    const entries = [...ofTournament]
      .sort((a, b) => (order.get(a.accountId) ?? 0) - (order.get(b.accountId) ?? 0))
      .map(({ accountId, status, isFavorite, result }) => ({
        accountId,
        name: players[order.get(accountId) ?? 0]?.name ?? '',
        status,
        isFavorite,
        result,
      }));
    const { accountId: _account, status: _status, isFavorite: _favorite, result: _result, ...tournament } = first;
    return { ...tournament, entries };
  }
}

/** Names of the players that have the tournament with a status, in the order of the players. */
export const namesWithStatus = (
  { entries }: Pick<ScheduleLine, 'entries'>,
  status: ScheduleStatus,
): readonly string[] => entries.filter((entry) => entry.status === status).map(({ name }) => name);

/** Lines under one heading; the label is '' if there is none. */
export type LineGroup<Line> = { readonly key: string; readonly label: string; readonly lines: readonly Line[] };

/** Groups lines by month or season of their first day, keeping their order; 'Events' is one list (TOUR-04). */
export function groupLines<Line extends Pick<ScheduleEvent, 'startDate'>>(
  lines: readonly Line[],
  viewBy: ScheduleView,
): readonly LineGroup<Line>[] {
  if (lines.length === 0) return [];
  if (viewBy === 'Events') return [{ key: 'all', label: '', lines }];
  const labelOf = ({ startDate }: Pick<ScheduleEvent, 'startDate'>) => {
    if (viewBy === 'Month') return `${monthNames[monthOf(startDate) - 1]} ${yearOf(startDate)}`;
    return seasonYearName(seasonOf(startDate));
  };
  return [...Map.groupBy(lines, labelOf)].map(([label, members]) => ({ key: label, label, lines: members }));
}
