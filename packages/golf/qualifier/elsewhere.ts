import { fold } from '../format/index.ts';
import type { Int } from '../model/index.ts';
import type { OwnRound, OwnRounds } from './own-round.ts';
import { answersOf, cellOf, type Qualifier, type QualifierAnswers, type QualifierCourse } from './qualifier.ts';

/** Whether an own round was played on a course of a qualifier. */
export const isOnCourse = (
  { courseId, courseName }: Pick<OwnRound, 'courseId' | 'courseName'>,
  course: QualifierCourse,
): boolean =>
  course.courseId !== null && courseId !== null ? course.courseId === courseId : fold(course.name) === fold(courseName);

/** A finished round of a qualifier's day on another course, which waits until a coach counts it. */
export type RoundElsewhere = {
  readonly entrantId: string;
  readonly round: Int;
  readonly strokes: Int;
  readonly course: QualifierCourse;
};

/** The finished own rounds of a day of the qualifier that joined no round, because it is not played on their course. */
export function roundsElsewhere(qualifier: Qualifier, rounds: OwnRounds): readonly RoundElsewhere[] {
  if (qualifier.closed !== null) return [];
  const { entrants, rounds: planned } = answersOf(qualifier);
  return planned.flatMap(({ playedOn, courses }, round) =>
    entrants.flatMap(({ entrantId, accountId }) => {
      if (cellOf(qualifier, entrantId, round)?.card != null) return [];
      const own = accountId === null ? undefined : rounds.get(accountId);
      const found = own?.find(
        (one) => one.playedOn === playedOn && one.isFinished && !courses.some((course) => isOnCourse(one, course)),
      );
      if (found === undefined) return [];
      const { courseId, courseName: name, tee, par, rating, strokes } = found;
      return [{ entrantId, round, strokes, course: { courseId, name, tee, par, rating } }];
    }),
  );
}

/** The answers with one more course of a round, so that a round on it counts. */
export const withCourse = (answers: QualifierAnswers, round: Int, course: QualifierCourse): QualifierAnswers => ({
  ...answers,
  rounds: answers.rounds.map((one, index) => (index === round ? { ...one, courses: [...one.courses, course] } : one)),
});
