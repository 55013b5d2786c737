import { endings } from '@strokebook/golf/schedule';
import { yards } from '@strokebook/golf/model';
import { z } from 'zod';
import { CalendarDaySchema } from './round.ts';
import { shownLine } from './one-line.ts';

/** Max length of a course in yards; no course of 36 holes is longer. */
const CourseLength = z.number().min(500, 'must be 500 to 20,000').max(20_000, 'must be 500 to 20,000').transform(yards);

const MAX_IN_FIELD = 5_000;
const whole = (least: number, most: number) =>
  z
    .number()
    .refine(Number.isInteger, 'must be a whole number')
    .min(least, `must be ${least} to ${most}`)
    .max(most, `must be ${least} to ${most}`);

/** What a player says about the result of an event; the scores count only if no round of it was logged. */
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
        playedOn: CalendarDaySchema.nullable().optional(),
        courseName: shownLine(200).nullable().optional(),
      }),
    )
    .max(10, 'has more than 10 rounds')
    .readonly(),
});
export type EventResult = z.infer<typeof EventResult>;

/** Max number of players that a grid can show apart and a roster has. */
export const MAX_EXTRA_PLAYERS = 40;
