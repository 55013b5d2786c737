// It renders after taps alone, so memoizing would only make the files of the entry larger.
'use no memo';

import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { type RoundKey, useDeviceRound } from '../../offline/index.ts';
import { documentOfActions } from '../../offline/send-round.ts';

// Needs the network anyway, because the account draws the story.
const ShareRoundDialog = lazy(() =>
  import('../../controls/round-story/share-round-dialog.tsx').then((module) => ({ default: module.ShareRoundDialog })),
);

type EntryWaysProps = {
  readonly roundKey: RoundKey;
  /** The player's. */
  readonly username: string;
};

/** Where a finished round leads (ENTRY-18). */
export function EntryWays({ roundKey, username }: EntryWaysProps) {
  const [isSharing, setIsSharing] = useState(false);
  const isOwn = roundKey.accountId === roundKey.playerId;
  const saved = useDeviceRound(roundKey);
  const round = saved === undefined ? null : documentOfActions(saved.round.log.map(({ action }) => action));
  const isInAccount = saved !== undefined && saved.round.acknowledged !== null;
  return (
    <nav className="wrap gap-8" aria-label="After the round">
      {isOwn ? (
        <Link to="/dashboard" className="primary-link">
          Dashboard
        </Link>
      ) : (
        <Link to="/player/$username/data-analysis" params={{ username }} className="primary-link">
          Round Assessment
        </Link>
      )}
      <Link to="/player/$username/my-rounds" params={{ username }} className="quiet-button">
        Scorecard and map
      </Link>
      {isInAccount && round?.status === 'completed' && (
        <button type="button" className="quiet-button" onClick={() => setIsSharing(true)}>
          Share this round
        </button>
      )}
      {isSharing && round !== null && (
        <Suspense>
          <ShareRoundDialog
            accountId={roundKey.playerId}
            rounds={[{ roundId: roundKey.roundId, label: round.course.name }]}
            onClose={() => setIsSharing(false)}
          />
        </Suspense>
      )}
      <Link to="/log" search={isOwn ? {} : { player: username }} className="quiet-button">
        Another round
      </Link>
    </nav>
  );
}
