import type { Results } from '@strokebook/golf/results';
import { averageNames } from '@strokebook/golf/resume';
import classes from './averages.module.css';

/** Averages of rounds, each with its sample (DATA-47). */
export function Averages({ averages }: Pick<Results, 'averages'>) {
  return (
    <dl className={classes.averages} aria-label="Averages">
      {averageNames.map((name) => {
        const { label, formatted, basis } = averages[name];
        return (
          <div key={name}>
            <dt>{label}</dt>
            <dd className="text-xl strong">
              {formatted}
              <small>{basis}</small>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
