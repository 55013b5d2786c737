import { courseLength, formatDay, formatDays, NOTHING, plural } from '@strokebook/golf/format';
import type { UnitSystem, Yards } from '@strokebook/golf/model';
import { type AverageName, averageNames, averageYards } from '@strokebook/golf/resume';
import type { ResultRound, Results, ResultsView, ResultTournament } from '@strokebook/golf/results';
import { cellOf, type ReportCell, type ReportTable, type ScheduleReportSection } from './report-table.ts';

type ResultsChoice = {
  readonly resultsView: ResultsView;
  readonly hasStats: boolean;
  readonly units: UnitSystem;
};

/** What was played: featured, or by score (API-28: group results by). */
export function resultsSection(
  results: Results,
  { resultsView, hasStats, units }: ResultsChoice,
): ScheduleReportSection {
  const { rounds, tournaments, threshold } = results;
  const isFeatured = resultsView === 'featured';
  return {
    heading: 'Results',
    hint: `${plural(rounds.length, 'round')}, ${plural(tournaments.length, 'tournament')}`,
    figures: hasStats && rounds.length > 0 ? figuresOf(results, units) : [],
    notes: threshold === null ? [] : [`Rounds of at most ${threshold} strokes, best first.`],
    tables: [
      isFeatured
        ? roundTable('Featured Rounds', rounds, 'No rounds are featured.', units)
        : roundTable('Best Rounds', rounds, 'No tournament rounds of these days.', units),
      isFeatured
        ? tournamentTable('Featured Tournaments', tournaments, 'No tournaments are featured.', units)
        : tournamentTable('Tournaments', tournaments, 'No tournaments of these days.', units),
    ],
  };
}

/** Averages that are lengths, of which only text in yards and feet is at hand. */
const lengthNames: ReadonlySet<AverageName> = new Set(['yards', 'firstPuttDist']);

function figuresOf({ averages, rounds }: Results, units: UnitSystem): ScheduleReportSection['figures'] {
  const known = averageNames.filter((name) => units === 'imperial' || !lengthNames.has(name));
  const figures = known.map((name) => {
    const { label, formatted, basis } = averages[name];
    return { label, value: formatted, basis };
  });
  if (units === 'imperial') return figures;
  return [...figures, { label: 'Course length', value: lengthText(averageYards(rounds), units), basis: '' }];
}

const lengthText = (length: Yards | null, units: UnitSystem): string =>
  length === null ? NOTHING : courseLength(length, units);

function roundTable(heading: string, rounds: readonly ResultRound[], empty: string, units: UnitSystem): ReportTable {
  const rowOf = (round: ResultRound): readonly ReportCell[] => [
    cellOf(round.playedOn === null ? NOTHING : formatDay(round.playedOn, true)),
    cellOf(round.tournamentName ?? round.name, [
      round.tournamentName === null ? '' : round.name,
      // A round without a number is named by its course.
      round.courseName === round.name ? '' : (round.courseName ?? ''),
      round.note ?? '',
    ]),
    cellOf(round.performance.formatted),
    cellOf(lengthText(round.courseLengthYards, units)),
    cellOf(round.rating),
    cellOf(round.differential),
  ];
  return {
    heading,
    columns: [
      { label: 'Date', kind: 'days' },
      { label: 'Round', kind: 'name' },
      { label: 'Score', kind: 'figure' },
      { label: 'Length', kind: 'figure' },
      { label: 'Rating / slope', kind: 'figure' },
      { label: 'Differential', kind: 'figure' },
    ],
    groups: rounds.length === 0 ? [] : [{ label: '', rows: rounds.map(rowOf) }],
    empty,
  };
}

function tournamentTable(
  heading: string,
  tournaments: readonly ResultTournament[],
  empty: string,
  units: UnitSystem,
): ReportTable {
  const rowOf = (tournament: ResultTournament): readonly ReportCell[] => [
    cellOf(formatDays(tournament.dateStarted, tournament.dateEnded, true)),
    cellOf(tournament.name, [tournament.location ?? '', tournament.note ?? '']),
    cellOf(tournament.placing),
    cellOf(tournament.totalScoreWithPar?.formatted ?? NOTHING, [
      tournament.includedRounds.map(({ performance }) => performance.score).join('-'),
    ]),
    cellOf(tournament.averageScoreWithPar?.formatted ?? NOTHING),
    cellOf(lengthText(tournament.averageYards, units)),
  ];
  return {
    heading,
    columns: [
      { label: 'Dates', kind: 'days' },
      { label: 'Tournament', kind: 'name' },
      { label: 'Placing', kind: 'figure' },
      { label: 'Total', kind: 'figure' },
      { label: 'Average', kind: 'figure' },
      { label: 'Length', kind: 'figure' },
    ],
    groups: tournaments.length === 0 ? [] : [{ label: '', rows: tournaments.map(rowOf) }],
    empty,
  };
}
