import { z } from 'zod';
import { StoredCourse } from './course.ts';
import { HoleGaps } from './generated.ts';
import { LatLon } from './round.ts';

/** A course in lists. */
export const FoundCourse = z.object({
  courseId: z.string(),
  name: z.string(),
  city: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string().nullable(),
  holeCount: z.number().int().describe('number of mapped holes; 0 if only the name is known'),
});
export type FoundCourse = z.infer<typeof FoundCourse>;

/** The content of a file, and what was done with it. */
export const CoursesRead = z.object({
  isStored: z.boolean(),
  warnings: z.array(z.string()).describe('irregularities and how they were read, and objects on no hole'),
  directory: z
    .object({
      read: z.number().int(),
      created: z.number().int(),
      changed: z.number().int(),
      unchanged: z.number().int(),
      known: z.number().int().describe('stored with a map under the same name and place, which stays'),
      repeated: z.number().int().describe('twice in the file under the same name and place; the first is taken'),
      examples: z.array(z.string()).describe('some of the new ones'),
    })
    .nullable()
    .describe('of a directory of names and places, whose courses are not listed one by one'),
  courses: z.array(
    z.object({
      courseId: z.string(),
      name: z.string(),
      holeCount: z.number().int(),
      replaces: FoundCourse.extend({ position: LatLon.nullable() })
        .nullable()
        .describe('the stored course that it replaces: the one with the same name and place'),
      kept: z.array(z.string()).describe('what was corrected of the stored course and stays, in words'),
      lost: z.array(z.string()).describe('what was corrected of holes that the file does not have, in words'),
      gaps: z.array(HoleGaps).describe('what each incomplete hole lacks'),
      course: StoredCourse.omit({ version: true }).optional().describe('only for a dry run'),
    }),
  ),
});
export type CoursesRead = z.infer<typeof CoursesRead>;
