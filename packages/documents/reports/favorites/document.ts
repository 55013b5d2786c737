import { courseLength, formatDay, formatDays, NOTHING, plural } from '@strokebook/golf/format';
import type { UnitSystem } from '@strokebook/golf/model';
import {
  featuredResults,
  type ResultRound,
  results,
  type ResultsSource,
  type ResultTournament,
} from '@strokebook/golf/results';
import { cellOf, figures, rowOf, type TableBlock, words } from '../../report/blocks/table.ts';
import { textOf } from '../../report/blocks/text.ts';
import type { ReportBlock, ReportDocument } from '../../report/document.ts';
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
  if (tournaments.length === 0) return textOf('No tournament is featured.');
  return {
    kind: 'table',
    title: '',
    columns: [...words('Tournament'), ...figures('Place', 'Length', 'Rounds', 'Average', 'Total')],
    rows: tournaments.map((one) =>
      rowOf(
        [
          cellOf(
            one.name,
            [formatDays(one.dateStarted, one.dateEnded, true), one.location].filter((part) => part).join(' · '),
          ),
          one.placing,
          ...(one.includedRounds.length === 0
            ? // A tournament without rounds says so once, instead of a dash in each column.
              ['', 'no rounds here', '', '']
            : [
                courseLength(one.averageYards, units),
                one.includedRounds.map(({ performance }) => performance.score).join(' · '),
                one.averageScoreWithPar?.formatted ?? NOTHING,
                one.totalScoreWithPar?.formatted ?? NOTHING,
              ]),
        ],
        'row',
        one.note,
      ),
    ),
    notes: [],
  } satisfies TableBlock;
}

function roundsBlock(rounds: readonly ResultRound[], units: UnitSystem): ReportBlock {
  if (rounds.length === 0) return textOf('No round is featured.');
  return {
    kind: 'table',
    title: '',
    columns: [...words('Round'), ...figures('Date', 'Length', 'Rating / slope', 'Score', 'Differential')],
    rows: rounds.map((round) =>
      rowOf(
        [
          cellOf(
            round.tournamentName === null ? round.name : `${round.tournamentName}, ${round.name}`,
            round.courseName ?? '',
          ),
          round.playedOn === null ? NOTHING : formatDay(round.playedOn, true),
          courseLength(round.courseLengthYards, units),
          round.rating,
          round.performance.formatted,
          round.differential,
        ],
        'row',
        round.note,
      ),
    ),
    notes: [],
  } satisfies TableBlock;
}
