import type { LandingSeason } from '@strokebook/contract';
import type { CSSProperties } from 'react';
import { unseen } from '../../ui/unseen.ts';
import classes from './gain-rows.module.css';
import { partNames } from './season.ts';

type GainRowsProps = {
  readonly gains: LandingSeason['gains'];
  /** The note of one bar is open. */
  readonly opened?: LandingSeason['gains'][number] | undefined;
};

/** Strokes gained from a zero line: filled bars can be counted on, outlined ones cannot yet. */
export function GainRows({ gains, opened }: GainRowsProps) {
  const [lowest, highest] = [Math.min(0, ...gains.map(strokesOf)), Math.max(0, ...gains.map(strokesOf))];
  const share = (strokes: number): number => (100 * strokes) / (highest - lowest);
  return (
    <ul className={classes.rows}>
      {gains.map((gain) => {
        const { part, strokes, text, low, high, isCertain } = gain;
        const style = { left: `${share(Math.min(0, strokes) - lowest)}%`, width: `${share(Math.abs(strokes))}%` };
        return (
          <li key={part} className={classes.row} data-total={part === 'total' || undefined}>
            <span>{partNames[part]}</span>
            <span className={classes.track} style={{ '--zero': `${share(-lowest)}%` } as CSSProperties}>
              <span
                className={classes.bar}
                style={style}
                data-tone={strokes < 0 ? 'worse' : 'better'}
                data-outlined={!isCertain || undefined}
              />
            </span>
            <b className={classes.figure} data-tone={strokes < 0 ? 'worse' : 'better'}>
              {text}
              {!isCertain && <span className={unseen}> (too early to say)</span>}
            </b>
            {gain === opened && (
              <span className={classes.note}>
                <b>
                  {partNames[part]}, {text} a round.
                </b>{' '}
                Could be anywhere from {low} to {high}. More rounds will tell.
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const strokesOf = ({ strokes }: { readonly strokes: number }): number => strokes;
