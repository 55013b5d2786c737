import type { CourseToPlay } from '@strokebook/golf/entry';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { HolePicture } from '../../controls/hole-picture/hole-picture.tsx';
import { courseDrawingQuery } from '../../controls/figures/course-drawing-query.ts';
import classes from './start-head.module.css';

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
  return (
    <header>
      <div className={classes.picture} data-empty={hole === undefined || undefined}>
        <div className={classes.close}>{close}</div>
        {hole !== undefined && <HolePicture hole={hole} />}
      </div>
      <div className={classes.words}>
        <h1 className={classes.name}>{course.name}</h1>
        <p className="muted text-m">{said}</p>
      </div>
    </header>
  );
}
