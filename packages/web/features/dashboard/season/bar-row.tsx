import { signed } from '@strokebook/golf/format';
import classes from './season.module.css';

type BarRowProps = {
  readonly name: string;
  /** Strokes per round; positive values are gains. */
  readonly value: number;
  /** The value whose bar fills half of the row. */
  readonly scale: number;
  readonly isCertain: boolean;
  readonly isTotal?: boolean;
  /** Range and certainty in words; may be empty. */
  readonly words: string;
  readonly onOpen: () => void;
};

/** A bar from a zero line, with its figure; it opens the figure. */
export function BarRow({ name, value, scale, isCertain, isTotal = false, words, onOpen }: BarRowProps) {
  const share = (Math.abs(value) / scale) * 50;
  return (
    <li className={classes.barRow} data-total={isTotal || undefined}>
      <button
        type="button"
        className={classes.barButton}
        title={words === '' ? undefined : words}
        aria-label={`${name}: ${signed(value, 1)} a round. ${words}`.trim()}
        data-tone={value < 0 ? 'worse' : 'better'}
        onClick={onOpen}
      >
        <span className={classes.barName}>{name}</span>
        <span className={classes.track}>
          <i
            data-certain={isCertain || undefined}
            style={value < 0 ? { right: '50%', width: `${share}%` } : { left: '50%', width: `${share}%` }}
          />
        </span>
        <b>{signed(value, 1)}</b>
      </button>
    </li>
  );
}
