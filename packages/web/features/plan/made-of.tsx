import { decimal, wholePercent } from '@strokebook/golf/format';
import type { UnitSystem } from '@strokebook/golf/model';
import { Link } from '@tanstack/react-router';
import type { PlanBasis, ShownTarget } from './engine/plan-messages.ts';
import classes from './plan-panel.module.css';
import { groundNames, leftIn, sampleText } from './plan-text.ts';

type MadeOfProps = {
  readonly target: ShownTarget;
  readonly basis: PlanBasis;
  readonly units: UnitSystem;
  readonly isDrive: boolean;
  /** The profile whose shots these are. */
  readonly username: string;
};

/** What the strokes are made of: where the pattern ends, what is left from there, and the shots behind it (AIM-09). */
export function MadeOf({ target, basis, units, isDrive, username }: MadeOfProps) {
  const { parts, value, pattern } = target;
  const { count, rest } = sampleText(target, basis);
  return (
    <section aria-labelledby="made-of">
      <h2 id="made-of">What it is made of</h2>
      <table className={classes.parts}>
        <thead>
          <tr>
            <th scope="col">Ends on</th>
            <th scope="col">Share</th>
            <th scope="col">Left</th>
            <th scope="col">From there</th>
          </tr>
        </thead>
        <tbody>
          {parts
            .filter(({ share }) => share >= 0.005)
            .map(({ kind, share, left, strokes }) => (
              <tr key={kind}>
                <th scope="row">
                  <i className={classes.swatch} data-kind={kind} aria-hidden="true" />
                  {groundNames[kind]}
                </th>
                <td>
                  <b>{wholePercent(share)}</b>
                </td>
                <td>{leftIn(kind, left, units)}</td>
                <td>{decimal(strokes, 2)}</td>
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              The {isDrive ? 'drive' : 'shot'}, and {decimal(value - 1, 2)} on average from there
            </th>
            <td>
              <b>{decimal(value, 2)}</b>
            </td>
          </tr>
        </tfoot>
      </table>
      <p className={classes.sample}>
        <span
          className={classes.sign}
          data-tone="better"
          data-open={pattern.borrowed !== null || undefined}
          aria-hidden="true"
        />
        <span>
          <b>{count}</b>
          {rest}{' '}
          <Link to="/player/$username/my-rounds" params={{ username }}>
            See them
          </Link>
        </span>
      </p>
    </section>
  );
}
