import { signed } from '@strokebook/golf/format';
import type { ShownTarget } from './engine/plan-messages.ts';
import classes from './plan-panel.module.css';
import { costText } from './plan-text.ts';

const sides = { left: 'Left', right: 'Right', short: 'Short', long: 'Long' } as const;
/** Bars begin at zero; this cost fills the track. */
const FULL = 0.5;

/** What missing on each side costs: one shot in eight on that side against the plan. */
export function MissList({ target, isDrive }: { readonly target: ShownTarget; readonly isDrive: boolean }) {
  const full = Math.max(FULL, ...target.misses.map(({ strokes }) => strokes));
  return (
    <section aria-labelledby="where-not-to-miss">
      <div className={classes.head}>
        <h2 id="where-not-to-miss">Where not to miss</h2>
        <span className="note">one {isDrive ? 'drive' : 'shot'} in eight, each side</span>
      </div>
      <ul className={classes.misses}>
        {target.misses.map(({ side, strokes, words }) => (
          <li key={side}>
            <span>
              <b>{sides[side]}</b>
              <small>{words}</small>
            </span>
            <span className={classes.track} aria-hidden="true">
              <i style={{ width: `${(100 * strokes) / full}%` }} />
            </span>
            <b data-tone={strokes < 0.02 ? undefined : 'worse'}>{strokes < 0.02 ? signed(0, 2) : costText(strokes)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
