import type { Queryable } from '../../db/database.ts';
import { EncodedReply } from '../../http/encoded-reply.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { findCourse } from './queries.ts';

/** Courses belong to nobody, so anyone may see them. */
export const createCourseHandlers = (query: Queryable): Pick<Handlers, 'getCourse'> => ({
  getCourse: async ({ params: { courseId } }) => {
    const course = await findCourse(query, courseId);
    if (course === null) throw new RequestError('NOT_FOUND');
    // It was checked when it was stored, and is large: 150 kB of outlines.
    return new EncodedReply(JSON.stringify(course));
  },
});
