import type { AccountId } from '@strokebook/golf/access';
import type { NewScheduleEvent, OwnTournament, ScheduleEvent, ScheduleRow } from '@strokebook/contract';
import { type ScheduleStatus, scheduleStatusLabel } from '@strokebook/golf/schedule';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { ApiError } from '../../api/errors.ts';
import { useChangesInTurn } from '../../api/use-changes-in-turn.ts';
import type { EventChange } from '../../controls/schedule-event/event-form.tsx';
import type { Said } from '../../ui/dialogs/snackbar.tsx';

type Reply = { readonly rows: readonly ScheduleRow[] };
type Named = { readonly tournamentId: string; readonly tournamentName: string };

export type ScheduleChanges = {
  readonly setStatus: (event: Named, from: string, to: ScheduleStatus) => void;
  readonly remove: (event: ScheduleEvent) => void;
  /** Announces what a form has saved, with an undo. */
  readonly tellSaved: (saved: ScheduleEvent, before: ScheduleEvent | null, change: EventChange) => void;
};

/**
 * Changes of a player's schedule: updated optimistically, announced with an undo, and reverted with a message if the
 * server refuses.
 */
export function useScheduleChanges(accountId: AccountId, say: (said: Said) => void): ScheduleChanges {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const queryKey = ['getSchedule', { params: { accountId } }];
  const send = useChangesInTurn(queryKey, 'schedule');

  const show = (change: (rows: readonly ScheduleRow[]) => readonly ScheduleRow[]) =>
    queryClient.setQueriesData<Reply>({ queryKey }, (reply) => reply && { ...reply, rows: change(reply.rows) });

  const refused = (name: string, what: string) => (error: unknown) =>
    say({ text: `${name} could not be ${what}. ${errorText(error)}`, tone: 'error' });
  const undo = (onAct: () => void): NonNullable<Said['action']> => ({ label: 'Undo', onAct });

  const setStatus: ScheduleChanges['setStatus'] = (event, from, to) => {
    const { tournamentId, tournamentName } = event;
    const showStatus = (status: string) =>
      show((rows) =>
        rows.map((row) =>
          row.accountId === accountId && row.tournamentId === tournamentId ? { ...row, status } : row,
        ),
      );
    const put = (status: string, before: string, tellIt: () => void) => {
      showStatus(status);
      tellIt();
      send(
        () =>
          api.call('updateScheduleEvent', {
            params: { accountId, tournamentId },
            // A custom status is refused by the server, which is reported.
            body: { status: status as ScheduleStatus },
          }),
        (error) => {
          showStatus(before);
          refused(tournamentName, 'changed')(error);
        },
      );
    };
    put(to, from, () =>
      say({
        text: `${tournamentName}: ${scheduleStatusLabel(to)}.`,
        action: undo(() =>
          put(from, to, () => say({ text: `${tournamentName}: ${scheduleStatusLabel(from)} again.` })),
        ),
      }),
    );
  };

  const putBack = (event: ScheduleEvent) => {
    const { status, isFavorite, note, isNoteShared, result = null } = event;
    const create = (tournament: NewScheduleEvent['tournament']) =>
      api.call('createScheduleEvent', {
        params: { accountId },
        body: { status, isFavorite, note, isNoteShared, result, tournament },
      });
    send(
      async () => {
        try {
          return await create({ tournamentId: event.tournament.tournamentId });
        } catch (error) {
          // An own tournament that was deleted permanently is created again.
          if (!event.isOwn || !(error instanceof ApiError) || error.status !== 404) throw error;
          return create(ownTournamentOf(event));
        }
      },
      refused(event.tournament.name, 'put back'),
    );
  };

  const takeOut = (event: ScheduleEvent) => {
    const { tournamentId, name } = event.tournament;
    const before = queryClient.getQueriesData<Reply>({ queryKey });
    show((rows) => rows.filter((row) => row.accountId !== accountId || row.tournamentId !== tournamentId));
    send(
      () => api.call('deleteScheduleEvent', { params: { accountId, tournamentId } }),
      (error) => {
        for (const [key, reply] of before) queryClient.setQueryData(key, reply);
        refused(name, 'removed')(error);
      },
    );
  };

  const remove: ScheduleChanges['remove'] = (event) => {
    takeOut(event);
    say({ text: `${event.tournament.name} was removed.`, action: undo(() => putBack(event)) });
  };

  const tellSaved: ScheduleChanges['tellSaved'] = (saved, before, change) => {
    const { tournamentId, name } = saved.tournament;
    if (before === null) {
      say({ text: `${name} is in the schedule.`, action: undo(() => takeOut(saved)) });
      return;
    }
    say({
      text: `${name} is saved.`,
      action: undo(() =>
        send(
          () =>
            api.call('updateScheduleEvent', {
              params: { accountId, tournamentId },
              body: { ...whatWas(before, change), ...('note' in change ? { noteBefore: saved.note } : {}) },
            }),
          refused(name, 'changed back'),
        ),
      ),
    });
  };

  return { setStatus, remove, tellSaved };
}

/** The previous values of the changed fields only, so that concurrent changes of others are kept. */
function whatWas(before: ScheduleEvent, change: EventChange): EventChange {
  const { status, isFavorite, note, isNoteShared, result = null } = before;
  const tournament = among(ownTournamentOf(before), change.tournament ?? {});
  return among({ status, isFavorite, note, isNoteShared, result, tournament }, change);
}

/** The fields of `all` that `named` has. */
const among = <Fields extends object>(all: Fields, named: object): Partial<Fields> =>
  Object.fromEntries(Object.entries(all).filter(([field]) => field in named)) as Partial<Fields>;

function ownTournamentOf({ tournament }: ScheduleEvent): OwnTournament {
  const { tournamentId: _, ...own } = tournament;
  return own as OwnTournament;
}
