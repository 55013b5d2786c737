import type { AccountId } from '@strokebook/golf/access';
import { formatDay, progressText } from '@strokebook/golf/format';
import { roundLabel } from '@strokebook/golf/scorecard';
import { Suspense, useState } from 'react';
import { RoundEntryLink } from '../../controls/round-actions/round-entry-link.tsx';
import type { RunningRound } from '../../offline/index.ts';
import { DeleteRoundDialog } from './delete-round-dialog.tsx';
import classes from './start-page.module.css';

type RunningRoundsProps = {
  readonly viewerId: AccountId;
  readonly playerId: AccountId;
  /** Username of a player for whom somebody else enters. */
  readonly player: string | undefined;
  readonly rounds: readonly RunningRound[];
};

/** More would push the start of a round out of sight; the others are under My Rounds. */
const MAX_SHOWN = 2;

/** The latest rounds that were begun and not finished, of the account and of this device: to go on with, or to delete. */
export function RunningRounds({ viewerId, playerId, player, rounds }: RunningRoundsProps) {
  const [deleted, setDeleted] = useState<RunningRound | null>(null);
  if (rounds.length === 0 && deleted === null) return null;
  const close = () => setDeleted(null);
  return (
    <section aria-label="Rounds in progress">
      <ul className={classes.running}>
        {rounds.slice(0, MAX_SHOWN).map((round) => {
          const said = `${roundLabel(round)}, ${progressText(round)}`;
          return (
            <li key={round.roundId} className={classes.round}>
              <RoundEntryLink
                player={player}
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
            roundKey={{ accountId: viewerId, playerId, roundId: deleted.roundId }}
            isInAccount={deleted.isInAccount}
            onClose={close}
            onDelete={close}
          />
        </Suspense>
      )}
    </section>
  );
}
