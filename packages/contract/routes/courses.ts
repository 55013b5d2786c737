import { z } from 'zod';
import { publicAccess, route } from '../route.ts';
import { CourseDocument } from '../schemas/course.ts';
import { ExternalId } from '../schemas/round.ts';

export const courseRoutes = {
  getCourse: route({
    method: 'GET',
    path: '/api/courses/:courseId',
    summary: 'A course with its tees, holes and outlines. Courses belong to nobody, so anyone may see them.',
    access: publicAccess,
    params: z.strictObject({ courseId: ExternalId }),
    output: CourseDocument,
    errors: ['NOT_FOUND'],
  }),
};
