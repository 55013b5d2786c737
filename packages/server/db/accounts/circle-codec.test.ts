import { accountIdOf, accessLevels, type Circle } from '@strokebook/golf/access';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { archivedCircle, circleColumnsOf, readCircle, withCircle } from './circle-codec.ts';

const ids = (...numbers: number[]) => numbers.map(accountIdOf);
const circles = fc
  .uniqueArray(fc.record({ memberId: fc.nat(200).map(accountIdOf), level: fc.constantFrom(...accessLevels) }), {
    selector: ({ memberId }) => memberId,
  })
  .map((circleMembers): Circle => ({ circleMembers }));
const sorted = ({ circleMembers }: Circle) => circleMembers.toSorted((a, b) => a.memberId - b.memberId);

it('a circle that is stored is read with the same members and levels (TEAM-27)', () => {
  fc.assert(
    fc.property(circles, (circle) => {
      const { dataVersion, ...read } = withCircle({ ...circleColumnsOf(circle), dataVersion: 3 });
      expect([dataVersion, Object.keys(read), sorted(read)]).toEqual([3, ['circleMembers'], sorted(circle)]);
    }),
  );
});

it('a member whom an older version stored on a second level has the higher one (TEAM-27, OPS-02)', () => {
  const row = { subCircleAccountIds: ids(5), enteringIds: ids(6), seeingIds: ids(5, 6, 7) };
  expect(withCircle(row).circleMembers).toEqual([
    { memberId: 5, level: 'manage' },
    { memberId: 6, level: 'enter' },
    { memberId: 7, level: 'see' },
  ]);
});

it('an archived circle of before there were levels is of members who manage, and is restored without those who are gone (TEAM-27, OPS-O62)', () => {
  const archived = { sub_circle_account_ids: [5, 6], username: 'ada' };
  expect(readCircle(archived).circleMembers.map(({ level }) => level)).toEqual(['manage', 'manage']);
  expect(archivedCircle(archived, (memberId) => memberId !== 5)).toEqual({
    ...{ sub_circle_account_ids: [6], entering_ids: [], seeing_ids: [] },
  });
});
