import type { ShotKind } from '@strokebook/golf/facts';
import { clubs, lies, restingPlaces } from '@strokebook/golf/model';
import type { MappedRound as GolfMappedRound } from '@strokebook/golf/shot-map';
import { z } from 'zod';
import { CalendarDaySchema, LatLon, YardsSchema } from './round.ts';

const shotKinds = ['offTheTee', 'approach', 'aroundTheGreen', 'putt'] as const satisfies readonly ShotKind[];

/** A round on the map: where its holes, tees, pins and strokes are, and which flags its holes have. A null is "not known". */
export const MappedRound = z.object({
  roundId: z.string(),
  playedOn: CalendarDaySchema,
  courseId: z.string().nullable(),
  holes: z.array(
    z.object({
      hole: z.number().int().describe('number on the course'),
      nth: z.number().int().describe('which playing of that hole in the round, from 1'),
      par: z.number().int(),
      score: z.number().int().nullable(),
      yards: YardsSchema.nullable(),
      tee: LatLon.nullable(),
      pin: LatLon.nullable().describe('where the hole was cut that day'),
      flags: z.array(z.number().int()).describe('hole flags as bits, 32 to a word, in the order of the list of flags'),
      shots: z.array(
        z.object({
          kind: z.enum(shotKinds),
          lie: z.enum(lies),
          club: z.enum(clubs).nullable(),
          start: LatLon.nullable(),
          end: LatLon.nullable().describe('before any relief'),
          toPin: YardsSchema.nullable(),
          endLie: z.enum(restingPlaces).nullable(),
          endToPin: YardsSchema.nullable(),
          penalties: z.number().int(),
          gained: z.number().nullable().describe('strokes gained by it'),
        }),
      ),
    }),
  ),
}) satisfies z.ZodType<GolfMappedRound>;
