import type { CSSProperties } from 'react';
import classes from './resume-screen.module.css';

type SignedRoundsProps = {
  /** Tournament, finish with month, and scores to par separated by spaces; oldest first. */
  readonly rows: readonly (readonly string[])[];
};

/** 'E', '+3' and '−2' as numbers. */
const strokesOf = (text: string): number => (text === 'E' ? 0 : Number(text.replace('−', '-')));

/** Rounds around par by tournament: circles under par below the line, squares over it above. */
export function SignedRounds({ rows }: SignedRoundsProps) {
  const events = rows.map(([name = '', detail = '', toPars = '']) => ({ name, detail, rounds: toPars.split(' ') }));
  const highest = Math.max(1, ...events.flatMap(({ rounds }) => rounds.map((text) => Math.abs(strokesOf(text)))));
  return (
    <ul className={classes.events} style={{ '--step': `${Math.min(9, 34 / highest)}px` } as CSSProperties}>
      {events.map(({ name, detail, rounds }, index) => (
        <li key={`${index} ${name}`}>
          <span className={classes.signs}>
            {rounds.map((text, place) => {
              const strokes = strokesOf(text);
              return (
                <b
                  // oxlint-disable-next-line react/no-array-index-key -- two rounds may have the same score
                  key={place}
                  data-tone={strokes < 0 ? 'under' : strokes > 0 ? 'over' : 'even'}
                  style={{ '--value': strokes } as CSSProperties}
                >
                  {text}
                </b>
              );
            })}
          </span>
          <span className={classes.event}>
            {name}
            <small>{detail}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
