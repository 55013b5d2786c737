import { bandsIn, NOTHING, plural, roundedNote, signed, significanceText } from '@strokebook/golf/format';
import {
  buildOverviewGroups,
  computeOverview,
  defaultGroupName,
  type NotableStat,
  type PerformanceData,
  strokesGainedByRound,
  strokesGainedStats,
} from '@strokebook/golf/overview';
import type { StatFigure, StatReport } from '@strokebook/golf/stats';
import { certainGains, costliestAreas, strokesPlayed } from '@strokebook/golf/strokes-gained';
import { type BarsBlock, barsOf, type ReportBar } from '../../report/blocks/bars.ts';
import { cellOf, figures, rowOf, type TableBlock, words } from '../../report/blocks/table.ts';
import { textOf } from '../../report/blocks/text.ts';
import type { ReportBlock, ReportDocument } from '../../report/document.ts';
import { GAIN_BASELINE, gainBar, gainParts, gainsByCategory } from '../gain-bars.ts';
import { formSentence } from '@strokebook/golf/form';
import { chosenDays, type ReportInput, roundsText, standardLabel } from '../report-input.ts';
import { SHARE_NOTE, shareCell, shareText } from '../share-cell.ts';
import { roundTitle } from '../round-text.ts';
import { MAX_TREND_ROUNDS, trendBlock } from '../trend-block.ts';
import { figureCell, figuresById, keyFigure, standardText } from '../stat-text.ts';

const MONTHS = 12;

const glance = [
  'scoring.score',
  'scoring.strokesGained',
  'drive.fairwaysHit',
  'approach.greensInRegulation',
  'save.upAndDown',
  'putt.putts',
] as const;

/** The printed dashboard: strokes by category and distance, and trends. */
export function playerPerformanceReport(input: ReportInput): ReportDocument {
  const days = chosenDays(input, MONTHS);
  const { career, holeCount, standardName, units } = input;
  const filter = { filterName: days.label, holeCount, dateRange: days.dateRange };
  const overview = computeOverview(career, filter, standardName);
  const { roundCount, performanceStats, strengthWeaknessResponse: notable } = overview;
  const head = {
    heading: 'Player Performance Report',
    subject: input.subject,
    subtitle: `${days.label}, ${roundsText(roundCount, holeCount)}, against ${standardLabel(input)}`,
  };
  if (roundCount === 0 || 'error' in performanceStats || 'error' in notable) {
    const nothing = textOf(`No finished round of ${holeCount} holes in these days.`);
    return { ...head, sections: [{ heading: 'Performance', blocks: [nothing] }] };
  }
  const byId = figuresById(performanceStats.stats);
  return {
    ...head,
    sections: [
      {
        heading: 'At a glance',
        blocks: [
          {
            kind: 'figures',
            figures: glance.flatMap((id) => {
              const figure = byId.get(id);
              return figure === undefined ? [] : [keyFigure(figure, units)];
            }),
          },
          categoryTable(performanceStats),
        ],
      },
      {
        heading: 'Where the strokes go',
        hint: GAIN_BASELINE,
        blocks: [costs(performanceStats.stats, input), gainsByCategory(performanceStats.stats)],
      },
      {
        heading: `Against ${standardLabel(input)}`,
        blocks: [
          notableTable('Falls short', notable.weaknesses, byId, input),
          notableTable('Beats the standard', notable.strengths, byId, input),
        ],
      },
      {
        heading: 'Strokes gained by distance and lie',
        hint: GAIN_BASELINE,
        blocks: gainsByDistance(performanceStats.stats, byId, input),
      },
      { heading: 'How it moves', blocks: [recentTable(input), trend(input)] },
    ],
  };
}

function categoryTable({ byCategory, skillPerformance }: PerformanceData): TableBlock {
  const compared = byCategory.reduce((sum, one) => sum + one.compared, 0);
  const beaten = byCategory.reduce((sum, one) => sum + one.beaten, 0);
  return {
    kind: 'table',
    title: 'Stats that beat the standard',
    columns: [...words(''), ...figures(...byCategory.map(({ category }) => category), 'Skill Performance')],
    rows: [
      rowOf([
        'Share of stats',
        ...byCategory.map(shareCell),
        cellOf(shareText(skillPerformance), `${beaten} of ${compared}`),
      ]),
    ],
    notes: [SHARE_NOTE],
  };
}

function costs(stats: readonly StatReport[], { units }: ReportInput): ReportBlock {
  const areas = costliestAreas(stats);
  if (areas.length === 0) return textOf('Nothing costs strokes, or too few were logged shot by shot to tell.');
  const bars = areas.map(
    (area): ReportBar => ({
      label: bandsIn(area.name, units),
      basis: `${plural(area.strokes, 'stroke')}, ${significanceText(area)}`,
      value: area.perRound,
      text: signed(area.perRound, 2),
      interval: area.interval,
      tone: 'worse',
      isSure: area.certainty === 'clear',
    }),
  );
  return barsOf('What costs most', bars);
}

/** All parts on one scale. */
function gainsByDistance(
  stats: readonly StatReport[],
  byId: ReadonlyMap<string, StatFigure>,
  { units }: ReportInput,
): readonly ReportBlock[] {
  const real = certainGains(stats);
  const blocks = gainParts.flatMap(([part, label]): readonly BarsBlock[] => {
    const children = stats.find(({ id }) => id === strokesGainedStats[part])?.children ?? [];
    const bars = children.flatMap((child) => {
      const strokes = strokesPlayed(byId, part, child.id);
      // Omits distances without strokes.
      if (strokes === null) return [];
      return gainBar(child, bandsIn(child.name, units), real, plural(strokes, 'stroke'));
    });
    return bars.length === 0 ? [] : [barsOf(label, bars)];
  });
  if (blocks.length === 0) return [textOf('No round was logged shot by shot yet.')];
  const low = Math.min(...blocks.map((block) => block.low));
  const high = Math.max(...blocks.map((block) => block.high));
  const isRounded = gainParts.some(([part]) => bandsAreRounded(stats, byId, part));
  return [
    ...blocks.map((block) => ({ ...block, low, high })),
    ...(isRounded ? [textOf('Rounded: the distances of a part make its total before rounding.')] : []),
  ];
}

/** Whether the distances of a part make its total, but not as they are shown. */
function bandsAreRounded(
  stats: readonly StatReport[],
  byId: ReadonlyMap<string, StatFigure>,
  part: (typeof gainParts)[number][0],
): boolean {
  const gained = stats.find(({ id }) => id === strokesGainedStats[part]);
  const total = gained?.performance?.raw;
  const bands = (gained?.children ?? []).flatMap((child) =>
    strokesPlayed(byId, part, child.id) === null || child.performance === null ? [] : child.performance.raw,
  );
  if (total === undefined || bands.length === 0) return false;
  const isWhole = Math.abs(bands.reduce((sum, band) => sum + band, 0) - total) < 0.001;
  return isWhole && roundedNote(bands, total, 2) !== null;
}

function notableTable(
  title: string,
  notable: readonly NotableStat[],
  byId: ReadonlyMap<string, StatFigure>,
  { units }: ReportInput,
): ReportBlock {
  if (notable.length === 0) return textOf(`${title}: too few rounds to tell.`);
  return {
    kind: 'table',
    title,
    columns: [...words('Stat', 'Category'), ...figures('Player', 'Standard'), ...words('')],
    rows: notable.flatMap((one) => {
      const figure = byId.get(one.statId);
      if (figure === undefined) return [];
      return [
        rowOf([
          bandsIn(one.name, units),
          one.category,
          figureCell(figure, units),
          standardText(figure, units),
          significanceText(figure),
        ]),
      ];
    }),
    notes: [],
  };
}

function trend({ career, holeCount }: ReportInput): ReportBlock {
  const rounds = strokesGainedByRound(career, {
    filterName: '',
    holeCount,
    timeframe: { period: 'last', count: MAX_TREND_ROUNDS, unit: 'rounds' },
  });
  const nameOf = new Map(career.map(({ summary }) => [summary.roundId, roundTitle(summary)]));
  return trendBlock(
    'Strokes gained in all, of the latest rounds whatever the days above',
    rounds.map(({ roundId, playedOn, gained }) => ({
      playedOn,
      label: nameOf.get(roundId) ?? '',
      value: gained.total,
    })),
    { value: (value) => signed(value, 2), tick: (value) => signed(value, 0) },
  );
}

/** The default overviews of the dashboard. */
function recentTable({ career, holeCount, form, today, standardName, units }: ReportInput): ReportBlock {
  const history = career.map(({ summary }) => summary);
  const mode = 'playerPerformance';
  const group = buildOverviewGroups({ history, holeCount, today, mode }).find(
    ({ groupName }) => groupName === defaultGroupName(mode),
  );
  return {
    kind: 'table',
    title: `${group?.groupName ?? 'Recent'}, of all rounds so far`,
    columns: [...words('Rounds'), ...figures('Score', 'SG Total', 'Fairways', 'Greens', 'Up and down', 'Putts')],
    rows: (group?.overviews ?? []).map(({ filterName, details, filter }) => {
      const { performanceStats } = computeOverview(career, filter, standardName);
      const byId = figuresById('error' in performanceStats ? [] : performanceStats.stats);
      return rowOf([
        cellOf(filterName, details),
        ...glance.map((id) => {
          const figure = byId.get(id);
          return figure === undefined ? NOTHING : figureCell(figure, units);
        }),
      ]);
    }),
    notes: form === null ? [] : [`Form: ${formSentence(form)}`],
  };
}
