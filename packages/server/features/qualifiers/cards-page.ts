import type { OutputOf } from '@strokebook/contract';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { CourseDocument } from '@strokebook/golf/model';
import { answersOf, cardsOf, HOLES, type QualifierCourse, qualifierView } from '@strokebook/golf/qualifier';
import { findCourseDocuments } from '../../db/courses/course-rows.ts';
import type { Queryable } from '../../db/database.ts';
import type { MemberReader } from '../../http/team-reader.ts';
import { readNames } from './qualifier-page.ts';
import type { QualifierRow } from './queries.ts';

type Cards = OutputOf<'getQualifierCards'>;

type PageOptions = {
  readonly teamName: string;
  readonly reader: MemberReader;
  readonly today: CalendarDay;
  readonly serverToday: CalendarDay;
};

/**
 * The data for keeping cards and showing the board without a network.
 *
 * @param options.today the date where the reader is
 */
export async function cardsPage(
  query: Queryable,
  { organizationId, document }: QualifierRow,
  { teamName, reader, today, serverToday }: PageOptions,
): Promise<Cards> {
  const names = (await readNames(query, organizationId, [document], reader, serverToday))(document);
  const { rounds } = answersOf(document);
  const courseIds = rounds.flatMap(({ courses }) => courses.flatMap(({ courseId }) => courseId ?? []));
  const courses = courseIds.length === 0 ? new Map() : await findCourseDocuments(query, courseIds);
  // As a member who is not in it, so that nobody's own line is kept on a device.
  const { name, state, subtitle, boards, teeSheets } = qualifierView(
    document,
    { kind: 'player', entrantId: null },
    names,
    today,
  );
  return {
    ...{ name, state, subtitle, boards, teeSheets, teamName, today, reader: reader.kind },
    people: names.people.map(({ entrantId, name: person, isOwn }) => ({ entrantId, name: person, isOwn })),
    rounds: rounds.map(({ playedOn, courses: played }) => ({
      playedOn,
      courses: played.map((course) => ({
        ...{ name: course.name, tee: course.tee, par: course.par },
        holes: holesOf(course, course.courseId === null ? undefined : courses.get(course.courseId)),
      })),
    })),
    cards: cardsOf(document, names.authorOf),
  };
}

/** Pars and lengths of a course's holes; null where they are not known, or add up to another par than the rule says. */
function holesOf({ tee, par }: QualifierCourse, course: CourseDocument | undefined) {
  if (course === undefined || course.holes.length !== HOLES) return null;
  const pars = course.holes.flatMap((hole) => hole.par ?? []);
  if (pars.length !== HOLES || pars.reduce((sum, one) => sum + one, 0) !== par) return null;
  const yards = course.tees.find(({ name }) => name === tee)?.yards;
  return pars.map((one, hole) => ({ par: one, yards: yards?.[hole] ?? null }));
}
