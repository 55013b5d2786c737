import type { NoteAuthor, OutputOf } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { ApiError } from '../../api/errors.ts';
import { errorText } from '../../api/error-text.ts';
import { useChangesInTurn } from '../../api/use-changes-in-turn.ts';
import type { Said } from '../../ui/dialogs/snackbar.tsx';

/** The state of a round or tournament that can be marked. */
export type Marked = {
  readonly kind: 'round' | 'tournament';
  readonly id: string;
  readonly name: string;
  readonly isFavorite: boolean;
  readonly note: string | null;
  /** Who wrote the note, if not the player. */
  readonly noteAuthor: NoteAuthor | undefined;
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
    queryClient.setQueriesData<OutputOf<'getResults'>>({ queryKey }, (results) => {
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

  /** `noteBefore` is omitted to replace whatever note there is. */
  const store = (
    { kind, id, isFavorite, note, isNoteShared }: Marked,
    isNoted: boolean,
    noteBefore: { readonly noteBefore?: string | null },
  ): Promise<unknown> =>
    kind === 'round'
      ? api.call('setFavoriteRound', { params: { accountId, roundId: id }, body: { isFavorite, note, ...noteBefore } })
      : api.call('updateScheduleEvent', {
          params: { accountId, tournamentId: id },
          // A star leaves the note alone, which somebody else may be writing.
          body: isNoted ? { note, isNoteShared, ...noteBefore } : { isFavorite },
        });

  const change = (before: Marked, after: Marked) => {
    const isNoted = before.note !== after.note || before.isNoteShared !== after.isNoteShared;
    // A round without a star has no note.
    const noteBefore = before.kind === 'round' && !before.isFavorite ? null : before.note;
    const put = (seen: { readonly noteBefore?: string | null }) => {
      show(after);
      send(
        () => store(after, isNoted, seen),
        (error) => {
          show(before);
          const text = `${before.name} could not be changed. ${errorText(error)}`;
          const isOvertaken = error instanceof ApiError && error.code === 'NOTE_CHANGED';
          const action = { label: isNoted ? 'Write mine instead' : 'Change anyway', onAct: () => put({}) };
          say({ text, tone: 'error', ...(isOvertaken ? { action } : {}) });
        },
      );
    };
    put({ noteBefore });
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
