import type { AccountId } from '@strokebook/golf/access';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSignOut, useWaitingRounds } from '../offline/index.ts';

const AskBeforeSignOut = lazy(() =>
  import('../controls/round-saving/ask-before-sign-out.tsx').then((module) => ({ default: module.AskBeforeSignOut })),
);

/** Signs out, and asks before if rounds wait on this device (ENTRY-22). */
export function useLeaving(accountId: AccountId): { readonly asking: ReactNode; readonly leave: () => void } {
  const signOut = useSignOut();
  const waiting = useWaitingRounds(accountId).length;
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => {
    setIsAsking(false);
    void signOut(accountId);
  };
  return {
    asking: isAsking && (
      <Suspense>
        <AskBeforeSignOut accountId={accountId} onSignOut={leave} onCancel={() => setIsAsking(false)} />
      </Suspense>
    ),
    leave: () => (waiting === 0 ? leave() : setIsAsking(true)),
  };
}
