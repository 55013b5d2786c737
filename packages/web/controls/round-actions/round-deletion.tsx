import type { AccountId } from '@strokebook/golf/access';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { refreshShown } from '../../api/refresh-shown.ts';
import { type Said, Snackbar } from '../../ui/dialogs/snackbar.tsx';

/** How long a deletion can be undone, in milliseconds (ENTRY-27). */
const UNDO_LIFETIME = 10_000;

export type DeletedRound = { readonly accountId: AccountId; readonly roundId: string };

const RoundDeletion = createContext<(round: DeletedRound) => void>(() => undefined);

/** Offers to undo a deletion. */
export const useOfferUndo = (): ((round: DeletedRound) => void) => useContext(RoundDeletion);

/** Around all pages, so that a deletion can be undone on the next page as well. */
export function RoundDeletionProvider({ children }: { readonly children: ReactNode }) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const [said, setSaid] = useState<Said | null>(null);
  const restore = useMutation({
    mutationFn: (params: DeletedRound) => api.call('restoreRound', { params }),
    onSuccess: async () => {
      setSaid({ text: 'The round is back.' });
      await refreshShown(queryClient, 'rounds');
    },
    onError: (error, round) =>
      setSaid({
        text: errorText(error),
        tone: 'error',
        action: { label: 'Try again', onAct: () => restore.mutate(round) },
      }),
  });
  const offer = (round: DeletedRound) =>
    setSaid({ text: 'The round was deleted.', action: { label: 'Undo', onAct: () => restore.mutate(round) } });
  return (
    <RoundDeletion value={offer}>
      {children}
      <Snackbar said={said} lifetime={UNDO_LIFETIME} onClose={() => setSaid(null)} />
    </RoundDeletion>
  );
}
