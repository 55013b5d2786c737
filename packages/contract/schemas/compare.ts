import {
  compareCategories,
  type CompareFilter as GolfCompareFilter,
  specialYears,
  trendCounts,
} from '@strokebook/golf/compare';
import { seasons } from '@strokebook/golf/calendar';
import { roundTypes } from '@strokebook/golf/model';
import { trendTypes } from '@strokebook/golf/selection';
import { z } from 'zod';
import { AccountId } from './account.ts';
import { RoundId } from './round.ts';

/** Most rounds that one side may name; a career of 40 years fits. */
const MOST_ROUNDS = 5_000;

const Yardage = z.union([z.literal('Any'), z.number().int().min(0).max(20_000)]);

/** One side of a comparison (DATA-25, DATA-26). Of no seasons the engine says 'No seasons selected' (CMP-47). */
export const CompareFilter = z.strictObject({
  player: z.strictObject({ accountId: AccountId, firstName: z.string().max(120), lastName: z.string().max(120) }),
  holeCount: z.union([z.literal(9), z.literal(18)]),
  roundTypes: z.array(z.enum(roundTypes)).min(1).max(roundTypes.length),
  years: z
    .array(z.union([z.enum(specialYears), z.number().int().min(1900).max(2199)]))
    .min(1)
    .max(80),
  seasons: z.array(z.enum(['All', ...seasons])).max(seasons.length + 1),
  advancedFilter: z.strictObject({
    label: z.enum(compareCategories),
    customLabel: z.string().max(60),
    rounds: z.array(RoundId).max(MOST_ROUNDS),
    scoringThreshold: z.number().int().min(1).max(300),
    scoringYardageMin: Yardage,
    scoringYardageMax: Yardage,
    trendType: z.enum(trendTypes),
    trendCount: z.enum(trendCounts),
    months: z.array(z.number().int().min(1).max(12)).max(12),
  }),
}) satisfies z.ZodType<GolfCompareFilter>;

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
