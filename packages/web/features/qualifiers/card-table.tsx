import { ScoreSign } from '../../controls/figures/score-sign.tsx';
import classes from './card-table.module.css';

type CardTableProps = {
  readonly label: string;
  /** Of 18 holes: each value that stands, the one that counts first. */
  readonly holes: readonly { readonly par: number; readonly values: readonly number[] }[];
  /** The hole that its player calls wrong, by index; null for none. */
  readonly wrong: number | null;
};

const HALF = 9;

/** A card hole by hole, the nines below each other; a hole with two values shows both. */
export const CardTable = ({ label, holes, wrong }: CardTableProps) => (
  <div className={`${classes.card} off-board`}>
    {[0, HALF].map((first) => {
      const nine = holes.slice(first, first + HALF);
      const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
      return (
        <table key={first} className={classes.nine} aria-label={`${label}, holes ${first + 1} to ${first + HALF}`}>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">Hole</span>
              </th>
              {nine.map((_, index) => (
                <th key={index} scope="col">
                  {first + index + 1}
                </th>
              ))}
              <th scope="col">{first === 0 ? 'Out' : 'In'}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">
                <span className="unseen">Par</span>
              </th>
              {nine.map(({ par }, index) => (
                <td key={index} className={classes.par}>
                  {par}
                </td>
              ))}
              <td className={classes.par}>{sum(nine.map(({ par }) => par))}</td>
            </tr>
            <tr>
              <th scope="row">
                <span className="unseen">Score</span>
              </th>
              {nine.map(({ par, values: [score, ...others] }, index) => (
                <td key={index} data-open={others.length > 0 || wrong === first + index || undefined}>
                  {score !== undefined && <ScoreSign score={score} par={par} />}
                  {others.map((other) => (
                    <small key={other} className="block">{`or ${other}`}</small>
                  ))}
                </td>
              ))}
              <td>
                <b>{sum(nine.flatMap(({ values }) => values[0] ?? [])) || ''}</b>
              </td>
            </tr>
          </tbody>
        </table>
      );
    })}
  </div>
);
