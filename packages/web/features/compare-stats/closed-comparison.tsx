import type { ComparePlayer } from '@strokebook/golf/compare';
import { lazy, Suspense, useState } from 'react';
import { Notice } from '../../ui/pages/notice.tsx';
import { ComparePlayerButton } from './compare-header.tsx';

const ComparePlayerDialog = lazy(() =>
  import('../../controls/compare-player/compare-player-dialog.tsx').then((module) => ({
    default: module.ComparePlayerDialog,
  })),
);

type ClosedComparisonProps = {
  readonly player: ComparePlayer;
  readonly onChoose: (username: string) => void;
};

/** Says the same of a player who does not exist and of one who is closed to the viewer (TEAM-O135). */
export function ClosedComparison({ player, onChoose }: ClosedComparisonProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <Notice level={1} title="This comparison is not open to you.">
      <p>There is no such player, or their figures are open to others alone.</p>
      <p className="margin-top-12">
        <ComparePlayerButton otherName={null} onClick={() => setIsChoosing(true)} />
      </p>
      {isChoosing && (
        <Suspense>
          <ComparePlayerDialog
            accountId={player.accountId}
            chosenId={player.accountId}
            onChoose={({ username }) => onChoose(username)}
            onClose={() => setIsChoosing(false)}
          />
        </Suspense>
      )}
    </Notice>
  );
}
