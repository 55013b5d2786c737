import { signed } from '@strokebook/golf/format';
import type { ReactNode } from 'react';
import classes from './bars.module.css';

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
  /** Opens the figure; without it the row is only text. */
  readonly onOpen?: (() => void) | undefined;
};

/** A bar from a zero line, with its figure. */
export function BarRow({ name, value, scale, isCertain, isTotal = false, words, onOpen }: BarRowProps) {
  const share = (Math.abs(value) / scale) * 50;
  return (
    <li className={classes.row} data-total={isTotal || undefined} data-tone={value < 0 ? 'worse' : 'better'}>
      <RowFrame words={words} label={`${name}: ${signed(value, 1)} a round. ${words}`.trim()} onOpen={onOpen}>
        <span className={classes.name}>{name}</span>
        <span className={classes.track}>
          <i
            data-certain={isCertain || undefined}
            style={value < 0 ? { right: '50%', width: `${share}%` } : { left: '50%', width: `${share}%` }}
          />
        </span>
        <b>{signed(value, 1)}</b>
      </RowFrame>
    </li>
  );
}

type RowFrameProps = Pick<BarRowProps, 'words' | 'onOpen'> & { readonly label: string; readonly children: ReactNode };

const RowFrame = ({ words, label, onOpen, children }: RowFrameProps) =>
  onOpen === undefined ? (
    <div className={classes.frame}>
      {children}
      <span className="unseen">{words}</span>
    </div>
  ) : (
    <button
      type="button"
      className={classes.button}
      title={words === '' ? undefined : words}
      aria-label={label}
      onClick={onOpen}
    >
      {children}
    </button>
  );
