import { tournamentColumns } from '@strokebook/documents/results';
import { formatDays } from '@strokebook/golf/format';
import type { ResultTournament } from '@strokebook/golf/results';
import { useUnits } from '../../api/use-units.ts';
import { ColumnTable } from '../../ui/blocks/column-table.tsx';
import { useRowsInSteps } from '../../ui/tables/use-rows-in-steps.ts';
import { WebLink } from '../../ui/web-link.tsx';
import { type AuthorOf, NotedName } from './noted-name.tsx';
import type { Detailed } from './round-details.tsx';
import { type Marks, toolsColumn } from './tools-column.tsx';

type TournamentsTableProps = {
  readonly label: string;
  readonly tournaments: readonly ResultTournament[];
  /** Changes when other tournaments are requested. */
  readonly listKey: unknown;
  readonly marks: Marks | undefined;
  readonly authorOf: AuthorOf;
  readonly onDetails: (detailed: Detailed) => void;
};

/** Tournaments with placing and field, rounds, total and average (DATA-49, DATA-50). */
export function TournamentsTable({ label, tournaments, listKey, marks, authorOf, onDetails }: TournamentsTableProps) {
  const [units] = useUnits();
  const count = useRowsInSteps(tournaments.length, listKey);
  const { tournament, total, average, rounds, placing, length } = tournamentColumns(units);
  return (
    <ColumnTable
      label={label}
      columns={[
        {
          ...tournament,
          width: 'clamp(140px, 24cqi, 180px)',
          render: (row) => (
            <NotedName
              name={<WebLink text={row.name} url={row.tournamentUrl} />}
              details={[formatDays(row.dateStarted, row.dateEnded, true), row.location ?? '']}
              note={row.note}
              author={authorOf('tournament', row.tournamentId)}
            />
          ),
        },
        { ...total, isStrong: true },
        average,
        rounds,
        placing,
        length,
        toolsColumn<ResultTournament>({
          nameOf: ({ name }) => name,
          roundsOf: ({ includedRounds }) => includedRounds,
          markedOf: (row) =>
            row.isInSchedule
              ? {
                  kind: 'tournament',
                  id: row.tournamentId,
                  name: row.name,
                  isFavorite: row.isFavorite,
                  note: row.note,
                  noteAuthor: authorOf('tournament', row.tournamentId),
                  isNoteShared: row.isNoteShared,
                }
              : null,
          marks,
          onDetails,
        }),
      ]}
      rows={tournaments.slice(0, count)}
      keyOf={({ tournamentId, dateStarted }) => `${tournamentId} ${dateStarted}`}
    />
  );
}
