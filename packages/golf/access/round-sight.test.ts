import { calendarDay } from '../calendar/index.ts';
import { describe, expect, it } from 'vitest';
import { holeOf, roundOf, shotOf } from '../testing/builders.ts';
import { accountIdOf } from './account-id.ts';
import type { AccountAccess } from './can-see.ts';
import { isRoundInSight, roundInSight, roundSightOf } from './round-sight.ts';

const today = calendarDay('2026-06-15');
const account: AccountAccess = {
  accountId: accountIdOf(1),
  circleMembers: [{ memberId: accountIdOf(7), level: 'manage' }],
  allowPublicSite: true,
  settings: [],
  joinedTeams: [],
};
const sightOf = (accountId: number, isProductManager = false) =>
  roundSightOf({ accountId: accountIdOf(accountId), isProductManager, coachedTeams: [] }, account, today);

describe('rounds in sight', () => {
  it('are all of them for the player, the circle and product managers, and those before a day for others (ENTRY-29)', () => {
    expect([sightOf(1), sightOf(7), sightOf(9, true)]).toEqual(['full', 'full', 'full']);
    expect([sightOf(2), roundSightOf(null, account, today)]).toEqual([today, today]);
  });

  it.each([
    ['completed', '2026-06-15', true],
    ['inProgress', '2026-06-14', true],
    ['inProgress', '2026-06-15', false],
    ['inProgress', '2026-06-16', false],
  ] as const)('have one that is %s, played on %s, without full access: %s (ENTRY-29)', (status, day, isOpen) => {
    const round = { status, playedOn: calendarDay(day) };
    expect([isRoundInSight(round, today), isRoundInSight(round, 'full')]).toEqual([isOpen, true]);
  });

  it('have notes and player for those with full access alone (ENTRY-O61)', () => {
    const round = roundOf({ notes: 'Knee hurts', player: { name: 'Ada' } });
    expect(roundInSight(round, 'full')).toEqual(round);
    const { notes: _notes, player: _player, ...open } = round;
    expect(roundInSight(round, today)).toEqual(open);
  });

  it('AIM-12: have the targets of shots for those with a level of access alone', () => {
    const shots = [{ ...shotOf('tee', 400), target: { lat: 40, lon: -80 } }, shotOf('rough', 120)];
    const round = roundOf({ holes: [holeOf({ shots })] });
    expect(roundInSight(round, 'full').holes[0]?.shots?.[0]).toHaveProperty('target');
    expect(roundInSight(round, today).holes[0]?.shots).toEqual([shotOf('tee', 400), shotOf('rough', 120)]);
  });
});
