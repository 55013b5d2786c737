import type { AccountId } from '@strokebook/golf/access';
import { formatDay, progressText } from '@strokebook/golf/format';
import { type RoundSummary, summarizeRound } from '@strokebook/golf/model';
import { roundLabel } from '@strokebook/golf/scorecard';
import { newestFirst } from '@strokebook/golf/selection';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { roundHistoryQuery } from '../../api/round-queries.ts';
import { RoundEntryLink } from '../../controls/round-actions/round-entry-link.tsx';
import { useWaitingRounds } from '../../offline/index.ts';
import { documentOfRound } from '../../offline/send-round.ts';
import { quietButton } from '../../ui/quiet-button.ts';
import { DeleteRoundDialog } from './delete-round-dialog.tsx';
import classes from './start-page.module.css';

type RunningRoundsProps = {
  readonly viewerId: AccountId;
  readonly playerId: AccountId;
  /** Username of a player for whom somebody else enters. */
  readonly player: string | undefined;
};

/** More would push the start of a round out of sight; the others are under My Rounds. */
const MAX_SHOWN = 2;

/** The latest rounds that were begun and not finished, of the account and of this device: to go on with, or to delete. */
export function RunningRounds({ viewerId, playerId, player }: RunningRoundsProps) {
  const [deleted, setDeleted] = useState<string | null>(null);
  const history = useQuery(roundHistoryQuery(useApi().api, playerId)).data ?? [];
  const known = new Set(history.map(({ roundId }) => roundId));
  const onDevice = useWaitingRounds(viewerId).flatMap(({ round }): readonly RoundSummary[] => {
    const document = round.playerId === playerId && !known.has(round.roundId) ? documentOfRound(round) : null;
    return document === null ? [] : [summarizeRound(document)];
  });
  const running = [...history, ...onDevice].filter(({ status }) => status === 'inProgress').sort(newestFirst);
  if (running.length === 0) return null;
  const close = () => setDeleted(null);
  return (
    <section aria-label="Rounds in progress">
      <ul className={classes.running}>
        {running.slice(0, MAX_SHOWN).map((round) => {
          const { roundId } = round;
          const said = `${roundLabel(round)}, ${progressText(round)}`;
          return (
            <li key={roundId} className={classes.round}>
              <RoundEntryLink player={player} roundId={roundId} className={quietButton}>
                <span className="break-anywhere">Continue {said}</span>
              </RoundEntryLink>
              <button
                type="button"
                className={quietButton}
                aria-haspopup="dialog"
                aria-label={`Delete ${said}, ${formatDay(round.playedOn, true)}`}
                onClick={() => setDeleted(roundId)}
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
            roundKey={{ accountId: viewerId, playerId, roundId: deleted }}
            isInAccount={known.has(deleted)}
            onClose={close}
            onDelete={close}
          />
        </Suspense>
      )}
    </section>
  );
}
