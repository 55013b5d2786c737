import type { OutputOf } from '@strokebook/contract';
import type { PastTournament } from '@strokebook/golf/results';
import type { TournamentRecord } from '@strokebook/golf/tournaments';
import { formatDays, formatDifferential, NOTHING, plural, scoreToPar } from '@strokebook/golf/format';
import { useState } from 'react';
import { useFocusNewRows } from '../../lib/focus.ts';
import { originText } from '../../lib/origin-text.ts';
import { ColumnTable, type ScreenColumn } from '../../ui/blocks/column-table.tsx';
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
        <ColumnTable
          label="Past Tournaments"
          columns={columnsOf(origins)}
          rows={tournaments.slice(0, shown)}
          keyOf={({ tournamentId, dateStarted }) => `${tournamentId} ${dateStarted}`}
          bodyRef={rows}
        />
      </div>
      {shown < tournaments.length && (
        <button type="button" className={`quiet-button ${classes.more}`} onClick={() => setShown(shown + ROWS_AT_ONCE)}>
          View More
        </button>
      )}
    </>
  );
}

/** Lines of a leaderboard. */
const columnsOf = (origins: PastTournamentsProps['origins']): readonly ScreenColumn<PastTournament>[] => [
  { label: 'Finish', kind: 'days', cell: ({ finish }) => finish ?? NOTHING },
  {
    label: 'Tournament',
    kind: 'name',
    cell: ({ name }) => name,
    render(tournament) {
      const { name, fieldSize, location, dateStarted, dateEnded, includedRounds } = tournament;
      const details = [
        formatDays(dateStarted, dateEnded, true),
        location,
        fieldSize === null ? null : `field of ${fieldSize}`,
        originsText(tournament, origins),
      ];
      return (
        <>
          {name}
          <small>{details.filter((part) => part !== null).join(', ')}</small>
          <small data-returns="card">{includedRounds.map(({ performance }) => performance.score).join(', ')}</small>
        </>
      );
    },
  },
  {
    label: 'Rounds',
    kind: 'figure',
    leaves: 'card',
    render: ({ includedRounds }) =>
      includedRounds.map(({ golfRoundId, performance: { score, par } }) => (
        <span key={golfRoundId} data-tone={score < par ? 'better' : undefined}>
          {score}{' '}
        </span>
      )),
  },
  {
    label: 'Total',
    kind: 'figure',
    leaves: 'card',
    cell: ({ totalScoreWithPar }) => `${totalScoreWithPar.score}`,
  },
  {
    label: 'To par',
    kind: 'figure',
    isStrong: true,
    render({ totalScoreWithPar: { score, par } }) {
      return <span data-tone={score < par ? 'better' : undefined}>{scoreToPar(score - par)}</span>;
    },
  },
];

/** A result that was typed has no rounds; rounds of which it is not known say nothing. */
function originsText({ includedRounds }: PastTournament, origins: PastTournamentsProps['origins']): string | null {
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
