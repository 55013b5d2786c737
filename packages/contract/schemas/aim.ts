import { clubs, roundLimits, unitSystems, yards } from '@strokebook/golf/model';
import { z } from 'zod';
import { oneLine, shownLine } from './one-line.ts';
import { ExternalId, HoleNumber, LatLon } from './round.ts';
import { within } from './within.ts';

const Club = z.enum(clubs);
/** The engine says in words which distances no club has, so that a plan can be made of the others. */
const Length = within([0, roundLimits.yards[1]]).transform(yards);

/** What a player typed for plans (AIM-01, AIM-02). */
export const PlanSettings = z.strictObject({
  isLeftHanded: z.boolean(),
  clubs: z
    .array(
      z.strictObject({
        club: Club,
        total: Length.describe('yards with roll'),
        carry: Length.describe('yards through the air'),
      }),
    )
    .max(clubs.length),
});
export type PlanSettings = z.infer<typeof PlanSettings>;

const Share = z.number().min(-2).max(2);
const Strokes = z.number().min(0).max(20);

const PlannedHole = z.strictObject({
  hole: HoleNumber,
  club: Club,
  target: LatLon,
  words: shownLine(120),
  avoid: shownLine(120),
  value: Strokes,
  saves: Strokes.nullable(),
  core: z.strictObject({
    meanAcross: Share,
    meanAlong: Share,
    sdAcross: Share,
    sdAlong: Share,
    correlation: z.number().min(-1).max(1),
  }),
  isBorrowed: z.boolean(),
  editedBy: oneLine(8).nullable(),
});

/** A plan as its player keeps it (AIM-10). */
export const CoursePlanChange = z.strictObject({
  tee: oneLine(60).describe('the name of the tee; empty for the mapped one'),
  holes: z.array(PlannedHole).max(roundLimits.holeNumber[1]),
});

/** Wind in miles an hour, the rise in yards; what is more than the rules cover is said in words. */
const Condition = z.number().min(-1_000).max(1_000);

/** A hole to plan, and a target to value beside the best one (AIM-16). */
export const HoleQuestion = z.strictObject({
  courseId: ExternalId,
  hole: HoleNumber,
  tee: oneLine(60).optional().describe('name of the tee; left out for the mapped one'),
  ball: LatLon.optional().describe('where the ball lies; left out for the tee'),
  pin: LatLon.optional().describe('left out for where the map has it, else the middle of the green'),
  club: Club.optional().describe('the club to plan with; left out for the best one'),
  asked: z.strictObject({ club: Club, target: LatLon }).optional().describe('a target to value'),
  conditions: z
    .strictObject({
      headwind: Condition.describe('against (+) or with (-) the shot'),
      crosswind: Condition.describe('to the right (+) or to the left (-)'),
      rise: Condition.describe('target above (+) or below (-) the ball'),
    })
    .optional(),
  units: z.enum(unitSystems).optional().describe('of the words'),
});

/** A target that is suggested to a player, with a sentence (AIM-13). */
export const NewSuggestion = z.strictObject({
  courseId: ExternalId,
  tee: oneLine(60).describe('the name of the tee; empty for the mapped one'),
  hole: HoleNumber,
  club: Club,
  target: LatLon,
  sentence: shownLine(160).min(1, 'is required'),
});

export const Suggestion = z.object({
  suggestionId: z.uuid(),
  courseId: z.string(),
  tee: z.string(),
  hole: z.number().int(),
  club: Club,
  target: LatLon,
  sentence: z.string(),
  state: z.enum(['open', 'accepted', 'declined']),
  /** Who suggests it; null if they have no account any more. */
  byName: z.string().nullable(),
  isOwn: z.boolean().describe('whether the caller suggested it, and so can take it back'),
  suggestedAt: z.iso.datetime(),
});

export const SuggestionAnswer = z.strictObject({ state: z.enum(['accepted', 'declined']) });
