import { describe, expect, it } from 'vitest';
import { cellOf, figures, names, rowOf, type TableBlock, wordsOfTable } from './table.ts';

const block: TableBlock = {
  kind: 'table',
  title: 'Rounds',
  columns: [...names('Round', 'Course'), ...figures('Score')],
  rows: [
    rowOf([cellOf('Harbor Cup', 'May 1, 2026'), cellOf('T3 of 78')], 'group', 'Windy'),
    rowOf(['Round 1', 'Amity', cellOf('61%', '11 of 18', 'better', ['Unconfirmed'])]),
    rowOf(['Total'], 'sum', 'All of it'),
  ],
  notes: ['Two rounds.'],
};

describe('a table in words', () => {
  it('has what stands beside the name of a group with the name, and not below a column (CGR-O4)', () => {
    expect(wordsOfTable(block).rows[0]).toEqual(['Harbor Cup (May 1, 2026), T3 of 78: Windy', '', '']);
  });

  it('says what a value rests on, how it compares and what to look after, and fills rows up (CGR-O4)', () => {
    const { columns, rows, lines } = wordsOfTable(block);
    expect([columns, lines]).toEqual([['Round', 'Course', 'Score'], ['Two rounds.']]);
    expect(rows.slice(1)).toEqual([
      ['Round 1', 'Amity', '61% (11 of 18), better, Unconfirmed'],
      ['Total: All of it', '', ''],
    ]);
  });

  it('is its title and notes where it has no rows (CGR-O4)', () => {
    expect(wordsOfTable({ ...block, rows: [] })).toEqual({
      title: 'Rounds',
      lines: ['Two rounds.'],
      columns: [],
      rows: [],
    });
  });
});
