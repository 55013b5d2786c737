import { roundColumns } from '@strokebook/documents/results';
import { formatDay } from '@strokebook/golf/format';
import { type ResultRound, resultRoundKey } from '@strokebook/golf/results';
import { useUnits } from '../../api/use-units.ts';
import { ColumnTable } from '../../ui/blocks/column-table.tsx';
import { useRowsInSteps } from '../../ui/tables/use-rows-in-steps.ts';
import { type AuthorOf, NotedName } from './noted-name.tsx';
import type { Detailed } from './round-details.tsx';
import { type Marks, toolsColumn } from './tools-column.tsx';

type RoundsTableProps = {
  readonly label: string;
  readonly rounds: readonly ResultRound[];
  /** Changes when other rounds are requested. */
  readonly listKey: unknown;
  readonly marks: Marks | undefined;
  readonly authorOf: AuthorOf;
  readonly onDetails: (detailed: Detailed) => void;
};

/** Rounds with course, length, difficulty and score; results come first, so that they are in sight on a phone. */
export function RoundsTable({ label, rounds, listKey, marks, authorOf, onDetails }: RoundsTableProps) {
  const [units] = useUnits();
  const count = useRowsInSteps(rounds.length, listKey);
  const { round, score, differential, course, length, rating } = roundColumns(units);
  return (
    <ColumnTable
      label={label}
      columns={[
        {
          ...round,
          width: 'clamp(140px, 24cqi, 180px)',
          render: (row) => (
            <NotedName
              name={row.tournamentName ?? row.name}
              details={[
                row.playedOn === null ? '' : formatDay(row.playedOn, true),
                row.tournamentName === null ? '' : row.name,
              ]}
              note={row.note}
              author={authorOf('round', row.golfRoundId)}
            />
          ),
        },
        { ...score, isStrong: true },
        differential,
        { ...course, width: '140px' },
        length,
        rating,
        toolsColumn({
          nameOf,
          roundsOf: (row) => [row],
          markedOf: (row) =>
            row.golfRoundId === null
              ? null
              : {
                  kind: 'round',
                  id: row.golfRoundId,
                  name: nameOf(row),
                  isFavorite: row.isFavorite,
                  note: row.note,
                  noteAuthor: authorOf('round', row.golfRoundId),
                  isNoteShared: true,
                },
          marks,
          onDetails,
        }),
      ]}
      rows={rounds.slice(0, count)}
      keyOf={resultRoundKey}
    />
  );
}

const nameOf = ({ tournamentName, name, playedOn }: ResultRound): string =>
  [tournamentName ?? name, playedOn === null ? '' : formatDay(playedOn, true)].filter((part) => part !== '').join(', ');
