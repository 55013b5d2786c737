import type { Results } from '@strokebook/contract';
import { averageNames } from '@strokebook/golf/resume';
import classes from './results.module.css';

/** What the rounds shown come to (DATA-47). */
export function AveragesRow({ averages }: Pick<Results, 'averages'>) {
  return (
    <dl className={classes.averages} aria-label="Averages">
      {averageNames.map((name) => {
        const { label, formatted, basis } = averages[name];
        return (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {formatted}
              <small>{basis}</small>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
