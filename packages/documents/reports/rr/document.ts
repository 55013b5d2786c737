import { courseLength, formatDay, lengthUnitName, NOTHING, plural, signed } from '@strokebook/golf/format';
import type { FairwayResult, RoundDocument } from '@strokebook/golf/model';
import { type CareerRound, computeOverview, strokesGainedStats } from '@strokebook/golf/overview';
import { includedRound, isTournamentRound } from '@strokebook/golf/tournaments';
import {
  type CardHole,
  type ColumnLabel,
  isSumLabel,
  roundCardOf,
  scorecardColumns,
  scorecardRound,
  type ScorecardCell,
  scoreMark,
} from '@strokebook/golf/scorecard';
import { bestFirst, scoreVsPar } from '@strokebook/golf/selection';
import { countedHolesOf, samplesBehind, type StatFigure, type StatReport } from '@strokebook/golf/stats';
import { barsOf } from '../../report/blocks/bars.ts';
import type { CardCell, ScorecardBlock } from '../../report/blocks/scorecard.ts';
import { figures, rowOf, type TableBlock, words } from '../../report/blocks/table.ts';
import { textOf } from '../../report/blocks/text.ts';
import type { ReportBlock, ReportDocument } from '../../report/document.ts';
import { gainParts, toneOfGain } from '../gain-bars.ts';
import { type ReportInput, roundsOf, standardLabel } from '../report-input.ts';
import { roundTitle } from '../round-text.ts';
import { distinctName, figureCell, figuresById, keyFigure, standardText } from '../stat-text.ts';

const MAX_BEST_ROUNDS = 5;
const glance = [
  'scoring.strokesGained',
  'scoring.birdieOrBetter',
  'drive.fairwaysHit',
  'approach.greensInRegulation',
  'putt.putts',
] as const;

type Choice = {
  /** Best first. */
  readonly rounds: readonly CareerRound[];
  /** The rounds that were compared: 'tournament round' or 'round'. */
  readonly noun: string;
};

/** The rounds from which the best is selected: tournament rounds, if there are any. */
function choiceOf(input: ReportInput): Choice {
  const days = input.timeframe ?? { label: 'All Time', dateRange: { start: null, end: input.today } };
  const played = roundsOf(input, days).filter(({ summary }) => scoreVsPar(summary) !== null);
  const ofTournaments = played.filter(isTournamentRound);
  const isOfTournaments = ofTournaments.length > 0;
  return {
    rounds: (isOfTournaments ? ofTournaments : played).toSorted((a, b) => bestFirst(a.summary, b.summary)),
    noun: isOfTournaments ? 'tournament round' : 'round',
  };
}

/** Id of the best round, whose document the report needs; null without finished rounds. */
export const bestRoundId = (input: ReportInput): string | null => choiceOf(input).rounds[0]?.summary.roundId ?? null;

/** The best round: hole by hole, where it was won, and compared to the others. */
export function playerBestRoundReport(input: ReportInput, round: RoundDocument | null): ReportDocument {
  const { rounds, noun } = choiceOf(input);
  const [best] = rounds;
  const heading = 'Player Best Round Report';
  const head = { heading, subject: input.subject };
  if (best === undefined || round === null) {
    const blocks = [textOf(`No finished round of ${input.holeCount} holes was logged yet.`)];
    return { ...head, subtitle: input.timeframe?.label ?? 'All Time', sections: [{ heading: 'Best round', blocks }] };
  }
  const { summary } = best;
  const { performance } = includedRound(best);
  const statsOf = (ofRounds: readonly CareerRound[]): readonly StatReport[] => {
    const golfRoundIds = ofRounds.map((one) => one.summary.roundId);
    const filter = { filterName: '', golfRoundIds, holeCount: input.holeCount };
    const { performanceStats } = computeOverview(input.career, filter, input.standardName);
    return 'error' in performanceStats ? [] : performanceStats.stats;
  };
  const [ofBest, ofAll] = [statsOf([best]), statsOf(rounds)];
  const byId = figuresById(ofBest);
  const where = summary.courseName === roundTitle(summary) ? [] : [summary.courseName];
  return {
    ...head,
    subtitle: `Best of ${plural(rounds.length, noun)} of ${input.holeCount} holes, ${input.timeframe?.label ?? 'All Time'}`,
    sections: [
      {
        heading: `${performance.formatted}, ${roundTitle(summary)}`,
        hint: [formatDay(summary.playedOn, true), ...where, courseLength(summary.yards, input.units)].join(', '),
        blocks: [
          {
            kind: 'figures',
            figures: [
              { label: 'Score', value: String(performance.score), basis: `par ${performance.par}` },
              ...glance.flatMap((id) => {
                const figure = byId.get(id);
                return figure === undefined ? [] : [keyFigure(figure, input.units)];
              }),
            ],
          },
          scorecard(best, round, input),
        ],
      },
      {
        heading: 'Where it was won',
        hint: 'strokes gained against PGA TOUR players from the same places',
        blocks: [
          gainsBesideAverage(byId, figuresById(ofAll), rounds.length),
          besideOthers(ofBest, ofAll, input, plural(rounds.length, noun)),
        ],
      },
      ...(rounds.length < 2 ? [] : [{ heading: 'The next best rounds', blocks: [nextRounds(rounds, input)] }]),
    ],
  };
}

const sides: Readonly<Record<FairwayResult, string>> = {
  hit: '✓',
  left: '←',
  right: '→',
  short: '↓',
  long: '↑',
  missed: '×',
};
const yesOrNo = (is: boolean | null): string => (is === null ? '' : is ? '✓' : '×');

type CardRow = {
  readonly label: string;
  readonly text: (cell: ScorecardCell, hole: CardHole | null) => string;
  /** The sum of some holes; '' if there is none. */
  readonly sum: (holes: readonly CardHole[]) => string;
};

const none = () => '';
const count = (holes: readonly CardHole[], of: (hole: CardHole) => boolean | null): string => {
  const known = holes.filter((hole) => of(hole) !== null);
  return known.length === 0 ? '' : `${known.filter((hole) => of(hole) === true).length}/${known.length}`;
};
const total = (holes: readonly CardHole[], of: (hole: CardHole) => number | null): number | null =>
  holes.length > 0 && holes.every((hole) => of(hole) !== null)
    ? holes.reduce((sum, hole) => sum + (of(hole) ?? 0), 0)
    : null;
const isHit = ({ fairway }: CardHole): boolean | null => (fairway === null ? null : fairway === 'hit');

function scorecard(best: CareerRound, round: RoundDocument, { units }: ReportInput): ScorecardBlock {
  const card = roundCardOf(round);
  const { data } = scorecardRound(best.summary, card);
  const samples = samplesBehind(countedHolesOf(round), strokesGainedStats.total);
  const gained = new Map(samples.map(({ hole, value }) => [`${hole.hole.hole} ${hole.nth}`, value]));
  const gainedOn = ({ hole, nth }: CardHole): number | null => gained.get(`${hole} ${nth}`) ?? null;
  const bare = (length: CardHole['yards']): string => courseLength(length, units).replace(/ \D+$/, '');
  const rows: readonly CardRow[] = [
    {
      label: lengthUnitName(units),
      text: (_cell, hole) => (hole?.yards == null ? '' : bare(hole.yards)),
      sum: (holes) => {
        const length = total(holes, ({ yards }) => yards);
        return length === null ? '' : bare(length as CardHole['yards']);
      },
    },
    { label: 'Par', text: ({ par }) => String(par), sum: (holes) => String(total(holes, ({ par }) => par) ?? '') },
    { label: 'Score', text: ({ score }) => (score === null ? NOTHING : String(score)), sum: none },
    {
      label: 'Putts',
      text: (_cell, hole) => (hole?.putts == null ? '' : String(hole.putts)),
      sum: (holes) => String(total(holes, ({ putts }) => putts) ?? ''),
    },
    {
      label: 'Fairway',
      text: (_cell, hole) => (hole?.fairway == null ? '' : sides[hole.fairway]),
      sum: (holes) => count(holes, isHit),
    },
    {
      label: 'Green',
      text: (_cell, hole) => yesOrNo(hole?.greenInRegulation ?? null),
      sum: (holes) => count(holes, ({ greenInRegulation }) => greenInRegulation),
    },
    {
      label: 'Up and down',
      text: (_cell, hole) => yesOrNo(hole?.upAndDown ?? null),
      sum: (holes) => count(holes, ({ upAndDown }) => upAndDown),
    },
    {
      label: 'SG',
      text: (_cell, hole) => {
        const value = hole === null ? null : gainedOn(hole);
        return value === null ? '' : signed(value, 2);
      },
      sum: (holes) => {
        const value = total(holes, gainedOn);
        return value === null ? '' : signed(value, 2);
      },
    },
  ];
  const columns = scorecardColumns([card]);
  const out = columns.indexOf('OUT') + 1;
  const holesOf = (label: ColumnLabel): readonly CardHole[] =>
    columns
      .slice(label === 'IN' ? out : 0, columns.indexOf(label))
      .flatMap((column) => (isSumLabel(column) ? [] : (data.get(column)?.hole ?? [])));
  const cellText = (row: CardRow, label: ColumnLabel): CardCell => {
    const cell = data.get(label);
    if (cell === undefined) return { text: '', mark: null };
    if (row.label !== 'Score') {
      return { text: isSumLabel(label) ? row.sum(holesOf(label)) : row.text(cell, cell.hole), mark: null };
    }
    const mark = isSumLabel(label) || cell.scoreVsPar === null ? null : scoreMark(cell.scoreVsPar);
    return { text: row.text(cell, cell.hole), mark };
  };
  const parts = [columns.slice(0, out), columns.slice(out)].filter((part) => part.length > 0);
  return {
    kind: 'scorecard',
    title: '',
    parts: parts.map((part) => ({
      columns: part.map((label) => ({ label, isSum: isSumLabel(label) })),
      rows: rows
        .map((row) => ({ label: row.label, cells: part.map((label) => cellText(row, label)) }))
        .filter((_row, place) => isLogged(rows[place] as CardRow)),
    })),
    notes: [
      '✓ hit or made, × not, arrows the side of a miss. SG: strokes gained on the hole against a PGA TOUR player.',
    ],
  };

  /** Whether any hole has a value in a row. */
  function isLogged(row: CardRow): boolean {
    return columns.some((label) => !isSumLabel(label) && cellText(row, label).text !== '');
  }
}

/** Strokes gained of the round by category, with the average of the others. */
function gainsBesideAverage(
  byId: ReadonlyMap<string, StatFigure>,
  ofAll: ReadonlyMap<string, StatFigure>,
  roundCount: number,
): ReportBlock {
  const bars = [['total', 'Total'] as const, ...gainParts].flatMap(([part, label]) => {
    const performance = byId.get(strokesGainedStats[part])?.performance;
    const average = ofAll.get(strokesGainedStats[part])?.performance;
    if (!performance) return [];
    const { raw, formatted } = performance;
    const basis = average && roundCount > 1 ? `average ${average.formatted}` : '';
    return [{ label, basis, value: raw, text: formatted, interval: null, tone: toneOfGain(raw), isSure: true }];
  });
  if (bars.length === 0) return textOf('The round was not logged well enough for strokes gained.');
  return barsOf('', bars, []);
}

/** Strokes gained are in the bars above, and the score of rounds of one length says the score per hole. */
const saidElsewhere = new Set<string>([...Object.values(strokesGainedStats), 'scoring.holeScore']);

/** The dashboard's stats of the round, with those of all compared rounds. */
function besideOthers(
  ofBest: readonly StatReport[],
  ofAll: readonly StatReport[],
  input: ReportInput,
  all: string,
): TableBlock {
  const { units } = input;
  const byId = figuresById(ofAll);
  return {
    kind: 'table',
    title: `Compared with all ${all}`,
    isHalved: true,
    columns: [...words('Stat'), ...figures('This round', 'All', standardLabel(input))],
    rows: ofBest
      .filter(
        ({ id, belongsToView, performance }) =>
          belongsToView.includes('dashboard') && performance !== null && !saidElsewhere.has(id),
      )
      .map((stat) => {
        const average = byId.get(stat.id);
        return rowOf([
          distinctName(stat, ofBest, units),
          { ...figureCell(stat, units), tone: null },
          average === undefined ? NOTHING : { ...figureCell(average, units), tone: null },
          standardText(stat, units),
        ]);
      }),
    notes: [],
  };
}

function nextRounds(rounds: readonly CareerRound[], { units }: ReportInput): TableBlock {
  return {
    kind: 'table',
    title: '',
    columns: [...words('Round', 'Course'), ...figures('Date', 'Length', 'Score', 'Birdies or better')],
    rows: rounds.slice(1, MAX_BEST_ROUNDS).map((round) => {
      const { performance, courseName, playedOn, courseLengthYards, underParCount } = includedRound(round);
      return rowOf([
        roundTitle(round.summary),
        courseName,
        formatDay(playedOn, true),
        courseLength(courseLengthYards, units),
        performance.formatted,
        String(underParCount ?? NOTHING),
      ]);
    }),
    notes: [],
  };
}
