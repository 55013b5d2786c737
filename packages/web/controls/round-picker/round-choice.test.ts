import { describe, expect, it } from 'vitest';
import { customChoice, pickedByHand } from './round-choice.ts';

const idsOf = (count: number) => Array.from({ length: count }, (_unused, index) => `demo-round-${index}`);
const career = idsOf(2_000);
const pickedOf = (choice: ReturnType<typeof customChoice>) => {
  const picked = pickedByHand(choice);
  return picked === null ? null : career.filter(picked.has);
};

describe('rounds picked by hand', () => {
  it.each([
    ['ids', 0],
    ['ids', 20],
    ['picks', 40],
    ['picks', 400],
    ['list', 401],
    ['list', 2_000],
  ] as const)('are found again by the %s of an address, of %i rounds (SHOTS-13)', (kind, count) => {
    const choice = customChoice(idsOf(count));
    expect([
      choice.ids !== undefined && 'ids',
      choice.picks !== undefined && 'picks',
      choice.list !== undefined && 'list',
    ]).toContain(kind);
    expect(Object.values(choice).filter((value) => value !== undefined)).toHaveLength(2);
    expect(pickedOf(choice)).toEqual(idsOf(count));
    expect(pickedByHand(choice)?.isEmpty).toBe(count === 0);
  });

  it('need no session for a link to show them, up to four hundred', () => {
    const choice = customChoice(idsOf(400));
    sessionStorage.clear();
    expect(pickedOf(choice)).toEqual(idsOf(400));
  });

  it('are found by Back after many ticks, and are unknown in another session (SHOTS-13)', () => {
    const choices = Array.from({ length: 40 }, (_unused, tick) => customChoice(idsOf(450 + tick)));
    expect(choices.map((choice) => pickedOf(choice)?.length)).toEqual(choices.map((_choice, tick) => 450 + tick));
    sessionStorage.clear();
    expect(pickedOf(customChoice(idsOf(450)))).toHaveLength(450);
    sessionStorage.clear();
    expect(pickedByHand({ rounds: 'Custom', list: '40-abc' })).toBeNull();
  });
});
