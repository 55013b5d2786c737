import { cellOf } from '@strokebook/documents/report';
import { roundColumns } from '@strokebook/documents/results';
import { formatDay } from '@strokebook/golf/format';
import { type ResultRound, resultRoundKey } from '@strokebook/golf/results';
import { Link } from '@tanstack/react-router';
import { CUSTOM } from '../../controls/round-picker/round-choice.ts';
import { useUnits } from '../../api/use-units.ts';
import { ColumnTable } from '../../ui/blocks/column-table.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import classes from './results.module.css';

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
  const [units] = useUnits();
  const { round, score, differential, course, length, rating } = roundColumns(units);
  const logged = rounds.flatMap(({ golfRoundId }) => golfRoundId ?? []);
  return (
    <Dialog title={title} size={760} onClose={onClose}>
      <div className="stack gap-16">
        <ColumnTable
          label="Round details"
          columns={[
            {
              ...round,
              cell: ({ name, playedOn }) => cellOf(name, playedOn === null ? '' : formatDay(playedOn, true)),
            },
            { ...score, isStrong: true },
            differential,
            { ...course, width: '140px' },
            length,
            rating,
          ]}
          rows={rounds}
          keyOf={resultRoundKey}
        />
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
