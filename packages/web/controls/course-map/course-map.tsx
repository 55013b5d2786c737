import type { CourseDocument } from '@strokebook/golf/model';
import { lazy, Suspense } from 'react';
import { canDrawMaps } from '../../map/can-draw-maps.ts';
import classes from './course-map.module.css';

const CourseCanvas = lazy(async () => ({ default: (await import('./course-canvas.tsx')).CourseCanvas }));

type CourseMapProps = {
  readonly course: CourseDocument;
  /** Number of the shown hole; null for the whole course. */
  readonly hole: number | null;
  /** Called when a hole is selected on the map of the whole course. */
  readonly onHole?: (hole: number) => void;
};

/**
 * A drawn course, or one of its holes with the green at the top or on the right. Renders nothing without a
 * position.
 */
export function CourseMap({ course, hole, onHole }: CourseMapProps) {
  const hasPlace = course.position !== undefined || course.holes.some(({ tee, greenCentre }) => tee ?? greenCentre);
  if (!hasPlace) return null;
  return (
    <div
      className={classes.map}
      role="img"
      aria-label={hole === null ? `Map of ${course.name}` : `Map of hole ${hole}`}
    >
      {canDrawMaps && (
        <Suspense fallback={null}>
          <CourseCanvas course={course} hole={hole} onHole={onHole} />
        </Suspense>
      )}
    </div>
  );
}
