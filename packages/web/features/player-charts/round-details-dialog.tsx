import { cellOf } from '@strokebook/documents/report';
import type { RoundsChart } from '@strokebook/golf/tournaments';
import { courseLength, formatDay, lengthUnitName, NOTHING } from '@strokebook/golf/format';
import { useUnits } from '../../api/use-units.ts';
import { ColumnTable } from '../../ui/blocks/column-table.tsx';
import { Averages } from '../../ui/tables/averages.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import classes from './player-charts.module.css';

type RoundDetailsDialogProps = { readonly chart: RoundsChart; readonly onClose: () => void };

/** The rounds behind a chart and their averages (ABOUT-09, ABOUT-O2). */
export function RoundDetailsDialog({ chart, onClose }: RoundDetailsDialogProps) {
  const [units] = useUnits();
  return (
    <Dialog title="Chart Round Details" size={760} onClose={onClose}>
      <ColumnTable
        label={chart.title}
        columns={[
          {
            label: 'Round',
            kind: 'days',
            cell: ({ place, playedOn }) => cellOf(`R${place}`, formatDay(playedOn, true)),
          },
          {
            label: 'Tournament',
            kind: 'words',
            width: '136px',
            cell: ({ tournamentName, courseName, name }) =>
              cellOf(tournamentName ?? courseName, `${name} · ${courseName}`),
          },
          { label: 'Score', kind: 'figure', isStrong: true, cell: ({ performance }) => performance.formatted },
          { label: 'Birdies', kind: 'figure', cell: ({ underParCount }) => `${underParCount ?? NOTHING}` },
          {
            label: lengthUnitName(units),
            kind: 'figure',
            cell: ({ courseLengthYards }) => courseLength(courseLengthYards, units),
          },
        ]}
        rows={chart.includedRounds.map((round, index) => ({ ...round, place: index + 1 }))}
        keyOf={({ golfRoundId }) => golfRoundId}
      />
      <div className={classes.averages}>
        <Averages averages={chart.averages} />
      </div>
    </Dialog>
  );
}
