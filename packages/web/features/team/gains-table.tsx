import { teamColumns } from '@strokebook/documents/team-page';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { gainOf, type GainSort, sortGains, type SquadView, teamParts } from '@strokebook/golf/team';
import { ColumnTable, type ScreenColumn } from '../../ui/blocks/column-table.tsx';
import { SectionHead } from '../../ui/pages/section-head.tsx';
import { GainKey, partColumn } from './gain-column.tsx';
import { roundsLink } from './rounds-link.tsx';
import type { TeamRoomRow } from './team-room-row.ts';
import type { ChangeTeamSearch, TeamSearch } from './team-search.ts';

type GainsTableProps = {
  readonly view: SquadView<TeamRoomRow>;
  readonly today: CalendarDay;
  readonly search: TeamSearch;
  readonly onChange: ChangeTeamSearch;
};

const hasLowestFirst = (column: GainSort): boolean => column === 'name' || column === 'differential';

/**
 * Players by the parts of the game that anybody logged, each cell the difference from the rest of the own squads (TEAM-06),
 * and their average differential (INDEX-17).
 */
export function GainsTable({ view, today, search, onChange }: GainsTableProps) {
  const { areGainsReversed: isReversed = false } = search;
  const parts = teamParts.filter((part) => view.players.some((row) => gainOf(row, part) !== undefined));
  const hasGains = parts.length > 0;
  const wanted = search.gains ?? 'total';
  const sort = wanted === 'name' || parts.some((part) => part === wanted) ? wanted : 'differential';
  const rows = sortGains(view.players, sort, isReversed).filter(
    ({ gains, differential }) => gains.length > 0 || differential !== null,
  );
  const { player, differential } = teamColumns(today, view);
  const columns: readonly ScreenColumn<TeamRoomRow, GainSort>[] = [
    { ...player, sort: 'name', width: 'max(84px, 20cqi)' },
    ...parts.map(partColumn),
    {
      ...differential,
      sort: 'differential',
      link: ({ username, differential: own, differentialRoundIds: roundIds }) =>
        own === null ? null : roundsLink({ username, roundIds }),
    },
  ];
  const sortBy = (column: GainSort) =>
    onChange({
      gains: column === 'total' ? undefined : column,
      areGainsReversed: column === sort && !isReversed ? true : undefined,
    });
  return (
    <section aria-labelledby="team-gains">
      <SectionHead id="team-gains" title="Strokes gained in the squad" />
      {rows.length === 0 ? (
        <p className="muted">Nobody has logged strokes of two players to compare in the last 12 months.</p>
      ) : (
        <>
          <p className="note">
            {hasGains
              ? 'Strokes a round of 18, the last 12 months, against the rest of the player’s squad. Color only where the difference is likely real.'
              : 'Nobody’s strokes are known, and scores alone gain none: log rounds, or import them stroke by stroke.'}{' '}
            Differential: the mean of tournament rounds of the last 12 months on tees with rating and slope; lower is
            better.
          </p>
          <ColumnTable
            label={hasGains ? 'strokes gained in the squad' : 'differentials in the squad'}
            columns={columns}
            rows={rows}
            keyOf={({ accountId }) => accountId}
            order={{ by: sort, direction: isReversed === hasLowestFirst(sort) ? 'desc' : 'asc', onSort: sortBy }}
            isTinted
          />
          {hasGains && <GainKey />}
        </>
      )}
      <WithoutStrokes players={view.withoutStrokes} hasAll={view.withoutStrokes.length === view.players.length} />
    </section>
  );
}

type WithoutStrokesProps = { readonly players: readonly TeamRoomRow[]; readonly hasAll: boolean };

/** Players who log scores alone, or nothing. */
function WithoutStrokes({ players, hasAll }: WithoutStrokesProps) {
  if (players.length === 0 || hasAll) return null;
  return (
    <p className="margin-top-8 note">
      No strokes logged in 12 months: {new Intl.ListFormat('en').format(players.map(({ name }) => name))}.
    </p>
  );
}
