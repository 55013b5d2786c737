import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import { anyHistory } from '../testing/arbitraries.ts';
import { summaryOf } from '../testing/builders.ts';
import { expansionStateOf, toggleAll, toggleGroup } from './expansion.ts';
import { bestOf, groupBys, groupRounds, isTimeGrouping, keepRounds } from './group-rounds.ts';
import { selectionStateOf, toggleSelection } from './selection-state.ts';
import { sortRounds } from './sort-rounds.ts';
import { defaultSortBy, viewBys, viewRounds } from './view-by.ts';

const played = (roundId: string, day: string, changes = {}) =>
  summaryOf({ roundId, playedOn: calendarDay(day), ...changes });
const outline = (groups: ReturnType<typeof groupRounds>): unknown =>
  groups.map((group) => [
    group.name,
    group.subgroups.length > 0 ? outline(group.subgroups) : group.rounds.map((round) => round.roundId),
  ]);

describe('groups', () => {
  it('has every grouping of the specification (CARD-13)', () => {
    expect([...groupBys].sort()).toEqual(
      [
        'Round',
        'Tournament',
        'Course',
        'Clusters of 6',
        'Month-Year',
        'Year-Month',
        'Season-Year',
        'Year-Season',
        'Month-Year Best 5',
        'Year-Month Best 5',
        'Season-Year Best 5',
        'Year-Season Best 5',
      ].sort(),
    );
  });

  it('nests months in years and years in months (CARD-13)', () => {
    const rounds = [played('c', '2026-05-02'), played('b', '2026-04-01'), played('a', '2025-05-09')];
    expect(outline(groupRounds(rounds, 'Year-Month'))).toEqual([
      [
        '2026',
        [
          ['May', ['c']],
          ['April', ['b']],
        ],
      ],
      ['2025', [['May', ['a']]]],
    ]);
    expect(outline(groupRounds(rounds, 'Month-Year'))).toEqual([
      [
        'May',
        [
          ['2026', ['c']],
          ['2025', ['a']],
        ],
      ],
      ['April', [['2026', ['b']]]],
    ]);
  });

  it('puts a December into the winter of the coming year (CARD-O8)', () => {
    const rounds = [played('b', '2026-01-10'), played('a', '2025-12-20')];
    expect(outline(groupRounds(rounds, 'Year-Season'))).toEqual([['2026', [['Winter', ['b', 'a']]]]]);
  });

  it('chunks clusters of six, named by their places from 1 (CARD-15, CARD-O4)', () => {
    const rounds = Array.from({ length: 9 }, (_unused, index) => played(`r${index}`, '2026-05-01'));
    expect(groupRounds(rounds, 'Clusters of 6').map((group) => [group.name, group.rounds.length])).toEqual([
      ['Rounds 1 - 6', 6],
      ['Rounds 7 - 9', 3],
    ]);
  });

  it('keeps the five rounds lowest against par, the more recent of equals (CARD-14, CARD-O5)', () => {
    const rounds = [72, 70, 75, 71, 72, 74, 73].map((score, index) =>
      played(`r${index}`, `2026-05-0${index + 1}`, { score }),
    );
    expect(bestOf(rounds).map((round) => round.score)).toEqual([72, 70, 71, 72, 73]);
    const tied = Array.from({ length: 6 }, (_unused, index) => played(`r${index}`, `2026-05-0${index + 1}`));
    expect(bestOf(tied).map((round) => round.roundId)).toEqual(['r1', 'r2', 'r3', 'r4', 'r5']);
  });

  it('loses and doubles no round, whatever the grouping; Best 5 loses only to better rounds (CARD-02, CARD-14)', () => {
    fc.assert(
      fc.property(anyHistory, fc.constantFrom(...groupBys), (history, groupBy) => {
        const grouped = groupRounds(history, groupBy).flatMap((group) => group.rounds);
        expect(new Set(grouped).size).toBe(grouped.length);
        if (!groupBy.endsWith('Best 5')) expect(new Set(grouped)).toEqual(new Set(history));
        for (const group of groupRounds(history, groupBy)) {
          if (group.subgroups.length === 0) continue;
          expect(new Set(group.subgroups.flatMap((subgroup) => subgroup.rounds))).toEqual(new Set(group.rounds));
        }
      }),
    );
  });
});

describe('expanding', () => {
  const groups = groupRounds(
    [played('c', '2026-05-02'), played('b', '2026-04-01'), played('a', '2025-05-09')],
    'Year-Month',
  );
  const none = new Set<string>();

  it('starts expanded (CARD-10)', () => {
    expect(expansionStateOf(groups, none)).toBe('expanded');
  });

  it('collapses all when expanded or mixed, and expands all when collapsed (CARD-06, CARD-07)', () => {
    const collapsed = toggleAll(groups, none);
    expect(expansionStateOf(groups, collapsed)).toBe('collapsed');
    const mixed = toggleGroup(groups, none, '2026');
    expect(expansionStateOf(groups, mixed)).toBe('mixed');
    expect(expansionStateOf(groups, toggleAll(groups, mixed))).toBe('collapsed');
    expect(expansionStateOf(groups, toggleAll(groups, collapsed))).toBe('expanded');
  });

  it('toggles all subgroups with their group (CARD-08)', () => {
    const closed = toggleGroup(groups, none, '2026');
    expect([...closed].sort()).toEqual(['2026', '2026/04', '2026/05']);
    expect(toggleGroup(groups, closed, '2026').size).toBe(0);
  });

  it('opens the group around a subgroup that is opened (CARD-09)', () => {
    const opened = toggleGroup(groups, toggleAll(groups, none), '2026/05');
    expect(opened.has('2026')).toBe(false);
    expect(opened.has('2026/05')).toBe(false);
    expect(opened.has('2026/04')).toBe(true);
  });
});

describe('selecting', () => {
  it('knows selected, unselected and indeterminate groups (SHOTS-15)', () => {
    const ids = ['a', 'b'];
    expect(
      [new Set<string>(), new Set(['a']), new Set(['a', 'b', 'c'])].map((set) => selectionStateOf(ids, set)),
    ).toEqual(['unselected', 'indeterminate', 'selected']);
  });

  it('selects all of a group unless all are selected, then none (SHOTS-16)', () => {
    const all = toggleSelection(['a', 'b'], new Set(['a', 'z']));
    expect([...all].sort()).toEqual(['a', 'b', 'z']);
    expect([...toggleSelection(['a', 'b'], all)]).toEqual(['z']);
  });
});

describe('sorting', () => {
  const rounds = [
    played('old', '2026-01-01', { score: 70, yards: 6500, courseName: 'B' }),
    played('new', '2026-05-01', { score: 75, yards: 7000, courseName: 'A' }),
    played('bare', '2026-03-01', { score: null, yards: null, courseName: 'C' }),
  ];
  const order = (...args: [Parameters<typeof sortRounds>[1], Parameters<typeof sortRounds>[2]?]) =>
    sortRounds(rounds, ...args).map((round) => round.roundId);

  it('sorts newest, lowest, longest and A to Z first, and flips (SHOTS-20, SHOTS-O5)', () => {
    expect(order('Date')).toEqual(['new', 'bare', 'old']);
    expect(order('Score')).toEqual(['old', 'new', 'bare']);
    expect(order('Yards')).toEqual(['new', 'old', 'bare']);
    expect(order('Label')).toEqual(['new', 'old', 'bare']);
    expect(order('Score', 'descending')).toEqual(['new', 'old', 'bare']);
  });

  it('throws for a property that cannot be sorted by (ERR-12)', () => {
    expect(() => sortRounds(rounds, 'Weather' as 'Date')).toThrow("'Weather' is no property to sort rounds by");
  });
});

describe('the picker', () => {
  it('views rounds in six ways, and sorts Round #-Event by label (SHOTS-17, SHOTS-19)', () => {
    expect(viewBys.map((viewBy) => [viewBy, defaultSortBy(viewBy)])).toEqual([
      ['Event', 'Date'],
      ['Round #-Event', 'Label'],
      ['Round', 'Date'],
      ['Course', 'Date'],
      ['Year-Month', 'Date'],
      ['Month-Year', 'Date'],
    ]);
  });

  it('keeps the first six groups of Round #-Event (SHOTS-19, SHOTS-O8)', () => {
    const rounds = [0, 1, 2, 3, 4, 5, 6, 1].map((roundNumber, index) =>
      played(`r${index}`, '2026-05-01', { tournamentName: 'Open', roundNumber }),
    );
    const groups = viewRounds([...rounds, played('practice', '2026-05-01')], 'Round #-Event');
    expect(groups.map((group) => [group.name, group.rounds.length])).toEqual([
      ['Final round', 1],
      ['Round 1', 2],
      ['Round 2', 1],
      ['Round 3', 1],
      ['Round 4', 1],
      ['Round 5', 1],
    ]);
  });
});

describe('fewer rounds', () => {
  const rounds = [
    played('a', '2026-05-03'),
    played('b', '2026-05-01'),
    played('c', '2026-04-01'),
    played('d', '2025-04-01'),
  ];
  const namesLeft = (keep: readonly string[]) =>
    keepRounds(groupRounds(rounds, 'Year-Month'), (round) => keep.includes(round.roundId)).map((group) => [
      group.name,
      group.rounds.map((round) => round.roundId),
      group.subgroups.map((subgroup) => [subgroup.name, subgroup.rounds.map((round) => round.roundId)]),
    ]);

  it('drop out of every group that they are in, and a group that is left empty goes too (SHOTS-O3)', () => {
    expect(namesLeft(['b'])).toEqual([['2026', ['b'], [['May', ['b']]]]]);
    expect(namesLeft(['c', 'd'])).toEqual([
      ['2026', ['c'], [['April', ['c']]]],
      ['2025', ['d'], [['April', ['d']]]],
    ]);
    expect(namesLeft([])).toEqual([]);
  });
});

it('knows the groupings by month, year and season, best five included (SHOTS-05)', () => {
  expect(groupBys.filter((groupBy) => !isTimeGrouping(groupBy))).toEqual([
    'Round',
    'Tournament',
    'Course',
    'Clusters of 6',
  ]);
});
