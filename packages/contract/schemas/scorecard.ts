import { clubs, lies, restingPlaces, yards } from '@strokebook/golf/model';
import { z } from 'zod';
import { YardsSchema } from './round.ts';

/** A hole or stroke that a figure counted. */
export const FigureSample = z.object({
  roundId: z.string(),
  hole: z.number().int(),
  nth: z.number().int().describe('which playing of that hole in the round, from 1'),
  place: z.number().int().describe("the hole's place in the order of play, from 1"),
  par: z.number().int(),
  score: z.number().int().nullable(),
  value: z.number().describe('the value added; for a rate 1 or 0'),
  weight: z.number().describe('the weight: 1, or the divisor of a ratio'),
  shot: z
    .object({
      number: z.number().int().describe('number of the stroke on its hole, from 1'),
      lie: z.enum(lies),
      toPin: YardsSchema.nullable().describe('yards to the hole before the stroke, also on the green'),
      endLie: z.enum(restingPlaces).nullable(),
      endToPin: YardsSchema.nullable(),
      club: z.enum(clubs).nullable(),
      miss: z
        .object({ along: z.number().transform(yards), across: z.number().transform(yards) })
        .nullable()
        .describe(
          'yards past and right of the pin, seen from the ball; negative short and left; null without positions',
        ),
    })
    .nullable(),
});
export type FigureSample = z.infer<typeof FigureSample>;
