import type { CourseDocument, LatLon } from '@strokebook/golf/model';
import { isSameCourse, isSameFacility, type PlacedCourse } from '../../db/same-course.ts';
import { RequestError } from '../../http/request-error.ts';

/** The data of a stored course that identifies it; `imported` is that of its file, if a person has corrected it. */
type StoredCourse = PlacedCourse & {
  readonly courseId: string;
  readonly position: LatLon | null;
  readonly imported: Pick<PlacedCourse, 'name' | 'city'> | null;
};

/** Max number of courses with one name, each at a different place. */
const MAX_NAMESAKES = 20;

/** Candidate ids of a course: that of its name, then numbered ones. */
export const idsFor = ({ courseId }: CourseDocument): readonly string[] =>
  Array.from({ length: MAX_NAMESAKES }, (_unused, index) => (index === 0 ? courseId : `${courseId}-${index + 1}`));

/**
 * Gives each course an id, and determines the stored course that it replaces: the one with its name at the same place.
 * One with the same name elsewhere is kept. Among courses with ids of `idsFor` the name decides if either has no
 * position; others, such as entries of a directory, must lie at the same place. @param stored the stored courses with
 * these ids or names, by id. @throws RequestError COURSE_UNREADABLE
 */
export function withOwnIds<Stored extends StoredCourse>(
  courses: readonly CourseDocument[],
  stored: ReadonlyMap<string, Stored>,
): readonly { readonly course: CourseDocument; readonly replaces: Stored | null }[] {
  const taken = new Set<string>();
  return courses.map((course) => {
    const ids = idsFor(course).filter((id) => !taken.has(id));
    const courseId =
      ids.find((id) => isKnownAt(stored.get(id)?.position, course.position ?? null)) ??
      [...stored.values()].find((other) => !taken.has(other.courseId) && isOneCourse(other, course))?.courseId ??
      ids.find((id) => !stored.has(id));
    if (courseId === undefined) {
      const message = `${MAX_NAMESAKES} courses are called ${course.name} already; give this one another name`;
      throw new RequestError('COURSE_UNREADABLE', [{ path: '', message }]);
    }
    taken.add(courseId);
    return { course: { ...course, courseId }, replaces: stored.get(courseId) ?? null };
  });
}

/** Whether a stored course is one that was read, by its corrected name and place or those of its file. */
const isOneCourse = ({ imported, ...stored }: StoredCourse, read: CourseDocument): boolean =>
  isSameCourse(stored, read) || (imported !== null && isSameCourse({ ...stored, ...imported }, read));

/** @param there undefined if there is no such course. */
const isKnownAt = (there: LatLon | null | undefined, position: LatLon | null): boolean =>
  there !== undefined && (there === null || position === null || isSameFacility(there, position));
