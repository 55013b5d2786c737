import { HoleDrawing } from '@strokebook/charts';
import { courseLength, plural } from '@strokebook/golf/format';
import type { HoleDrawing as HoleDrawingData } from '@strokebook/golf/hole-drawing';
import type { UnitSystem } from '@strokebook/golf/model';
import { type CardHole, type RoundCard, scoreMark, type ScoreMark } from '@strokebook/golf/scorecard';
import type { SeasonReport } from '@strokebook/golf/season';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { useUnits } from '../../lib/use-units.ts';
import classes from './board.module.css';
import { BoardView } from './board-view.tsx';
import { courseDrawingQuery } from './course-drawing-query.ts';

type BoardProps = {
  readonly last: NonNullable<SeasonReport['last']>;
  /** The last round hole by hole; null if only its score is known. */
  readonly card: RoundCard | null;
};

/** The latest tournament or round as a leaderboard shows it, with the last round's holes. */
export function Board({ last, card }: BoardProps) {
  const { api } = useApi();
  const course = useQuery(courseDrawingQuery(api, last.courseId));
  const drawings = course.data?.holes ?? [];
  // Room for the drawings while they load.
  const isDrawn = last.courseId !== null && (course.data === undefined || drawings.length > 0);
  const [units] = useUnits();
  const featured = card === null ? null : holeOfTheRound(card.holes, drawings, units);
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
  return <BoardView last={last} holes={card?.holes ?? null} drawings={drawings} isDrawn={isDrawn} art={art} />;
}

/** The hole that was played best, the last of several. */
function holeOfTheRound(holes: readonly CardHole[], drawings: readonly HoleDrawingData[], units: UnitSystem) {
  const drawn = holes.flatMap(({ hole, par, score, putts }) => {
    const drawing = drawings.find(({ number }) => number === hole);
    return drawing === undefined || score === null ? [] : [{ hole, par, score, putts, drawing }];
  });
  const best = drawn.toSorted((a, b) => a.score - a.par - (b.score - b.par) || b.hole - a.hole)[0];
  if (best === undefined) return null;
  const { hole, par, score, putts, drawing } = best;
  const title = `${scoreNames[scoreMark(score - par)]} at ${hole}`;
  const text = `Par ${par}, ${courseLength(drawing.length, units)}${putts === null ? '' : `, ${plural(putts, 'putt')}`}`;
  return { drawing, title, text, label: `Hole ${hole}, par ${par}` };
}

const scoreNames: Readonly<Record<ScoreMark, string>> = {
  eagle: 'Eagle',
  birdie: 'Birdie',
  par: 'Par',
  bogey: 'Bogey',
  double: 'Double bogey',
};
