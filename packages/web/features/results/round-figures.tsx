import type { ResultRound } from '@strokebook/golf/results';
import { courseYards, NOTHING } from '@strokebook/golf/format';
import classes from './results.module.css';

/** Results come first, so that they are visible on a phone, then the course. */
export const RoundFigureHeads = () => (
  <>
    <th scope="col">Score</th>
    <th scope="col">Differential</th>
    <th scope="col" data-text>
      Course
    </th>
    <th scope="col">Yards</th>
    <th scope="col">Rating / slope</th>
  </>
);

/** The figures of a round, in the order of the headers. */
export const RoundFigures = ({ round }: { readonly round: ResultRound }) => (
  <>
    <td>
      <b>{round.performance.formatted}</b>
    </td>
    <td>{round.differential}</td>
    <td data-text className={classes.course}>
      {round.courseName ?? NOTHING}
    </td>
    <td>{round.courseLengthYards === null ? NOTHING : courseYards(round.courseLengthYards)}</td>
    <td>{round.rating}</td>
  </>
);
