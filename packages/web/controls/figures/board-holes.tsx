import { HoleThumbnail } from '@strokebook/charts';
import type { HoleDrawing } from '@strokebook/golf/hole-drawing';
import { type CardHole, nineNames, ninesOf } from '@strokebook/golf/scorecard';
import classes from './board.module.css';
import { ScoreSign } from './score-sign.tsx';

export type BoardHole = Pick<CardHole, 'hole' | 'nth' | 'par' | 'score'> & Partial<Pick<CardHole, 'isPickedUp'>>;

type BoardHolesProps = {
  /** In order of play. */
  readonly holes: readonly BoardHole[];
  readonly drawings: readonly HoleDrawing[];
  /** Index of the hole that is played now. */
  readonly playing?: number | undefined;
};

/** The holes of a round on a board: out and in on one line, or on two where there is no room. */
export function BoardHoles({ holes, drawings, playing }: BoardHolesProps) {
  const nines = ninesOf(holes);
  const longest = Math.max(...drawings.map(({ height }) => height));
  const now = playing === undefined ? undefined : holes[playing];
  return (
    <div className={classes.holes}>
      {nines.map((nine) => (
        <ol key={nine.name} className={classes.nine} aria-label={nineNames[nine.name]}>
          {nine.holes.map((each) => {
            const { hole, nth, par, score, isPickedUp } = each;
            return (
              <li key={`${hole}/${nth}`} aria-current={each === now ? 'step' : undefined}>
                <Thumbnail drawing={drawings.find(({ number }) => number === hole)} longest={longest} />
                <small aria-hidden="true">{hole}</small>
                <span className="unseen">{`Hole ${hole}, par ${par}: ${each === now ? 'playing now ' : ''}`}</span>
                {score === null ? isPickedUp === true ? <PickedUp /> : '-' : <ScoreSign score={score} par={par} />}
              </li>
            );
          })}
          <li className={classes.sum}>
            <span className={classes.thumbnail} />
            <small>{nine.name}</small>
            <b>{sumOf(nine.holes)}</b>
          </li>
        </ol>
      ))}
    </div>
  );
}

type ThumbnailProps = { readonly drawing: HoleDrawing | undefined; readonly longest: number };

const Thumbnail = ({ drawing, longest }: ThumbnailProps) => (
  <span className={classes.thumbnail}>
    {drawing !== undefined && <HoleThumbnail hole={drawing} longest={longest} />}
  </span>
);

const PickedUp = () => (
  <>
    <span aria-hidden="true">X</span>
    <span className="unseen">picked up</span>
  </>
);

/** The strokes of the holes that have a score; '-' if none has. */
function sumOf(nine: readonly BoardHole[]): number | string {
  const scores = nine.flatMap(({ score }) => score ?? []);
  return scores.length === 0 ? '-' : scores.reduce((sum, score) => sum + score, 0);
}
