import type { AccountId } from '@strokebook/golf/access';
import type { Results } from '@strokebook/golf/results';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { useChangesInTurn } from '../../api/use-changes-in-turn.ts';
import type { Said } from '../../ui/snackbar.tsx';

/** The state of a round or tournament that can be marked. */
export type Marked = {
  readonly kind: 'round' | 'tournament';
  readonly id: string;
  readonly name: string;
  readonly isFavorite: boolean;
  readonly note: string | null;
  /** Of a tournament; a round's note is always shared. */
  readonly isNoteShared: boolean;
};

export type Favorites = {
  readonly toggle: (marked: Marked) => void;
  readonly setNote: (marked: Marked, note: string | null, isNoteShared: boolean) => void;
};

/** Marks and notes of results: updated optimistically, announced with an undo, and reverted if the server refuses. */
export function useFavorites(accountId: AccountId, say: (said: Said) => void): Favorites {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const queryKey = ['getResults', { params: { accountId } }];
  const send = useChangesInTurn(queryKey, 'schedule');

  const show = ({ kind, id, isFavorite, note, isNoteShared }: Marked) =>
    queryClient.setQueriesData<Results>({ queryKey }, (results) => {
      if (results === undefined) return results;
      const mark = <Row extends object>(row: Row, rowId: string | null, marks: object): Row =>
        rowId === id ? { ...row, ...marks } : row;
      return kind === 'round'
        ? { ...results, rounds: results.rounds.map((row) => mark(row, row.golfRoundId, { isFavorite, note })) }
        : {
            ...results,
            tournaments: results.tournaments.map((row) =>
              mark(row, row.tournamentId, { isFavorite, note, isNoteShared }),
            ),
          };
    });

  const store = ({ kind, id, isFavorite, note, isNoteShared }: Marked): Promise<unknown> =>
    kind === 'round'
      ? api.call('setFavoriteRound', { params: { accountId, roundId: id }, body: { isFavorite, note } })
      : api.call('updateScheduleEvent', {
          params: { accountId, tournamentId: id },
          body: { isFavorite, note, isNoteShared },
        });

  const change = (before: Marked, after: Marked) => {
    show(after);
    send(
      () => store(after),
      (error) => {
        show(before);
        say({ text: `${before.name} could not be changed. ${errorText(error)}`, tone: 'error' });
      },
    );
  };
  const changeAndTell = (before: Marked, after: Marked, text: string) => {
    change(before, after);
    say({ text, action: { label: 'Undo', onAct: () => change(after, before) } });
  };

  return {
    toggle: (marked) => {
      const after = { ...marked, isFavorite: !marked.isFavorite };
      const text = after.isFavorite ? `${marked.name} is a favorite.` : `${marked.name} is no longer a favorite.`;
      changeAndTell(marked, after, text);
    },
    setNote: (marked, note, isNoteShared) =>
      changeAndTell(marked, { ...marked, note, isNoteShared }, `The note of ${marked.name} is saved.`),
  };
}
