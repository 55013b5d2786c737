import { computeOverview } from '@strokebook/golf/overview';
import { bestTenCharts, tournamentRecord } from '@strokebook/golf/tournaments';
import type { StatReport } from '@strokebook/golf/stats';
import { figures, rowOf, type TableBlock, words } from '../../report/blocks/table.ts';
import { textOf } from '../../report/blocks/text.ts';
import type { ReportDocument, ReportSection } from '../../report/document.ts';
import { GAIN_BASELINE, gainsByCategory } from '../gain-bars.ts';
import { recordBlocks, roundBars, sharesTable } from '../record-blocks.ts';
import { chosenDays, type ReportInput, roundsText, standardLabel } from '../report-input.ts';
import { figureCell, distinctName, standardText } from '../stat-text.ts';

/** Default of the public profile's charts (RESUME-32). */
const MONTHS = 24;

/**
 * The figures of the public profile.
 *
 * @param showsAssessment whether the reader may see the round assessment, the source of strokes gained and stats.
 */
export function publicPlayerStatsReport(input: ReportInput, showsAssessment: boolean): ReportDocument {
  const { tournamentRounds, holeCount, standardName } = input;
  const days = chosenDays(input, MONTHS);
  const { chartData, spiderCharts } = bestTenCharts(tournamentRounds, {
    holeCount,
    range: days.dateRange,
    standardName,
  });
  const [best, shares] = [chartData[0], spiderCharts[0]];
  const none = `No finished tournament round of ${holeCount} holes in these days.`;
  return {
    heading: 'Player Stats',
    subject: input.subject,
    subtitle: `${days.label}, against ${standardLabel(input)}`,
    sections: [
      { heading: 'Tournament averages', blocks: recordBlocks(tournamentRecord(tournamentRounds)) },
      {
        heading: best?.title ?? 'Best tournament rounds',
        blocks:
          best === undefined || shares === undefined
            ? [textOf(none)]
            : [roundBars({ ...best, title: '' }), sharesTable(shares)],
      },
      ...(showsAssessment ? assessmentSections(input) : []),
    ],
  };
}

function assessmentSections(input: ReportInput): readonly ReportSection[] {
  const { career, holeCount, standardName } = input;
  const days = chosenDays(input, MONTHS);
  const filter = { filterName: days.label, holeCount, dateRange: days.dateRange };
  const { roundCount, performanceStats } = computeOverview(career, filter, standardName);
  if (roundCount === 0 || 'error' in performanceStats) return [];
  const of = `${days.label}, ${roundsText(roundCount, holeCount)} of every kind.`;
  return [
    {
      heading: 'Where strokes are gained',
      hint: GAIN_BASELINE,
      blocks: [textOf(of), gainsByCategory(performanceStats.stats)],
    },
    { heading: 'Key stats', blocks: [keyStats(performanceStats.stats, input)] },
  ];
}

/** The dashboard's stats with the standard. */
const keyStats = (stats: readonly StatReport[], input: ReportInput): TableBlock => ({
  kind: 'table',
  title: '',
  isHalved: true,
  columns: [...words('Stat'), ...figures('Player', standardLabel(input))],
  rows: stats
    .filter((stat) => stat.belongsToView.includes('dashboard') && stat.performance !== null)
    .map((stat) =>
      rowOf([distinctName(stat, stats, input.units), figureCell(stat, input.units), standardText(stat, input.units)]),
    ),
  notes: ['▲ and ▼ where the difference from the standard is likely real.'],
});
