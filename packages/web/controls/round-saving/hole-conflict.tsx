import { Button } from '@mantine/core';
import { distanceText, type HoleConflict } from '@strokebook/golf/entry';
import type { Hole, RoundDocument, UnitSystem } from '@strokebook/golf/model';
import { type Side, sides } from '../../offline/round-conflict.ts';
import { LieSign } from '../lie-sign/lie-sign.tsx';
import { ScoreSign } from '../figures/score-sign.tsx';
import classes from './round-conflict.module.css';

type HoleConflictViewProps = {
  readonly conflict: HoleConflict;
  /** Number of holes of the round. */
  readonly holeCount: number;
  readonly units: UnitSystem;
  /** Who changed each side and when. */
  readonly changeLabels: Readonly<Record<Side, string>>;
  /** The round with each side of this hole. */
  readonly rounds: Readonly<Record<Side, RoundDocument>>;
  readonly onKeep: (side: Side) => void;
  /** Null where there is no entry to type it in. */
  readonly onTypeAgain: (() => void) | null;
};

export const places: Readonly<Record<Side, string>> = { mine: 'On this device', theirs: 'In your account' };

/** A hole that both sides changed, with what each of them says (ENTRY-24). */
export function HoleConflictView(props: HoleConflictViewProps) {
  const { conflict, holeCount, units, changeLabels, rounds, onKeep, onTypeAgain } = props;
  const { hole: number } = conflict.mine;
  return (
    <section className={classes.conflict} aria-labelledby="conflict-title">
      <h2 id="conflict-title" className={classes.title}>
        Hole {number} was changed in two places
      </h2>
      <p className={classes.lead}>{othersText(holeCount - 1)}</p>
      <div className={classes.sides}>
        {sides.map((side) => (
          <HoleSide key={side} side={side} hole={conflict[side]} changeLabel={changeLabels[side]} units={units} />
        ))}
      </div>
      <div className={classes.actions}>
        {sides.map((side) => (
          <Button
            key={side}
            size="xl"
            variant={side === 'mine' ? 'filled' : 'default'}
            className={classes.keep ?? ''}
            onClick={() => onKeep(side)}
          >
            <span className={classes.keepText}>
              <b>{keepText(conflict, side)}</b>
              <small>
                {side === 'mine' ? 'this device' : 'account'} · {totalText(rounds[side])}
              </small>
            </span>
          </Button>
        ))}
        {onTypeAgain !== null && (
          <Button size="xl" variant="default" className={classes.again ?? ''} onClick={onTypeAgain}>
            Type hole {number} again
          </Button>
        )}
      </div>
    </section>
  );
}

type HoleSideProps = {
  readonly side: Side;
  readonly hole: Hole;
  readonly changeLabel: string;
  readonly units: UnitSystem;
};

function HoleSide({ side, hole, changeLabel, units }: HoleSideProps) {
  const { score, par, shots = [] } = hole;
  return (
    <article className={classes.side} data-side={side}>
      <p className={classes.score}>{score === undefined ? '–' : <ScoreSign score={score} par={par} />}</p>
      <div>
        <h3 className="text-l">{places[side]}</h3>
        <p className="note">{changeLabel}</p>
        <p>{countsText(hole)}</p>
        {shots.length > 0 && (
          <ol className={classes.strokes} aria-label="Strokes">
            {shots.map((shot, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a stroke is its place in the order
              <li key={index}>
                <LieSign lie={shot.lie} />
                {shot.toPin === undefined ? '?' : distanceText(shot.toPin, shot.lie, units)}
                {shot.penalty !== undefined && <b>+{shot.penalty.strokes}</b>}
              </li>
            ))}
          </ol>
        )}
      </div>
    </article>
  );
}

const othersText = (others: number): string =>
  others === 1 ? 'The other hole fits and is kept.' : `The other ${others} holes fit together and are kept.`;

/** What a side says in addition to its score; nothing where the strokes say it. */
function countsText({ putts, penalties, fairway, isPickedUp, shots = [] }: Hole): string {
  if (isPickedUp === true) return 'Picked up';
  if (shots.length > 0) return '';
  const parts = [
    putts === undefined ? '' : putts === 1 ? '1 putt' : `${putts} putts`,
    fairway === undefined ? '' : fairway === 'hit' ? 'fairway hit' : 'fairway missed',
    penalties === undefined || penalties === 0 ? '' : penalties === 1 ? '1 penalty' : `${penalties} penalties`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** The scores tell the sides apart; where they are equal, the places do. */
function keepText({ mine, theirs }: HoleConflict, side: Side): string {
  const { score } = side === 'mine' ? mine : theirs;
  if (mine.score === theirs.score || score === undefined)
    return side === 'mine' ? 'Keep this device’s' : 'Keep the account’s';
  return `Keep the ${score}`;
}

function totalText({ holes }: RoundDocument): string {
  const scores = holes.flatMap(({ score }) => (score === undefined ? [] : [score]));
  const total = scores.reduce((sum, score) => sum + score, 0);
  return scores.length === holes.length ? `round ${total}` : `${total} thru ${scores.length}`;
}
