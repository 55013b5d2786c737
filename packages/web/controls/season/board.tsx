import { HoleDrawing, HoleThumbnail } from '@strokebook/charts';
import { courseLength, formatDays, plural, scoreToPar } from '@strokebook/golf/format';
import type { HoleDrawing as HoleDrawingData } from '@strokebook/golf/hole-drawing';
import type { UnitSystem } from '@strokebook/golf/model';
import { bestHoleTitle } from '@strokebook/golf/round-story';
import { bestHole, type CardHole, ninesOf, type RoundCard } from '@strokebook/golf/scorecard';
import type { SeasonReport } from '@strokebook/golf/season';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useUnits } from '../../lib/use-units.ts';
import { unseen } from '../../ui/unseen.ts';
import classes from './board.module.css';
import { courseDrawingQuery } from './course-drawing-query.ts';
import { ScoreSign } from './score-sign.tsx';

type LastPlayed = NonNullable<SeasonReport['last']>;

type BoardProps = {
  readonly last: LastPlayed;
  /** The last round hole by hole; null if only its score is known. */
  readonly card: RoundCard | null;
  /** The link to the round. */
  readonly action?: ReactNode;
};

/** The latest tournament or round as a leaderboard shows it, with the last round's holes. */
export function Board({ last, card, action }: BoardProps) {
  const { api } = useApi();
  const { name, finish, rounds, total, toPar, isTournament, courseId } = last;
  const course = useQuery(courseDrawingQuery(api, courseId));
  const drawings = course.data?.holes ?? [];
  // Room for the drawings while they load.
  const isDrawn = courseId !== null && (course.data === undefined || drawings.length > 0);
  const [units] = useUnits();
  const featured = card === null ? null : featuredHole(card.holes, drawings, units);
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
              <span className={unseen}>Finish </span>
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
            <span className={unseen}>To par </span>
            {scoreToPar(toPar)}
          </b>
        </div>
        {card !== null && (
          <div className={classes.holes}>
            {card === undefined ? null : <Holes holes={card.holes} drawings={drawings} />}
          </div>
        )}
        <div className={classes.foot}>
          <p>
            <b>{`${rounds.length > 1 ? 'Final round' : 'Round'} ${rounds.at(-1)?.score}.`}</b>{' '}
            <span className={classes.quiet}>{figuresOf(last)}</span>
          </p>
          {action}
        </div>
      </div>
      {isDrawn && card !== null && (
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
      )}
    </section>
  );
}

/** The best hole of the round, if it is drawn. */
function featuredHole(holes: readonly CardHole[], drawings: readonly HoleDrawingData[], units: UnitSystem) {
  const best = bestHole(holes.filter(({ hole }) => drawings.some(({ number }) => number === hole)));
  const drawing = drawings.find(({ number }) => number === best?.hole);
  if (best === null || drawing === undefined) return null;
  const { hole, par, putts } = best;
  const text = `Par ${par}, ${courseLength(drawing.length, units)}${putts === null ? '' : `, ${plural(putts, 'putt')}`}`;
  return { drawing, title: bestHoleTitle(best), text, label: `Hole ${hole}, par ${par}` };
}

type HolesProps = { readonly holes: readonly CardHole[]; readonly drawings: readonly HoleDrawingData[] };

/** Out and in on one line, or on two where there is no room. */
function Holes({ holes, drawings }: HolesProps) {
  const nines = ninesOf(holes);
  const longest = Math.max(...drawings.map(({ height }) => height));
  return nines.map((nine, index) => (
    <ol key={nine[0]?.hole} className={classes.nine} aria-label={index === 0 ? 'First nine' : 'Second nine'}>
      {nine.map(({ hole, nth, par, score }) => (
        <li key={`${hole}/${nth}`}>
          <Thumbnail drawing={drawings.find(({ number }) => number === hole)} longest={longest} />
          <small aria-hidden="true">{hole}</small>
          <span className={unseen}>{`Hole ${hole}, par ${par}: `}</span>
          {score === null ? '-' : <ScoreSign score={score} par={par} />}
        </li>
      ))}
      <li className={classes.sum}>
        <span className={classes.thumbnail} />
        <small>{nines.length === 1 ? 'Total' : index === 0 ? 'Out' : 'In'}</small>
        <b>{sumOf(nine)}</b>
      </li>
    </ol>
  ));
}

type ThumbnailProps = { readonly drawing: HoleDrawingData | undefined; readonly longest: number };

const Thumbnail = ({ drawing, longest }: ThumbnailProps) => (
  <span className={classes.thumbnail}>
    {drawing !== undefined && <HoleThumbnail hole={drawing} longest={longest} />}
  </span>
);

const sumOf = (nine: readonly CardHole[]): number => nine.reduce((sum, { score }) => sum + (score ?? 0), 0);

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
