import { clubName, decimal } from '@strokebook/golf/format';
import type { Club } from '@strokebook/golf/model';
import type { ShownPlan } from './engine/plan-messages.ts';
import classes from './plan-panel.module.css';
import { costText } from './plan-text.ts';

type ClubsProps = { readonly plan: ShownPlan; readonly onClub: (club: Club) => void };

/** The two best clubs beside the chosen one; a press plans with another. */
export function NextClubs({ plan, onClub }: ClubsProps) {
  if (plan.nextClubs.length === 0) return null;
  return (
    <section aria-labelledby="next-clubs">
      <h2 id="next-clubs">The next clubs</h2>
      <ul className={classes.clubs}>
        {plan.nextClubs.map(({ club, value, difference: { strokes, isOpen, words } }) => (
          <li key={club}>
            <button type="button" onClick={() => onClub(club)}>
              <span className={classes.sign} data-open={isOpen || undefined} aria-hidden="true" />
              <span>
                <b>{clubName(club)}</b>
                <small>{words.charAt(0).toUpperCase() + words.slice(1)}</small>
              </span>
              <b data-tone={isOpen ? undefined : strokes > 0 ? 'worse' : 'better'}>
                {isOpen ? decimal(value, 2) : costText(strokes)}
              </b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The chosen club and the next ones beside each other, for a thumb. */
export function ClubChips({ plan, onClub }: ClubsProps) {
  const { club, value } = plan.best.planned;
  return (
    <div className={classes.chips} role="group" aria-label="Club">
      <button type="button" aria-pressed="true">
        <b>{clubName(club)}</b>
        <small>{decimal(value, 2)}</small>
      </button>
      {plan.nextClubs.map(({ club: next, difference: { strokes, isOpen } }) => (
        <button key={next} type="button" aria-pressed="false" onClick={() => onClub(next)}>
          <b>{clubName(next)}</b>
          <small data-tone={isOpen ? undefined : strokes > 0 ? 'worse' : 'better'}>
            {isOpen ? 'no difference' : costText(strokes)}
          </small>
        </button>
      ))}
    </div>
  );
}
