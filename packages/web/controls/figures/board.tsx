import { HoleDrawing } from '@strokebook/charts';
import { courseLength, plural } from '@strokebook/golf/format';
import type { HoleDrawing as HoleDrawingData } from '@strokebook/golf/hole-drawing';
import type { UnitSystem } from '@strokebook/golf/model';
import { bestHoleTitle } from '@strokebook/golf/round-story';
import { bestHole, type CardHole, type RoundCard } from '@strokebook/golf/scorecard';
import type { SeasonReport } from '@strokebook/golf/season';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useUnits } from '../../api/use-units.ts';
import classes from './board.module.css';
import { BoardView } from './board-view.tsx';
import { courseDrawingQuery } from './course-drawing-query.ts';

type BoardProps = {
  readonly last: NonNullable<SeasonReport['last']>;
  /** The last round hole by hole; null if only its score is known. */
  readonly card: RoundCard | null;
  /** What can be done with the round. */
  readonly action?: ReactNode;
};

/** The latest tournament or round as a leaderboard shows it, with the last round's holes. */
export function Board({ last, card, action }: BoardProps) {
  const { api } = useApi();
  const course = useQuery(courseDrawingQuery(api, last.courseId));
  const drawings = course.data?.holes ?? [];
  // Room for the drawings while they load.
  const isDrawn = last.courseId !== null && (course.data === undefined || drawings.length > 0);
  const [units] = useUnits();
  const featured = card === null ? null : featuredHole(card.holes, drawings, units);
  const art = isDrawn && card !== null && (
    <div className={classes.art}>
      {featured !== null && (
        <>
          <div className={classes.hole}>
            <HoleDrawing hole={featured.drawing} label={featured.label} hasArcs isPlanted />
          </div>
          <p>
            <b>{featured.title}</b>
            {featured.text}
          </p>
        </>
      )}
    </div>
  );
  return (
    <BoardView
      last={last}
      holes={card?.holes ?? null}
      drawings={drawings}
      isDrawn={isDrawn}
      action={action}
      art={art}
    />
  );
}

/** The best hole of the round, if it is drawn. */
function featuredHole(holes: readonly CardHole[], drawings: readonly HoleDrawingData[], units: UnitSystem) {
  const best = bestHole(holes.filter(({ hole }) => drawings.some(({ number }) => number === hole)));
  const drawing = drawings.find(({ number }) => number === best?.hole);
  if (best === null || drawing === undefined) return null;
  const { hole, par, putts, yards } = best;
  // The hole as it was played: the drawing's line begins at the back tee.
  const text = `Par ${par}, ${courseLength(yards ?? drawing.length, units)}${putts === null ? '' : `, ${plural(putts, 'putt')}`}`;
  return { drawing, title: bestHoleTitle(best), text, label: `Hole ${hole}, par ${par}` };
}
