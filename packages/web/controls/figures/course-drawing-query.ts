import { isOwnCourseId } from '@strokebook/golf/entry';
import type { Api } from '../../api/client.ts';

/** The drawn holes of a course; null if it is not stored. Disabled without a course, and for one that a player typed. */
export const courseDrawingQuery = (api: Api, courseId: string | null) => ({
  ...api.queryOrNull('getCourseDrawing', { params: { courseId: courseId ?? '' } }),
  enabled: courseId !== null && !isOwnCourseId(courseId),
});
