import type { RoundStory } from '@strokebook/golf/round-story';
import type { HoleDrawing } from '@strokebook/golf/hole-drawing';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { courseDrawingQuery } from '../figures/course-drawing-query.ts';

/** The drawing of a story's best hole: undefined while it loads, null if there is none. */
export function useStoryDrawing(story: RoundStory | undefined): HoleDrawing | null | undefined {
  const { api } = useApi();
  const course = useQuery(courseDrawingQuery(api, story?.courseId ?? null));
  if (story === undefined) return undefined;
  if (story.courseId === null || course.isError) return null;
  if (course.data === undefined) return undefined;
  return course.data?.holes.find(({ number }) => number === story.best.hole) ?? null;
}
