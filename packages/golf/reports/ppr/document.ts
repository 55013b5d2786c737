import { dayNumber } from '../../calendar/index.ts';
import { bandsIn, formatDay, NOTHING, plural, scoreToPar, signed, wholePercent } from '../../format/index.ts';
import {
  buildOverviewGroups,
  computeOverview,
  defaultGroupName,
  type NotableStat,
  type PerformanceData,
  recentForm,
  strokesGainedByRound,
  strokesGainedStats,
} from '../../overview/index.ts';
import type { StatFigure, StatReport } from '../../stats/index.ts';
import { roundLabel } from '../../scorecard/index.ts';
import { costliestAreas, isCertainGain, strokesPlayed, trendLine } from '../../strokes-gained/index.ts';
import { type BarsBlock, barsOf, type ReportBar } from '../blocks/bars.ts';
import type { LineBlock } from '../blocks/line.ts';
import { cellOf, figures, rowOf, type TableBlock, words } from '../blocks/table.ts';
import { textOf } from '../blocks/text.ts';
import type { ReportBlock, ReportDocument } from '../document.ts';
import { chosenDays, type ReportInput, roundsText, standardLabel } from '../report-input.ts';
import { basisText, figureCell, figuresById, keyFigure, standardText } from '../stat-text.ts';

const MONTHS = 12;
/** As the dashboard's course of the game. */
const MOST_TREND_ROUNDS = 60;

const glance = [
  'scoring.score',
  'scoring.strokesGained',
  'drive.fairwaysHit',
  'approach.greensInRegulation',
  'save.upAndDown',
  'putt.putts',
] as const;

const partNames = [
  ['offTheTee', 'Off the tee'],
  ['approach', 'Approach'],
  ['aroundTheGreen', 'Around the green'],
  ['putt', 'Putting'],
] as const;

/** The dashboard on paper: where strokes go, by category and distance, and how that moves. */
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
      { heading: 'Where the strokes go', blocks: [costs(performanceStats.stats, input), gains(byId)] },
      { heading: 'Strokes gained by distance and lie', blocks: gainsByDistance(performanceStats.stats, byId, input) },
      {
        heading: `Against ${standardLabel(input)}`,
        blocks: [
          notableTable('Falls short', notable.weaknesses, byId, input),
          notableTable('Beats the standard', notable.strengths, byId, input),
        ],
      },
      { heading: 'How it moves', blocks: [trend(input), recentTable(input)] },
    ],
  };
}

function categoryTable({ byCategory, skillPerformance }: PerformanceData): TableBlock {
  const compared = byCategory.reduce((sum, one) => sum + one.compared, 0);
  const beaten = byCategory.reduce((sum, one) => sum + one.beaten, 0);
  const share = (percent: number | null) => (percent === null ? NOTHING : wholePercent(percent / 100));
  return {
    kind: 'table',
    title: 'Stats that beat the standard',
    columns: [...words(''), ...figures(...byCategory.map(({ category }) => category), 'Skill Performance')],
    rows: [
      rowOf([
        'Share of stats',
        ...byCategory.map((one) => cellOf(share(one.performance), `${one.beaten} of ${one.compared}`)),
        cellOf(share(skillPerformance), `${beaten} of ${compared}`),
      ]),
    ],
    notes: [],
  };
}

const GAINED_ON = 'Strokes per round, against PGA TOUR players from the same places; the line is the 95% interval.';

const gainBar = (figure: StatFigure, label: string, basis = basisText(figure)): readonly ReportBar[] => {
  const { performance } = figure;
  if (performance === null) return [];
  const { raw, interval, formatted } = performance;
  return [
    {
      label,
      basis,
      value: raw,
      text: formatted,
      interval,
      tone: raw < 0 ? 'worse' : 'better',
      isSure: isCertainGain(interval),
    },
  ];
};

function costs(stats: readonly StatReport[], { units }: ReportInput): ReportBlock {
  const areas = costliestAreas(stats);
  if (areas.length === 0) return textOf('Nothing costs strokes, or too few were logged shot by shot to tell.');
  const bars = areas.map(
    (area): ReportBar => ({
      label: bandsIn(area.name, units),
      basis: `${plural(area.strokes, 'stroke')}${area.isCertain ? '' : ', not sure yet'}`,
      value: area.perRound,
      text: signed(area.perRound, 2),
      interval: area.interval,
      tone: 'worse',
      isSure: area.isCertain,
    }),
  );
  return barsOf('What costs most', bars);
}

function gains(byId: ReadonlyMap<string, StatFigure>): ReportBlock {
  const bars = [['total', 'Total'] as const, ...partNames].flatMap(([part, label]) => {
    const figure = byId.get(strokesGainedStats[part]);
    return figure === undefined ? [] : gainBar(figure, label);
  });
  return bars.length === 0 ? textOf('No round was logged shot by shot yet.') : barsOf('By category', bars, [GAINED_ON]);
}

/** All parts to one scale. */
function gainsByDistance(
  stats: readonly StatReport[],
  byId: ReadonlyMap<string, StatFigure>,
  { units }: ReportInput,
): readonly ReportBlock[] {
  const blocks = partNames.flatMap(([part, label]): readonly BarsBlock[] => {
    const children = stats.find(({ id }) => id === strokesGainedStats[part])?.children ?? [];
    const bars = children.flatMap((child) => {
      const strokes = strokesPlayed(byId, part, child.id);
      // From where no stroke was played none was gained or lost.
      if (strokes === null) return [];
      return gainBar(child, bandsIn(child.name, units), plural(strokes, 'stroke'));
    });
    return bars.length === 0 ? [] : [barsOf(label, bars)];
  });
  if (blocks.length === 0) return [textOf('No round was logged shot by shot yet.')];
  const low = Math.min(...blocks.map((block) => block.low));
  const high = Math.max(...blocks.map((block) => block.high));
  return blocks.map((block, index) => ({
    ...block,
    low,
    high,
    notes: index === blocks.length - 1 ? [GAINED_ON, 'What is drawn as an outline may be chance.'] : [],
  }));
}

function notableTable(
  title: string,
  notable: readonly NotableStat[],
  byId: ReadonlyMap<string, StatFigure>,
  { units }: ReportInput,
): ReportBlock {
  if (notable.length === 0) return textOf(`${title}: nothing that these rounds can tell.`);
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
          one.isCertain ? '' : 'not sure yet',
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
    timeframe: { period: 'last', count: MOST_TREND_ROUNDS, unit: 'rounds' },
  });
  const nameOf = new Map(career.map(({ summary }) => [summary.roundId, roundLabel(summary)]));
  const samples = rounds.map(({ playedOn, gained }) => ({ playedOn, value: gained.total }));
  const line = trendLine(samples);
  const known = rounds.flatMap((round, index) =>
    round.gained.total === null ? [] : [{ ...round, value: round.gained.total, trend: line[index] ?? null, index }],
  );
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return textOf('No round was logged well enough for strokes gained.');
  // Rounds of one day stand beside each other, in their order.
  const timeOf = ({ playedOn, index }: (typeof known)[number]) => dayNumber(playedOn) + index / rounds.length;
  const span = Math.max(1, timeOf(last) - timeOf(first));
  const values = known.map(({ value }) => value);
  const [low, high] = [Math.floor(Math.min(0, ...values)), Math.ceil(Math.max(0, ...values))];
  return {
    kind: 'line',
    title: 'Strokes gained in all, round by round',
    low,
    high,
    ticks: [...new Set([low, 0, high])].map((value) => ({ value, text: signed(value, 0) })),
    points: known.map((round) => ({
      label: `${formatDay(round.playedOn, true)}, ${nameOf.get(round.roundId) ?? ''}`,
      at: (timeOf(round) - timeOf(first)) / span,
      value: round.value,
      text: signed(round.value, 2),
      trend: round.trend,
    })),
    ends: [formatDay(first.playedOn, true), formatDay(last.playedOn, true)],
    notes: [
      `The last ${plural(known.length, 'round')}.${line.some((point) => point !== null) ? ' The line is smoothed; the band is where it may run.' : ' From eight rounds on a smoothed line is drawn.'}`,
    ],
  } satisfies LineBlock;
}

/** The overviews that the dashboard opens with. */
function recentTable({ career, holeCount, today, standardName, units }: ReportInput): ReportBlock {
  const history = career.map(({ summary }) => summary);
  const mode = 'playerPerformance';
  const group = buildOverviewGroups({ history, holeCount, today, mode }).find(
    ({ groupName }) => groupName === defaultGroupName(mode),
  );
  const form = recentForm(history);
  return {
    kind: 'table',
    title: group?.groupName ?? '',
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
    notes:
      form === null
        ? []
        : [`Recent form: ${scoreToPar(form.toPar, 1)} to par over the last ${plural(form.roundCount, 'round')}.`],
  };
}
