import { genders } from '@strokebook/golf/stats';
import type { RoundFilter as GolfRoundFilter } from '@strokebook/golf/selection';
import { z } from 'zod';
import { holeCountOfCode } from '../codes.ts';
import { MAX_ROUNDS_PER_ACCOUNT } from '../limits.ts';
import { AccountId } from './account.ts';
import { CalendarDaySchema } from './round.ts';
import { dateRangeSpellings, RoundTypeName } from './spellings.ts';
import { withSpellings } from './with-spellings.ts';

const DayRange = withSpellings(
  dateRangeSpellings,
  z.strictObject({ start: CalendarDaySchema.nullable(), end: CalendarDaySchema.nullable() }),
);

const HoleCountCode = z.literal([0, 1, 2]).transform((code) => holeCountOfCode[code]);

export const RoundFilter = z.strictObject({
  filterName: z.string().max(120),
  details: z.string().max(400).optional(),
  accountId: AccountId.optional(),
  golfRoundIds: z.array(z.string().max(64)).max(MAX_ROUNDS_PER_ACCOUNT).optional(),
  holeCount: z.union([z.literal(9), z.literal(18), HoleCountCode]).optional(),
  timeframe: z
    .strictObject({
      period: z.enum(['best', 'last']),
      count: z.number().int().min(1).max(MAX_ROUNDS_PER_ACCOUNT),
      unit: z.enum(['rounds', 'tournaments']),
    })
    .optional(),
  dateRange: DayRange.optional(),
  roundTypes: z.array(RoundTypeName).optional(),
  roundNumbers: z.array(z.number().int()).max(20).optional(),
  tournamentIds: z.array(z.string().max(64)).max(500).optional(),
  playedInSimulator: z.boolean().optional(),
  inProgressRounds: z.boolean().optional(),
  startHidden: z.boolean().optional(),
}) satisfies z.ZodType<GolfRoundFilter>;

/** Id of the selected standard, or null for none (DASH-O9). */
export const StandardsFilter = z.strictObject({ standardName: z.string().max(60).nullable() });

/** A standard to which a player can be compared. */
export const StandardChoice = z.object({
  standardName: z.string().describe('the id'),
  label: z.string(),
  group: z.string().describe('the level'),
  gender: z.enum(genders),
  genderOf: z.enum(['figures', 'score']).describe('Whether all figures are of that gender, or the score alone.'),
  figureCount: z.number().int(),
  sources: z
    .array(z.object({ title: z.string(), url: z.string().nullable() }))
    .describe('the publications of the figures'),
  note: z.string().nullable(),
});
export type StandardChoice = z.infer<typeof StandardChoice>;

/** A player's standard: their own choice, or the default for their profile (DASH-O13). */
export const PlayerStandard = z.object({
  standardName: z.string().nullable().describe('null if the player chose none'),
  isChosen: z.boolean().describe('false if it is the default for the profile'),
});
