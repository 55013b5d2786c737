import type { AccountId } from '@strokebook/golf/access';
import { formatDay, progressText } from '@strokebook/golf/format';
import { roundLabel } from '@strokebook/golf/scorecard';
import { Link } from '@tanstack/react-router';
import { useRunningRounds } from '../../offline/index.ts';
import { MoreIcon } from '../../ui/icons.tsx';
import classes from './round-actions.module.css';
import { RoundEntryLink } from './round-entry-link.tsx';
import { useRoundEditor, useWatchedPlayer } from './use-round-editor.ts';
import { useRoundMenu } from './use-round-menu.tsx';

type RoundsInProgressProps = {
  readonly accountId: AccountId;
  /** Heading level. */
  readonly level?: 2 | 3;
};

/**
 * The unfinished rounds, which count in no figure yet (ENTRY-29); nothing if there are none. Those of which no hole was
 * played are only under 'Log a round'. Somebody else's round is watched: a tap must not open the editor of a round that is
 * being played (TEAM-30).
 */
export function RoundsInProgress({ accountId, level = 2 }: RoundsInProgressProps) {
  const editor = useRoundEditor(accountId);
  const watched = useWatchedPlayer(accountId);
  const menu = useRoundMenu(accountId);
  const rounds = useRunningRounds(accountId).rounds.filter(({ holesPlayed }) => holesPlayed > 0);
  if (rounds.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <section className={classes.running} aria-labelledby={`rounds-in-progress-${level}`}>
      <Heading id={`rounds-in-progress-${level}`} className={classes.title}>
        In progress
      </Heading>
      <ul>
        {rounds.map((round) => {
          const label = roundLabel(round);
          const place = round.courseName === label ? [] : [round.courseName];
          const by = round.enteredBy === null ? [] : [`Entered by ${round.enteredBy}`];
          return (
            <li key={round.roundId} className={classes.row}>
              <span className="grid flex-1 shrinkable">
                <span className="medium break-anywhere">{label}</span>
                <small className="note break-anywhere">
                  {[formatDay(round.playedOn, true), ...place, ...by].join(' · ')}
                </small>
              </span>
              <b className="flex-none text-l strong nowrap">{progressText(round)}</b>
              {watched !== null && round.isInAccount && (
                <Link
                  to="/player/$username/my-rounds/live/$roundId"
                  params={{ username: watched.username, roundId: round.roundId }}
                  className="quiet-button"
                  aria-label={`Watch ${label}, ${progressText(round)}`}
                  data-no-print
                >
                  Watch
                </Link>
              )}
              {editor !== null && (watched === null || !round.isInAccount) && (
                <RoundEntryLink
                  player={editor.player?.username}
                  roundId={round.roundId}
                  className="quiet-button"
                  label={`Continue ${label}, ${progressText(round)}`}
                >
                  Continue
                </RoundEntryLink>
              )}
              {editor !== null && (
                <button
                  type="button"
                  className="icon-button"
                  aria-haspopup="dialog"
                  aria-label={`More about ${label}, ${formatDay(round.playedOn, true)}`}
                  onClick={menu.openerOf(round.roundId) ?? undefined}
                >
                  <MoreIcon />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {menu.dialog}
    </section>
  );
}
