import type { ActiveAccount, PublicAccount } from '@strokebook/contract';
import { formatDay, fullName, progressText } from '@strokebook/golf/format';
import { roundLabel } from '@strokebook/golf/scorecard';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { RoundEntryLink } from '../../controls/round-actions/round-entry-link.tsx';
import { entryForText } from '../../lib/entry-for-text.ts';
import type { RunningRound } from '../../offline/index.ts';
import { DeleteRoundDialog } from './delete-round-dialog.tsx';
import { isWatched } from './is-watched.ts';
import classes from './start-page.module.css';

type RunningRoundsProps = {
  readonly viewer: ActiveAccount;
  /** Whose rounds they are. */
  readonly player: PublicAccount;
  readonly rounds: readonly RunningRound[];
};

/** More would push the start of a round out of sight; the others are under My Rounds. */
const MAX_SHOWN = 2;

/**
 * The latest rounds that were begun and not finished, of the account and of this device: to go on with, or to delete. One
 * that another player keeps is watched. Above them for whom a round is entered, if not for oneself (ENTRY-28).
 */
export function RunningRounds({ viewer, player, rounds }: RunningRoundsProps) {
  const [deleted, setDeleted] = useState<RunningRound | null>(null);
  const close = () => setDeleted(null);
  const enteredFor = player.accountId === viewer.accountId ? undefined : player.username;
  const whose = enteredFor !== undefined && (
    <p className={classes.player}>
      You enter this round for <b>{fullName(player)}</b>.
    </p>
  );
  if (rounds.length === 0 && deleted === null) return whose;
  return (
    <section aria-label="Rounds in progress">
      {whose}
      <ul className={classes.running}>
        {rounds.slice(0, MAX_SHOWN).map((round) => {
          const said = `${roundLabel(round)}, ${progressText(round)}`;
          if (isWatched(round, viewer, player.accountId)) {
            return (
              <li key={round.roundId} className={classes.round}>
                <Link
                  to="/player/$username/my-rounds/live/$roundId"
                  params={{ username: player.username, roundId: round.roundId }}
                  className={classes.continue}
                  aria-label={`Watch ${said}`}
                >
                  <b className="break-anywhere">Watch {roundLabel(round)}</b>
                  <small>{progressText(round)}</small>
                </Link>
                <RoundEntryLink player={enteredFor} roundId={round.roundId} className="quiet-button">
                  {entryForText(player)}
                </RoundEntryLink>
              </li>
            );
          }
          return (
            <li key={round.roundId} className={classes.round}>
              <RoundEntryLink
                player={enteredFor}
                roundId={round.roundId}
                className={classes.continue}
                label={`Continue ${said}`}
              >
                <b className="break-anywhere">Continue {roundLabel(round)}</b>
                <small>{progressText(round)}</small>
              </RoundEntryLink>
              <button
                type="button"
                className="quiet-button"
                aria-haspopup="dialog"
                aria-label={`Delete ${said}, ${formatDay(round.playedOn, true)}`}
                onClick={() => setDeleted(round)}
              >
                Delete
              </button>
            </li>
          );
        })}
      </ul>
      {deleted !== null && (
        <Suspense>
          <DeleteRoundDialog
            roundKey={{ accountId: viewer.accountId, playerId: player.accountId, roundId: deleted.roundId }}
            isInAccount={deleted.isInAccount}
            onClose={close}
            onDelete={close}
          />
        </Suspense>
      )}
    </section>
  );
}
