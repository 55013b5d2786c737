// It renders after taps alone, so memoizing would only make the files of the entry larger.
'use no memo';

import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { type RoundKey, useDeviceRound } from '../../offline/index.ts';
import { documentOfActions } from '../../offline/send-round.ts';
import classes from './entry-ways.module.css';

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
  const isFinished = round?.status === 'completed';
  // One leads: sharing, or where figures are until the round can be shared. A round in progress leads to its hole.
  const canShare = isFinished && isInAccount;
  const look = isFinished && !isInAccount ? `primary-link ${classes.lead}` : 'quiet-button';
  return (
    <nav className={classes.ways} aria-label="After the round">
      {canShare && (
        <button type="button" className={`primary-link ${classes.lead}`} onClick={() => setIsSharing(true)}>
          Share this round
        </button>
      )}
      {isOwn ? (
        <Link to="/dashboard" className={look}>
          Dashboard
        </Link>
      ) : (
        <Link to="/player/$username/data-analysis" params={{ username }} className={look}>
          Round Assessment
        </Link>
      )}
      <Link to="/player/$username/my-rounds" params={{ username }} className="quiet-button">
        Scorecard and map
      </Link>
      <Link to="/log" search={isOwn ? {} : { player: username }} className="quiet-button">
        Another round
      </Link>
      {isFinished && !isInAccount && (
        <p className={classes.later}>It can be shared as a picture once it is in the account.</p>
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
    </nav>
  );
}
