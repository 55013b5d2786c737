import { SEARCH_MAX_LETTERS } from '@strokebook/contract';
import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';

/** What courses are searched for, so that a link shows the same; and which one was asked for that is not there. */
export const CoursesSearch = z.object({
  q: optionalParam(z.string().check(z.maxLength(SEARCH_MAX_LETTERS))),
  unknown: optionalParam(z.coerce.string().check(z.maxLength(64))),
});

/** Which hole is shown; the whole course without one. */
export const CourseSearch = z.object({ hole: optionalParam(z.int().check(z.minimum(1), z.maximum(36))) });
