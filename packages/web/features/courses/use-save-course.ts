import type { StoredCourse } from '@strokebook/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { refreshActivity } from '../../api/own-account-queries.ts';
import { refreshShown } from '../../api/refresh-shown.ts';

/**
 * Saves a correction over the version that the editor began with, so that a later one of somebody else is not lost; with
 * undefined over any.
 *
 * @param call sends the correction. @returns the mutation, and that version for it
 */
export function useSaveCourse(
  course: StoredCourse,
  call: (version: string | undefined) => Promise<StoredCourse>,
  onSaved: () => void,
) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const begunFrom = useState(course.version)[0];
  const save = useMutation({
    mutationFn: call,
    onSuccess: (saved) => {
      queryClient.setQueryData(api.query('getCourse', { params: { courseId: course.courseId } }).queryKey, saved);
      void refreshShown(queryClient, 'courses');
      void refreshActivity(queryClient);
      onSaved();
    },
  });
  return { save, begunFrom };
}
