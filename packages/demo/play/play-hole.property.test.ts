import { calendarDay } from '@strokebook/golf/calendar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCourse } from '../courses/build-course.ts';
import { coursePlans } from '../courses/course-plans.ts';
import type { Vector } from '../courses/vector.ts';
import { createRandom } from '../random.ts';
import { pinOfTheDay } from './pin.ts';
import { playHole } from './play-hole.ts';
import { groundAt, playingHoles } from './playing-hole.ts';
import { skillLevels, withForm } from './skill.ts';

const holes = coursePlans.flatMap((plan) => playingHoles(buildCourse(plan)));
const anyHole = fc.constantFrom(...holes);
const anyDay = fc.integer({ min: 10, max: 28 }).map((date) => calendarDay(`2026-06-${date}`));
/** From far better than the Tour to hopeless: players and days deviate in both directions. */
const anySkill = fc
  .tuple(fc.constantFrom(...skillLevels), fc.double({ min: 0.5, max: 2, noNaN: true }))
  .map(([{ skill }, miss]) =>
    withForm(skill, { length: 1, drive: miss, approach: miss, shortGame: miss, putting: miss }),
  );

describe('laws of a hole', () => {
  it('whoever plays it, it ends in the hole, and its score fits the round document', () => {
    fc.assert(
      fc.property(anyHole, anyDay, anySkill, fc.nat(5), fc.string(), (hole, day, skill, tee, seed) => {
        const pin = pinOfTheDay(hole, 'any', day);
        const strokes = playHole(hole, hole.tees[tee % hole.tees.length] as Vector, pin.at, skill, createRandom(seed));
        const penalties = strokes.filter((stroke) => stroke.penalty !== undefined).length;
        expect(strokes.at(-1)?.end.lie).toBe('holed');
        expect(strokes.length + penalties).toBeLessThanOrEqual(30);
        expect(penalties).toBeLessThanOrEqual(20);
        for (const { from, end } of strokes) {
          expect([from.at.x, from.at.y, end.at.x, end.at.y].every(Number.isFinite)).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('a pin stands on the green, four paces from its edge', () => {
    fc.assert(
      fc.property(anyHole, anyDay, (hole, day) => {
        const { at } = pinOfTheDay(hole, 'any', day);
        for (const [x, y] of [
          [0, 0],
          [3.9, 0],
          [-3.9, 0],
          [0, 3.9],
          [0, -3.9],
        ] as const) {
          expect(groundAt(hole, { x: at.x + x, y: at.y + y })).toBe('green');
        }
      }),
    );
  });
});
