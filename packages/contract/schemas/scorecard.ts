import { fairwayResults, lies, restingPlaces, clubs } from '@strokebook/golf/model';
import type { StrokesGainedOfRound as GolfStrokesGained } from '@strokebook/golf/overview';
import type { RoundCard as GolfRoundCard } from '@strokebook/golf/scorecard';
import { z } from 'zod';
import { CalendarDaySchema, YardsSchema } from './round.ts';

/** A round's holes in the order of play, with what a scorecard shows of each. A null is "not known". */
export const RoundCard = z.object({
  roundId: z.string(),
  holes: z.array(
    z.object({
      hole: z.number().int().describe('number on the course'),
      nth: z.number().int().describe('which playing of that hole in the round, from 1'),
      par: z.number().int(),
      yards: YardsSchema.nullable(),
      score: z.number().int().nullable(),
      putts: z.number().int().nullable(),
      penalties: z.number().int().nullable(),
      fairway: z.enum(fairwayResults).nullable().describe('null on a par 3'),
      greenInRegulation: z.boolean().nullable(),
      upAndDown: z.boolean().nullable(),
    }),
  ),
}) satisfies z.ZodType<GolfRoundCard>;

/** One hole or stroke that a figure counted. */
export const FigureSample = z.object({
  roundId: z.string(),
  hole: z.number().int(),
  nth: z.number().int().describe('which playing of that hole in the round, from 1'),
  par: z.number().int(),
  score: z.number().int().nullable(),
  value: z.number().describe('what was added; of a rate 1 where it happened and 0 where it did not'),
  weight: z.number().describe('what it counts as: 1, but of a ratio what is divided by'),
  shot: z
    .object({
      number: z.number().int().describe('of the stroke on its hole, from 1'),
      lie: z.enum(lies),
      toPin: YardsSchema.nullable().describe('yards to the hole when it was played, on the green too'),
      endLie: z.enum(restingPlaces).nullable(),
      endToPin: YardsSchema.nullable(),
      club: z.enum(clubs).nullable(),
    })
    .nullable(),
});
export type FigureSample = z.infer<typeof FigureSample>;

const Gained = z.number().nullable().describe('strokes per round; null where the strokes were not logged');

/** Strokes gained of one round, per round of the holes that were asked for. */
export const StrokesGainedOfRound = z.object({
  roundId: z.string(),
  playedOn: CalendarDaySchema,
  gained: z.object({
    total: Gained,
    offTheTee: Gained,
    approach: Gained,
    aroundTheGreen: Gained,
    putt: Gained,
  }),
}) satisfies z.ZodType<GolfStrokesGained>;
