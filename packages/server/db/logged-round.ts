import { isDeepStrictEqual } from 'node:util';
import { withGreenEdges } from '@strokebook/golf/facts';
import type { CourseDocument, RoundDocument } from '@strokebook/golf/model';
import { inArray } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { courses } from './schema/index.ts';

/** The stored courses of some rounds, by id. */
export async function findCoursesOf(
  query: Queryable,
  rounds: readonly RoundDocument[],
): Promise<ReadonlyMap<string, CourseDocument>> {
  const courseIds = [...new Set(rounds.filter(hasPositions).flatMap((round) => round.course.courseId ?? []))];
  if (courseIds.length === 0) return new Map();
  const rows = await query
    .select({ courseId: courses.courseId, document: courses.document })
    .from(courses)
    .where(inArray(courses.courseId, courseIds));
  return new Map(rows.map((row) => [row.courseId, row.document]));
}

const hasPositions = (round: RoundDocument): boolean =>
  round.holes.some((hole) => hole.shots?.some((shot) => shot.position !== undefined && shot.toGreenEdge === undefined));

/** The document to store: as JSON, with data added from its course. */
export function toStoredDocument(
  round: RoundDocument,
  knownCourses: ReadonlyMap<string, CourseDocument>,
): RoundDocument {
  const document = JSON.parse(JSON.stringify(round)) as RoundDocument;
  const course = knownCourses.get(document.course.courseId ?? '');
  return course === undefined ? document : withGreenEdges(document, course);
}

/**
 * Whether a logged round equals the stored one. Data from the course is ignored, so that an edited course does not make
 * an old round new.
 */
export function isSameRound(stored: RoundDocument, logged: RoundDocument): boolean {
  const plain = JSON.parse(JSON.stringify(logged)) as RoundDocument;
  const holes = stored.holes.map((hole, place) =>
    hole.shots === undefined
      ? hole
      : {
          ...hole,
          shots: hole.shots.map((shot, index) => {
            if (plain.holes[place]?.shots?.[index]?.toGreenEdge !== undefined) return shot;
            const { toGreenEdge: _added, ...asLogged } = shot;
            return asLogged;
          }),
        },
  );
  return isDeepStrictEqual({ ...stored, holes }, plain);
}
