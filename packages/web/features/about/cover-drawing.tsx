import { HoleDrawing } from '@strokebook/charts';
import { turnDrawing } from '@strokebook/golf/hole-drawing';
import { degrees } from '@strokebook/golf/model';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { courseDrawingQuery } from '../../controls/figures/course-drawing-query.ts';
import classes from './cover.module.css';

/** Tee left, green right and a little higher. */
const TURN = degrees(76);

/** The longest hole of a course behind the head of a profile; nothing if the course is not drawn. */
export function CoverDrawing({ courseId }: { readonly courseId: string }) {
  const { api } = useApi();
  const course = useQuery(courseDrawingQuery(api, courseId));
  const [hole] = (course.data?.holes ?? []).toSorted((a, b) => b.length - a.length);
  if (hole === undefined) return null;
  const drawing = turnDrawing(hole, TURN);
  return (
    <div className={classes.drawing} data-no-print aria-hidden="true">
      <HoleDrawing hole={drawing} label="" hasArcs isPlanted pin={drawing.green} />
    </div>
  );
}
