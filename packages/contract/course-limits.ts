/** A map of 50,000 shapes is about 20 MB. */
export const COURSE_MAX_BYTES = 25 * 1024 * 1024;
