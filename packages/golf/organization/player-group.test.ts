import { expect, it } from 'vitest';
import { groupNames, isRosterId, readPlayerGroup, rostersOf } from './player-group.ts';

const rosters = [
  { rosterId: 11, groupName: 'Women' },
  { rosterId: 12, groupName: 'Men' },
  { rosterId: 13, groupName: 'women' },
  { rosterId: 14, groupName: null },
];

it("takes 'All', a group's name in any case and a roster's id; no group means All (ORG-03, ORG-O1, ORG-O3)", () => {
  expect([undefined, 'All', 'ALL'].map((text) => readPlayerGroup(text, rosters))).toEqual([
    { kind: 'all' },
    { kind: 'all' },
    { kind: 'all' },
  ]);
  expect(readPlayerGroup('wOMEN', rosters)).toEqual({ kind: 'group', name: 'Women' });
  expect(readPlayerGroup('12', rosters)).toEqual({ kind: 'roster', rosterId: 12 });
});

it('tells a number that no roster has from a text that no group has (ORG-05, ORG-06, ORG-09)', () => {
  expect(['99', '-1', '007'].map((text) => readPlayerGroup(text, rosters))).toEqual([
    'noRoster',
    'noRoster',
    'noRoster',
  ]);
  expect(['Juniors', '1.5', '1e3', ' ', '12x'].map((text) => readPlayerGroup(text, rosters))).toEqual(
    Array.from({ length: 5 }, () => 'noGroup'),
  );
  expect(['5', '-5', '5.0', ''].map(isRosterId)).toEqual([true, true, false, false]);
});

it('lists every group once, and the rosters of each', () => {
  expect(groupNames(rosters)).toEqual(['Women', 'Men']);
  const idsOf = (text: string) => {
    const group = readPlayerGroup(text, rosters);
    return typeof group === 'string' ? group : rostersOf(group, rosters).map(({ rosterId }) => rosterId);
  };
  expect([idsOf('All'), idsOf('women'), idsOf('14')]).toEqual([[11, 12, 13, 14], [11, 13], [14]]);
});
