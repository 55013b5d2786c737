import { plural } from '@strokebook/golf/format';
import type { UnitSystem } from '@strokebook/golf/model';
import {
  featuredResults,
  type ResultRound,
  results,
  type ResultsSource,
  type ResultTournament,
} from '@strokebook/golf/results';
import { tableBy } from '../../report/blocks/table.ts';
import type { ReportBlock, ReportDocument } from '../../report/document.ts';
import { roundColumns, tournamentColumns } from '../../results/result-columns.ts';
import type { ReportInput } from '../report-input.ts';

/** A player's favorite results, with the notes that the reader may see. */
export function favoritesReport(input: ReportInput, source: ResultsSource): ReportDocument {
  const { timeframe, today, units } = input;
  const choice =
    timeframe === null
      ? featuredResults
      : { ...featuredResults, timeframe: { kind: 'dates', ...timeframe.dateRange } as const };
  const { tournaments, rounds } = results(source, choice, today);
  return {
    heading: 'Favorites',
    subject: input.subject,
    subtitle: `${timeframe?.label ?? 'All Time'}, ${plural(tournaments.length, 'featured tournament')} and ${plural(rounds.length, 'featured round')}`,
    sections: [
      { heading: 'Featured tournaments', blocks: [tournamentsBlock(tournaments, units)] },
      { heading: 'Featured rounds', blocks: [roundsBlock(rounds, units)] },
    ],
  };
}

function tournamentsBlock(tournaments: readonly ResultTournament[], units: UnitSystem): ReportBlock {
  const { dates, tournament, placing, length, rounds, average, total } = tournamentColumns(units);
  const columns = [tournament, dates, placing, length, rounds, average, total];
  return tableBy('', columns, tournaments, 'No tournament is featured.', ({ note }) => note);
}

function roundsBlock(shown: readonly ResultRound[], units: UnitSystem): ReportBlock {
  const { round, date, length, rating, score, differential } = roundColumns(units);
  const columns = [round, date, length, rating, score, differential];
  return tableBy('', columns, shown, 'No round is featured.', ({ note }) => note);
}
