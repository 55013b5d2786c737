import { formatDay } from '@strokebook/golf/format';
import { type ResultRound, resultRoundKey } from '@strokebook/golf/results';
import { Link } from '@tanstack/react-router';
import { CUSTOM } from '../../controls/round-picker/round-choice.ts';
import { DataTable } from '../../ui/tables/data-table.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import classes from './results.module.css';
import { RoundFigureHeads, RoundFigures } from './round-figures.tsx';

/** A round, or all rounds of a tournament. */
export type Detailed = { readonly title: string; readonly rounds: readonly ResultRound[] };

type RoundDetailsProps = {
  readonly detailed: Detailed;
  readonly username: string;
  readonly canOpenRounds: boolean;
  readonly onClose: () => void;
};

/** Details of each round, with a link to its scorecard. */
export function RoundDetails({ detailed, username, canOpenRounds, onClose }: RoundDetailsProps) {
  const { title, rounds } = detailed;
  const logged = rounds.flatMap(({ golfRoundId }) => golfRoundId ?? []);
  return (
    <Dialog title={title} size={760} onClose={onClose}>
      <div className="stack gap-16">
        <DataTable label="Round details">
          <thead>
            <tr>
              <th scope="col">Round</th>
              <RoundFigureHeads />
            </tr>
          </thead>
          <tbody>
            {rounds.map((round) => (
              <tr key={resultRoundKey(round)}>
                <th scope="row">
                  {round.name}
                  {round.playedOn !== null && <small>{formatDay(round.playedOn, true)}</small>}
                </th>
                <RoundFigures round={round} />
              </tr>
            ))}
          </tbody>
        </DataTable>
        {canOpenRounds && logged.length > 0 && (
          <Link
            to="/player/$username/my-rounds"
            params={{ username }}
            search={{ rounds: CUSTOM, ids: logged, map: { roundId: logged[0] } }}
          >
            {logged.length === 1 ? 'Scorecard and shots of this round' : 'Scorecards and shots of these rounds'}
          </Link>
        )}
        {logged.length < rounds.length && (
          <p className={classes.hint}>Rounds entered as a score only have no scorecard.</p>
        )}
      </div>
    </Dialog>
  );
}
