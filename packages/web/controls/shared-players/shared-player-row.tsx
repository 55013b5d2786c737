import type { SharedPlayer } from '@strokebook/contract';
import { formatDay, formatDays, scoreToPar } from '@strokebook/golf/format';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { ReactNode } from 'react';
import { PlayerForm } from '../player-form/player-form.tsx';
import { RowLink } from '../../ui/pages/link-rows.tsx';
import classes from './shared-players.module.css';

type SharedPlayerRowProps = {
  readonly player: SharedPlayer;
  /** Below the link: further actions. */
  readonly children?: ReactNode;
};

/** A player with last round, next event and form, linked to the profile. */
export function SharedPlayerRow({ player, children }: SharedPlayerRowProps) {
  const { username, fullName, imgUrl, school, isPrivate, lastRound, form } = player;
  return (
    <li>
      <RowLink
        to="/player/$username"
        params={{ username }}
        preload={false}
        picture={{ imgUrl, name: fullName }}
        detail={
          <span className={classes.details}>
            <span>{[school, isPrivate ? 'Private profile' : ''].filter((part) => part !== '').join(' · ')}</span>
            <span>{lastRoundText(player)}</span>
            <span>{nextEventText(player)}</span>
          </span>
        }
        end={lastRound === null ? undefined : <PlayerForm form={form} />}
        data-result
      />
      {children}
    </li>
  );
}

function lastRoundText({ lastRound }: SharedPlayer): string {
  if (lastRound === null) return 'No finished round yet';
  const { playedOn, score, toPar, holeCount } = lastRound;
  const result = toPar === null ? String(score) : `${score} (${scoreToPar(toPar)})`;
  return `Last round ${result}${holeCount === 9 ? ' on nine holes' : ''}, ${formatDay(playedOn as CalendarDay)}`;
}

function nextEventText({ nextEvent }: SharedPlayer): string {
  if (nextEvent === null) return 'No event ahead';
  const days = formatDays(nextEvent.startDate as CalendarDay, nextEvent.endDate as CalendarDay);
  return `Next: ${nextEvent.name}, ${days}`;
}
