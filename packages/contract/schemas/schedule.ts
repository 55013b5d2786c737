import { endings, type ScheduleEvent } from '@strokebook/golf/schedule';
import type { HistoricalMetric } from '@strokebook/golf/results';
import { yards } from '@strokebook/golf/model';
import { z } from 'zod';
import { AccountId } from './account.ts';
import { CalendarDaySchema } from './round.ts';

/** A course's length: no course of 36 holes is longer. */
const CourseLength = z.number().min(500, 'must be 500 to 20,000').max(20_000, 'must be 500 to 20,000').transform(yards);

const MAX_IN_FIELD = 5_000;
const whole = (least: number, most: number) =>
  z
    .number()
    .refine(Number.isInteger, 'must be a whole number')
    .min(least, `must be ${least} to ${most}`)
    .max(most, `must be ${least} to ${most}`);

/** What a player says of how an event went; the scores count only where no round of it was logged. */
export const EventResult = z.strictObject({
  fieldSize: whole(1, MAX_IN_FIELD).nullable(),
  place: whole(1, MAX_IN_FIELD).nullable(),
  isTied: z.boolean(),
  ending: z.enum(endings.map(({ ending }) => ending)).nullable(),
  rounds: z
    .array(
      z.strictObject({
        score: whole(18, 200),
        par: whole(27, 80),
        yards: CourseLength.nullable(),
        courseRating: z.number().min(20, 'must be 20 to 90').max(90, 'must be 20 to 90').nullable(),
        slopeRating: whole(55, 155).nullable(),
      }),
    )
    .max(10, 'has more than 10 rounds')
    .readonly(),
});
export type EventResult = z.infer<typeof EventResult>;

/** A tournament in a player's schedule (DATA-46). */
export const ScheduleRow = z.object({
  accountId: AccountId,
  tournamentId: z.string(),
  tournamentName: z.string(),
  tournamentUrl: z.string().nullable(),
  courseName: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  startDate: CalendarDaySchema,
  endDate: CalendarDaySchema,
  numberOfRounds: z.number().int(),
  eventType: z.string(),
  locale: z.string(),
  isTeamEvent: z.boolean(),
  /** One of the six, or what another program calls it (TOUR-O10). */
  status: z.string(),
  isFavorite: z.boolean(),
  result: EventResult.nullable(),
}) satisfies z.ZodType<ScheduleEvent>;
export type ScheduleRow = z.infer<typeof ScheduleRow>;

/** As many as a grid can tell apart and a roster has. */
export const MAX_EXTRA_PLAYERS = 40;

export const SchedulePlayer = z.object({ accountId: AccountId, name: z.string() });
export type SchedulePlayer = z.infer<typeof SchedulePlayer>;

export const HistoricalMetricRow = z.object({
  statName: z.string(),
  year: z.string(),
  lastThree: z.string(),
  daysSince: z.string(),
}) satisfies z.ZodType<HistoricalMetric>;
