import { signed } from '@strokebook/golf/format';
import { ColumnTable, type ScreenColumn } from '../../ui/blocks/column-table.tsx';
import type { TeamEventList } from './event-queries.ts';

type SeasonTableProps = {
  readonly list: TeamEventList;
  /** Tournaments beside qualifiers where they clearly differ; '' for everybody else, and for who is not told. */
  readonly differenceOf: (accountId: number | null) => string;
};

type Row = TeamEventList['rows'][number];

/** How often each player counted, and what they scored against the course ratings (TEAM-14). */
export const SeasonTable = ({ list, differenceOf }: SeasonTableProps) => {
  const hasDifference = list.rows.some(({ accountId }) => differenceOf(accountId) !== '');
  const columns: readonly ScreenColumn<Row>[] = [
    { label: 'Player', kind: 'name', cell: ({ name }) => name },
    { label: 'Counted', kind: 'figure', cell: ({ counted, of }) => `${counted} of ${of}`, isStrong: true },
    {
      label: 'Over rating',
      kind: 'figure',
      cell: ({ overRating, rated }) => (overRating === null ? '–' : `${signed(overRating, 1)} in ${rated}`),
    },
    ...(hasDifference
      ? [
          {
            label: 'Tournaments and qualifiers',
            kind: 'words' as const,
            cell: ({ accountId }: Row) => differenceOf(accountId),
          },
        ]
      : []),
  ];
  return (
    <>
      <ColumnTable
        label="the season"
        columns={columns}
        rows={list.rows}
        keyOf={({ name, accountId }) => accountId ?? name}
      />
      <p className="note">
        Counted: rounds in the lineup whose score was one of those that count. Over rating: mean of score minus course
        rating, a round. {hasDifference ? 'A difference is named only where it is clear.' : ''}
      </p>
    </>
  );
};
