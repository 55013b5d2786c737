import type { ScheduleEvent, ScheduleRow } from '@strokebook/contract';
import { screen, within } from '@testing-library/react';

/** A grid of events by its name. */
export const grid = (name: string) => screen.findByRole('table', { name });

/** Names of its tournaments, in their order. */
export const tournamentsOf = (table: HTMLElement): readonly string[] =>
  within(table)
    .getAllByRole('row')
    .filter((row) => row.dataset['tournament'] !== undefined)
    .map((row) => row.dataset['tournament'] ?? '');

/** What stands in a tournament's row, cell by cell. */
export const cellsOf = (table: HTMLElement, tournamentId: string): readonly (string | null)[] => {
  const row = within(table)
    .getAllByRole('row')
    .find(({ dataset }) => dataset['tournament'] === tournamentId);
  return row === undefined ? [] : [...row.children].map((cell) => cell.textContent);
};

/** The same event as its own player's editor sees it. */
export const eventOfRow = (row: ScheduleRow, isOwn = false): ScheduleEvent => ({
  status: row.status as ScheduleEvent['status'],
  isFavorite: row.isFavorite,
  note: null,
  result: row.result,
  isOwn,
  tournament: {
    tournamentId: row.tournamentId,
    name: row.tournamentName,
    url: row.tournamentUrl,
    city: row.city,
    state: row.state,
    startDate: row.startDate,
    endDate: row.endDate,
    numberOfRounds: row.numberOfRounds,
    eventType: row.eventType,
    locale: row.locale,
    isTeamEvent: row.isTeamEvent,
  },
});
