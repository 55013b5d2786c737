import { endings } from '@strokebook/golf/schedule';
import { roundLimits, yards } from '@strokebook/golf/model';
import { z } from 'zod';
import { CalendarDaySchema } from './round.ts';
import { shownLine } from './one-line.ts';
import { wholeWithin, within } from './within.ts';

/** Max length of a course in yards; no course of 36 holes is longer. */
const CourseLength = within([500, 20_000]).transform(yards);

const MAX_IN_FIELD = 5_000;
/** What a player says about the result of an event; the scores count only if no round of it was logged. */
export const EventResult = z.strictObject({
  fieldSize: wholeWithin([1, MAX_IN_FIELD]).nullable(),
  place: wholeWithin([1, MAX_IN_FIELD]).nullable(),
  isTied: z.boolean(),
  ending: z.enum(endings.map(({ ending }) => ending)).nullable(),
  rounds: z
    .array(
      z.strictObject({
        score: wholeWithin([18, 200]),
        par: wholeWithin(roundLimits.totalPar),
        yards: CourseLength.nullable(),
        courseRating: within(roundLimits.rating).nullable(),
        slopeRating: wholeWithin(roundLimits.slope).nullable(),
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
