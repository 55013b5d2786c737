import type { PastTournament } from '@strokebook/golf/results';
import type { TournamentRecord } from '@strokebook/golf/resume';
import { formatDays, plural } from '@strokebook/golf/format';
import { useState } from 'react';
import { useFocusNewRows } from '../../lib/focus.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { quietButton } from '../../ui/quiet-button.ts';
import classes from './past-tournaments.module.css';

const ROWS_AT_ONCE = 8;

/** Tournaments with their rounds, the latest first (DATA-50). */
export function PastTournaments({ tournaments }: { readonly tournaments: readonly PastTournament[] }) {
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const rows = useFocusNewRows<HTMLTableSectionElement>(Math.min(shown, tournaments.length), shown);
  return (
    <>
      <DataTable label="Past Tournaments">
        <thead>
          <tr>
            <th scope="col" className={classes.what}>
              Tournament
            </th>
            <th scope="col">Rounds</th>
            <th scope="col" className={classes.spare}>
              Average
            </th>
            <th scope="col">Best</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody ref={rows}>
          {tournaments.slice(0, shown).map((tournament) => (
            <tr key={`${tournament.tournamentId} ${tournament.dateStarted}`}>
              <th scope="row">
                {tournament.name}
                <small>
                  {[formatDays(tournament.dateStarted, tournament.dateEnded, true), tournament.location]
                    .filter((part) => part !== null)
                    .join(' · ')}
                </small>
              </th>
              <td>{tournament.includedRounds.map(({ performance }) => performance.score).join(' · ')}</td>
              <td className={classes.spare}>{tournament.averageScoreWithPar.formatted}</td>
              <td>{tournament.bestRoundScoreWithPar.formatted}</td>
              <td>
                <b>{tournament.totalScoreWithPar.formatted}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      {shown < tournaments.length && (
        <button
          type="button"
          className={`${quietButton} ${classes.more}`}
          onClick={() => setShown(shown + ROWS_AT_ONCE)}
        >
          View More
        </button>
      )}
    </>
  );
}

/** '12 tournament rounds', with their length where it is not 18 holes. */
const roundsText = ({ roundCount, holeCount }: TournamentRecord): string =>
  `${plural(roundCount, 'tournament round')}${holeCount === 18 ? '' : ` of ${holeCount} holes`}`;

const recordFigures = ['score', 'gir', 'fir', 'upDown', 'putts', 'birdieOrBetter'] as const;

/** Totals of all tournament rounds, poor ones included. */
export function RecordFigures({ record }: { readonly record: TournamentRecord }) {
  const [best] = record.bestRounds;
  return (
    <dl className={classes.record} aria-label="Tournament averages">
      {recordFigures.map((name) => {
        const { label, formatted, basis } = record.averages[name];
        return (
          <div key={name} className="shrinkable">
            <dt>{name === 'score' ? 'Scoring average' : label}</dt>
            <dd>
              {formatted}
              <small>{name === 'score' ? roundsText(record) : basis}</small>
            </dd>
          </div>
        );
      })}
      {best !== undefined && (
        <div className="shrinkable">
          <dt>Best round</dt>
          <dd>
            {best.performance.formatted}
            <small>{best.tournamentName ?? best.courseName}</small>
          </dd>
        </div>
      )}
    </dl>
  );
}
