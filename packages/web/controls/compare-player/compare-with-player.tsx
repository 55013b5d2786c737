import type { AccountId } from '@strokebook/golf/access';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';

const ComparePlayerDialog = lazy(() =>
  import('./compare-player-dialog.tsx').then((module) => ({ default: module.ComparePlayerDialog })),
);

type ComparedPerson = { readonly accountId: AccountId; readonly username: string; readonly name: string };

type CompareWithPlayerProps = {
  readonly player: ComparedPerson;
  readonly className: string;
  readonly children: ReactNode;
};

/** Opens the search for somebody to compare a player with, and then the comparison (TEAM-37). */
export function CompareWithPlayer({ player, className, children }: CompareWithPlayerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" data-no-print onClick={() => setIsOpen(true)}>
        {children}
        <span className="unseen">{`, ${player.name} and another player`}</span>
      </button>
      {isOpen && <ChoosePlayerToCompare player={player} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type ChoosePlayerToCompareProps = { readonly player: ComparedPerson; readonly onClose: () => void };

/** The search; a chosen player opens Compare Stats of both. */
export function ChoosePlayerToCompare({ player, onClose }: ChoosePlayerToCompareProps) {
  const navigate = useNavigate();
  return (
    <Suspense>
      <ComparePlayerDialog
        accountId={player.accountId}
        chosenId={player.accountId}
        onChoose={({ username }) =>
          void navigate({
            to: '/player/$username/stats',
            params: { username: player.username },
            search: { with: username },
          })
        }
        onClose={onClose}
      />
    </Suspense>
  );
}
