import { withGreenEdges } from '@strokebook/golf/facts';
import type { CourseDocument, RoundDocument } from '@strokebook/golf/model';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { courses } from '../schema/index.ts';

/** The stored courses of some rounds, by id. */
async function findCoursesOf(
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

/** The documents to store: as JSON, with data added from their courses. */
export async function toStoredDocuments(
  query: Queryable,
  rounds: readonly RoundDocument[],
): Promise<readonly RoundDocument[]> {
  const knownCourses = await findCoursesOf(query, rounds);
  return rounds.map((round) => {
    const document = JSON.parse(JSON.stringify(round)) as RoundDocument;
    const course = knownCourses.get(document.course.courseId ?? '');
    return course === undefined ? document : withGreenEdges(document, course);
  });
}
