import {
  type AssociatedPlayer as GolfAssociatedPlayer,
  certainties,
  type CompareFilter as GolfCompareFilter,
  type Comparison as GolfComparison,
  type RoundFigure,
  roundFigures,
  ROUNDS_PER_PAGE,
  type RoundOption as GolfRoundOption,
  roundsTableColumns,
} from '@strokebook/golf/compare';
import { roundTypes } from '@strokebook/golf/model';
import { statCategories } from '@strokebook/golf/stats';
import { z } from 'zod';
import {
  ANY_YARDAGE,
  compareKindCodes,
  readCompareFilter,
  seasonCodes,
  specialYearCodes,
  trendCountCodes,
  trendTypeCodes,
  type WireCompareFilter,
} from '../compare-codes.ts';
import { ROUNDS_PER_ACCOUNT_MAX } from '../round-limits.ts';
import { AccountId } from './account.ts';
import { CalendarDaySchema, RoundId, RoundSummary } from './round.ts';

/** CMP-60. */
export const ComparedHoleCount = z.union([z.literal(9), z.literal(18)], 'Invalid hole count value');

const Yardage = z.union([z.literal(ANY_YARDAGE), z.number().int().min(0).max(20_000)]);

const WireFilter = z.strictObject({
  player: z.strictObject({ accountId: AccountId, firstName: z.string().max(120), lastName: z.string().max(120) }),
  holeCount: ComparedHoleCount,
  roundTypes: z.array(z.enum(roundTypes)).min(1).max(roundTypes.length),
  years: z
    .array(z.union([z.enum(specialYearCodes), z.number().int().min(1900).max(2199)]))
    .min(1)
    .max(80),
  seasons: z.array(z.enum(seasonCodes)).min(1, 'No seasons selected').max(Object.keys(seasonCodes).length),
  advancedFilter: z.strictObject({
    label: z.enum(compareKindCodes),
    customLabel: z.string().max(60),
    rounds: z.array(RoundId).max(ROUNDS_PER_ACCOUNT_MAX),
    scoringThreshold: z.number().int().min(1).max(300),
    scoringYardageMin: Yardage,
    scoringYardageMax: Yardage,
    trendType: z.enum(trendTypeCodes),
    trendCount: z.enum(trendCountCodes),
    months: z.array(z.number().int().min(1).max(12)).max(12),
  }),
}) satisfies z.ZodType<WireCompareFilter>;

/** One side of a comparison (DATA-25, DATA-26, CMP-47). */
export const CompareFilter = WireFilter.transform(readCompareFilter) satisfies z.ZodType<GolfCompareFilter>;
export type CompareFilter = z.infer<typeof CompareFilter>;

/** What is chosen inside a side's cards, and the report's pages (CMP-O11). */
export const ComponentSelections = z.strictObject({
  /** Stat probability: flags that hold, and flags that are not listed. */
  selectedStats: z.array(z.string().max(80)).max(200),
  hiddenStats: z.array(z.string().max(80)).max(200),
  reportPages: z.array(z.string().max(40)).max(20),
});

/** Ids of the metrics shown, by category of the metrics table. */
export const MetricsSelections = z.record(z.string().max(40), z.array(z.string().max(80)).max(200));

/** The whole of a comparison, each part as JSON text (DATA-30, API-13, API-14). */
export const CompareState = z.strictObject({
  leftFilter: z.string().max(400_000),
  rightFilter: z.string().max(400_000),
  leftComponentSelections: z.string().max(40_000),
  rightComponentSelections: z.string().max(40_000),
  metricsSelections: z.string().max(40_000),
});
export type CompareState = z.infer<typeof CompareState>;

const Interval = z.object({ low: z.number(), high: z.number() });

const ComparePerformance = z.object({
  state: z.enum(['value', 'noData', 'notApplicable', 'failed']),
  formattedValue: z.string(),
  additionalContext: z.string().describe("what it rests on: '11 of 18', '18 holes'"),
  raw: z.number().nullable(),
});

const MetricDifference = z.object({
  value: z.number().describe("left minus right, in the figure's own unit"),
  interval: Interval.nullable().describe('95% confidence interval; none of too few rounds'),
  certainty: z.enum(certainties).describe('clear of all figures at once, likely of each alone'),
  better: z.enum(['left', 'right']).nullable(),
  effect: z.number().describe('in units of its own uncertainty, without sign'),
  chance: z.number().describe('how probable chance alone makes a difference at least as large'),
  formattedValue: z.string(),
  formattedInterval: z.object({ low: z.string(), high: z.string() }).nullable(),
});

const MetricFigure = z.object({
  metricId: z.string(),
  config: z.object({ label: z.string(), description: z.string() }),
  isSelected: z.boolean().describe('among the metrics that a comparison begins with'),
  better: z.enum(['higher', 'lower', 'none']),
  left: ComparePerformance,
  right: ComparePerformance,
  difference: MetricDifference.nullable(),
});

const CategoryVerdict = MetricDifference.pick({ certainty: true, better: true, effect: true, chance: true }).extend({
  basis: z.array(z.string()).describe('ids of the stats that speak'),
  formattedBasis: z.string().describe("the same in words: 'SG Approach and Proximity, 31 and 29 rounds'"),
});

const SideSummary = z.object({
  roundCount: z.number().int(),
  holeCount: z.number().int(),
  golfRoundIds: z.array(z.string()),
  isBestOf: z
    .boolean()
    .describe('the rounds are chosen by their score, so what is said of them is better than the player'),
  isWorstOf: z.boolean(),
  isEmpty: z.boolean(),
});

/** Two selections of rounds side by side (DATA-29). */
export const Comparison = z.object({
  left: SideSummary,
  right: SideSummary,
  sharedRoundCount: z.number().int(),
  categories: z.array(
    z.object({
      shotType: z.enum(statCategories),
      verdict: CategoryVerdict.nullable().describe('of the category as a whole'),
      metrics: z.array(MetricFigure.extend({ children: z.array(MetricFigure) })),
    }),
  ),
  mostDifferent: z.array(z.string()).describe('ids of metrics that differ clearly or likely, the most different first'),
}) satisfies z.ZodType<GolfComparison>;
export type Comparison = z.infer<typeof Comparison>;

/** A round that can be chosen for a side (DATA-27). */
export const RoundOption = z.object({
  golfRoundID: z.string(),
  label: z.string(),
  courseName: z.string(),
  dateAndTime: CalendarDaySchema,
  roundNumber: z.number().int().nullable(),
  roundType: z.enum(roundTypes),
  score: z.number().int().nullable(),
  scoreVsPar: z.number().int().nullable(),
  summary: RoundSummary,
}) satisfies z.ZodType<GolfRoundOption>;
export type RoundOption = z.infer<typeof RoundOption>;

/** What the rounds grid asks for: a page of it, sorted by a column. */
export const RoundsTableUpdate = z.strictObject({
  page: z.number().int().min(1).max(ROUNDS_PER_ACCOUNT_MAX),
  pageSize: z.literal(ROUNDS_PER_PAGE),
  sort: z.strictObject({ column: z.enum(roundsTableColumns), direction: z.enum(['asc', 'desc']) }),
  /** What changed since the last call; the reply is whole whichever it is. */
  refreshType: z.enum(['rounds', 'sort', 'page']),
});

const FigureCell = z.object({ raw: z.number().nullable(), formattedValue: z.string() });
const FigureCells = z.object(
  Object.fromEntries(Object.keys(roundFigures).map((name) => [name, FigureCell])) as Record<
    RoundFigure,
    typeof FigureCell
  >,
);

/** A page of the rounds grid (DATA-31, DATA-32). */
export const RoundsTable = z.object({
  rows: z.array(
    z.object({
      golfRoundId: z.string(),
      startDate: CalendarDaySchema,
      tournament: z.string().nullable(),
      tournamentURL: z.string().nullable(),
      course: z.string(),
      players: z.string().describe('comma-separated'),
      cells: FigureCells,
    }),
  ),
  total: z.number().int().describe('rounds on all pages'),
  page: z.number().int().describe('from 1; the last one where a page beyond it was asked for'),
  averages: FigureCells.describe("'Round Averages' over all the rounds, whatever the page"),
});
export type RoundsTable = z.infer<typeof RoundsTable>;

/** A player whom one can compare with (DATA-28). */
export const AssociatedPlayer = z.object({
  accountId: z.number().int(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  playerName: z.string(),
  recentRoundsSvPAverage: z.number().nullable().describe('strokes to par in 18 holes over the last 6 rounds'),
  bestRoundsSvPAverage: z.number().nullable().describe('strokes to par in 18 holes over the best 10 rounds'),
}) satisfies z.ZodType<GolfAssociatedPlayer>;
export type AssociatedPlayer = z.infer<typeof AssociatedPlayer>;
