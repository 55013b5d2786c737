import { formatDay, NOTHING } from '@strokebook/golf/format';
import { groupRounds } from '@strokebook/golf/grouping';
import { type Career, statReports } from '@strokebook/golf/overview';
import { newestFirst } from '@strokebook/golf/selection';
import { statCategories, type StatFigure, type StatReport, sumTallies } from '@strokebook/golf/stats';
import { cellOf, figures, type ReportCell, rowOf, type TableBlock, words } from '../../report/blocks/table.ts';
import { textOf } from '../../report/blocks/text.ts';
import type { ReportBlock, ReportDocument } from '../../report/document.ts';
import { chosenDays, type ReportInput, roundsOf, roundsText, standardLabel } from '../report-input.ts';
import { roundTitle } from '../round-text.ts';
import { figureCell, figuresById, nameText, standardText } from '../stat-text.ts';
import { bestOfStat, MIN_OPPORTUNITIES } from './best-of-stat.ts';

const MONTHS = 24;
const BEST_COUNT = 5;
const seasonStats = [
  'scoring.score',
  'scoring.toPar',
  'scoring.strokesGained',
  'drive.fairwaysHit',
  'approach.greensInRegulation',
  'putt.putts',
] as const;

/** The best value of every stat: its round, the best five, and the average; and the best five rounds of each season. */
export function playerBestStatsReport(input: ReportInput): ReportDocument {
  const days = chosenDays(input, MONTHS);
  const rounds = roundsOf(input, days);
  const head = {
    heading: 'Player Best Stats Report',
    subject: input.subject,
    subtitle: `${days.label}, ${roundsText(rounds.length, input.holeCount)}, against ${standardLabel(input)}`,
  };
  if (rounds.length === 0) {
    const blocks = [textOf(`No finished round of ${input.holeCount} holes in these days.`)];
    return { ...head, sections: [{ heading: 'Best stats', blocks }] };
  }
  const usual = statsOf(rounds, input).filter(isRanked);
  return {
    ...head,
    sections: [
      ...statCategories.flatMap((category) => {
        const rows = usual.filter((stat) => stat.category === category);
        return rows.length === 0 ? [] : [{ heading: category, blocks: [bestTable(rows, rounds, input)] }];
      }),
      { heading: 'Best 5 rounds of each season', blocks: [seasonTable(rounds, input)] },
    ],
  };
}

const statsOf = (rounds: Career, { standardName, holeCount }: ReportInput): readonly StatReport[] =>
  statReports(sumTallies(rounds.map(({ tally }) => tally)), standardName, holeCount);

/** The dashboard's stats that have a better direction. */
const isRanked = ({ better, performance, belongsToView }: StatReport): boolean =>
  better !== 'none' && performance !== null && belongsToView.includes('dashboard');

function bestTable(stats: readonly StatReport[], rounds: Career, input: ReportInput): TableBlock {
  const { units, holeCount } = input;
  const figureIn = (some: Career, id: string) => figuresById(statsOf(some, input)).get(id);
  const ranked = stats.map((stat) => {
    const rankedRounds = bestOfStat(rounds, stat.id, holeCount);
    const [first] = rankedRounds;
    const isBest = first !== undefined && isNotBelow(figureIn([first], stat.id), stat);
    return { stat, rankedRounds, best: isBest ? first : undefined };
  });
  return {
    kind: 'table',
    title: '',
    columns: [
      ...words('Stat'),
      ...figures('Best round'),
      ...words('Of'),
      ...figures('Best 5', 'All rounds', 'Standard'),
    ],
    rows: ranked.map(({ stat, rankedRounds, best }) => {
      const cellOfRounds = (some: Career): ReportCell | string => {
        const figure = figureIn(some, stat.id);
        return figure === undefined || some.length === 0 ? NOTHING : untoned(figure, input);
      };
      return rowOf([
        nameText(stat, units),
        best === undefined ? NOTHING : cellOfRounds([best]),
        best === undefined ? '' : cellOf(roundTitle(best.summary), formatDay(best.summary.playedOn, true)),
        // With fewer than five rounds there is no best five.
        rankedRounds.length < BEST_COUNT ? NOTHING : cellOfRounds(rankedRounds.slice(0, BEST_COUNT)),
        figureCell(stat, units),
        standardText(stat, units),
      ]);
    }),
    notes: ranked.some(({ best }) => best === undefined)
      ? [
          `A share or an average needs ${MIN_OPPORTUNITIES} opportunities in a round to be a best, and is none where all rounds together are better.`,
        ]
      : [],
  };
}

/** The only round with enough bunkers can be worse than all rounds together, and is then nobody's best. */
function isNotBelow(figure: StatFigure | undefined, { performance, better }: StatReport): boolean {
  if (figure?.performance == null || performance === null) return false;
  const by = figure.performance.raw - performance.raw;
  return better === 'higher' ? by >= 0 : by <= 0;
}

/** Selected best rounds are not compared to the standard. */
const untoned = (figure: StatFigure, { units }: ReportInput): ReportCell => ({
  ...figureCell(figure, units),
  tone: null,
});

function seasonTable(rounds: Career, input: ReportInput): ReportBlock {
  const roundOf = new Map(rounds.map((round) => [round.summary.roundId, round]));
  const newest = rounds.map(({ summary }) => summary).toSorted(newestFirst);
  const groups = groupRounds(newest, 'Year-Season Best 5').flatMap(({ name: year, subgroups }) =>
    subgroups.map((group) => ({ ...group, name: `${group.name} ${year}` })),
  );
  return {
    kind: 'table',
    title: '',
    columns: [...words('Season'), ...figures('Score', 'To par', 'SG Total', 'Fairways', 'Greens', 'Putts')],
    rows: groups.map((group) => {
      const members = group.rounds.flatMap(({ roundId }) => roundOf.get(roundId) ?? []);
      const byId = figuresById(statsOf(members, input));
      return rowOf([
        cellOf(group.name, members.length === BEST_COUNT ? '' : `${members.length} of ${BEST_COUNT} rounds`),
        ...seasonStats.map((id) => {
          const figure = byId.get(id);
          return figure === undefined ? NOTHING : untoned(figure, input);
        }),
      ]);
    }),
    notes: ['The five rounds lowest against par of each season.'],
  };
}
