import type { ScheduleEvent } from '@strokebook/contract';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { hasLevel } from '@strokebook/golf/access';
import type { RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { PlannedRow, StoredSchedule } from './import-plan.ts';

/** Whether somebody may change the scores of a schedule and nothing else: who may enter rounds (TEAM-27). */
export const changesScoresOnly = ({ viewer, account }: Pick<RequestContext, 'viewer' | 'account'>): boolean =>
  !hasLevel(viewer, account, 'manage');

/** @throws RequestError NOT_FOUND, as everything that is closed, for a change of more than the result */
export function refuseBeyondResult(change: Readonly<Record<string, unknown>>): void {
  const others = Object.entries(change).filter(([field, value]) => field !== 'result' && value !== undefined);
  if (others.length > 0) throw new RequestError('NOT_FOUND');
}

/** @throws RequestError NOT_FOUND for an event that is more than the scores of a tournament that has begun */
export function refuseBeyondScores(
  { result, note, isFavorite, isNoteShared, tournament }: ScheduleEvent,
  today: CalendarDay,
): void {
  const isScored = result != null && result.rounds.length > 0;
  if (!isScored || note !== null || isFavorite || isNoteShared || tournament.startDate > today) {
    throw new RequestError('NOT_FOUND');
  }
}

const NO_SCORE =
  'There is no score of a tournament that has begun: you may enter scores of this player, and nothing else of the schedule.';

/** The rows of a table as scores alone: whatever else they say of an event of the schedule stays as it is. */
export function scoresOfRows(
  rows: readonly PlannedRow[],
  { events }: StoredSchedule,
  today: CalendarDay,
): readonly PlannedRow[] {
  const storedOf = new Map(events.map(({ event }) => [event.tournamentId, event]));
  return rows.map((row) => {
    const { planned, problems, isLeftOut } = row;
    if (planned === null || isLeftOut) return row;
    const { tournament, tournamentId, choice } = planned;
    const rounds = choice.result?.rounds ?? [];
    if (rounds.length === 0 || tournament.startDate > today)
      return { ...row, planned: null, problems: [...problems, NO_SCORE] };
    const stored = tournamentId === null ? undefined : storedOf.get(tournamentId);
    const status = stored === undefined ? choice.status : (stored.status as typeof choice.status);
    const before = events.find(({ event }) => event.tournamentId === tournamentId)?.tournament;
    return {
      ...row,
      planned: {
        ...planned,
        ...{ tournament: before ?? tournament, change: {} },
        choice: { status, note: stored?.note ?? null, result: choice.result },
      },
    };
  });
}
