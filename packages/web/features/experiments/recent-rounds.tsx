import type { OutputOf } from '@strokebook/contract';
import { formatDay, scoreToPar } from '@strokebook/golf/format';
import { scoreVsPar } from '@strokebook/golf/selection';
import classes from './experiments.module.css';

type Rounds = OutputOf<'listRounds'>['rounds'];

/** The test account's newest rounds with their scores (EXP-02). */
export function RecentRounds({ rounds }: { readonly rounds: Rounds }) {
  return (
    <section className={classes.frame} aria-label="Recent rounds" tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Course</th>
            <th scope="col">Holes</th>
            <th scope="col">Score</th>
            <th scope="col">To par</th>
          </tr>
        </thead>
        <tbody>
          {rounds.map((round) => {
            const toPar = scoreVsPar(round);
            return (
              <tr key={round.roundId}>
                <td>{formatDay(round.playedOn, true)}</td>
                <td>{round.courseName}</td>
                <td>{round.holeCount}</td>
                <td>{round.score ?? '-'}</td>
                <td>{toPar === null ? '-' : scoreToPar(toPar)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
