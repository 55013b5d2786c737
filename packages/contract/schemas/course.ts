import { COURSE_FORMAT, type CourseDocument as GolfCourseDocument, yards } from '@strokebook/golf/model';
import { z } from 'zod';
import { exactly } from './exactly.ts';
import { ExternalId, LatLon, Name } from './round.ts';

const Ring = z.array(LatLon).min(3).max(5_000).describe('an outline without a repeated last point');
const Shapes = z.strictObject({
  tee: z.array(Ring).optional(),
  fairway: z.array(Ring).optional(),
  green: z.array(Ring).optional(),
  bunker: z.array(Ring).optional(),
  water: z.array(Ring).optional(),
  rough: z.array(Ring).optional(),
  penaltyArea: z.array(Ring).optional(),
  woods: z.array(Ring).optional(),
});
const Provenance = z.enum(['mapped', 'inferred']);

const Hole = z.strictObject({
  number: z.number().int().min(1).max(36),
  numberFrom: Provenance.describe('whether the number is from the map or derived from the order of play'),
  par: z.number().int().min(3).max(7).optional(),
  parFrom: Provenance.optional(),
  strokeIndex: z.number().int().min(1).max(36).optional(),
  tee: LatLon.optional().describe('where the hole is measured from'),
  teeBoxes: z.array(LatLon).max(20).optional().describe('middle of each tee box, furthest from the green first'),
  greenCentre: LatLon.optional().describe('middle of the green, or a point inside it'),
  pin: LatLon.optional().describe('the flag on the map; the pin of a round is in the round'),
  centreLine: z.array(LatLon).min(2).max(200).optional(),
  shapes: Shapes,
});

const Tee = z.strictObject({
  name: Name,
  gender: z.enum(['men', 'women']).optional(),
  rating: z.number().min(20).max(90).optional(),
  slope: z.number().int().min(55).max(155).optional(),
  yards: z.array(z.number().min(0).max(1_200).transform(yards).nullable()).max(36).describe('one per hole, in order'),
});

/** A course as it is sent and stored. */
export const CourseDocument = exactly<GolfCourseDocument>()(
  z.strictObject({
    format: z.literal(COURSE_FORMAT),
    courseId: ExternalId,
    name: Name,
    city: z.string().max(120).optional(),
    region: z.string().max(120).optional(),
    country: z.string().max(120).optional(),
    position: LatLon.optional(),
    tees: z.array(Tee).max(20),
    holes: z.array(Hole).max(36).describe('empty if only the name of the course is known'),
    shapes: Shapes.optional().describe('outlines that belong to no single hole'),
    attribution: z.string().max(400).optional().describe('source and license of the data'),
  }),
);
export type CourseDocument = z.infer<typeof CourseDocument>;

const Place = z.string().trim().max(120, 'has more than 120 characters').nullable();

/** What a product manager corrects of a course; outlines stay as they were mapped (DATA-O61). */
export const CourseChange = z.strictObject({
  name: Name,
  city: Place,
  region: Place,
  country: Place,
  tees: z.array(Tee).max(20),
  holes: z
    .array(
      z.strictObject({
        number: Hole.shape.number,
        par: z.number().int().min(3).max(7).nullable(),
        centreLine: z.array(LatLon).min(2).max(200).nullable(),
      }),
    )
    .max(36)
    .describe('holes that are not listed stay as they are'),
});
export type CourseChange = z.infer<typeof CourseChange>;
