import { isInRange } from '@strokebook/golf/calendar';
import { formSentence } from '@strokebook/golf/form';
import { formatDays, NOTHING, plural, scoreToPar } from '@strokebook/golf/format';
import { bestTenCharts, playedTournaments, tournamentRecord } from '@strokebook/golf/tournaments';
import { newestFirst, scoreVsPar } from '@strokebook/golf/selection';
import { cellOf, figures, rowOf, type TableBlock, words } from '../../report/blocks/table.ts';
import { textOf } from '../../report/blocks/text.ts';
import type { ReportBlock, ReportDocument } from '../../report/document.ts';
import { averageFigures, recordBlocks, roundsTable, sharesTable } from '../record-blocks.ts';
import { chosenDays, type ReportInput } from '../report-input.ts';
import { roundTitle } from '../round-text.ts';
import { MAX_TREND_ROUNDS, trendBlock } from '../trend-block.ts';

/** Default of the player home's charts (RESUME-32). */
const MONTHS = 24;

/** The printed player home: averages, form, best rounds and tournaments. */
export function playerPerformanceSummary(input: ReportInput): ReportDocument {
  const { tournamentRounds, holeCount, standardName, units } = input;
  const days = chosenDays(input, MONTHS);
  const { chartData, spiderCharts, roundCount } = bestTenCharts(tournamentRounds, {
    holeCount,
    range: days.dateRange,
    standardName,
  });
  return {
    heading: 'Player Performance Summary',
    subject: input.subject,
    subtitle: `${days.label}, ${plural(roundCount, 'tournament round')} of ${holeCount} holes`,
    sections: [
      { heading: 'Tournament averages', blocks: recordBlocks(tournamentRecord(tournamentRounds)) },
      { heading: input.form === null ? 'Round by round' : 'Form', blocks: formBlocks(input) },
      ...(chartData.length === 0
        ? [{ heading: 'Best tournament rounds', blocks: [textOf('No finished tournament round in these days.')] }]
        : chartData.map((chart, index) => {
            const shares = spiderCharts[index];
            return {
              heading: chart.title,
              blocks: [
                averageFigures(chart.averages, chart.recordCount),
                roundsTable(chart, units),
                ...(shares === undefined ? [] : [sharesTable(shares)]),
              ],
            };
          })),
      { heading: 'Tournaments', blocks: [tournaments(input)] },
    ],
  };
}

function formBlocks({ tournamentRounds, holeCount, form }: ReportInput): readonly ReportBlock[] {
  const rounds = tournamentRounds
    .map(({ summary }) => summary)
    .filter((summary) => summary.holeCount === holeCount)
    .toSorted(newestFirst)
    .slice(0, MAX_TREND_ROUNDS)
    .reverse();
  const said = form === null ? [] : [textOf(formSentence(form))];
  if (rounds.length === 0) return [...said, textOf('No finished tournament round yet.')];
  return [
    ...said,
    trendBlock(
      'Score to par of tournament rounds, round by round',
      rounds.map((round) => ({ playedOn: round.playedOn, label: roundTitle(round), value: scoreVsPar(round) })),
      { value: (value) => scoreToPar(value), tick: (value) => scoreToPar(value) },
    ),
  ];
}

/** Tournaments within the days of the report, of any length, latest first. */
function tournaments(input: ReportInput): ReportBlock {
  const { dateRange } = chosenDays(input, MONTHS);
  const played = playedTournaments(input.tournamentRounds).filter(({ dateEnded }) => isInRange(dateEnded, dateRange));
  if (played.length === 0) return textOf('No tournament in these days.');
  return {
    kind: 'table',
    title: '',
    columns: [...words('Tournament'), ...figures('Rounds', 'Average', 'Best', 'Total')],
    rows: played.map((tournament) => {
      const { name, dateStarted, dateEnded, includedRounds } = tournament;
      return rowOf([
        cellOf(name, formatDays(dateStarted, dateEnded, true)),
        includedRounds.map(({ performance }) => performance.score).join(' · ') || NOTHING,
        tournament.averageScoreWithPar.formatted,
        tournament.bestRoundScoreWithPar.formatted,
        tournament.totalScoreWithPar.formatted,
      ]);
    }),
    notes: [],
  } satisfies TableBlock;
}
