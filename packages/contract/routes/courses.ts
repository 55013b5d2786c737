import { z } from 'zod';
import { MAX_COURSE_BYTES } from '../limits.ts';
import { productManagerAccess, publicAccess, route } from '../route.ts';
import { CourseChange, HoleLines, StoredCourse } from '../schemas/course.ts';
import { documentName } from '../schemas/one-line.ts';
import { HoleDrawing } from '../schemas/generated.ts';
import { CoursesRead, FoundCourse } from '../schemas/found-course.ts';
import { ExternalId } from '../schemas/round.ts';
import { SearchQuery } from '../schemas/search.ts';

/** A course with its outlines is about 150 kB. */
const MAX_COURSES_PER_CALL = 20;

export const courseRoutes = {
  listCourses: route({
    method: 'GET',
    path: '/api/courses',
    shows: ['courses'],
    isKept: true,
    summary:
      'Courses whose name or place has the words of the text, those with mapped holes first, 20 at a time; all of them without a text.',
    access: publicAccess,
    query: SearchQuery,
    output: z.object({
      total: z.number().int(),
      courses: z.array(FoundCourse),
      nextCursor: z.string().nullable(),
    }),
  }),
  getCourse: route({
    method: 'GET',
    path: '/api/courses/:courseId',
    shows: ['courses'],
    freshMinutes: 60,
    isKept: true,
    summary: 'A course with its tees, holes and outlines. Courses have no owner, so everyone may see them.',
    access: publicAccess,
    params: z.strictObject({ courseId: ExternalId }),
    output: StoredCourse,
    errors: ['NOT_FOUND'],
  }),
  getCourseDetails: route({
    method: 'POST',
    path: '/api/course-details',
    shows: ['courses'],
    freshMinutes: 60,
    isRead: true,
    summary: 'Some courses as `getCourse` returns them, in the order of the ids; missing courses are omitted.',
    access: publicAccess,
    body: z.strictObject({ golfCourseIds: z.array(ExternalId).max(MAX_COURSES_PER_CALL) }),
    output: z.object({ courses: z.array(StoredCourse) }),
  }),
  getCourseDrawing: route({
    method: 'GET',
    path: '/api/courses/:courseId/drawing',
    shows: ['courses'],
    freshMinutes: 60,
    isKept: true,
    summary:
      'The holes of a course as small pictures: outlines in feet, with the tee at the bottom and the green at the top. Holes without tee or green are left out.',
    access: publicAccess,
    params: z.strictObject({ courseId: ExternalId }),
    output: z.object({ holes: z.array(HoleDrawing) }),
    errors: ['NOT_FOUND'],
  }),
  updateCourse: route({
    method: 'PUT',
    path: '/api/courses/:courseId',
    summary:
      'Corrects name, place, tees, pars and stroke indexes of a course; its holes and outlines stay. Rounds keep the pars and lengths that they were logged with. For product managers.',
    access: productManagerAccess,
    params: z.strictObject({ courseId: ExternalId }),
    body: CourseChange,
    output: StoredCourse,
    errors: ['COURSE_CHANGED'],
  }),
  updateHoleLines: route({
    method: 'PUT',
    path: '/api/courses/:courseId/hole-lines',
    summary: 'Corrects the lines of holes, from tee to green. For product managers.',
    access: productManagerAccess,
    params: z.strictObject({ courseId: ExternalId }),
    body: HoleLines,
    output: StoredCourse,
    errors: ['COURSE_CHANGED'],
  }),
  importCourses: route({
    method: 'POST',
    path: '/api/courses',
    summary:
      'Reads the courses of a map file (GeoJSON or a course by holes, gzip allowed) and stores them; one of a known name and place takes the place of the old one, with what a product manager has corrected of it, and rounds stay as they were logged; a namesake elsewhere gets an id of its own. With `dryRun` nothing is stored, and the courses come back to be looked at. For product managers.',
    access: productManagerAccess,
    query: z.strictObject({
      fileName: documentName(200).describe('default name of a course without a name in the file'),
      dryRun: z.stringbool().default(false),
    }),
    upload: { maxBytes: MAX_COURSE_BYTES },
    output: CoursesRead,
    errors: ['COURSE_UNREADABLE', 'UPLOAD_TOO_LARGE', 'UPLOAD_BROKEN', 'UPLOAD_BUSY'],
  }),
};
