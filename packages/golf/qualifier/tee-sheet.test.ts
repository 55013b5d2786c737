import { describe, expect, it } from 'vitest';
import { answersWith, opened, tryChange } from '../testing/qualifiers.ts';
import type { TeeGroup } from './qualifier.ts';
import { movedTo, nudged, plannedGroups, type TeePlan } from './tee-sheet.ts';

const names = ['Noa', 'Hanna', 'Grace', 'Ella', 'Mei', 'Tess', 'Sofia'];
const plan: TeePlan = { order: 'listed', size: 4, start: '09:50', interval: 10 };
const groupsOf = (changes: Partial<TeePlan> = {}, last: readonly TeeGroup[] | null = null) =>
  plannedGroups(
    { listed: names, standing: ['Noa', 'Grace', 'Hanna', 'Ella', 'Sofia', 'Tess', 'Mei'], last },
    { ...plan, ...changes },
  );
const idsOf = (groups: readonly TeeGroup[]) => groups.map(({ entrantIds }) => entrantIds.join(' '));

describe('a tee sheet', () => {
  const begun = opened(answersWith(names));

  it('has groups of nearly one size with times, or holes of a shotgun start (TEAM-32)', () => {
    const times = groupsOf();
    expect(idsOf(times)).toEqual(['Noa Hanna Grace Ella', 'Mei Tess Sofia']);
    expect(times.map(({ time, hole }) => [time, hole])).toEqual([
      ['09:50', 0],
      ['10:00', 0],
    ]);
    expect(groupsOf({ interval: null, size: 3 }).map(({ time, hole }) => [time, hole])).toEqual([
      ['09:50', 0],
      ['09:50', 1],
      ['09:50', 2],
    ]);
  });

  it('is made from the standing, the best last, or from that of the last round (TEAM-32)', () => {
    expect(idsOf(groupsOf({ order: 'standing' }))).toEqual(['Mei Tess Sofia Ella', 'Hanna Grace Noa']);
    const last = [{ time: '08:00', hole: 0, entrantIds: ['Noa', 'Ella', 'Gone'] }];
    expect(idsOf(groupsOf({ order: 'lastRound' }, last))).toEqual(['Noa Ella', 'Hanna Grace Mei', 'Tess Sofia']);
  });

  it('moves a player to any place, or one place over the edge of a group (TEAM-32)', () => {
    const groups = groupsOf();
    expect(idsOf(movedTo(groups, 'Noa', { group: 1, index: 1 }))).toEqual(['Hanna Grace Ella', 'Mei Noa Tess Sofia']);
    expect(idsOf(nudged(groups, 'Ella', 1))).toEqual(['Noa Hanna Grace', 'Ella Mei Tess Sofia']);
    expect(idsOf(nudged(groups, 'Mei', -1))).toEqual(['Noa Hanna Grace Ella Mei', 'Tess Sofia']);
    expect(idsOf(nudged(groups, 'Noa', 1))).toEqual(['Hanna Noa Grace Ella', 'Mei Tess Sofia']);
    expect(nudged(groups, 'Noa', -1)).toBe(groups);
  });

  it('is refused with a sentence where it cannot be played (TEAM-32)', () => {
    const refusal = (group: Partial<TeeGroup>, round = 0) =>
      tryChange(begun, { kind: 'teeSheet', round, groups: [{ time: '09:00', hole: 0, entrantIds: [], ...group }] })
        .refusal;
    expect(refusal({ entrantIds: ['Zoe'] })).toBe('This player is not in the qualifier.');
    expect(refusal({ entrantIds: ['Noa', 'Noa'] })).toBe('A player is in two groups.');
    expect(refusal({ entrantIds: names })).toBe('Group 1 has more than 5 players.');
    expect(refusal({ time: '25:00' })).toBe("'25:00' is no time: write it as 09:20.");
    expect(refusal({}, 4)).toBe('There is no round 5.');
  });
});
