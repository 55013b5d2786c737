import type { RoundsChart } from '@strokebook/golf/tournaments';
import { courseLength, formatDay, lengthUnitName, NOTHING } from '@strokebook/golf/format';
import { useUnits } from '../../api/use-units.ts';
import { Averages } from '../../ui/tables/averages.tsx';
import { DataTable } from '../../ui/tables/data-table.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import classes from './player-charts.module.css';

type RoundDetailsDialogProps = { readonly chart: RoundsChart; readonly onClose: () => void };

/** The rounds behind a chart and their averages (ABOUT-09, ABOUT-O2). */
export function RoundDetailsDialog({ chart, onClose }: RoundDetailsDialogProps) {
  const [units] = useUnits();
  return (
    <Dialog title="Chart Round Details" size={760} onClose={onClose}>
      <DataTable label={chart.title}>
        <thead>
          <tr>
            <th scope="col">Round</th>
            <th scope="col" className={classes.what} data-text>
              Tournament
            </th>
            <th scope="col">Score</th>
            <th scope="col">Birdies</th>
            <th scope="col">{lengthUnitName(units)}</th>
          </tr>
        </thead>
        <tbody>
          {chart.includedRounds.map((round, index) => (
            <tr key={round.golfRoundId}>
              <th scope="row">
                R{index + 1}
                <small className="nowrap">{formatDay(round.playedOn, true)}</small>
              </th>
              <td data-text>
                {round.tournamentName ?? round.courseName}
                <small>{[round.name, round.courseName].join(' · ')}</small>
              </td>
              <td>
                <b>{round.performance.formatted}</b>
              </td>
              <td>{round.underParCount ?? NOTHING}</td>
              <td>{courseLength(round.courseLengthYards, units)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <div className={classes.averages}>
        <Averages averages={chart.averages} />
      </div>
    </Dialog>
  );
}
