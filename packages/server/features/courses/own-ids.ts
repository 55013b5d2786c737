import { distanceBetween } from '@strokebook/golf/geometry';
import type { CourseDocument, LatLon } from '@strokebook/golf/model';
import { RequestError } from '../../http/request-error.ts';

/** What is asked of a stored course to know it again. */
type StoredCourse = { readonly courseId: string; readonly position: LatLon | null };

/** Courses of one facility begin within a kilometre or two of each other; two towns with one name lie further apart. */
const SAME_FACILITY_METRES = 5_000;
/** So many courses of one name, each in a place of its own. */
const MAX_NAMESAKES = 20;

/** The ids that a course may get: that of its name, and where others of the name have that, the next numbers. */
export const idsFor = ({ courseId }: CourseDocument): readonly string[] =>
  Array.from({ length: MAX_NAMESAKES }, (_unused, index) => (index === 0 ? courseId : `${courseId}-${index + 1}`));

/**
 * Gives each course an id of its own, and says which stored course it takes the place of: the one of its name that lies
 * where it does. A namesake elsewhere stays. Where one of both has no position, the name decides.
 * @param stored those of `idsFor` that are stored, by id.
 * @throws RequestError COURSE_UNREADABLE
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
