import { averageNames, type BestTenCharts as GolfBestTenCharts } from '@strokebook/golf/resume';
import type { FeaturedTournament as GolfFeatured } from '@strokebook/golf/resume';
import type { PastTournament as GolfPast } from '@strokebook/golf/results';
import { z } from 'zod';
import { CalendarDaySchema, RoundSummary } from './round.ts';

const CourseYards = RoundSummary.shape.yards;

export const ScoreWithPar = z.object({ score: z.number(), par: z.number(), formatted: z.string() });

const IncludedRound = z.object({
  golfRoundId: z.string(),
  name: z.string(),
  playedOn: CalendarDaySchema,
  tournamentName: z.string().nullable(),
  courseName: z.string(),
  courseLengthYards: CourseYards,
  performance: ScoreWithPar,
  underParCount: z.number(),
});

const Average = z.object({ label: z.string(), formatted: z.string(), basis: z.string() });

export const Averages = z.record(z.enum(averageNames), Average);

/** What all tournament rounds of 18 holes come to. */
export const TournamentRecord = z.object({
  roundCount: z.number().int(),
  averages: Averages,
  bestRounds: z.array(IncludedRound),
});
export type TournamentRecord = z.infer<typeof TournamentRecord>;

/** A bar chart with the rounds behind it and what they come to (DATA-47, DATA-51). */
export const RoundsChart = z.object({
  title: z.string(),
  includedRounds: z.array(IncludedRound),
  options: z.object({
    baseWidth: z.literal(600),
    baseHeight: z.literal(200),
    yTicks: z.tuple([z.literal(0), z.literal(20), z.literal(40), z.literal(60)]),
    xTickType: z.literal('date'),
    paddingLeft: z.literal(50),
    paddingTop: z.literal(10),
  }),
  barData: z.array(
    z.object({
      label: z.string(),
      date: z.string(),
      /** Empty where the date is enough. */
      year: z.string(),
      value: z.number(),
      formatted: z.string(),
      toPar: z.string(),
      isAverage: z.boolean(),
    }),
  ),
  gridData: z.array(z.object({ label: z.string(), cells: z.array(z.string()) })),
  averages: Averages,
  recordCount: z.number().int(),
});
export type RoundsChart = z.infer<typeof RoundsChart>;

const SpiderFigure = z.object({ value: z.number().nullable(), formatted: z.string() });
const SpiderChart = z.object({
  label: z.string(),
  standardLabel: z.string().nullable(),
  spiderChartStats: z.array(
    z.object({ label: z.string(), included: SpiderFigure, all: SpiderFigure, standard: SpiderFigure }),
  ),
});
export type SpiderChart = z.infer<typeof SpiderChart>;

export const BestTenCharts = z.object({
  chartData: z.array(RoundsChart),
  spiderCharts: z.array(SpiderChart),
  roundCount: z.number().int(),
}) satisfies z.ZodType<GolfBestTenCharts>;
export type BestTenCharts = z.infer<typeof BestTenCharts>;

/** A tournament as it was played (DATA-50). */
export const PastTournament = z.object({
  tournamentId: z.string(),
  name: z.string(),
  location: z.string().nullable(),
  dateStarted: CalendarDaySchema,
  dateEnded: CalendarDaySchema,
  averageYards: CourseYards,
  totalScoreWithPar: ScoreWithPar,
  averageScoreWithPar: ScoreWithPar,
  bestRoundScoreWithPar: ScoreWithPar,
  includedRounds: z.array(
    IncludedRound.omit({ underParCount: true }).extend({
      /** Null where only its score was entered. */
      golfRoundId: z.string().nullable(),
      /** Null where nobody can tell, as its course. */
      playedOn: CalendarDaySchema.nullable(),
      courseName: z.string().nullable(),
    }),
  ),
}) satisfies z.ZodType<GolfPast>;
export type PastTournament = z.infer<typeof PastTournament>;

/** A featured tournament's card (DATA-49). */
export const FeaturedTournament = z.object({
  tournamentId: z.string(),
  tournamentName: z.string(),
  tournamentUrl: z.string().nullable(),
  courseName: z.string().nullable(),
  location: z.string(),
  startDate: CalendarDaySchema,
  endDate: CalendarDaySchema,
  placing: z.string().nullable(),
  yards: CourseYards,
  score: z.string().nullable(),
  avgScore: z.string().nullable(),
  rawScore: z.number().nullable(),
  rawScoreToPar: z.number().nullable(),
  roundScores: z.array(z.number()),
  roundScoresVsPar: z.array(z.string()),
  bestRoundScore: z.number().nullable(),
  bestRoundScoreToPar: z.string().nullable(),
  note: z.object({ noteContent: z.string() }).nullable(),
  isBest: z.boolean(),
}) satisfies z.ZodType<GolfFeatured>;
export type FeaturedTournament = z.infer<typeof FeaturedTournament>;
