import { gainOf, type GainSort, sortGains, type SquadView, teamParts } from '@strokebook/golf/team';
import { SectionHead } from '../../ui/pages/section-head.tsx';
import { DataTable } from '../../ui/tables/data-table.tsx';
import { SortHead } from '../../ui/tables/sort-head.tsx';
import { DifferentialCell, GainCell, GainKey, partName } from './gain-cell.tsx';
import type { TeamRoomRow } from './team-room-row.ts';
import type { ChangeTeamSearch, TeamSearch } from './team-search.ts';
import classes from './gains-table.module.css';

type GainsTableProps = {
  readonly view: SquadView<TeamRoomRow>;
  readonly search: TeamSearch;
  readonly onChange: ChangeTeamSearch;
};

const hasLowestFirst = (column: GainSort): boolean => column === 'name' || column === 'differential';

/**
 * Players by the parts of the game that anybody logged, each cell the difference from the rest of the own squads (TEAM-06),
 * and their average differential (INDEX-17).
 */
export function GainsTable({ view, search, onChange }: GainsTableProps) {
  const { areGainsReversed: isReversed = false } = search;
  const parts = teamParts.filter((part) => view.players.some((row) => gainOf(row, part) !== undefined));
  const hasGains = parts.length > 0;
  const wanted = search.gains ?? 'total';
  const sort = wanted === 'name' || parts.some((part) => part === wanted) ? wanted : 'differential';
  const rows = sortGains(view.players, sort, isReversed).filter(
    ({ gains, differential }) => gains.length > 0 || differential !== null,
  );
  const headOf = (column: GainSort, label: string) => (
    <SortHead
      key={column}
      label={label}
      direction={column === sort ? (isReversed === hasLowestFirst(column) ? 'desc' : 'asc') : null}
      onSort={() =>
        onChange({
          gains: column === 'total' ? undefined : column,
          areGainsReversed: column === sort && !isReversed ? true : undefined,
        })
      }
    />
  );
  return (
    <section aria-labelledby="team-gains" className={classes.section}>
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
          <DataTable label={hasGains ? 'strokes gained in the squad' : 'differentials in the squad'}>
            <thead>
              <tr>
                {headOf('name', 'Player')}
                {parts.map((part) => headOf(part, partName(part)))}
                {headOf('differential', 'Differential')}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.accountId}>
                  <th scope="row" className={classes.name}>
                    {row.name}
                  </th>
                  {parts.map((part) => (
                    <GainCell key={part} username={row.username} part={part} gain={gainOf(row, part)} />
                  ))}
                  <DifferentialCell row={row} />
                </tr>
              ))}
            </tbody>
          </DataTable>
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
    <p className={classes.without}>
      No strokes logged in 12 months: {new Intl.ListFormat('en').format(players.map(({ name }) => name))}.
    </p>
  );
}
