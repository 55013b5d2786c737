import { clubs, lies, restingPlaces } from '@strokebook/golf/model';
import { z } from 'zod';
import { YardsSchema } from './round.ts';

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
