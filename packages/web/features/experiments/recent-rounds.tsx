import type { OutputOf } from '@strokebook/contract';
import { formatDay, NOTHING, progressText, scoreToPar } from '@strokebook/golf/format';
import { scoreVsPar } from '@strokebook/golf/selection';
import { ColumnTable } from '../../ui/blocks/column-table.tsx';

type Rounds = OutputOf<'listRounds'>['rounds'];

/** The test account's newest rounds with their scores (EXP-02). */
export const RecentRounds = ({ rounds }: { readonly rounds: Rounds }) => (
  <ColumnTable
    label="Recent rounds"
    columns={[
      { label: 'Day', kind: 'days', cell: ({ playedOn }) => formatDay(playedOn, true) },
      { label: 'Course', kind: 'words', cell: ({ courseName }) => courseName },
      {
        label: 'Holes',
        kind: 'figure',
        cell: (round) =>
          round.status === 'completed' ? `${round.holesPlayed}` : `${round.holeCount}, ${progressText(round)}`,
      },
      { label: 'Score', kind: 'figure', cell: ({ score }) => `${score ?? NOTHING}` },
      {
        label: 'To par',
        kind: 'figure',
        cell(round) {
          const toPar = scoreVsPar(round);
          return toPar === null ? NOTHING : scoreToPar(toPar);
        },
      },
    ]}
    rows={rounds}
    keyOf={({ roundId }) => roundId}
  />
);
