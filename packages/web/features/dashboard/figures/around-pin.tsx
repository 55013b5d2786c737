import type { MissSide } from '@strokebook/golf/facts';
import type { Sides } from '@strokebook/golf/opened-figure';
import classes from './around-pin.module.css';
import shapes from './mini-hole.module.css';

/** Yards from the pin to the edge of the picture; farther strokes lie on it. */
const REACH = 42;

const sides: readonly MissSide[] = ['long', 'left', 'right', 'short'];

/** Where strokes finished, seen towards the pin, with their number on each side and on the green. */
export function AroundPin({
  sides: { strokes, onGreen, bySide },
  note,
}: {
  readonly sides: Sides;
  readonly note: string;
}) {
  const at = (yards: number) => Math.max(-REACH, Math.min(REACH, yards));
  return (
    <figure className={classes.figure}>
      <div className={classes.picture}>
        <svg viewBox="-60 -46 120 92" aria-hidden="true">
          <path className={shapes.rough} d="M-30 46C-34 20-44-4-30-26-16-46 16-46 30-26 44-4 34 20 30 46Z" />
          <path className={shapes.fairway} d="M-9 46C-10 34-8 26-8 18H8c0 8 2 16 1 28Z" />
          <ellipse className={shapes.sand} strokeWidth={0.6} cx={-21} cy={2} rx={5} ry={8} />
          <ellipse className={shapes.sand} strokeWidth={0.6} cx={20} cy={14} rx={7} ry={5} />
          <ellipse className={shapes.green} rx={15} ry={18} />
          {strokes.map(({ miss, isOnGreen }, index) => (
            <circle
              // oxlint-disable-next-line react/no-array-index-key -- a stroke has no name, and the picture is drawn once
              key={index}
              className={classes.ball}
              data-missed={!isOnGreen || undefined}
              cx={at(miss.across)}
              cy={-at(miss.along)}
              r={1.5}
            />
          ))}
          <path className={classes.stick} d="M0 0V-9" />
          <path className={shapes.flag} d="M0-9 6-7 0-5Z" />
        </svg>
        <ul className={classes.counts}>
          {sides.map((side) => (
            <li key={side} data-side={side}>
              <b>{bySide[side].count}</b> {side}
            </li>
          ))}
          <li data-side="green">
            <b>{onGreen}</b> on the green
          </li>
        </ul>
      </div>
      <figcaption className={classes.note}>
        {`Where ${strokes.length === 1 ? 'it' : `all ${strokes.length}`} finished, seen towards the pin. ${note}`.trim()}
      </figcaption>
    </figure>
  );
}
