import { CheckIcon } from '../../ui/icons.tsx';
import { type FourCards, holeOrder, missingAt } from '@strokebook/golf/qualifier';
import classes from './four-cards.module.css';

type HoleStripProps = {
  readonly cards: FourCards;
  readonly hole: number;
  readonly onHole: (hole: number) => void;
};

/** The nine holes around the shown one, in the order of play: a tap goes there, also back to a finished one. */
export function HoleStrip({ cards, hole, onHole }: HoleStripProps) {
  const order = holeOrder(cards);
  const first = order.indexOf(hole) < order.length / 2 ? 0 : order.length / 2;
  const count = cards.players.length;
  return (
    <ol className={classes.strip} aria-label="Holes">
      {order.slice(first, first + order.length / 2).map((at) => {
        const scored = count - missingAt(cards, at).length;
        return (
          <li key={at}>
            <button
              type="button"
              aria-label={`Hole ${at + 1}, ${scored === count ? 'all in' : `${scored} of ${count}`}`}
              aria-current={at === hole ? 'step' : undefined}
              onClick={() => onHole(at)}
            >
              <small>{at + 1}</small>
              {scored === count ? <CheckIcon /> : <b>{at === hole ? `${scored} of ${count}` : scored || '·'}</b>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
