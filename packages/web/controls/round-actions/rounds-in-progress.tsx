import type { AccountId } from '@strokebook/golf/access';
import { formatDay, progressText, scoreWithPar } from '@strokebook/golf/format';
import { roundLabel } from '@strokebook/golf/scorecard';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { type RunningRound, useRunningRounds } from '../../offline/index.ts';
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
 * The unfinished rounds, which count in no figure yet (ENTRY-29), and the finished ones that only this device has
 * (ENTRY-21); nothing if there are none. Those of which no hole was played are only under 'Log a round'. Somebody else's
 * round is watched: a tap must not open the editor of a round that is being played (TEAM-30).
 */
export function RoundsInProgress({ accountId, level = 2 }: RoundsInProgressProps) {
  const editor = useRoundEditor(accountId);
  const watched = useWatchedPlayer(accountId);
  const menu = useRoundMenu(accountId);
  const running = useRunningRounds(accountId);
  const rounds = running.rounds.filter(({ holesPlayed }) => holesPlayed > 0);
  const { waiting } = running;
  const more = (round: RunningRound) =>
    editor !== null && (
      <button
        type="button"
        className="icon-button"
        aria-haspopup="dialog"
        aria-label={`More about ${roundLabel(round)}, ${formatDay(round.playedOn, true)}`}
        onClick={menu.openerOf(round.roundId) ?? undefined}
      >
        <MoreIcon />
      </button>
    );
  if (rounds.length + waiting.length === 0) return null;
  return (
    <>
      {waiting.length > 0 && (
        <RoundList title="Finished, not sent yet" level={level}>
          {waiting.map((round) => (
            <li key={round.roundId} className={classes.row}>
              <RoundWords round={round} note="on this device until there is a network" />
              <b className="flex-none text-l strong nowrap">{scoreText(round)}</b>
              {editor !== null && (
                <RoundEntryLink
                  player={editor.player?.username}
                  roundId={round.roundId}
                  className="quiet-button"
                  label={`Open ${roundLabel(round)}, ${scoreText(round)}`}
                >
                  Open
                </RoundEntryLink>
              )}
            </li>
          ))}
        </RoundList>
      )}
      {rounds.length > 0 && (
        <RoundList title="In progress" level={level}>
          {rounds.map((round) => {
            const label = roundLabel(round);
            return (
              <li key={round.roundId} className={classes.row}>
                <RoundWords round={round} />
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
                {more(round)}
              </li>
            );
          })}
        </RoundList>
      )}
      {menu.dialog}
    </>
  );
}

type RoundListProps = { readonly title: string; readonly level: 2 | 3; readonly children: ReactNode };

function RoundList({ title, level, children }: RoundListProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={classes.running} aria-labelledby={id}>
      <Heading id={id} className={classes.title}>
        {title}
      </Heading>
      <ul>{children}</ul>
    </section>
  );
}

type RoundWordsProps = { readonly round: RunningRound; readonly note?: string };

/** What round it is, with its day and course. */
function RoundWords({ round, note }: RoundWordsProps) {
  const label = roundLabel(round);
  const place = round.courseName === label ? [] : [round.courseName];
  const by = round.enteredBy === null ? [] : [`Entered by ${round.enteredBy}`];
  return (
    <span className={classes.words}>
      <span className="medium break-anywhere">{label}</span>
      <small className="note break-anywhere">
        {[formatDay(round.playedOn, true), ...place, ...by, ...(note === undefined ? [] : [note])].join(' · ')}
      </small>
    </span>
  );
}

/** '81 (+9)'; the score alone without a par. */
const scoreText = ({ score, par }: RunningRound): string =>
  score === null ? '' : par === null ? String(score) : scoreWithPar(score, par);
