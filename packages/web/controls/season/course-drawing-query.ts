import type { Api } from '../../api/client.ts';

/** The drawn holes of a course; null if it is not stored. Disabled without a course. */
export const courseDrawingQuery = (api: Api, courseId: string | null) => ({
  ...api.queryOrNull('getCourseDrawing', { params: { courseId: courseId ?? '' } }),
  enabled: courseId !== null,
});
