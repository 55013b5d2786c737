import type { OutputOf } from '@strokebook/contract';
import { formatDay, progressText, scoreToPar } from '@strokebook/golf/format';
import { scoreVsPar } from '@strokebook/golf/selection';
import { DataTable } from '../../ui/tables/data-table.tsx';

type Rounds = OutputOf<'listRounds'>['rounds'];

/** The test account's newest rounds with their scores (EXP-02). */
export function RecentRounds({ rounds }: { readonly rounds: Rounds }) {
  return (
    <DataTable label="Recent rounds">
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col" data-text>
            Course
          </th>
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
              <th scope="row">
                <span className="nowrap">{formatDay(round.playedOn, true)}</span>
              </th>
              <td data-text>{round.courseName}</td>
              <td>{round.status === 'completed' ? round.holesPlayed : `${round.holeCount}, ${progressText(round)}`}</td>
              <td>{round.score ?? '-'}</td>
              <td>{toPar === null ? '-' : scoreToPar(toPar)}</td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}
