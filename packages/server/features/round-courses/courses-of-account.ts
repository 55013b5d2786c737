import type { AccountId } from '@strokebook/golf/access';
import { bareCourseName, courseWords } from '@strokebook/golf/courses';
import type { Queryable } from '../../db/database.ts';
import { findListed, type ListedCourse } from './course-queries.ts';
import { listOwnCourses, listPlayed, type PlayedCourse } from './queries.ts';

/** A course that the account has played or typed. */
export type CourseOfAccount = Omit<ListedCourse, 'courseId'> & {
  readonly courseId: string | null;
  readonly isOwn: boolean;
  readonly played: Omit<PlayedCourse, 'courseId' | 'name'> | null;
  /** Name and place, folded for search. */
  readonly words: string;
};

/** All courses that an account has played, latest first, then those that it typed and never played. */
export async function listCoursesOfAccount(
  query: Queryable,
  accountId: AccountId,
): Promise<readonly CourseOfAccount[]> {
  const [played, own] = [await listPlayed(query, accountId), await listOwnCourses(query, accountId)];
  const listed = await findListed(query, [
    ...new Set([...played.flatMap(({ courseId }) => courseId ?? []), ...own.keys()]),
  ]);
  const unplayed = [...own.keys()].filter((id) => !played.some(({ courseId }) => courseId === id));
  const found = [
    ...played.map((course) => ({
      ...course,
      isKnown: listed.has(course.courseId ?? '') || own.has(course.courseId ?? ''),
    })),
    ...unplayed.map((courseId) => ({ courseId, name: '', isKnown: true, lastOn: null })),
  ];
  const courses = found.map((course): CourseOfAccount => {
    const courseId = course.isKnown ? course.courseId : null;
    const mine = own.get(courseId ?? '');
    const known = listed.get(courseId ?? '');
    const place = known ?? mine ?? { name: course.name, city: null, region: null, country: null };
    return {
      courseId,
      name: place.name,
      city: place.city,
      region: place.region,
      country: place.country,
      holeCount: mine?.holes.length ?? known?.holeCount ?? 0,
      position: known?.position ?? null,
      isOwn: mine !== undefined && known === undefined,
      played: course.lastOn === null ? null : course,
      words: courseWords(place),
    };
  });
  return withRoundsByName(courses);
}

/** Rounds that name a course without its id count as rounds of the one course of that name that the account has. */
function withRoundsByName(courses: readonly CourseOfAccount[]): readonly CourseOfAccount[] {
  const known = new Map<string, CourseOfAccount>();
  const left: CourseOfAccount[] = [];
  for (const course of courses) {
    const name = bareCourseName(course.name);
    if (course.courseId !== null && !known.has(name)) known.set(name, course);
  }
  for (const course of courses) {
    const name = bareCourseName(course.name);
    const same = known.get(name);
    if (course.courseId !== null) left.push(course);
    else if (same === undefined) {
      known.set(name, course);
      left.push(course);
    } else known.set(name, { ...same, played: together(same.played, course.played) });
  }
  return left
    .map((course) => {
      const merged = known.get(bareCourseName(course.name));
      return merged?.courseId === course.courseId ? merged : course;
    })
    .sort((a, b) => compareText(b.played?.lastOn ?? '', a.played?.lastOn ?? ''));
}

function together(one: CourseOfAccount['played'], other: CourseOfAccount['played']): CourseOfAccount['played'] {
  if (one === null || other === null) return one ?? other;
  const later = one.lastOn >= other.lastOn ? one : other;
  return {
    ...later,
    rounds: one.rounds + other.rounds,
    fullestRoundIds: [...one.fullestRoundIds, ...other.fullestRoundIds],
  };
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
