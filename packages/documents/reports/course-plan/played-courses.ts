import type { CourseDocument, RoundSummary } from '@strokebook/golf/model';
import { holeGround } from './hole-ground.ts';

/** Course ids of some rounds, most played first; for equal counts in the order of the rounds. */
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
