import { COURSE_FORMAT, type CourseDocument as GolfCourseDocument, roundLimits } from '@strokebook/golf/model';
import { z } from 'zod';
import { exactly } from './exactly.ts';
import { documentLine } from './one-line.ts';
import { ExternalId, HoleNumber, LatLon, MAX_NAME, Name, Par, YardsSchema } from './round.ts';
import { wholeWithin, within } from './within.ts';

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

const [, MAX_HOLES] = roundLimits.holeNumber;

const Hole = z.strictObject({
  number: HoleNumber,
  numberFrom: Provenance.describe('whether the number is from the map or derived from the order of play'),
  par: Par.optional(),
  parFrom: Provenance.optional(),
  strokeIndex: HoleNumber.optional(),
  tee: LatLon.optional().describe('where the hole is measured from'),
  teeBoxes: z.array(LatLon).max(20).optional().describe('middle of each tee box, furthest from the green first'),
  greenCentre: LatLon.optional().describe('middle of the green, or a point inside it'),
  pin: LatLon.optional().describe('the flag on the map; the pin of a round is in the round'),
  centreLine: z.array(LatLon).min(2).max(200).optional(),
  shapes: Shapes,
});

type Text = z.ZodType<string, string>;

const teeWith = (name: Text) =>
  z.strictObject({
    name,
    gender: z.enum(['men', 'women']).optional(),
    rating: within(roundLimits.rating).optional(),
    slope: wholeWithin(roundLimits.slope).optional(),
    yards: z.array(YardsSchema.nullable()).max(MAX_HOLES).describe('one per hole, in order'),
  });

const courseWith = (name: Text, line: (max: number) => Text) =>
  z.strictObject({
    format: z.literal(COURSE_FORMAT),
    courseId: ExternalId,
    name,
    city: line(MAX_NAME).optional(),
    region: line(MAX_NAME).optional(),
    country: line(MAX_NAME).optional(),
    position: LatLon.optional(),
    tees: z.array(teeWith(name)).max(20),
    holes: z.array(Hole).max(MAX_HOLES).describe('empty if only the name of the course is known'),
    shapes: Shapes.optional().describe('outlines that belong to no single hole'),
    attribution: line(400).optional().describe('source and license of the data'),
  });

/** A course as it is sent. */
export const CourseDocument = exactly<GolfCourseDocument>()(courseWith(Name, documentLine));
export type CourseDocument = z.infer<typeof CourseDocument>;

const Place = documentLine(MAX_NAME).nullable();

/**
 * A course as it is stored, perhaps with names from before they were cleaned. Its version changes with everything that is
 * stored of it.
 */
export const StoredCourse = courseWith(z.string(), () => z.string()).extend({ version: z.string() });
export type StoredCourse = z.infer<typeof StoredCourse>;

/** The version that a change is based on; another stored version is a conflict. Undefined overwrites any. */
const BaseVersion = z.string().max(64).optional();

type CheckedCard = {
  readonly tees: readonly { readonly yards: readonly unknown[] }[];
  readonly holes: readonly { readonly number: number; readonly strokeIndex?: number | undefined }[];
};

/** What a card says that no single field shows: the order of its holes, stroke indexes once each, lengths of its holes. */
function checkCard({ holes, tees }: CheckedCard, context: z.RefinementCtx): void {
  const issue = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  for (const [at, { number, strokeIndex }] of holes.entries()) {
    if (at > 0 && number <= (holes[at - 1]?.number ?? 0)) issue(['holes', at, 'number'], 'is not in order');
    const isTwice = holes.slice(0, at).some((hole) => hole.strokeIndex === strokeIndex);
    if (strokeIndex !== undefined && isTwice) issue(['holes', at, 'strokeIndex'], 'is on two holes');
  }
  for (const [at, { yards: lengths }] of tees.entries()) {
    if (lengths.length > holes.length) issue(['tees', at, 'yards'], 'has more lengths than there are holes');
  }
}

const Card = z.strictObject({
  name: Name,
  city: Place,
  region: Place,
  country: Place,
  tees: z.array(teeWith(Name)).max(20),
});

/** What a product manager corrects of a course's card; ids, hole numbers and outlines stay (DATA-O61). */
export const CourseChange = Card.extend({
  version: BaseVersion,
  holes: z
    .array(
      z.strictObject({
        number: HoleNumber,
        par: Par.optional().describe('absent if it is not known'),
        strokeIndex: HoleNumber.optional(),
      }),
    )
    .max(MAX_HOLES)
    .describe('the holes of the course, all of them in their order'),
}).superRefine(checkCard);
export type CourseChange = z.infer<typeof CourseChange>;

/** The lines of holes as a product manager corrects them (DATA-O61). */
export const HoleLines = z.strictObject({
  version: BaseVersion,
  holes: z
    .array(z.strictObject({ number: HoleNumber, centreLine: z.array(LatLon).min(2).max(200).nullable() }))
    .max(MAX_HOLES)
    .describe('holes that are not listed stay as they are'),
});
export type HoleLines = z.infer<typeof HoleLines>;

/** What a player types of a course: one that is not listed, or what a listed one lacks (ENTRY-03). */
export const OwnCourse = Card.extend({
  holes: z
    .array(z.strictObject({ number: HoleNumber, par: Par, strokeIndex: HoleNumber.optional() }))
    .min(1)
    .max(MAX_HOLES),
}).superRefine(checkCard);
export type OwnCourse = z.infer<typeof OwnCourse>;
