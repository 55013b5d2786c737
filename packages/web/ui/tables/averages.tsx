import type { Results } from '@strokebook/golf/results';
import { averageNames, averageText } from '@strokebook/golf/tournaments';
import { useUnits } from '../../api/use-units.ts';
import classes from './averages.module.css';

/** Averages of rounds, each with its sample (DATA-47). */
export function Averages({ averages }: Pick<Results, 'averages'>) {
  const [units] = useUnits();
  return (
    <dl className={classes.averages} aria-label="Averages">
      {averageNames.map((name) => {
        const { label, value, basis } = averageText(averages, name, units);
        return (
          <div key={name}>
            <dt>{label}</dt>
            <dd className="text-xl strong">
              {value}
              <small>{basis}</small>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
