import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { makeChance, putt } from './putting.ts';
import { skillLevel, skillLevels } from './skill.ts';

describe('putts', () => {
  it.each([
    [3, 0.96],
    [5, 0.77],
    [8, 0.5],
    [10, 0.4],
    [15, 0.23],
    [30, 0.07],
  ])('the Tour holes a putt of %d ft at the published rate of %d', (feet, chance) => {
    expect(makeChance(feet)).toBeCloseTo(chance, 9);
  });

  it('a longer putt is never likelier to drop', () => {
    const feet = fc.double({ min: 0, max: 200, noNaN: true });
    fc.assert(
      fc.property(feet, feet, (a, b) => {
        expect(makeChance(Math.max(a, b))).toBeLessThanOrEqual(makeChance(Math.min(a, b)));
        expect(makeChance(a)).toBeGreaterThan(0);
        expect(makeChance(a)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('a miss stays out of the hole, and a better level leaves it nearer', () => {
    const leave = (id: (typeof skillLevels)[number]['id']) => {
      const random = createRandom('lag');
      const ends = Array.from({ length: 2000 }, () =>
        putt(skillLevel(id).skill, { x: 0, y: -15 }, { x: 0, y: 0 }, random),
      );
      const misses = ends.filter((end) => end !== null).map(({ x, y }) => Math.hypot(x, y));
      expect(Math.min(...misses)).toBeGreaterThan(0.05);
      return misses.reduce((sum, value) => sum + value, 0) / misses.length;
    };
    expect(leave('tour')).toBeLessThan(leave('hcp5'));
    expect(leave('hcp5')).toBeLessThan(leave('hcp20'));
  });
});
