import { addMonths, type DayRange, isInRange, yearOf } from '../calendar/index.ts';
import { formatMonthDate, NOTHING, scoreToPar, decimal } from '../format/index.ts';
import type { HoleCount, Int } from '../model/index.ts';
import type { Career, CareerRound } from '../overview/index.ts';
import { type TrendType, trendRounds } from '../selection/index.ts';
import { sumTallies } from '../stats/index.ts';
import { type Averages, averagesOf } from './averages.ts';
import { type SpiderChart, spiderChart } from './spider-chart.ts';
import { type IncludedRound, includedRound, isTournamentRound, withPar } from './tournament-rounds.ts';

const CHART_ROUNDS = 10;

/** A bar: a round, or at the end the average of all (RESUME-28, RESUME-29). */
type ChartBar = {
  /** 'R1', 'R2' … in order of play, or 'Average'. */
  readonly label: string;
  /** '09/14'; empty for the average. */
  readonly date: string;
  /** '2026' if the rounds span more than a year and the date would be ambiguous; otherwise empty. */
  readonly year: string;
  readonly value: number;
  readonly formatted: string;
  readonly toPar: string;
  readonly isAverage: boolean;
};

/** A row of figures below the bars, one cell per bar. */
type ChartGridRow = { readonly label: string; readonly cells: readonly string[] };

/** RESUME-33, RESUME-34; lengths are in units of the drawing. */
const chartOptions = {
  baseWidth: 600,
  baseHeight: 200,
  yTicks: [0, 20, 40, 60],
  xTickType: 'date',
  paddingLeft: 50,
  paddingTop: 10,
} as const;

/** A bar chart with its rounds (DATA-51) and their averages (DATA-47). */
export type RoundsChart = {
  readonly title: string;
  /** In order of play. */
  readonly includedRounds: readonly IncludedRound[];
  readonly options: typeof chartOptions;
  readonly barData: readonly ChartBar[];
  readonly gridData: readonly ChartGridRow[];
  readonly averages: Averages;
  readonly recordCount: Int;
};

/** A chart and a spider chart for each selection of rounds; empty if no tournament round was played. */
export type BestTenCharts = {
  readonly chartData: readonly RoundsChart[];
  readonly spiderCharts: readonly SpiderChart[];
  /** Number of finished tournament rounds in the range, from which the ten were selected. */
  readonly roundCount: Int;
};

export type BestTenChoice = {
  readonly holeCount: HoleCount;
  readonly range: DayRange;
  /** The standard's id, or null for none. */
  readonly standardName: string | null;
};

const charts: readonly { readonly title: string; readonly trend: TrendType; readonly leastRounds: number }[] = [
  { title: 'Best 10 Tournament Rounds', trend: 'best', leastRounds: 1 },
  // If the ten best are consecutive, both charts are the same (ABOUT-06).
  {
    title: 'Best 10 Consecutive Tournament Rounds',
    trend: 'bestConsecutive',
    leastRounds: CHART_ROUNDS + 1,
  },
];

/**
 * The ten tournament rounds lowest to par, and the ten consecutive ones with the lowest sum: rounds of one length, so
 * that scores to par compare. Qualifiers and matches are left out.
 */
export function bestTenCharts(career: Career, { holeCount, range, standardName }: BestTenChoice): BestTenCharts {
  const rounds = career.filter(
    (round) =>
      isTournamentRound(round) && round.summary.holeCount === holeCount && isInRange(round.summary.playedOn, range),
  );
  const roundOf = new Map(rounds.map((round) => [round.summary.roundId, round]));
  const all = sumTallies(rounds.map(({ tally }) => tally));
  const chosen = charts
    .filter(({ leastRounds }) => rounds.length >= leastRounds)
    .map(({ title, trend }) => {
      const summaries = trendRounds(
        rounds.map(({ summary }) => summary),
        trend,
        CHART_ROUNDS,
      );
      const members = summaries.flatMap(({ roundId }) => roundOf.get(roundId) ?? []).reverse();
      return { title, members, tally: sumTallies(members.map(({ tally }) => tally)) };
    });
  return {
    chartData: chosen.map(({ title, members }) => roundsChart(title, members, holeCount)),
    spiderCharts: chosen.map(({ title, tally }) =>
      spiderChart(title, { included: tally, all }, holeCount, standardName),
    ),
    roundCount: rounds.length,
  };
}

/** @param members rounds of one length in order of play; at least one. */
export function roundsChart(title: string, members: readonly CareerRound[], holeCount: HoleCount): RoundsChart {
  const rounds = members.map(includedRound);
  const hasYears = isMoreThanAYear(rounds);
  const barData = [...rounds.map((round, index) => barOf(round, index, hasYears)), averageBar(rounds)];
  const birdies = rounds.flatMap(({ underParCount }) => underParCount ?? []);
  const birdieAverage = birdies.reduce((sum, count) => sum + count, 0) / birdies.length;
  return {
    title,
    includedRounds: rounds,
    options: chartOptions,
    barData,
    gridData: [
      { label: 'Score', cells: barData.map((bar) => bar.formatted) },
      {
        label: 'Birdies',
        cells: [
          ...rounds.map(({ underParCount }) => String(underParCount ?? NOTHING)),
          birdies.length === 0 ? NOTHING : decimal(birdieAverage, 1),
        ],
      },
    ],
    averages: averagesOf(sumTallies(members.map(({ tally }) => tally)), holeCount),
    recordCount: rounds.length,
  };
}

/** Whether the rounds span more than a year, so that month and date are ambiguous. */
function isMoreThanAYear(rounds: readonly IncludedRound[]): boolean {
  const [first, last] = [rounds[0], rounds.at(-1)];
  return first !== undefined && last !== undefined && addMonths(first.playedOn, 12) <= last.playedOn;
}

function barOf({ playedOn, performance: { score, par } }: IncludedRound, index: number, hasYears: boolean): ChartBar {
  return {
    label: `R${index + 1}`,
    date: formatMonthDate(playedOn),
    year: hasYears ? String(yearOf(playedOn)) : '',
    value: score,
    formatted: String(score),
    toPar: scoreToPar(score - par),
    isAverage: false,
  };
}

function averageBar(rounds: readonly IncludedRound[]): ChartBar {
  const mean = (of: (round: IncludedRound) => number) =>
    rounds.reduce((sum, round) => sum + of(round), 0) / rounds.length;
  const { score, par } = withPar(
    mean(({ performance }) => performance.score),
    mean(({ performance }) => performance.par),
    1,
  );
  return {
    label: 'Average',
    date: '',
    year: '',
    value: score,
    formatted: Number.isNaN(score) ? NOTHING : decimal(score, 1),
    toPar: scoreToPar(score - par, 1),
    isAverage: true,
  };
}
