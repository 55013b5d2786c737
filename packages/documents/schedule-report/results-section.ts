import { figuresOf, type KeyFigure } from '../report/blocks/figures.ts';
import { cellOf, days, figures, names, rowOf, type TableBlock, tableOf } from '../report/blocks/table.ts';
import { notesOf } from '../report/blocks/text.ts';
import type { ReportSection } from '../report/document.ts';
import { courseLength, formatDay, formatDays, NOTHING, plural } from '@strokebook/golf/format';
import type { UnitSystem } from '@strokebook/golf/model';
import { averageNames, averageText } from '@strokebook/golf/tournaments';
import type { ResultRound, Results, ResultsView, ResultTournament } from '@strokebook/golf/results';

type ResultsChoice = {
  readonly resultsView: ResultsView;
  readonly hasStats: boolean;
  readonly units: UnitSystem;
};

/** Results: featured, or by score (API-28: group results by). */
export function resultsSection(results: Results, { resultsView, hasStats, units }: ResultsChoice): ReportSection {
  const { rounds, tournaments, threshold } = results;
  const isFeatured = resultsView === 'featured';
  return {
    heading: 'Results',
    hint: `${plural(rounds.length, 'round')}, ${plural(tournaments.length, 'tournament')}`,
    blocks: [
      ...(hasStats && rounds.length > 0 ? figuresOf(averagesOf(results, units)) : []),
      ...notesOf(threshold === null ? [] : [`Rounds of at most ${threshold} strokes, best first.`]),
      isFeatured
        ? roundTable('Featured Rounds', rounds, 'No rounds are featured.', units)
        : roundTable('Best Rounds', rounds, 'No tournament rounds of these days.', units),
      isFeatured
        ? tournamentTable('Featured Tournaments', tournaments, 'No tournaments are featured.', units)
        : tournamentTable('Tournaments', tournaments, 'No tournaments of these days.', units),
    ],
  };
}

const averagesOf = ({ averages }: Results, units: UnitSystem): readonly KeyFigure[] =>
  averageNames.map((name) => averageText(averages, name, units));

function roundTable(title: string, rounds: readonly ResultRound[], empty: string, units: UnitSystem): TableBlock {
  return tableOf(
    title,
    [...days('Date'), ...names('Round'), ...figures('Score', 'Length', 'Rating / slope', 'Differential')],
    rounds.map((round) =>
      rowOf(
        [
          round.playedOn === null ? NOTHING : formatDay(round.playedOn, true),
          cellOf(
            round.tournamentName ?? round.name,
            [
              round.tournamentName === null ? '' : round.name,
              // A round without a number is named by its course.
              round.courseName === round.name ? '' : (round.courseName ?? ''),
            ]
              .filter((part) => part !== '')
              .join(' · '),
          ),
          round.performance.formatted,
          courseLength(round.courseLengthYards, units),
          round.rating,
          round.differential,
        ],
        'row',
        round.note,
      ),
    ),
    empty,
  );
}

function tournamentTable(
  title: string,
  tournaments: readonly ResultTournament[],
  empty: string,
  units: UnitSystem,
): TableBlock {
  return tableOf(
    title,
    [...days('Dates'), ...names('Tournament'), ...figures('Placing', 'Total', 'Average', 'Length')],
    tournaments.map((tournament) =>
      rowOf(
        [
          formatDays(tournament.dateStarted, tournament.dateEnded, true),
          cellOf(tournament.name, tournament.location ?? ''),
          tournament.placing,
          cellOf(
            tournament.totalScoreWithPar?.formatted ?? NOTHING,
            tournament.includedRounds.map(({ performance }) => performance.score).join('-'),
          ),
          tournament.averageScoreWithPar?.formatted ?? NOTHING,
          courseLength(tournament.averageYards, units),
        ],
        'row',
        tournament.note,
      ),
    ),
    empty,
  );
}
