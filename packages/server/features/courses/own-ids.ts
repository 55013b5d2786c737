import { distanceBetween } from '@strokebook/golf/geometry';
import type { CourseDocument, LatLon } from '@strokebook/golf/model';
import { RequestError } from '../../http/request-error.ts';

/** The data of a stored course that identifies it. */
type StoredCourse = { readonly courseId: string; readonly position: LatLon | null };

/**
 * Courses of one facility begin within a kilometer or two of each other; two towns with courses of the same name are
 * further apart.
 */
const SAME_FACILITY_METRES = 5_000;
/** Max number of courses with one name, each at a different place. */
const MAX_NAMESAKES = 20;

/** Candidate ids of a course: that of its name, then numbered ones. */
export const idsFor = ({ courseId }: CourseDocument): readonly string[] =>
  Array.from({ length: MAX_NAMESAKES }, (_unused, index) => (index === 0 ? courseId : `${courseId}-${index + 1}`));

/**
 * Gives each course an id, and determines the stored course that it replaces: the one with its name at the same place.
 * One with the same name elsewhere is kept. If either has no position, the name decides. @param stored the stored
 * courses with ids of `idsFor`, by id. @throws RequestError COURSE_UNREADABLE
 */
export function withOwnIds<Stored extends StoredCourse>(
  courses: readonly CourseDocument[],
  stored: ReadonlyMap<string, Stored>,
): readonly { readonly course: CourseDocument; readonly replaces: Stored | null }[] {
  const taken = new Set<string>();
  return courses.map((course) => {
    const courseId = idsFor(course).find((id) => {
      const there = stored.get(id);
      return !taken.has(id) && (there === undefined || isSamePlace(there.position, course.position ?? null));
    });
    if (courseId === undefined) {
      const message = `${MAX_NAMESAKES} courses are called ${course.name} already; give this one another name`;
      throw new RequestError('COURSE_UNREADABLE', [{ path: '', message }]);
    }
    taken.add(courseId);
    return { course: { ...course, courseId }, replaces: stored.get(courseId) ?? null };
  });
}

const isSamePlace = (one: LatLon | null, other: LatLon | null): boolean =>
  one === null || other === null || distanceBetween(one, other) <= SAME_FACILITY_METRES;
