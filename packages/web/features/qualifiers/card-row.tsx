import { scoreToPar } from '@strokebook/golf/format';
import { keysOf, type OwnCard, soFarOf } from '@strokebook/golf/qualifier';
import { scoreMark } from '@strokebook/golf/scorecard';
import classes from './four-cards.module.css';

type CardRowProps = {
  readonly card: OwnCard;
  readonly pars: readonly number[];
  readonly hole: number;
  readonly onScore: (strokes: number) => void;
  /** Opens what has no key: seven and more, or a player who stops. */
  readonly onMore: () => void;
};

const names = ['Eagle', 'Birdie', 'Par', 'Bogey', 'Double'];

/** A player on one hole: a key for each usual score, par primed until one is tapped. */
export function CardRow({ card, pars, hole, onScore, onMore }: CardRowProps) {
  const par = pars[hole] ?? 0;
  const score = card.strokes[hole] ?? null;
  const keys = keysOf(par);
  const { toPar, thru } = soFarOf(card, pars);
  const isOther = card.isWithdrawn || (score !== null && !keys.includes(score));
  const most = (keys.at(-1) ?? par) + 1;
  return (
    <section className={classes.row} aria-label={card.name}>
      <p className={classes.player}>
        <b className="break-anywhere">{card.name}</b>
        <span className={classes.soFar}>
          {card.isWithdrawn ? <b>WD</b> : <b>{thru === 0 ? '' : scoreToPar(toPar)}</b>}
          {thru === 0 ? '' : ` thru ${thru}`}
        </span>
      </p>
      <div className={classes.keys} role="group" aria-label={`${card.name}, hole ${hole + 1}`}>
        {keys.map((strokes, index) => (
          <button
            key={strokes}
            type="button"
            className={classes.key}
            aria-pressed={strokes === score}
            data-primed={(score === null && !card.isWithdrawn && strokes === par) || undefined}
            onClick={() => onScore(strokes)}
          >
            <b data-mark={strokes === score ? scoreMark(strokes - par) : undefined}>{strokes}</b>{' '}
            <small>{strokes === 1 ? 'Ace' : names[index]}</small>
          </button>
        ))}
        <button type="button" className={classes.key} aria-pressed={isOther} aria-haspopup="dialog" onClick={onMore}>
          <b className={classes.more}>{isOther && score !== null && !card.isWithdrawn ? score : `${most}+`}</b>{' '}
          <small>WD</small>
        </button>
      </div>
    </section>
  );
}
