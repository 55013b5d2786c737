import { Button } from '@mantine/core';
import type { RoundsTable } from '@strokebook/contract';
import { ROUNDS_PER_PAGE, type RoundFigure, roundFigures, type RoundsTableColumn } from '@strokebook/golf/compare';
import { bandsIn, formatDay, plural } from '@strokebook/golf/format';
import type { UnitSystem } from '@strokebook/golf/model';
import { statText } from '@strokebook/golf/stats';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useUnits } from '../../api/use-units.ts';
import { webAddress, withScheme } from '../../lib/web-address.ts';
import { ColumnTable, type ScreenColumn } from '../../ui/blocks/column-table.tsx';
import { Notice } from '../../ui/pages/notice.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { CardPair } from './card-pair.tsx';
import { roundsTableQuery } from './queries.ts';
import classes from './rounds-cards.module.css';
import { firstRounds, type RoundsView } from './rounds-view.ts';
import type { Place, Side, Sides } from './sides/sides.ts';

/** The grid's figures in order (DATA-31), as headers of narrow columns. */
const figures: readonly { readonly id: RoundFigure; readonly label: string; readonly title: string }[] = [
  { id: 'yards', label: 'Yards', title: 'Length of the course' },
  { id: 'score', label: 'Score', title: 'Strokes' },
  { id: 'birdieOrBetter', label: 'Holes Under Par', title: 'Holes played in birdie or better' },
  { id: 'onePutts', label: '1-putts', title: 'Holes with one putt' },
  { id: 'fir', label: 'FIR', title: 'Fairways hit' },
  { id: 'gir', label: 'GIR', title: 'Greens hit in regulation' },
  { id: 'upDown', label: 'Up/Down', title: 'Holed in two from around the green' },
  { id: 'approachProxAfter', label: 'Approach prox.', title: 'Distance to the hole after approaches' },
  { id: 'girPuttProxStart', label: '1st putt, GIR', title: 'First-putt distance on greens hit' },
  { id: 'scrambleFirstPuttProxStart', label: '1st putt, scramble', title: 'First-putt distance on greens missed' },
  { id: 'putts', label: 'Putts', title: 'Putts' },
  { id: 'madeFeetPutt', label: 'Feet made', title: 'Feet of putts made' },
  { id: 'totalFeetPutt', label: 'Feet putted', title: 'Feet of all putts' },
  { id: 'madeFeetPuttPercentage', label: 'Feet made %', title: 'Percent of feet made' },
];

/** Columns that are first sorted ascending. */
const risingColumns: ReadonlySet<RoundsTableColumn> = new Set(['tournament', 'score', 'putts']);

/** The view of each grid in the address, and how to change it; null while the address refers to other rounds. */
export type RoundsViewInAddress = {
  readonly views: Readonly<Record<Place, RoundsView>>;
  readonly onView: (place: Place, view: RoundsView) => void;
} | null;

type RoundsCardsProps = {
  readonly sides: Sides;
  readonly roundIds: Readonly<Record<Place, readonly string[]>>;
  readonly viewInAddress: RoundsViewInAddress;
};

/** Each side's rounds, one card below the other (CMP-16, CMP-20 to CMP-22). */
export const RoundsCards = ({ sides, roundIds, viewInAddress }: RoundsCardsProps) => (
  <CardPair title="Selected Rounds" sides={sides} isColumn>
    {(side) =>
      roundIds[side.place].length === 0 ? (
        <Notice level={3} title="No rounds on this side." />
      ) : (
        // Other rounds start with their first page.
        <RoundsGrid
          key={roundIds[side.place].join()}
          side={side}
          roundIds={roundIds[side.place]}
          viewInAddress={viewInAddress}
        />
      )
    }
  </CardPair>
);

type RoundsGridProps = {
  readonly side: Side;
  readonly roundIds: readonly string[];
  readonly viewInAddress: RoundsViewInAddress;
};

function RoundsGrid({ side, roundIds, viewInAddress }: RoundsGridProps) {
  const { api } = useApi();
  const [units] = useUnits();
  const [own, setOwn] = useState(firstRounds);
  const view = viewInAddress?.views[side.place] ?? own;
  const setView = (next: RoundsView) => {
    if (viewInAddress === null) setOwn(next);
    else viewInAddress.onView(side.place, next);
  };
  const { accountId, filter } = side;
  const query = useQuery(roundsTableQuery(api, { accountId, roundIds, holeCount: filter.holeCount, ...view }));
  const sortBy = (column: RoundsTableColumn) => {
    const first = risingColumns.has(column) ? 'asc' : 'desc';
    const other = first === 'asc' ? 'desc' : 'asc';
    const direction = view.sort.column === column && view.sort.direction === first ? other : first;
    setView({ page: 1, sort: { column, direction } });
  };
  return (
    <QueryState query={query} part="The rounds" skeleton={<SkeletonRows rows={8} rowHeight={44} />}>
      {(table) => (
        <div
          data-stale={query.isPlaceholderData || undefined}
          className={classes.grid}
          aria-busy={query.isPlaceholderData}
        >
          <ColumnTable
            label={`rounds of ${side.label}`}
            columns={roundColumns(units)}
            rows={[{ cells: table.averages }, ...table.rows]}
            keyOf={(row) => ('golfRoundId' in row ? row.golfRoundId : 'averages')}
            order={{ by: view.sort.column, direction: view.sort.direction, onSort: sortBy }}
            rowProps={(row) => ({ 'data-sum': !('golfRoundId' in row) || undefined })}
          />
          <Pager total={table.total} page={table.page} onPage={(page) => setView({ ...view, page })} />
        </div>
      )}
    </QueryState>
  );
}

/** A round, or the averages of all, which have no day. */
type GridRow = RoundsTable['rows'][number] | Pick<RoundsTable['rows'][number], 'cells'>;

const roundColumns = (units: UnitSystem): readonly ScreenColumn<GridRow, RoundsTableColumn>[] => [
  {
    label: 'Date',
    kind: 'days',
    sort: 'startDate',
    cell: (row) => ('startDate' in row ? formatDay(row.startDate, true) : 'Round Averages'),
  },
  {
    label: 'Tournament',
    kind: 'words',
    sort: 'tournament',
    width: '190px',
    render: (row) =>
      'startDate' in row && (
        <>
          <TournamentName name={row.tournament ?? row.course} url={row.tournamentURL} />
          {row.tournament !== null && <small>{row.course}</small>}
        </>
      ),
  },
  ...figures.map(
    ({ id, label, title }): ScreenColumn<GridRow, RoundsTableColumn> => ({
      label: bandsIn(label, units),
      title: bandsIn(title, units),
      kind: 'figure',
      sort: id,
      cell({ cells }) {
        const { raw, formattedValue: formatted } = cells[id];
        return statText(roundFigures[id], { raw, formatted }, units);
      },
    }),
  ),
];

/** Links to the tournament's own page in a new tab (CMP-22, CMP-O6). */
function TournamentName({ name, url }: { readonly name: string; readonly url: string | null }) {
  const address = webAddress(url === null ? null : withScheme(url));
  return address === null ? (
    name
  ) : (
    <a href={address} target="_blank" rel="noreferrer">
      {name}
    </a>
  );
}

type PagerProps = { readonly total: number; readonly page: number; readonly onPage: (page: number) => void };

function Pager({ total, page, onPage }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / ROUNDS_PER_PAGE));
  const first = (page - 1) * ROUNDS_PER_PAGE + 1;
  return (
    <div className={classes.pager} data-no-print>
      <p role="status">
        {last === 1
          ? plural(total, 'round')
          : `${first}–${Math.min(total, page * ROUNDS_PER_PAGE)} of ${plural(total, 'round')}`}
      </p>
      {last > 1 && (
        <>
          <Button variant="default" disabled={page === 1} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <Button variant="default" disabled={page === last} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </>
      )}
    </div>
  );
}
