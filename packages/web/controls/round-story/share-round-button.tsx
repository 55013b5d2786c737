import type { AccountId } from '@strokebook/golf/access';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { SharedRound } from './share-round-dialog.tsx';

const ShareRoundDialog = lazy(() =>
  import('./share-round-dialog.tsx').then((module) => ({ default: module.ShareRoundDialog })),
);

type ShareRoundButtonProps = {
  readonly accountId: AccountId;
  /** Finished rounds, the preselected one first. */
  readonly rounds: readonly SharedRound[];
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Opens the picture of a round. */
export function ShareRoundButton({ accountId, rounds, className, children }: ShareRoundButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button data-no-print type="button" className={className} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {children}
      </button>
      {isOpen && (
        <Suspense>
          <ShareRoundDialog accountId={accountId} rounds={rounds} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
