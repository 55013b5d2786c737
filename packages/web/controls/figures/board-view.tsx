import { formatDays, scoreToPar } from '@strokebook/golf/format';
import type { HoleDrawing } from '@strokebook/golf/hole-drawing';
import type { SeasonReport } from '@strokebook/golf/season';
import type { ReactNode } from 'react';
import { type BoardHole, BoardHoles } from './board-holes.tsx';
import classes from './board.module.css';

type LastPlayed = NonNullable<SeasonReport['last']>;

type BoardViewProps = {
  readonly last: LastPlayed;
  /** The last round's holes in order of play; null if only its score is known. */
  readonly holes: readonly BoardHole[] | null;
  readonly drawings: readonly HoleDrawing[];
  /** Keeps room for thumbnails of the holes. */
  readonly isDrawn: boolean;
  /** What can be done with the round. */
  readonly action?: ReactNode;
  /** A picture beside the scores. */
  readonly art?: ReactNode;
};

/** A tournament or round as a leaderboard shows it. */
export function BoardView({ last, holes, drawings, isDrawn, action, art }: BoardViewProps) {
  const { name, finish, rounds, total, toPar, isTournament } = last;
  return (
    <section
      className={classes.board}
      data-palette="deep"
      data-drawn={isDrawn || undefined}
      aria-label={isTournament ? 'Last tournament' : 'Last round'}
    >
      <div className={classes.text}>
        <div className={classes.line}>
          {finish !== null && (
            <b className={classes.large}>
              <span className="unseen">Finish </span>
              {finish}
            </b>
          )}
          <div className="shrinkable">
            <h2 className={classes.name}>{name}</h2>
            <p className={classes.quiet}>{whenAndWhere(last)}</p>
          </div>
          <dl className={classes.rounds}>
            {rounds.length > 1 &&
              rounds.map(({ roundId, score }, index) => (
                <div key={roundId}>
                  <dt>R{index + 1}</dt>
                  <dd>{score}</dd>
                </div>
              ))}
            <div>
              <dt>{rounds.length > 1 ? 'Total' : 'Score'}</dt>
              <dd>{total}</dd>
            </div>
          </dl>
          <b className={classes.large}>
            <span className="unseen">To par </span>
            {scoreToPar(toPar)}
          </b>
        </div>
        {holes !== null && <BoardHoles holes={holes} drawings={drawings} />}
        <div className={classes.foot}>
          <p>
            <b>{`${rounds.length > 1 ? 'Final round' : 'Round'} ${rounds.at(-1)?.score}.`}</b>{' '}
            <span className={classes.quiet}>{figuresOf(last)}</span>
          </p>
          {action}
        </div>
      </div>
      {art}
    </section>
  );
}

const whenAndWhere = ({ startedOn, endedOn, place, fieldSize }: LastPlayed): string =>
  [
    [formatDays(startedOn, endedOn), place].filter((part) => part !== null).join(', '),
    ...(fieldSize === null ? [] : [`Field of ${fieldSize}`]),
  ].join('. ');

function figuresOf({ fairways, greens, putts }: LastPlayed): string {
  const parts = [
    ...(fairways === null ? [] : [`${fairways.hit} of ${fairways.of} fairways`]),
    ...(greens === null ? [] : [`${greens.hit} of ${greens.of} greens`]),
    ...(putts === null ? [] : [`${putts} putts`]),
  ];
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}
