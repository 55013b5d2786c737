import { MAX_COURSE_BYTES } from '@strokebook/contract';
import { courseChanges, courseGaps, courseQueryWords, placeText } from '@strokebook/golf/courses';
import { grouped } from '@strokebook/golf/format';
import { drawCourse } from '@strokebook/golf/hole-drawing';
import type { CourseDocument } from '@strokebook/golf/model';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { readCourseFile } from '../../course-files/read-course-file.ts';
import { recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import {
  countDirectory,
  type DirectoryPlan,
  planDirectory,
  writeDirectory,
} from '../../db/courses/course-directory.ts';
import {
  findCourse,
  findCourseVersion,
  findVersionedCourse,
  findVersionedCourses,
  keepCorrections,
  lockCourse,
  storeCourses,
} from '../../db/courses/course-rows.ts';
import type { Queryable } from '../../db/database.ts';
import { placeCourses, TooManyNamesakes } from '../../db/courses/own-course-ids.ts';
import { EncodedReply } from '../../http/encoded-reply.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import { CursorText, createListCursor } from '../../http/list-cursor.ts';
import { RequestError } from '../../http/request-error.ts';
import { withCard, withHoleLines } from './changed-course.ts';
import { COURSES_A_PAGE, type CoursePosition, findCourses } from './queries.ts';
import type { Services } from '../../services.ts';

const courseCursor = createListCursor<CoursePosition>(
  z.object({ isUnmapped: z.boolean(), words: CursorText, courseId: CursorText }),
);

/** About 200 courses. */
const MAX_DRAWING_BYTES = 8 * 1024 * 1024;

const MAX_EXAMPLES = 5;

/** Max characters of a detail in the trail. */
const MAX_DETAIL = 500;

const directoryReply = (plan: DirectoryPlan, read: number) => ({
  ...countDirectory(plan, read),
  examples: plan.created.slice(0, MAX_EXAMPLES).map((course) => [course.name, placeText(course)].join(', ')),
});

/** Courses belong to no account: anyone may see them, and product managers import them. */
export function createCourseHandlers({ database, uploads, clock }: Pick<Services, 'database' | 'uploads' | 'clock'>) {
  const { query } = database;
  const drawings = new LRUCache<string, EncodedReply>({ maxSize: MAX_DRAWING_BYTES });

  /**
   * Stores a correction, and keeps what the course's file said beside it, so that the next import knows what a person
   * has typed. @throws RequestError NOT_FOUND, COURSE_CHANGED, or the error of `change`
   */
  const correct = (
    courseId: string,
    version: string | undefined,
    { signedIn, origin }: Pick<RequestContext, 'signedIn' | 'origin'>,
    change: (before: CourseDocument) => CourseDocument,
  ) =>
    query.transaction(async (tx) => {
      const before = await lockCourse(tx, courseId);
      if (before === null) throw new RequestError('NOT_FOUND');
      if (version !== undefined && version !== before.version) throw new RequestError('COURSE_CHANGED');
      const course = change(before.document);
      const changes = courseChanges(before.document, course);
      if (changes.length > 0) {
        await storeCourses(tx, [{ course, imported: before.imported ?? before.document }]);
        await recordAuditEvent(tx, signedIn.accountId, {
          ...{ kind: 'courseChanged', at: clock.now(), origin },
          details: { courses: course.name, changes: changes.join('; ').slice(0, MAX_DETAIL) },
        });
      }
      const stored = await findVersionedCourse(tx, courseId);
      return { ...structuredClone(course), version: stored?.version } as never;
    });

  return {
    listCourses: async ({ query: { q, cursor } }) => {
      const words = courseQueryWords(q ?? '');
      const { total, found } = await findCourses(query, words, courseCursor.read(cursor));
      const last = found.at(-1);
      return {
        total,
        courses: found,
        nextCursor:
          last === undefined || found.length < COURSES_A_PAGE
            ? null
            : courseCursor.write({
                isUnmapped: last.holeCount === 0,
                words: last.foldedWords,
                courseId: last.courseId,
              }),
      };
    },
    getCourse: async ({ params: { courseId } }) => {
      const found = await findVersionedCourse(query, courseId);
      if (found === null) throw new RequestError('NOT_FOUND');
      // It was validated when it was stored, and is large: 150 kB of outlines.
      return new EncodedReply(JSON.stringify({ ...found.document, version: found.version }));
    },
    getCourseDetails: async ({ body: { golfCourseIds } }) => {
      const found = await findVersionedCourses(query, golfCourseIds);
      const courses = golfCourseIds.flatMap((courseId) => found.get(courseId) ?? []);
      return new EncodedReply(
        JSON.stringify({ courses: courses.map(({ document, version }) => ({ ...document, version })) }),
      );
    },
    getCourseDrawing: async ({ params: { courseId } }) => {
      const version = await findCourseVersion(query, courseId);
      if (version === null) throw new RequestError('NOT_FOUND');
      const key = `${courseId}/${version}`;
      const known = drawings.get(key);
      if (known !== undefined) return known;
      const course = await findCourse(query, courseId);
      if (course === null) throw new RequestError('NOT_FOUND');
      const reply = new EncodedReply(JSON.stringify({ holes: drawCourse(course) }));
      drawings.set(key, reply, { size: reply.byteLength });
      return reply;
    },
    updateCourse: ({ params: { courseId }, body }, context) =>
      correct(courseId, body.version, context, (before) => withCard(before, body)),
    updateHoleLines: ({ params: { courseId }, body }, context) =>
      correct(courseId, body.version, context, (before) => withHoleLines(before, body)),
    importCourses: async ({ query: { fileName, dryRun }, upload }, { signedIn, origin }) => {
      const { accountId } = signedIn;
      const read = await uploads.receive({ accountId, address: origin.address }, upload, MAX_COURSE_BYTES, ({ path }) =>
        readCourseFile({ path, fileName }),
      );
      const record = (tx: Queryable, courses: string) =>
        recordAuditEvent(tx, accountId, {
          kind: 'coursesImported',
          at: clock.now(),
          origin,
          details: { courses: courses.slice(0, MAX_DETAIL) },
        });
      const warnings = [...read.warnings];
      if (read.isDirectory) {
        const directory = await query.transaction(async (tx) => {
          const plan = await planDirectory(tx, read.courses);
          const stored = plan.created.length + plan.changed.length;
          if (!dryRun && stored > 0) {
            await writeDirectory(tx, plan);
            await record(tx, `${grouped(stored)} of a directory`);
          }
          return directoryReply(plan, read.courses.length);
        });
        return { isStored: !dryRun, warnings, courses: [], directory };
      }
      const store = async (tx: Queryable) => {
        const names = read.courses.map(({ name }) => name);
        const placed = await placeCourses(tx, read.courses);
        const rows = await keepCorrections(
          tx,
          placed.map(({ course }) => course),
        );
        if (!dryRun) {
          await storeCourses(tx, rows);
          await record(tx, names.join(', '));
        }
        return rows.map((row, at) => ({ ...row, replaces: placed[at]?.replaces ?? null }));
      };
      const placed = await query.transaction(store).catch((error: unknown) => {
        if (!(error instanceof TooManyNamesakes)) throw error;
        throw new RequestError('COURSE_UNREADABLE', [{ path: '', message: error.message }], { cause: error });
      });
      return {
        isStored: !dryRun,
        warnings,
        directory: null,
        courses: placed.map(({ course, replaces, kept, lost }) => ({
          courseId: course.courseId,
          name: course.name,
          holeCount: course.holes.length,
          replaces,
          kept: [...kept],
          lost: [...lost],
          gaps: courseGaps(course).map(({ hole, gaps }) => ({ hole, gaps: [...gaps] })),
          ...(dryRun ? { course: structuredClone(course) as never } : {}),
        })),
      };
    },
  } satisfies Partial<Handlers>;
}
