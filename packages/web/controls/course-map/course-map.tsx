import type { CourseDocument } from '@strokebook/golf/model';
import { useMemo } from 'react';
import { drawCourse } from './course-outline.ts';
import classes from './course-map.module.css';

type CourseMapProps = {
  readonly course: CourseDocument;
  /** Number of the hole that is shown; null for the whole course. */
  readonly hole: number | null;
  /** A hole was chosen on the map of the whole course. */
  readonly onHole?: (hole: number) => void;
};

/** The outlines of a course, or of one of its holes with the tee at the bottom and the green at the top. */
export function CourseMap({ course, hole, onHole }: CourseMapProps) {
  const drawing = useMemo(() => drawCourse(course, hole), [course, hole]);
  if (drawing === null) return null;
  const { box, shapes, holes } = drawing;
  // What is read stays as large on the screen, however many metres are drawn.
  const unit = Math.max(box.width, box.height) / 100;
  return (
    <svg
      className={classes.map}
      style={{ aspectRatio: `${box.width} / ${box.height}` }}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="img"
      aria-label={hole === null ? `Map of ${course.name}` : `Map of hole ${hole}, green at the top`}
    >
      {shapes.map(({ surface, path }, index) => (
        <path key={index} d={path} className={classes.shape} data-surface={surface} />
      ))}
      {holes.map(({ number, line, tee, flag }) => (
        <g
          key={number}
          className={hole === null && onHole !== undefined ? classes.choice : undefined}
          onClick={hole === null && onHole !== undefined ? () => onHole(number) : undefined}
        >
          {line !== '' && <path d={line} className={classes.line} />}
          {tee !== null && <circle cx={tee.x} cy={tee.y} r={unit * 0.7} className={classes.tee} />}
          {flag !== null && <circle cx={flag.x} cy={flag.y} r={unit * 0.7} className={classes.flag} />}
          {hole === null && flag !== null && (
            <text x={flag.x} y={flag.y - unit * 1.2} fontSize={unit * 3.2} className={classes.number}>
              {number}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
