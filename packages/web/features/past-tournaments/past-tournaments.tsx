import type { OutputOf } from '@strokebook/contract';
import type { PastTournament } from '@strokebook/golf/results';
import type { TournamentRecord } from '@strokebook/golf/tournaments';
import { formatDays, formatDifferential, NOTHING, plural, scoreToPar } from '@strokebook/golf/format';
import { useState } from 'react';
import { useFocusNewRows } from '../../lib/focus.ts';
import { originText } from '../../lib/origin-text.ts';
import { DataTable } from '../../ui/tables/data-table.tsx';
import classes from './past-tournaments.module.css';

const ROWS_AT_ONCE = 8;

type PastTournamentsProps = Pick<OutputOf<'getPastTournaments'>, 'tournaments' | 'origins'>;

/** Tournaments with their rounds, the latest first (DATA-50), and where these come from (IMPORT-27). */
export function PastTournaments({ tournaments, origins }: PastTournamentsProps) {
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const rows = useFocusNewRows<HTMLTableSectionElement>(Math.min(shown, tournaments.length), shown);
  return (
    <>
      <div className={classes.table}>
        <DataTable label="Past Tournaments">
          <thead>
            <tr>
              <th scope="col" className={classes.finish}>
                Finish
              </th>
              <th scope="col" className={classes.what}>
                Tournament
              </th>
              <th scope="col" className={classes.scoresHead}>
                Rounds
              </th>
              <th scope="col" className={classes.spare}>
                Total
              </th>
              <th scope="col">To par</th>
            </tr>
          </thead>
          <tbody ref={rows}>
            {tournaments.slice(0, shown).map((tournament) => (
              <Row key={`${tournament.tournamentId} ${tournament.dateStarted}`} {...{ tournament, origins }} />
            ))}
          </tbody>
        </DataTable>
      </div>
      {shown < tournaments.length && (
        <button type="button" className={`quiet-button ${classes.more}`} onClick={() => setShown(shown + ROWS_AT_ONCE)}>
          View More
        </button>
      )}
    </>
  );
}

type RowProps = { readonly tournament: PastTournament } & Pick<PastTournamentsProps, 'origins'>;

/** A line of a leaderboard. */
function Row({ tournament, origins }: RowProps) {
  const { name, finish, fieldSize, location, dateStarted, dateEnded, includedRounds, totalScoreWithPar } = tournament;
  const toPar = totalScoreWithPar.score - totalScoreWithPar.par;
  const details = [
    formatDays(dateStarted, dateEnded, true),
    location,
    fieldSize === null ? null : `field of ${fieldSize}`,
    originsText(tournament, origins),
  ];
  return (
    <tr>
      <td className={classes.finish}>{finish ?? NOTHING}</td>
      <th scope="row">
        {name}
        <small>{details.filter((part) => part !== null).join(', ')}</small>
        <small className={classes.below}>{includedRounds.map(({ performance }) => performance.score).join(', ')}</small>
      </th>
      <td className={classes.scores}>
        {includedRounds.map(({ golfRoundId, performance: { score, par } }) => (
          <span key={golfRoundId} data-tone={score < par ? 'better' : undefined}>
            {score}{' '}
          </span>
        ))}
      </td>
      <td className={classes.spare}>{totalScoreWithPar.score}</td>
      <td className={classes.toPar} data-tone={toPar < 0 ? 'better' : undefined}>
        {scoreToPar(toPar)}
      </td>
    </tr>
  );
}

/** A result that was typed has no rounds; rounds of which it is not known say nothing. */
function originsText({ includedRounds }: PastTournament, origins: RowProps['origins']): string | null {
  const words = includedRounds.flatMap(({ golfRoundId }) =>
    golfRoundId === null ? 'result typed' : (originText(origins[golfRoundId]) ?? []),
  );
  return words.length === 0 ? null : [...new Set(words)].join(' and ');
}

/** 'All 12 tournament rounds', with their length where it is not 18 holes. */
export const roundsText = ({ roundCount, holeCount }: TournamentRecord): string =>
  `${roundCount === 1 ? '' : 'All '}${plural(roundCount, 'tournament round')}${holeCount === 18 ? '' : ` of ${holeCount} holes`}`;

const recordFigures = ['score', 'fir', 'gir', 'upDown', 'putts', 'birdieOrBetter'] as const;

type RecordFiguresProps = Pick<OutputOf<'getPastTournaments'>, 'record' | 'differential'> & {
  /** Whether the page already says the scoring average and the best round of the season. */
  readonly isBelowSeason?: boolean;
};

/** Totals of all tournament rounds, poor ones included. */
export function RecordFigures({ record, differential, isBelowSeason = false }: RecordFiguresProps) {
  const [best] = record.bestRounds;
  return (
    <dl className={classes.record} aria-label="Tournament averages">
      {recordFigures
        .filter((name) => !isBelowSeason || name !== 'score')
        .map((name) => {
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
      {differential !== null && (
        <div className="shrinkable" title="Rounds on tees with a rating and a slope">
          <dt>Differential</dt>
          <dd>
            {formatDifferential(differential.value)}
            <small>{plural(differential.roundCount, 'round')}</small>
          </dd>
        </div>
      )}
      {best !== undefined && !isBelowSeason && (
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
