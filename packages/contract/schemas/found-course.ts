import { z } from 'zod';
import { CourseDocument } from './course.ts';
import { HoleGaps } from './generated.ts';
import { LatLon } from './round.ts';

/** A course as lists show it. */
export const FoundCourse = z.object({
  courseId: z.string(),
  name: z.string(),
  city: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string().nullable(),
  holeCount: z.number().int().describe('holes on the map; 0 of a course known by name only'),
});
export type FoundCourse = z.infer<typeof FoundCourse>;

/** What a file held, and what became of it. */
export const CoursesRead = z.object({
  isStored: z.boolean(),
  warnings: z.array(z.string()).describe('what was untidy and how it was read, and what is on no hole'),
  courses: z.array(
    z.object({
      courseId: z.string(),
      name: z.string(),
      holeCount: z.number().int(),
      replaces: FoundCourse.extend({ position: LatLon.nullable() })
        .nullable()
        .describe('the stored course whose place it takes: the one of its name that lies where it does'),
      gaps: z.array(HoleGaps).describe('of each hole that is not complete what it lacks'),
      course: CourseDocument.optional().describe('only of a dry run'),
    }),
  ),
});
export type CoursesRead = z.infer<typeof CoursesRead>;
