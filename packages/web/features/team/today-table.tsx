import type { ReportCell } from '@strokebook/documents/report';
import { teamColumns } from '@strokebook/documents/team-page';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { formatNearDay } from '@strokebook/golf/format';
import { defaultTodaySort, sortToday, type SquadView, type TodaySort } from '@strokebook/golf/team';
import { Link, linkOptions } from '@tanstack/react-router';
import { quickChoice } from '../../controls/round-picker/round-choice.ts';
import { ColumnTable, type ScreenColumn } from '../../ui/blocks/column-table.tsx';
import { SectionHead } from '../../ui/pages/section-head.tsx';
import { CompareCell } from './compare-cell.tsx';
import { FormCell, FormKey } from './form-cell.tsx';
import { formScale } from './form-scale.ts';
import { PickedPlayers } from './picked-players.tsx';
import { roundsLink } from './rounds-link.tsx';
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
  const { player, last, form, recent, flag } = teamColumns(today, view);
  const columns: readonly ScreenColumn<TeamRoomRow, TodaySort>[] = [
    {
      ...player,
      sort: 'name',
      width: 'max(22cqi, min(100cqi - 216px, 142px))',
      render: (row) => <PlayerName row={row} today={today} warnings={flag.cell(row).warnings} />,
    },
    {
      ...last,
      sort: 'last',
      width: 'clamp(44px, 100cqi - 476px, 164px)',
      render: (row) => row.lastRound && <LastRound cell={last.cell(row)} />,
      link: ({ username, lastRound: round }) =>
        round &&
        roundsLink({
          username,
          roundIds: round.roundId === null ? [] : [round.roundId],
          isNine: round.holeCount === 9,
        }),
    },
    {
      ...form,
      kind: 'words',
      sort: 'form',
      render: (row) => (
        <FormCell
          {...{ row, scale, today }}
          place={sort === 'form' ? (view.places.get(row.accountId) ?? null) : null}
        />
      ),
    },
    { ...recent, sort: 'recent', isStrong: true, width: '68px', leaves: 'card', link: recentLink },
    { ...flag, sort: 'flag', width: '128px', leaves: 'column' },
    {
      label: 'Compare',
      kind: 'figure',
      isUnlabelled: true,
      isScreenOnly: true,
      leaves: 'scrap',
      width: '80px',
      render: (row) => (
        <CompareCell
          {...{ organizationId, room, row }}
          isPicked={pickedIds.includes(row.accountId)}
          isFull={pickedIds.length === MAX_PICKED}
          onPick={(isPicked) =>
            pick(
              isPicked ? [...pickedIds, row.accountId] : pickedIds.filter((accountId) => accountId !== row.accountId),
            )
          }
        />
      ),
    },
  ];
  return (
    <section aria-labelledby="team-today">
      <SectionHead id="team-today" title="Today" />
      <p className={classes.order}>{view.order}</p>
      <ColumnTable
        label="Today"
        columns={columns}
        rows={sortToday(view.players, sort, isReversed)}
        keyOf={({ accountId }) => accountId}
        order={{ by: sort, direction: isReversed ? 'desc' : 'asc', onSort: sortBy }}
        isDense
      />
      <PickedPlayers players={pickedRows} onClear={() => pick([])} />
      {view.players.some(({ form: { figure } }) => figure !== null) && <FormKey />}
    </section>
  );
}

/** Rounds of 30 days; scores alone are in the schedule. */
function recentLink({ username, recentCount, recentScoreCount }: TeamRoomRow) {
  if (recentCount === 0) return null;
  return recentScoreCount === recentCount
    ? roundsLink({ username, roundIds: [] })
    : linkOptions({
        to: '/player/$username/my-rounds',
        params: { username },
        search: quickChoice('Past 30 Days'),
      });
}

type PlayerNameProps = {
  readonly row: TeamRoomRow;
  readonly today: CalendarDay;
  readonly warnings: ReportCell['warnings'];
};

/** The name with the class, or below it what columns that gave way say. */
function PlayerName({ row, today, warnings }: PlayerNameProps) {
  const { username, name, classOf, lastRound, recentCount } = row;
  return (
    <>
      <Link to="/player/$username" params={{ username }} preload={false} className={classes.name}>
        {name}
      </Link>
      <span className={classes.detail}>
        {classOf !== null && <span data-leaves="card">{classOf}</span>}
        {lastRound !== null && <span data-returns="card">{formatNearDay(lastRound.playedOn, today)}</span>}
        {recentCount > 0 && <span data-returns="card">{recentCount} in 30 days</span>}
      </span>
      {warnings.map((line) => (
        <span key={line} className="warning" data-returns="column">
          {line}
        </span>
      ))}
    </>
  );
}

type LastRoundProps = { readonly cell: ReportCell };

/** The score, and beside it what the round was. */
const LastRound = ({ cell: { text, small } }: LastRoundProps) => (
  <span className={classes.last} title={small.at(-1)}>
    <b>{text}</b>
    <span className={classes.round} data-leaves="card">
      {small.map((line, place) => (
        <small key={line} data-leaves={place === 0 ? undefined : 'panel'}>
          {line}
        </small>
      ))}
    </span>
  </span>
);
