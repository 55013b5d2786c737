import { HoleDrawing } from '@strokebook/charts';
import type { CourseToPlay } from '@strokebook/golf/entry';
import { turnDrawing } from '@strokebook/golf/hole-drawing';
import { degrees } from '@strokebook/golf/model';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { courseDrawingQuery } from '../../controls/season/course-drawing-query.ts';
import classes from './start-head.module.css';

/** Tee left, green right. */
const TURN = degrees(80);

type StartHeadProps = {
  readonly course: CourseToPlay;
  readonly firstHole: number;
  /** Sentence below the name. */
  readonly said: string;
  readonly close: ReactNode;
};

/** The course in large type below the drawing of the first hole; without a map there is plain ground. */
export function StartHead({ course, firstHole, said, close }: StartHeadProps) {
  const { api } = useApi();
  const drawings = useQuery(courseDrawingQuery(api, course.hasMap ? course.courseId : null)).data?.holes ?? [];
  const hole = drawings.find(({ number }) => number === firstHole) ?? drawings[0];
  const drawing = hole === undefined ? null : turnDrawing(hole, TURN);
  return (
    <header>
      <div className={classes.picture} data-empty={drawing === null || undefined}>
        <div className={classes.close}>{close}</div>
        {drawing !== null && (
          <div className={classes.drawing} aria-hidden="true">
            <div style={{ aspectRatio: `${drawing.width} / ${drawing.height}` }}>
              <HoleDrawing hole={drawing} label="" pin={drawing.green} />
            </div>
          </div>
        )}
      </div>
      <div className={classes.words}>
        <h1 className={classes.name}>{course.name}</h1>
        <p className="muted text-m">{said}</p>
      </div>
    </header>
  );
}
