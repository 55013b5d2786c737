import type { AccountId } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { formatDays, formatNearDay } from '@strokebook/golf/format';
import { flagText, newsText, QUIET_DAYS, type SquadView } from '@strokebook/golf/team';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SectionHead } from '../../ui/pages/section-head.tsx';
import { RoundsLink } from './rounds-link.tsx';
import type { TeamRoomRow } from './team-room-row.ts';
import classes from './week-lists.module.css';

type WeekListsProps = {
  readonly view: SquadView<TeamRoomRow>;
  readonly today: CalendarDay;
  /** Why and when a player cannot come in the next days; '' for one who can. */
  readonly awayText: (accountId: AccountId) => string;
};

/** What changed, who has not logged, who cannot come, and what comes this week (TEAM-18, TEAM-20). */
export function WeekLists({ view, today, awayText }: WeekListsProps) {
  const playerOf = new Map(view.players.map((player) => [player.accountId, player]));
  const namesOf = (ids: readonly AccountId[]) =>
    new Intl.ListFormat('en').format(ids.map((id) => playerOf.get(id)?.name ?? ''));
  const away = view.players
    .map(({ accountId, name }) => ({ accountId, name, text: awayText(accountId) }))
    .filter(({ text }) => text !== '');
  return (
    <>
      <List
        title="Changed in seven days"
        empty={
          view.othersPlayed === ''
            ? 'No round was finished in seven days.'
            : 'No form has changed, and nobody had the best round in 12 months.'
        }
        rest={[view.moreNewsCount === 0 ? '' : `And ${view.moreNewsCount} more.`, view.othersPlayed]
          .filter((text) => text !== '')
          .join(' ')}
      >
        {view.news.map((news) => {
          const player = playerOf.get(news.accountId);
          return (
            player !== undefined && (
              <li key={`${news.accountId} ${news.kind}`}>
                <RoundsLink
                  username={player.username}
                  roundIds={news.roundIds}
                  isNine={news.round?.holeCount === 9}
                  className={classes.row}
                >
                  <span className="shrinkable">
                    <b>{player.name}</b> {newsText(news)}.
                  </span>
                  <span className="note flex-none">{formatNearDay(news.on, today)}</span>
                </RoundsLink>
              </li>
            )
          );
        })}
      </List>
      <List title="Not logged" empty={`Everybody has a round in the last ${QUIET_DAYS} days.`}>
        {view.quiet.map(({ accountId, username, name, daysSinceRound }) => (
          <li key={accountId}>
            <Link to="/player/$username" params={{ username }} preload={false} className={classes.row}>
              <b className="shrinkable">{name}</b>
              <span className="note flex-none">{flagText('quiet', daysSinceRound)}</span>
            </Link>
          </li>
        ))}
      </List>
      {away.length > 0 && (
        <List title="Cannot come" empty="">
          {away.map(({ accountId, name, text }) => (
            <li key={accountId} className={classes.row}>
              <b className="shrinkable">{name}</b>
              <span className="note shrinkable">{text}</span>
            </li>
          ))}
        </List>
      )}
      <List title="This week" empty="No event in the next seven days.">
        {view.week.map(({ tournamentId, name, startDate, endDate, courseName, playing }) => (
          <li key={tournamentId} className={classes.row}>
            <span className="shrinkable">
              <b>{name}</b>
              {courseName !== null && <span className="note"> {courseName}</span>}
              <span className="block">{namesOf(playing)}</span>
            </span>
            <span className="note flex-none">{formatDays(startDate, endDate)}</span>
          </li>
        ))}
      </List>
    </>
  );
}

type ListProps = {
  readonly title: string;
  /** Said of an empty list. */
  readonly empty: string;
  /** Below the list; '' for nothing. */
  readonly rest?: string;
  readonly children: readonly ReactNode[];
};

const List = ({ title, empty, rest = '', children }: ListProps) => (
  <section aria-label={title}>
    <SectionHead title={title} />
    {children.length === 0 ? <p className="muted">{empty}</p> : <ul className={classes.list}>{children}</ul>}
    {rest !== '' && <p className="note">{rest}</p>}
  </section>
);
