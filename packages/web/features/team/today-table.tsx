import type { CalendarDay } from '@strokebook/golf/calendar';
import { formatNearDay, plural, scoreToPar } from '@strokebook/golf/format';
import type { Place } from '@strokebook/golf/form';
import { defaultTodaySort, flagText, formFlag, sortToday, type SquadView, type TodaySort } from '@strokebook/golf/team';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { quickChoice } from '../../controls/round-picker/round-choice.ts';
import { SectionHead } from '../../ui/pages/section-head.tsx';
import { SortHead } from '../../ui/tables/sort-head.tsx';
import { formScale } from './form-scale.ts';
import { CompareCell } from './compare-cell.tsx';
import { FormCell, FormKey } from './form-cell.tsx';
import { PickedPlayers } from './picked-players.tsx';
import { RoundsLink } from './rounds-link.tsx';
import type { TeamRoom, TeamRoomRow } from './team-room-row.ts';
import type { ChangeTeamSearch, TeamSearch } from './team-search.ts';
import classes from './today-table.module.css';

type TodayTableProps = {
  readonly organizationId: number;
  /** Of all squads. */
  readonly room: TeamRoom;
  readonly view: SquadView<TeamRoomRow>;
  readonly search: TeamSearch;
  readonly onChange: ChangeTeamSearch;
};

const heads: readonly { readonly sort: TodaySort; readonly label: string; readonly isText?: true }[] = [
  { sort: 'name', label: 'Player' },
  { sort: 'last', label: 'Last round', isText: true },
  { sort: 'form', label: 'Form', isText: true },
  { sort: 'recent', label: '30 days' },
  { sort: 'flag', label: 'Flag', isText: true },
];

/** A comparison has two sides. */
const MAX_PICKED = 2;

/** Who is in form and how sure: a line for each player, sorted by any column (TEAM-05). */
export function TodayTable({ organizationId, room, view, search, onChange }: TodayTableProps) {
  const { sort = defaultTodaySort(view.players), isReversed = false, picked = [] } = search;
  const { today } = room;
  // Who is of another squad, or gone, is not ticked.
  const pickedRows = picked.flatMap((id) => view.players.find(({ accountId }) => accountId === id) ?? []);
  const pick = (ids: readonly number[]) => onChange({ picked: ids.length === 0 ? undefined : [...ids] });
  const pickedIds = pickedRows.map(({ accountId }) => accountId);
  const sortBy = (next: TodaySort) =>
    onChange({
      sort: next === 'form' ? undefined : next,
      isReversed: next === sort && !isReversed ? true : undefined,
    });
  const scale = formScale(view.players.map(({ form }) => form.figure));
  return (
    <section aria-labelledby="team-today">
      <SectionHead id="team-today" title="Today" />
      <p className={classes.order}>{view.order}</p>
      <table className={classes.table} aria-labelledby="team-today">
        <thead>
          <tr>
            {heads.map((head) => (
              <SortHead
                key={head.sort}
                label={head.label}
                direction={head.sort === sort ? (isReversed ? 'desc' : 'asc') : null}
                onSort={() => sortBy(head.sort)}
                data-text={head.isText}
              />
            ))}
            <th scope="col" data-no-print>
              <span className="unseen">Compare</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sortToday(view.players, sort, isReversed).map((row) => (
            <PlayerRow
              key={row.accountId}
              row={row}
              today={today}
              scale={scale}
              place={sort === 'form' ? (view.places.get(row.accountId) ?? null) : null}
            >
              <CompareCell
                organizationId={organizationId}
                room={room}
                row={row}
                isPicked={pickedIds.includes(row.accountId)}
                isFull={pickedIds.length === MAX_PICKED}
                onPick={(isPicked) =>
                  pick(
                    isPicked
                      ? [...pickedIds, row.accountId]
                      : pickedIds.filter((accountId) => accountId !== row.accountId),
                  )
                }
              />
            </PlayerRow>
          ))}
        </tbody>
      </table>
      <PickedPlayers players={pickedRows} onClear={() => pick([])} />
      {view.players.some(({ form }) => form.figure !== null) && <FormKey />}
    </section>
  );
}

type PlayerRowProps = {
  readonly row: TeamRoomRow;
  readonly today: CalendarDay;
  readonly scale: ReturnType<typeof formScale>;
  /** Null in a list that is not sorted by form, and without a figure. */
  readonly place: Place | null;
  /** The last cell. */
  readonly children: ReactNode;
};

function PlayerRow({ row, today, scale, place, children }: PlayerRowProps) {
  const { username, name, classOf, lastRound, recentCount, daysSinceRound } = row;
  const flag = formFlag(row.flag);
  const near = lastRound === null ? null : formatNearDay(lastRound.playedOn, today);
  const recent = recentCount === 0 ? null : `${recentCount} in 30 days`;
  const flagged = flag === null ? null : flagText(flag, daysSinceRound);
  return (
    <tr>
      <th scope="row">
        <Link to="/player/$username" params={{ username }} preload={false} className={classes.name}>
          {name}
        </Link>
        <span className={classes.detail}>
          {classOf !== null && <span data-desk>{classOf}</span>}
          {[near, recent].map(
            (text, index) =>
              text !== null && (
                <span key={index} data-phone>
                  {text}
                </span>
              ),
          )}
        </span>
        {flagged !== null && (
          <span className={classes.flag} data-phone>
            {flagged}
          </span>
        )}
      </th>
      <td data-text>{lastRound === null ? <span className="muted">–</span> : <LastRound {...{ row, today }} />}</td>
      <td data-text>
        <FormCell {...{ row, scale, place, today }} />
      </td>
      <td>
        <Recent row={row} />
      </td>
      <td data-text>{flagged !== null && <span className={classes.flag}>{flagged}</span>}</td>
      {children}
    </tr>
  );
}

/** Rounds of 30 days; scores alone are in the schedule. */
function Recent({ row: { username, recentCount, recentScoreCount } }: Pick<PlayerRowProps, 'row'>) {
  if (recentCount === 0) return <span className="muted">0</span>;
  if (recentScoreCount === recentCount) {
    return (
      <RoundsLink username={username} roundIds={[]} className={classes.figure}>
        {recentCount}
      </RoundsLink>
    );
  }
  return (
    <>
      <Link
        to="/player/$username/my-rounds"
        params={{ username }}
        search={quickChoice('Past 30 Days')}
        preload={false}
        className={classes.figure}
      >
        {recentCount}
      </Link>
      {recentScoreCount > 0 && <small>{plural(recentScoreCount, 'score')}</small>}
    </>
  );
}

function LastRound({ row: { username, lastRound }, today }: Pick<PlayerRowProps, 'row' | 'today'>) {
  if (lastRound === null) return null;
  const { roundId, score, toPar, holeCount, courseName, playedOn } = lastRound;
  return (
    <RoundsLink
      username={username}
      roundIds={roundId === null ? [] : [roundId]}
      isNine={holeCount === 9}
      className={classes.last}
      title={courseName}
    >
      <b>{score}</b>
      <span className={classes.round}>
        <span>
          {scoreToPar(toPar)}
          {holeCount === 9 ? ', nine holes' : ''}, <span className="nowrap">{formatNearDay(playedOn, today)}</span>
        </span>
        <small>{courseName}</small>
      </span>
    </RoundsLink>
  );
}
