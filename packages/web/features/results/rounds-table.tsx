import { formatDay } from '@strokebook/golf/format';
import { type ResultRound, resultRoundKey } from '@strokebook/golf/results';
import { DataTable } from '../../ui/tables/data-table.tsx';
import { useRowsInSteps } from '../../ui/tables/use-rows-in-steps.ts';
import { AuthorLine, type AuthorOf } from './note-author.tsx';
import { type Marks, ToolsCell } from './tools-cell.tsx';
import classes from './results.module.css';
import type { Detailed } from './round-details.tsx';
import { RoundFigureHeads, RoundFigures } from './round-figures.tsx';

type RoundsTableProps = {
  readonly label: string;
  readonly rounds: readonly ResultRound[];
  /** Changes when other rounds are requested. */
  readonly listKey: unknown;
  readonly marks: Marks | undefined;
  readonly authorOf: AuthorOf;
  readonly onDetails: (detailed: Detailed) => void;
};

/** Rounds with course, length, difficulty and score. */
export function RoundsTable({ label, rounds, listKey, marks, authorOf, onDetails }: RoundsTableProps) {
  const count = useRowsInSteps(rounds.length, listKey);
  return (
    <DataTable label={label}>
      <thead>
        <tr>
          <th scope="col" className={classes.what}>
            Round
          </th>
          <RoundFigureHeads />
          <td data-no-print />
        </tr>
      </thead>
      <tbody>
        {rounds.slice(0, count).map((round) => (
          <tr key={resultRoundKey(round)}>
            <th scope="row">
              {round.tournamentName ?? round.name}
              <small>
                {[round.playedOn === null ? '' : formatDay(round.playedOn, true), round.name]
                  .filter((part) => part !== '' && part !== round.tournamentName)
                  .join(' · ')}
              </small>
              {round.note !== null && <small className={classes.note}>{round.note}</small>}
              <AuthorLine author={authorOf('round', round.golfRoundId)} />
            </th>
            <RoundFigures round={round} />
            <ToolsCell
              name={nameOf(round)}
              rounds={[round]}
              marked={
                round.golfRoundId === null
                  ? null
                  : {
                      kind: 'round',
                      id: round.golfRoundId,
                      name: nameOf(round),
                      isFavorite: round.isFavorite,
                      note: round.note,
                      noteAuthor: authorOf('round', round.golfRoundId),
                      isNoteShared: true,
                    }
              }
              marks={marks}
              onDetails={onDetails}
            />
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

const nameOf = ({ tournamentName, name, playedOn }: ResultRound): string =>
  [tournamentName ?? name, playedOn === null ? '' : formatDay(playedOn, true)].filter((part) => part !== '').join(', ');
