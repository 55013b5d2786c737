import type { ResultRound } from '@strokebook/golf/results';
import { courseLength, lengthUnitName, NOTHING } from '@strokebook/golf/format';
import { useUnits } from '../../api/use-units.ts';
import classes from './results.module.css';

/** Results come first, so that they are visible on a phone, then the course. */
export function RoundFigureHeads() {
  const [units] = useUnits();
  return (
    <>
      <th scope="col">Score</th>
      <th scope="col">Differential</th>
      <th scope="col" data-text>
        Course
      </th>
      <th scope="col">{lengthUnitName(units)}</th>
      <th scope="col">Rating / slope</th>
    </>
  );
}

/** The figures of a round, in the order of the headers. */
export function RoundFigures({ round }: { readonly round: ResultRound }) {
  const [units] = useUnits();
  return (
    <>
      <td>
        <b>{round.performance.formatted}</b>
      </td>
      <td>{round.differential}</td>
      <td data-text className={classes.course}>
        {round.courseName ?? NOTHING}
      </td>
      <td>{courseLength(round.courseLengthYards, units)}</td>
      <td>{round.rating}</td>
    </>
  );
}
