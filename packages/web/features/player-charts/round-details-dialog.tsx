import type { RoundsChart } from '@strokebook/contract';
import { formatDay } from '@strokebook/golf/format';
import { averageNames } from '@strokebook/golf/resume';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './player-charts.module.css';

type RoundDetailsDialogProps = { readonly chart: RoundsChart; readonly onClose: () => void };

/** The rounds behind a chart and what they come to (ABOUT-09, ABOUT-O2). */
export function RoundDetailsDialog({ chart, onClose }: RoundDetailsDialogProps) {
  return (
    <Dialog title="Chart Round Details" size={760} onClose={onClose}>
      {/* A frame that scrolls must be within reach of the keyboard. */}
      <section className={classes.tableFrame} aria-label="Table of rounds" tabIndex={0}>
        <table className={classes.table} aria-label={chart.title}>
          <thead>
            <tr>
              <th scope="col">Round</th>
              <th scope="col">Tournament</th>
              <th scope="col">Yards</th>
              <th scope="col">Birdies</th>
              <th scope="col">Score</th>
            </tr>
          </thead>
          <tbody>
            {chart.includedRounds.map((round, index) => (
              <tr key={round.golfRoundId}>
                <td>
                  R{index + 1}
                  <small>{formatDay(round.playedOn, true)}</small>
                </td>
                <td>
                  {round.tournamentName ?? round.courseName}
                  <small>{[round.name, round.courseName].join(' · ')}</small>
                </td>
                <td>{round.courseLengthYards ?? '-'}</td>
                <td>{round.underParCount}</td>
                <td>{round.performance.formatted}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <dl className={classes.averages} aria-label="Averages">
        {averageNames.map((name) => {
          const { label, formatted, basis } = chart.averages[name];
          return (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                {formatted}
                <small>{basis}</small>
              </dd>
            </div>
          );
        })}
      </dl>
    </Dialog>
  );
}
