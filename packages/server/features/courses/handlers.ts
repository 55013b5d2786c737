import { COURSE_MAX_BYTES } from '@strokebook/contract';
import { courseGaps } from '@strokebook/golf/courses';
import { fold } from '@strokebook/golf/format';
import { readCourseFile } from '../../course-files/read-course-file.ts';
import { recordAuditEvent } from '../../db/audit-queries.ts';
import { findCourse, writeCourses } from '../../db/course-rows.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { EncodedReply } from '../../http/encoded-reply.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Uploads } from '../../uploads/receive-upload.ts';
import { readCourseCursor, writeCourseCursor } from './course-cursor.ts';
import { idsFor, withOwnIds } from './own-ids.ts';
import { COURSES_A_PAGE, findCourses, findStoredCourses } from './queries.ts';

type CourseDeps = { readonly database: Database; readonly uploads: Uploads; readonly clock: Clock };

/** Courses belong to no account: anyone may see them, and product managers import them. */
export function createCourseHandlers({ database, uploads, clock }: CourseDeps) {
  const { query } = database;
  return {
    listCourses: async ({ query: { q, cursor } }) => {
      const words = fold(q ?? '')
        .split(' ')
        .filter((word) => word !== '');
      const { total, found } = await findCourses(query, words, readCourseCursor(cursor));
      const last = found.at(-1);
      return {
        total,
        courses: found,
        nextCursor:
          last === undefined || found.length < COURSES_A_PAGE
            ? null
            : writeCourseCursor({ isUnmapped: last.holeCount === 0, words: last.foldedWords, courseId: last.courseId }),
      };
    },
    getCourse: async ({ params: { courseId } }) => {
      const course = await findCourse(query, courseId);
      if (course === null) throw new RequestError('NOT_FOUND');
      // It was validated when it was stored, and is large: 150 kB of outlines.
      return new EncodedReply(JSON.stringify(course));
    },
    importCourses: async ({ query: { fileName, dryRun }, upload }, { signedIn, origin }) => {
      const { accountId } = signedIn;
      const read = await uploads.receive({ accountId, address: origin.address }, upload, COURSE_MAX_BYTES, ({ path }) =>
        readCourseFile({ path, fileName }),
      );
      const store = async (tx: Queryable) => {
        const placed = withOwnIds(read.courses, await findStoredCourses(tx, read.courses.flatMap(idsFor)));
        if (dryRun) return placed;
        const courses = placed.map(({ course }) => course);
        await writeCourses(tx, courses);
        const names = courses.map(({ name }) => name).join(', ');
        await recordAuditEvent(tx, accountId, {
          kind: 'coursesImported',
          at: clock.now(),
          origin,
          details: { courses: names.slice(0, 500) },
        });
        return placed;
      };
      const placed = await query.transaction(store);
      return {
        isStored: !dryRun,
        warnings: [...read.warnings],
        courses: placed.map(({ course, replaces }) => ({
          courseId: course.courseId,
          name: course.name,
          holeCount: course.holes.length,
          replaces,
          gaps: courseGaps(course).map(({ hole, gaps }) => ({ hole, gaps: [...gaps] })),
          ...(dryRun ? { course: structuredClone(course) as never } : {}),
        })),
      };
    },
  } satisfies Partial<Handlers>;
}
