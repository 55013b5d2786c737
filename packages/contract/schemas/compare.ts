import { type CompareFilter as GolfCompareFilter, ROUNDS_PER_PAGE, roundsTableColumns } from '@strokebook/golf/compare';
import { roundTypes } from '@strokebook/golf/model';
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
import { MAX_ROUNDS_PER_ACCOUNT } from '../limits.ts';
import { AccountId } from './account.ts';
import { RoundId } from './round.ts';
import { RoundTypeName } from './spellings.ts';

/** CMP-60. */
export const ComparedHoleCount = z.union([z.literal(9), z.literal(18)], 'Invalid hole count value');

/** In the query of an address. */
export const HoleCountText = z.coerce.number('Invalid hole count value').pipe(ComparedHoleCount).default(18);

const Yardage = z.union([z.literal(ANY_YARDAGE), z.number().int().min(0).max(20_000)]);

const WireFilter = z.strictObject({
  player: z.strictObject({ accountId: AccountId, firstName: z.string().max(120), lastName: z.string().max(120) }),
  holeCount: ComparedHoleCount,
  roundTypes: z.array(RoundTypeName).min(1).max(roundTypes.length),
  years: z
    .array(z.union([z.enum(specialYearCodes), z.number().int().min(1900).max(2199)]))
    .min(1)
    .max(80),
  seasons: z.array(z.enum(seasonCodes)).min(1, 'No seasons selected').max(Object.keys(seasonCodes).length),
  advancedFilter: z.strictObject({
    label: z.enum(compareKindCodes),
    customLabel: z.string().max(60),
    rounds: z.array(RoundId).max(MAX_ROUNDS_PER_ACCOUNT),
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

/** Choices inside a side's cards, and the report's pages (CMP-O11). */
export const ComponentSelections = z.strictObject({
  /** Stat probability: flags used as conditions, and omitted flags. */
  selectedStats: z.array(z.string().max(80)).max(200),
  hiddenStats: z.array(z.string().max(80)).max(200),
  reportPages: z.array(z.string().max(40)).max(20),
});

/** Ids of the displayed metrics, by category of the metrics table. */
export const MetricsSelections = z.record(z.string().max(40), z.array(z.string().max(80)).max(200));

/** A saved comparison. Each field is a JSON string (DATA-30, API-13, API-14). */
export const CompareState = z.strictObject({
  leftFilter: z.string().max(400_000),
  rightFilter: z.string().max(400_000),
  leftComponentSelections: z.string().max(40_000),
  rightComponentSelections: z.string().max(40_000),
  metricsSelections: z.string().max(40_000),
});
export type CompareState = z.infer<typeof CompareState>;

/** A request of the rounds grid: one page, sorted by a column. */
export const RoundsTableUpdate = z.strictObject({
  page: z.number().int().min(1).max(MAX_ROUNDS_PER_ACCOUNT),
  pageSize: z.literal(ROUNDS_PER_PAGE),
  sort: z.strictObject({ column: z.enum(roundsTableColumns), direction: z.enum(['asc', 'desc']) }),
  /** What changed since the last call; the reply is always complete. */
  refreshType: z.enum(['rounds', 'sort', 'page']),
});
