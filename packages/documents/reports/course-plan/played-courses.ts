import type { CourseDocument, RoundSummary } from '@strokebook/golf/model';
import { holeGround } from './hole-ground.ts';

/** Ids of the courses of some rounds, the most played first; of two the one that comes first among the rounds. */
export function playedCourses(rounds: readonly RoundSummary[]): readonly string[] {
  const played = Map.groupBy(
    rounds.flatMap(({ courseId }) => courseId ?? []),
    (courseId) => courseId,
  );
  return [...played].toSorted(([, a], [, b]) => b.length - a.length).map(([courseId]) => courseId);
}

/** Whether any hole of a course can be planned. */
export const isPlannable = (course: CourseDocument): boolean =>
  course.holes.some((hole) => holeGround(course, hole) !== null);
