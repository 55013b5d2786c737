import { SEARCH_MAX_LETTERS } from '@strokebook/contract';
import { z } from 'zod';

/** What courses are searched for, so that a link shows the same; and which one was asked for that is not there. */
export const CoursesSearch = z.object({
  q: z.string().max(SEARCH_MAX_LETTERS).optional().catch(undefined),
  unknown: z.coerce.string().max(64).optional().catch(undefined),
});

/** Which hole is shown; the whole course without one. */
export const CourseSearch = z.object({ hole: z.number().int().min(1).max(36).optional().catch(undefined) });
