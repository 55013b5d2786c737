import { figuresOf, type KeyFigure } from '../report/blocks/figures.ts';
import { tableBy, type TableBlock } from '../report/blocks/table.ts';
import { notesOf } from '../report/blocks/text.ts';
import type { ReportSection } from '../report/document.ts';
import { roundColumns, tournamentColumns } from '../results/result-columns.ts';
import { plural } from '@strokebook/golf/format';
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
  const { date, round, score, length, rating, differential } = roundColumns(units);
  return tableBy(title, [date, round, score, length, rating, differential], rounds, empty, ({ note }) => note);
}

function tournamentTable(
  title: string,
  tournaments: readonly ResultTournament[],
  empty: string,
  units: UnitSystem,
): TableBlock {
  const { dates, tournament, placing, total, rounds, average, length } = tournamentColumns(units);
  return tableBy(
    title,
    [dates, tournament, placing, rounds, total, average, length],
    tournaments,
    empty,
    ({ note }) => note,
  );
}
