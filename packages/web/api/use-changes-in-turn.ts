import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refreshShown } from './refresh-shown.ts';

type Changed = Parameters<typeof refreshShown>[1];

/**
 * Sends changes one after the other, so that a change and its undo cannot overtake each other. Data is only requested
 * again once no change is waiting, because an earlier reply would revert optimistic updates.
 *
 * @param queryKey the query with the optimistic updates
 */
export function useChangesInTurn(queryKey: QueryKey, changed: Changed) {
  const queryClient = useQueryClient();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  // The browser's own dialog: waiting changes would be lost. Each list registers its own.
  const [askBeforeLeaving] = useState(() => (event: BeforeUnloadEvent) => event.preventDefault());
  const cancel = () => queryClient.cancelQueries({ queryKey });
  return (work: () => Promise<unknown>, onFailure: (error: unknown) => void) => {
    waiting.current += 1;
    window.addEventListener('beforeunload', askBeforeLeaving);
    // A running request may return data from before the change, for example a refetch after the previous change.
    void cancel();
    const run = async () => {
      await cancel();
      try {
        await work();
      } catch (error) {
        onFailure(error);
      }
      waiting.current -= 1;
      if (waiting.current === 0) {
        window.removeEventListener('beforeunload', askBeforeLeaving);
        void refreshShown(queryClient, changed);
      }
    };
    last.current = last.current.then(run, run);
  };
}
