import { describe, expect, it } from 'vitest';
import { yards } from '../model/index.ts';
import { patternLevel, shotsOf, typedBag } from '../testing/aim.ts';
import type { ClubPattern } from './club-pattern.ts';
import { estimatePatterns } from './estimate-patterns.ts';
import { levelScatter, patternLevels } from './level-pattern.ts';

const level = patternLevel('scratch');
const truth = (club: 'driver' | 'iron7' | 'iron8', distance: number): ClubPattern => ({
  ...(typedBag('scratch', 250)[0] as ClubPattern),
  club,
  distance: yards(distance),
  core: { meanAcross: 0.03, meanAlong: 0, sdAcross: 0.06, sdAlong: 0.05, correlation: 0.3 },
  mishits: { share: 0.05, meanAcross: 0.05, meanAlong: -0.4, sdAcross: 0.1, sdAlong: 0.1, correlation: 0 },
});
const patternOf = (club: 'driver' | 'iron7' | 'iron8', ...args: Parameters<typeof estimatePatterns>): ClubPattern => {
  const found = estimatePatterns(...args).patterns.find((one) => one.club === club);
  if (found === undefined) throw new Error(`no pattern of ${club}`);
  return found;
};

describe('the pattern of a club', () => {
  it('is the player’s own from 20 shots on: means, spreads, correlation, mishits and their number (AIM-01)', () => {
    const found = patternOf('driver', shotsOf(truth('driver', 250), 400, 1), { level });
    expect(found).toMatchObject({ shots: 400, borrowed: null, isTyped: false });
    expect(found.distance).toBeCloseTo(249, -0.7);
    expect(found.core.meanAcross).toBeCloseTo(0.03, 1.9);
    expect(found.core.sdAcross).toBeCloseTo(0.06, 1.9);
    expect(found.core.sdAlong).toBeCloseTo(0.05, 1.9);
    expect(found.core.correlation).toBeCloseTo(0.3, 0.8);
    expect(found.mishitCount).toBeGreaterThanOrEqual(18);
    expect(found.mishits.share).toBeCloseTo(0.05, 1.5);
    expect(found.mishits.meanAlong).toBeLessThan(-0.25);
  });

  it('is the same in yards and on a course twice as long: all figures are shares of the distance (AIM-01)', () => {
    const [short, long] = [120, 240].map((distance) =>
      patternOf('iron7', shotsOf(truth('iron7', distance), 60, 2), { level }),
    );
    expect(long?.core.sdAcross).toBeCloseTo(short?.core.sdAcross ?? 0, 9);
    expect(long?.core.meanAlong).toBeCloseTo(short?.core.meanAlong ?? 0, 9);
  });

  it('borrows below 20 shots from the clubs next to it, and what these lack from a named level, and says so (AIM-01)', () => {
    const own = shotsOf(truth('iron7', 160), 10, 3);
    const alone = patternOf('iron7', own, { level });
    expect(alone.borrowed).toEqual({ share: 0.5, clubs: [], level: 'Scratch' });
    const neighbour = shotsOf(truth('iron8', 148), 60, 4);
    const helped = patternOf('iron7', [...own, ...neighbour], { level });
    expect(helped.borrowed).toEqual({ share: 0.5, clubs: ['iron8'], level: null });
    expect(helped.weight).toBeGreaterThan(alone.weight);
    // The neighbour's bias to the right is the player's, the level has none.
    expect(helped.core.meanAcross).toBeGreaterThan(alone.core.meanAcross);
  });

  it('of more shots is nearer to the own figures and less uncertain, step by step (AIM-01)', () => {
    const biased = { ...truth('iron7', 160), core: { ...truth('iron7', 160).core, meanAcross: 0.2 } };
    const means = [5, 10, 15, 20].map((count) => patternOf('iron7', shotsOf(biased, count, 5), { level }));
    expect(means.map(({ core }) => core.meanAcross)).toEqual(
      means.map(({ core }) => core.meanAcross).toSorted((a, b) => a - b),
    );
    expect(means.map(({ borrowed }) => borrowed?.share ?? 0)).toEqual([0.75, 0.5, 0.25, 0]);
  });

  it('leaves out approaches from beyond the club’s reach, which were no shots at the pin (AIM-01)', () => {
    const shots = shotsOf(truth('iron7', 160), 40, 6);
    const layups = shots.slice(0, 8).map((shot) => ({ ...shot, toPin: yards(240), along: yards(shot.along - 80) }));
    expect(patternOf('iron7', [...shots, ...layups], { level }).shots).toBe(40);
  });

  it('is not known of a club with fewer than five shots, and says what can be done (AIM-14)', () => {
    const few = estimatePatterns(shotsOf(truth('driver', 250), 3, 7), { level });
    expect(few).toEqual({
      patterns: [],
      lacking: ['Three driver shots measured, five needed. Type your carry, or log two more.'],
    });
    const one = estimatePatterns(shotsOf(truth('iron7', 160), 1, 7), { level });
    expect(one.lacking).toEqual(['One 7 iron shot measured, five needed. Type your carry, or log four more.']);
  });

  it('has the distance that was typed, marked as typed, with a level’s spread (AIM-01)', () => {
    const typed = [{ club: 'driver' as const, total: yards(230), carry: yards(215) }];
    const found = patternOf('driver', [], { level, typed });
    expect(found).toMatchObject({ distance: 230, isTyped: true, shots: 0 });
    expect(found.borrowed).toEqual({ share: 1, clubs: [], level: 'Scratch' });
    expect(found.core).toEqual(levelScatter(level, 230, false));
  });

  it.each([
    [
      'a carry of 0',
      200,
      0,
      'Driver: a carry of 0 yd does not fit 200 yd with roll. Type more than 0 and at most 200.',
    ],
    ['a distance of 0', 0, 0, 'Driver: 0 yd is no distance of a club. Type 20 to 520 yd.'],
    ['900 yd', 900, 880, 'Driver: 900 yd is no distance of a club. Type 20 to 520 yd.'],
    ['no number', Number.NaN, 1, 'Driver: NaN yd is no distance of a club. Type 20 to 520 yd.'],
    [
      'a carry beyond the total',
      200,
      210,
      'Driver: a carry of 210 yd does not fit 200 yd with roll. Type more than 0 and at most 200.',
    ],
  ])('refuses %s (AIM-01)', (_what, total, carry, problem) => {
    const typed = [{ club: 'driver' as const, total: yards(total), carry: yards(carry) }];
    expect(estimatePatterns([], { level, typed })).toEqual({ patterns: [], lacking: [problem] });
  });

  it('of a left-handed player mirrors what is borrowed of a level, and nothing else (AIM-02)', () => {
    const [right, left] = [false, true].map((isLeftHanded) =>
      patternOf('iron7', [], { level, isLeftHanded, typed: [{ club: 'iron7', total: yards(160), carry: yards(150) }] }),
    );
    expect(left?.core.correlation).toBe(-(right?.core.correlation ?? 0));
    expect(left?.mishits.meanAcross).toBe(-(right?.mishits.meanAcross ?? 0));
    const own = shotsOf(truth('iron7', 160), 60, 8);
    const [ownRight, ownLeft] = [false, true].map((isLeftHanded) => patternOf('iron7', own, { level, isLeftHanded }));
    expect(ownLeft?.core).toEqual(ownRight?.core);
  });

  it('of a level is wider, the higher its scores are (AIM-O6)', () => {
    const spreads = ['pgaTour2024', 'scratch', 'handicap5', 'handicap10', 'handicap20'].map(
      (name) => patternLevel(name).spread,
    );
    expect(spreads).toEqual(spreads.toSorted((a, b) => a - b));
    expect(spreads[0]).toBe(1);
    expect(patternLevels.length).toBe(5);
  });
});
