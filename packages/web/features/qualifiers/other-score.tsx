import { Button } from '@mantine/core';
import { keysOf, MAX_HOLE_STROKES } from '@strokebook/golf/qualifier';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import classes from './four-cards.module.css';

type OtherScoreProps = {
  readonly name: string;
  readonly hole: number;
  readonly par: number;
  readonly onScore: (strokes: number) => void;
  readonly onStop: () => void;
  readonly onClose: () => void;
};

/** Scores without a key of their own, and the end of a player's round. */
export function OtherScore({ name, hole, par, onScore, onStop, onClose }: OtherScoreProps) {
  const keys = keysOf(par);
  const others = Array.from({ length: MAX_HOLE_STROKES }, (_, index) => index + 1).filter(
    (strokes) => !keys.includes(strokes) && strokes <= par * 2 + 4,
  );
  return (
    <Dialog title={`${name}, hole ${hole + 1}`} size={380} onClose={onClose}>
      <div className="stack gap-16">
        <div className={classes.others}>
          {others.map((strokes) => (
            <button key={strokes} type="button" className={classes.key} onClick={() => onScore(strokes)}>
              <b>{strokes}</b>{' '}
              <small>{strokes === 1 ? 'Ace' : `${strokes > par ? '+' : '−'}${Math.abs(strokes - par)}`}</small>
            </button>
          ))}
        </div>
        <Button size="lg" variant="default" onClick={onStop}>
          WD: stops here
        </Button>
        <p className="note">Who stops and plays on after all gets a score again, and the WD is gone.</p>
      </div>
    </Dialog>
  );
}
