import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import { answersWith, changed, opened, tryChange, withScores } from '../testing/qualifiers.ts';
import type { Qualifier, TeeGroup } from './qualifier.ts';
import { movedTo, nudged, plannedGroups, type TeePlan } from './tee-sheet.ts';

const names = ['Noa', 'Hanna', 'Grace', 'Ella', 'Mei', 'Tess', 'Sofia'];
const plan: TeePlan = { order: 'listed', size: 4, start: '09:50', interval: 10 };
const groupsOf = (qualifier: Qualifier, round: number, changes: Partial<TeePlan> = {}) =>
  plannedGroups(qualifier, round, { ...plan, ...changes }, calendarDay('2026-10-06'));
const idsOf = (groups: readonly TeeGroup[]) => groups.map(({ entrantIds }) => entrantIds.join(' '));

describe('a tee sheet', () => {
  const begun = opened(answersWith(names));

  it('has groups of nearly one size with times, or holes of a shotgun start (TEAM-32)', () => {
    const times = groupsOf(begun, 0);
    expect(idsOf(times)).toEqual(['Noa Hanna Grace Ella', 'Mei Tess Sofia']);
    expect(times.map(({ time, hole }) => [time, hole])).toEqual([
      ['09:50', 0],
      ['10:00', 0],
    ]);
    expect(groupsOf(begun, 0, { interval: null, size: 3 }).map(({ time, hole }) => [time, hole])).toEqual([
      ['09:50', 0],
      ['09:50', 1],
      ['09:50', 2],
    ]);
  });

  it('is made from the standing, the best last, or from that of the last round (TEAM-32)', () => {
    const played = withScores(begun, { Noa: ['70'], Hanna: ['74'], Grace: ['72'], Ella: ['80'] });
    expect(idsOf(groupsOf(played, 1, { order: 'standing' }))).toEqual(['Mei Tess Sofia Ella', 'Hanna Grace Noa']);
    const groups = [{ time: '08:00', hole: 0, entrantIds: ['Noa', 'Ella'] }];
    const drawn = changed(played, { kind: 'teeSheet', round: 0, groups });
    expect(idsOf(groupsOf(drawn, 1, { order: 'lastRound' }))).toEqual(['Noa Ella', 'Hanna Grace Mei', 'Tess Sofia']);
  });

  it('moves a player to any place, or one place over the edge of a group (TEAM-32)', () => {
    const groups = groupsOf(begun, 0);
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
