import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refreshShown } from './refresh-shown.ts';

type Changed = Parameters<typeof refreshShown>[1];

/**
 * Sends changes one after the other, so that a change and its undo cannot pass each other. What is shown is asked for
 * anew once none waits: an answer from before would take back those that are seen already.
 *
 * @param queryKey what is shown of them before they are stored
 */
export function useChangesInTurn(queryKey: QueryKey, changed: Changed) {
  const queryClient = useQueryClient();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  // The browser's own question: what waits for its turn would be lost. Each list asks for itself.
  const [askBeforeLeaving] = useState(() => (event: BeforeUnloadEvent) => event.preventDefault());
  const cancel = () => queryClient.cancelQueries({ queryKey });
  return (work: () => Promise<unknown>, onFailure: (error: unknown) => void) => {
    waiting.current += 1;
    window.addEventListener('beforeunload', askBeforeLeaving);
    // An answer that is on its way knows nothing of the change, be it that of a refresh after the one before.
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
