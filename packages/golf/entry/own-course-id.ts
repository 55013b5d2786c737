const OWN_ID = /^own-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The id of a course that is not listed. */
export const ownCourseId = (uuid: string): string => `own-${uuid}`;

/** Whether a course is one that a player typed; no id of a listed course has this form. */
export const isOwnCourseId = (courseId: string): boolean => OWN_ID.test(courseId);
