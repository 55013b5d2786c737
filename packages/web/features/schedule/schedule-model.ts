import type { AccountId } from '@strokebook/golf/access';
import type { ScheduleRow } from '@strokebook/contract';
import {
  clashTexts,
  type EventGaps,
  eventGaps,
  filterEvents,
  formatPlacing,
  freeDaysAfter,
  type ScheduleLine,
  scheduleLines,
  type ScheduleOptions,
  type SchedulePlayer,
  splitEvents,
} from '@strokebook/golf/schedule';

/** Filtered rows of a schedule. */
export type ScheduleModel = {
  readonly players: readonly SchedulePlayer[];
  /** Every tournament once. */
  readonly lines: readonly ScheduleLine[];
  /** The lines divided into two grids; null if they are merged. */
  readonly split: { readonly planned: readonly ScheduleLine[]; readonly considering: readonly ScheduleLine[] } | null;
  /** Clash texts by tournament id, as far as the viewer may see the schedules. */
  readonly clashes: ReadonlyMap<string, readonly string[]>;
  /** Free days of the page's own player from an event to the next, by tournament id. */
  readonly freeDays: ReadonlyMap<string, number>;
  readonly gaps: EventGaps;
};

/**
 * @param accountId the page's own player. @param held statuses by tournament id that determine the position of the
 * player's own rows, even if they have changed since.
 */
export function scheduleModel(
  rows: readonly ScheduleRow[],
  players: readonly SchedulePlayer[],
  options: ScheduleOptions,
  accountId: AccountId,
  held: ReadonlyMap<string, string> = new Map(),
): ScheduleModel {
  const placed = rows.map((row) => ({
    ...row,
    status: (row.accountId === accountId && held.get(row.tournamentId)) || row.status,
    row,
  }));
  const through = filterEvents(placed, options);
  const linesOf = (events: typeof through) =>
    scheduleLines(
      events.map(({ row }) => row),
      players,
    );
  const { planned, considering } = splitEvents(through);
  const shown = through.map(({ row }) => row);
  const own = shown.filter((event) => event.accountId === accountId);
  return {
    players,
    lines: scheduleLines(shown, players),
    split: options.isMerged ? null : { planned: linesOf(planned), considering: linesOf(considering) },
    clashes: clashTexts(shown, players),
    freeDays: freeDaysAfter(own),
    gaps: eventGaps(own),
  };
}

/** The placings of a line, per player: 'T3 of 78'. */
export const placingsOf = ({ entries }: Pick<ScheduleLine, 'entries'>, hasSeveral: boolean): readonly string[] =>
  entries.flatMap(({ name, result }) => {
    const placing = result && formatPlacing(result);
    if (placing === null) return [];
    return hasSeveral ? `${name}: ${placing}` : placing;
  });
