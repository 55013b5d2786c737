import type { ResultTournament } from '@strokebook/golf/results';
import { courseLength, formatDays, lengthUnitName, NOTHING } from '@strokebook/golf/format';
import { useUnits } from '../../api/use-units.ts';
import { DataTable } from '../../ui/tables/data-table.tsx';
import { useRowsInSteps } from '../../ui/tables/use-rows-in-steps.ts';
import { WebLink } from '../../ui/web-link.tsx';
import { AuthorLine, type AuthorOf } from './note-author.tsx';
import { type Marks, ToolsCell } from './tools-cell.tsx';
import classes from './results.module.css';
import type { Detailed } from './round-details.tsx';

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
  return (
    <DataTable label={label}>
      <thead>
        <tr>
          <th scope="col" className={classes.what}>
            Tournament
          </th>
          <th scope="col">Total</th>
          <th scope="col">Average</th>
          <th scope="col">Rounds</th>
          <th scope="col">Placing</th>
          <th scope="col">{lengthUnitName(units)}</th>
          <td data-no-print />
        </tr>
      </thead>
      <tbody>
        {tournaments.slice(0, count).map((tournament) => (
          <tr key={`${tournament.tournamentId} ${tournament.dateStarted}`}>
            <th scope="row">
              <WebLink text={tournament.name} url={tournament.tournamentUrl} />
              <small>
                {[formatDays(tournament.dateStarted, tournament.dateEnded, true), tournament.location]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </small>
              {tournament.note !== null && <small className={classes.note}>{tournament.note}</small>}
              <AuthorLine author={authorOf('tournament', tournament.tournamentId)} />
            </th>
            <td>
              <b>{tournament.totalScoreWithPar?.formatted ?? NOTHING}</b>
            </td>
            <td>{tournament.averageScoreWithPar?.formatted ?? NOTHING}</td>
            <td>{tournament.includedRounds.map(({ performance }) => performance.score).join(' · ') || NOTHING}</td>
            <td>{tournament.placing}</td>
            <td>{courseLength(tournament.averageYards, units)}</td>
            <ToolsCell
              name={tournament.name}
              rounds={tournament.includedRounds}
              marked={
                tournament.isInSchedule
                  ? {
                      kind: 'tournament',
                      id: tournament.tournamentId,
                      name: tournament.name,
                      isFavorite: tournament.isFavorite,
                      note: tournament.note,
                      noteAuthor: authorOf('tournament', tournament.tournamentId),
                      isNoteShared: tournament.isNoteShared,
                    }
                  : null
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
