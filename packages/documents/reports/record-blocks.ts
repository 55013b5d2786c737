import { courseLength, formatDay, NOTHING, plural } from '@strokebook/golf/format';
import type { UnitSystem } from '@strokebook/golf/model';
import type { Averages, AverageName, RoundsChart, SpiderChart, TournamentRecord } from '@strokebook/golf/tournaments';
import { barsOf } from '../report/blocks/bars.ts';
import type { FiguresBlock } from '../report/blocks/figures.ts';
import { cellOf, figures, rowOf, type TableBlock, words } from '../report/blocks/table.ts';
import { textOf } from '../report/blocks/text.ts';
import type { ReportBlock } from '../report/document.ts';

/** The averages that matter most to a coach, as on the player home and the resume. */
const recordNames = [
  'score',
  'fir',
  'gir',
  'upDown',
  'putts',
  'birdieOrBetter',
] as const satisfies readonly AverageName[];

/** Averages of some rounds; the scoring average with its number of rounds. */
export const averageFigures = (averages: Averages, roundCount: number): FiguresBlock => ({
  kind: 'figures',
  figures: recordNames.map((name) => {
    const { label, formatted, basis } = averages[name];
    return name === 'score'
      ? { label: 'Scoring average', value: formatted, basis: plural(roundCount, 'round') }
      : { label, value: formatted, basis };
  }),
});

/** Averages of all tournament rounds, including poor ones. */
export const recordBlocks = ({ holeCount, roundCount, averages }: TournamentRecord): readonly ReportBlock[] =>
  roundCount === 0
    ? [textOf('No tournament round was finished yet.')]
    : [
        averageFigures(averages, roundCount),
        textOf(`All tournament rounds of ${holeCount} holes so far, good and bad, whatever the days above.`),
      ];

/** The rounds of a chart as bars of their score to par, in playing order, and their averages. */
export function roundBars({ title, includedRounds, barData }: RoundsChart): ReportBlock {
  const bars = barData.map((bar, index) => {
    const round = includedRounds[index];
    const name = round === undefined ? bar.label : (round.tournamentName ?? round.courseName);
    const par = round?.performance.par;
    return {
      label: round === undefined ? bar.label : formatDay(round.playedOn, true),
      basis: round === undefined ? plural(includedRounds.length, 'round') : name,
      value: par === undefined ? averageToPar(includedRounds) : bar.value - par,
      text: `${bar.formatted} (${bar.toPar})`,
      interval: null,
      tone: null,
      isSure: true,
    };
  });
  return barsOf(title, bars, ['Score to par: the further left, the better.']);
}

const averageToPar = (rounds: RoundsChart['includedRounds']): number =>
  rounds.reduce((sum, { performance: { score, par } }) => sum + score - par, 0) / Math.max(1, rounds.length);

/** The rounds of a chart with their courses, and their averages below. */
export function roundsTable({ includedRounds, barData, gridData }: RoundsChart, units: UnitSystem): TableBlock {
  const birdies = gridData.find(({ label }) => label === 'Birdies')?.cells ?? [];
  const average = barData.at(-1);
  return {
    kind: 'table',
    title: '',
    columns: [...words('Round', 'Course'), ...figures('Date', 'Length', 'Score', 'Birdies')],
    rows: [
      ...includedRounds.map((round, index) =>
        rowOf([
          round.tournamentName === null ? round.name : `${round.tournamentName}, ${round.name}`,
          round.courseName,
          formatDay(round.playedOn, true),
          courseLength(round.courseLengthYards, units),
          round.performance.formatted,
          birdies[index] ?? '',
        ]),
      ),
      rowOf(
        ['Average', '', '', '', `${average?.formatted ?? NOTHING} (${average?.toPar ?? ''})`, birdies.at(-1) ?? ''],
        'sum',
      ),
    ],
    notes: [],
  };
}

/** Shares of holes by category: these rounds, all tournament rounds, and the standard. */
export const sharesTable = ({ label, standardLabel, spiderChartStats }: SpiderChart): TableBlock => ({
  kind: 'table',
  title: 'Share of holes, by part of the game',
  columns: [...words(''), ...figures(...spiderChartStats.map((stat) => stat.label))],
  rows: [
    rowOf([label, ...spiderChartStats.map(({ included }) => cellOf(included.formatted))]),
    rowOf(['All tournament rounds', ...spiderChartStats.map(({ all }) => cellOf(all.formatted))]),
    ...(standardLabel === null
      ? []
      : [rowOf([standardLabel, ...spiderChartStats.map(({ standard }) => cellOf(standard.formatted))])]),
  ],
  notes: [],
});
