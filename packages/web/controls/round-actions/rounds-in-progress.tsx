import type { AccountId } from '@strokebook/golf/access';
import { formatDay, progressText } from '@strokebook/golf/format';
import { roundLabel } from '@strokebook/golf/scorecard';
import { useRunningRounds } from '../../offline/index.ts';
import { MoreIcon } from '../../ui/icons.tsx';
import classes from './round-actions.module.css';
import { RoundEntryLink } from './round-entry-link.tsx';
import { useRoundEditor } from './use-round-editor.ts';
import { useRoundMenu } from './use-round-menu.tsx';

type RoundsInProgressProps = {
  readonly accountId: AccountId;
  /** Heading level. */
  readonly level?: 2 | 3;
};

/**
 * The unfinished rounds, which count in no figure yet (ENTRY-29); nothing if there are none. Those of which no hole was
 * played are only under 'Log a round'.
 */
export function RoundsInProgress({ accountId, level = 2 }: RoundsInProgressProps) {
  const editor = useRoundEditor(accountId);
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
              {editor !== null && (
                <RoundEntryLink
                  player={editor.player}
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
