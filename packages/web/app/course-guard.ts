import { redirect } from '@tanstack/react-router';
import { ApiError } from '../api/errors.ts';
import type { RouterContext } from './router-context.ts';

/**
 * Loads the course's name for the title. A missing course redirects to the list of courses, which shows a notice; other
 * failures are shown by the page.
 */
export async function requireCourse(
  { queryClient, api }: RouterContext,
  courseId: string,
): Promise<{ title?: string }> {
  try {
    return { title: (await queryClient.ensureQueryData(api.query('getCourse', { params: { courseId } }))).name };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) {
      throw redirect({ to: '/golf/courses', search: { unknown: courseId.slice(0, 64) }, replace: true });
    }
    return {};
  }
}
