import { isCalendarDay } from '@strokebook/golf/calendar';
import {
  clubs,
  fairwayResults,
  FINAL_ROUND,
  inferredFields,
  lies,
  penaltyReasons,
  playingConditions,
  restingPlaces,
  ROUND_FORMAT,
  roundLimits,
  type RoundDocument as GolfRoundDocument,
  roundStatuses,
  yards,
} from '@strokebook/golf/model';
import { z } from 'zod';
import { exactly } from './exactly.ts';
import { documentName } from './one-line.ts';
import {
  holeSpellings,
  pointSpellings,
  roundSpellings,
  RoundTypeName,
  shotEndSpellings,
  shotSpellings,
} from './spellings.ts';
import { withSpellings } from './with-spellings.ts';
import { wholeWithin, within } from './within.ts';

export const CalendarDaySchema = z.string().refine(isCalendarDay, 'must be a day of the form yyyy-MM-dd');

export const RoundId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'must be 1 to 64 letters, digits, - or _');
export const ExternalId = z.string().min(1).max(64);
/** Max length of names in documents of rounds and courses. */
export const MAX_NAME = 120;
export const Name = documentName(MAX_NAME);

export const LatLon = z.strictObject({
  lat: z.number().min(-90).max(90).describe('degrees, WGS 84'),
  lon: z.number().min(-180).max(180).describe('degrees, WGS 84'),
});

export const YardsSchema = within(roundLimits.yards).transform(yards);
export const HoleNumber = wholeWithin(roundLimits.holeNumber);
export const Par = wholeWithin(roundLimits.par);

const position = (description?: string) => withSpellings(pointSpellings, LatLon, description);

const Shot = withSpellings(
  shotSpellings,
  z.strictObject({
    lie: z.enum(lies).describe('surface under the ball before the stroke'),
    toPin: YardsSchema.optional().describe(
      'yards from ball to hole when the stroke is played; on the green too (1 ft = 0.3333)',
    ),
    toGreenEdge: YardsSchema.optional().describe(
      'yards from the ball to the nearest edge of the green; 0 on the green',
    ),
    distance: YardsSchema.optional().describe('measured length of the stroke in yards'),
    club: z.enum(clubs).optional(),
    penalty: z
      .strictObject({
        strokes: wholeWithin(roundLimits.shotPenalty).describe('penalty strokes caused by this stroke'),
        reason: z.enum(penaltyReasons).optional(),
      })
      .optional(),
    position: position('where the stroke was played').optional(),
    target: position('the point that the stroke was meant for; never in a tournament or qualifier').optional(),
    end: withSpellings(
      shotEndSpellings,
      z.strictObject({
        lie: z.enum(restingPlaces),
        toPin: YardsSchema.optional(),
        position: position().optional(),
      }),
      'where the ball came to rest, before any relief',
    ).optional(),
    isConceded: z.literal(true).optional().describe('a conceded putt: it counts as holed, but was not played'),
  }),
);

const Hole = withSpellings(
  holeSpellings,
  z.strictObject({
    hole: HoleNumber.describe('number of the hole on the course'),
    par: Par,
    yards: YardsSchema.optional().describe('length as played, in yards'),
    strokeIndex: HoleNumber.optional(),
    score: wholeWithin(roundLimits.score)
      .optional()
      .describe('strokes including penalties; missing if the hole was not finished'),
    putts: wholeWithin(roundLimits.putts).optional().describe("the player's own count; overrides the shots"),
    fairway: z.enum(fairwayResults).optional(),
    penalties: wholeWithin(roundLimits.penalties).optional(),
    inferred: z
      .array(z.enum(inferredFields))
      .max(inferredFields.length)
      .optional()
      .describe('fields that were worked out and not typed'),
    isScoreTyped: z
      .literal(true)
      .optional()
      .describe("the player's own score, which stands although the shots add up to another number"),
    isPickedUp: z.literal(true).optional().describe('the ball was picked up, so the hole has no score'),
    tee: position().optional(),
    pin: position('position on that day').optional(),
    pinSide: z.enum(['left', 'middle', 'right']).optional(),
    pinDepth: z.enum(['front', 'middle', 'back']).optional(),
    dogleg: z.enum(['left', 'right', 'straight']).optional(),
    shots: z.array(Shot).max(roundLimits.shots[1]).optional().describe('all strokes in order, including putts'),
  }),
);

/** A logged round as it is sent and stored. `findRoundProblems` of the engine checks sums and order. */
export const RoundDocument = exactly<GolfRoundDocument>()(
  withSpellings(
    roundSpellings,
    z.strictObject({
      format: z.literal(ROUND_FORMAT),
      roundId: RoundId,
      playedOn: CalendarDaySchema,
      type: RoundTypeName,
      status: z.enum(roundStatuses),
      holeCount: z.union([z.literal(9), z.literal(18)]).describe('planned number of holes'),
      stoppedAfter: wholeWithin([1, roundLimits.holes[1] - 1])
        .optional()
        .describe('number of holes after which the round ended, if before its last hole; it then has no total'),
      course: z.strictObject({
        courseId: ExternalId.optional(),
        name: Name,
        tee: z
          .strictObject({
            name: Name,
            rating: within(roundLimits.rating).optional(),
            slope: wholeWithin(roundLimits.slope).optional(),
          })
          .optional(),
      }),
      tournament: z.strictObject({ tournamentId: ExternalId.optional(), name: Name }).optional(),
      roundNumber: wholeWithin(roundLimits.roundNumber)
        .optional()
        .describe(`${FINAL_ROUND} for the final round of a tournament`),
      isSimulator: z.boolean().optional(),
      playingConditions: z
        .literal(playingConditions)
        .optional()
        .describe('strokes that the day was harder than usual on 18 holes, as the official service published them'),
      player: z.strictObject({ playerId: ExternalId.optional(), name: Name.optional() }).optional(),
      notes: z.string().max(4_000).optional(),
      holes: z.array(Hole).min(1).max(roundLimits.holes[1]),
    }),
  ),
);
export type RoundDocument = z.infer<typeof RoundDocument>;
