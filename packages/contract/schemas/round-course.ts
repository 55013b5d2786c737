import { entryDepths } from '@strokebook/golf/entry';
import { playerGenders } from '@strokebook/golf/stats';
import { z } from 'zod';
import { LastRound } from './generated.ts';
import { CalendarDaySchema } from './round.ts';

/** A course that a round can be logged on. */
export const RoundCourse = z.object({
  courseId: z.string().nullable().describe('null if only rounds of the account name the course'),
  name: z.string(),
  city: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string().nullable(),
  holeCount: z.number().int().describe('0 if its holes are not known'),
  isOwn: z.boolean().describe('whether the player made it, because it is not listed'),
  played: z
    .object({
      rounds: z.number().int(),
      lastOn: CalendarDaySchema,
      pars: z
        .array(z.object({ hole: z.number().int(), par: z.number().int() }))
        .describe('of its holes, from these rounds; only where they alone name the course'),
    })
    .nullable()
    .describe("the account's rounds there; null for none"),
  lastRound: LastRound.nullable().describe('the latest round there, among recent courses only'),
  metersAway: z.number().int().nullable().describe('from the position of the request; null without one'),
});
export type RoundCourse = z.infer<typeof RoundCourse>;

/** A page of courses. */
export const FoundCourses = z.object({
  courses: z.array(RoundCourse),
  nextCursor: z.string().nullable(),
});

/** Courses with what else decides how a round begins. */
export const RoundCourses = FoundCourses.extend({
  lastDepth: z.enum(entryDepths).nullable().describe('how the latest round was logged; null without one'),
  gender: z.enum(playerGenders).nullable().describe('the events that the player competes in; null if not said'),
});
