import { describe, expect, it } from 'vitest';
import type { PlanePoint } from '../geometry/index.ts';
import { yards } from '../model/index.ts';
import {
  box,
  courseOfHole,
  curvesOf,
  disc,
  groundOf,
  plainHole,
  shotsOf,
  patternLevel,
  somewhere,
  typedBag,
  type YardShapes,
} from '../testing/aim.ts';
import type { ClubPattern } from './club-pattern.ts';
import { estimatePatterns } from './estimate-patterns.ts';
import type { HolePlan, PlanRequest } from './plan-hole.ts';
import { planHole, valueOfTarget } from './plan-hole.ts';

const curves = curvesOf('scratch');
const bag = typedBag('scratch', 255);
const planOf = (
  shapes: YardShapes,
  request: Partial<PlanRequest> = {},
  options: Parameters<typeof courseOfHole>[1] = {},
): HolePlan => {
  const plan = planHole({ ground: groundOf(courseOfHole(shapes, options)), patterns: bag, curves, ...request });
  if ('missing' in plan) throw new Error(plan.missing);
  return plan;
};
const gapOf = (request: Partial<PlanRequest>): string => {
  const plan = planHole({ ground: groundOf(courseOfHole(plainHole)), patterns: bag, curves, ...request });
  return 'missing' in plan ? plan.missing : '';
};
const mirrored = (shapes: YardShapes): YardShapes =>
  Object.fromEntries(
    Object.entries(shapes).map(([surface, rings]) => [
      surface,
      (rings ?? []).map((ring: readonly PlanePoint[]) => ring.map(({ x, y }) => ({ x: -x, y }))),
    ]),
  );
const mirroredBag = bag.map(
  (pattern): ClubPattern => ({
    ...pattern,
    core: { ...pattern.core, meanAcross: -pattern.core.meanAcross, correlation: -pattern.core.correlation },
    mishits: { ...pattern.mishits, meanAcross: -pattern.mishits.meanAcross },
  }),
);
/** Water along the left of the landing area. */
const lake: YardShapes = { ...plainHole, water: [box(-52, 240, 60, 260)], bunker: [disc(32, 262, 9)] };
const mean = (pattern: ClubPattern, across: number): ClubPattern => ({
  ...pattern,
  core: { ...pattern.core, meanAcross: across },
});

describe('where to aim', () => {
  it('is away from water, and the flag costs (AIM-06)', () => {
    const plan = planOf(lake);
    expect(plan.choice.target.x).toBeGreaterThan(8);
    expect(plan.flag.value - plan.choice.value).toBeGreaterThan(0.03);
  });

  it('compares every club that can be meant, best first, with targets at most 5 yd apart (AIM-06)', () => {
    const { clubs, grid } = planOf(lake);
    expect(clubs.map(({ pattern }) => pattern.club)).toHaveLength(bag.length);
    expect(clubs.map(({ value }) => value)).toEqual(clubs.map(({ value }) => value).toSorted((a, b) => a - b));
    const steps = grid.distances.slice(1).map((distance, index) => distance - (grid.distances[index] ?? 0));
    expect(Math.max(grid.spacing, ...steps)).toBeLessThanOrEqual(5);
    expect(grid.values).toHaveLength(grid.sides.reduce((sum, { left, right }) => sum + left + right + 1, 0));
  });

  it('is never worse than the middle of fairway or green, nor than any target of the grid (AIM-06)', () => {
    for (const shapes of [plainHole, lake, mirrored(lake)]) {
      const { choice, middle, grid } = planOf(shapes);
      expect(choice.value).toBeLessThanOrEqual(middle.value + 1e-9);
      expect(choice.value).toBeLessThan(Math.min(...grid.values.subarray(0, 50)) + 0.005);
    }
  });

  it('of a mirrored hole and player is the mirror image (AIM-06)', () => {
    const [one, other] = [planOf(lake), planOf(mirrored(lake), { patterns: mirroredBag })];
    expect(other.choice.pattern.club).toBe(one.choice.pattern.club);
    expect(Math.abs(other.choice.target.x + one.choice.target.x)).toBeLessThanOrEqual(2.5);
    expect(Math.abs(other.choice.value - one.choice.value)).toBeLessThan(0.005);
  });

  it('moves with the hole: the same anywhere, and across the antimeridian (AIM-06)', () => {
    const [one, other] = [somewhere, { lat: 40, lon: -179.9999 }].map((origin) => planOf(lake, {}, { origin }));
    expect(other?.choice.value).toBeCloseTo(one?.choice.value ?? 0, 2);
    expect(other?.words).toBe(one?.words);
  });

  it('makes up for a player’s bias: who misses right aims left (AIM-06)', () => {
    const biased = planOf(plainHole, { patterns: bag.map((pattern) => mean(pattern, 0.06)) });
    expect(biased.choice.target.x).toBeLessThan(-10);
    expect(biased.flag.difference.strokes).toBeGreaterThan(0.02);
  });

  it('never gets better by more spread on a plain fairway (AIM-05)', () => {
    const values = [0.6, 1, 1.4, 1.8, 2.5].map((factor) => {
      const [driver] = bag as [ClubPattern];
      const { core } = driver;
      const wider = { ...driver, core: { ...core, sdAcross: core.sdAcross * factor, sdAlong: core.sdAlong * factor } };
      return planOf(plainHole, { patterns: [wider] }).choice.value;
    });
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  });

  it('allows for wind: against a wind from the left it is further left (AIM-02, AIM-06)', () => {
    const calm = planOf(plainHole).choice.target.x;
    const windy = planOf(plainHole, { conditions: { headwind: 0, crosswind: 10, rise: 0 } }).choice.target.x;
    expect(windy).toBeLessThan(calm - 8);
  });

  it('is planned from any spot to any pin, without the driver off the ground (AIM-06, AIM-14)', () => {
    const ground = groundOf(courseOfHole({ green: [disc(0, 400, 14)] }, { hole: { tee: undefined } }));
    const request = { ground, patterns: bag, curves };
    expect(planHole(request)).toEqual({ missing: 'Hole 1 has no tee. Tap where the ball lies to plan the approach.' });
    const ball = ground.toPlace({ x: 0, y: -170 });
    const plan = planHole({ ...request, ball, pin: ground.toPlace({ x: 6, y: 3 }) });
    if ('missing' in plan) throw new Error(plan.missing);
    expect(plan.pin.x).toBeCloseTo(6, 3);
    expect(plan.clubs.some(({ pattern }) => pattern.club === 'driver')).toBe(false);
  });

  it('is planned on a par 6 of 780 yd, and with a pattern wider than the hole (AIM-06)', () => {
    expect(planOf(plainHole, {}, { length: 780 }).choice.value).toBeGreaterThan(5);
    const wide = bag.map((pattern) => ({ ...pattern, core: { ...pattern.core, sdAcross: 3, sdAlong: 2 } }));
    expect(planOf(plainHole, { patterns: wide }).choice.value).toBeGreaterThan(planOf(plainHole).choice.value + 0.3);
  });

  it.each([
    [
      'no club',
      { patterns: [] },
      'No club has five measured shots. Type your carries, or log shots with club and position.',
    ],
    [
      'a wind of 200 mph',
      { conditions: { headwind: 200, crosswind: 0, rise: 0 } },
      'Nobody plays in a wind of 200 mph. Type at most 40.',
    ],
    [
      'no club that is short enough',
      {
        patterns: bag.slice(0, 1),
        ball: groundOf(courseOfHole(plainHole)).toPlace({ x: 1, y: 0 }),
        pin: groundOf(courseOfHole(plainHole)).toPlace({ x: 0, y: 60 }),
      },
      'No club of the bag is short enough from here. Type the carry of a shorter one.',
    ],
  ])('says what is missing with %s (AIM-14)', (_what, request, text) => {
    expect(gapOf(request)).toBe(text);
  });
});

describe('how sure it is', () => {
  const player = (count: number) => {
    const shots = bag.flatMap((pattern, index) => shotsOf(pattern, count, index + 1));
    return estimatePatterns(shots, { level: patternLevel('scratch') }).patterns;
  };

  it('is open what is smaller than its uncertainty, and the rest in two decimals and rounds (AIM-07)', () => {
    const even = planOf(plainHole);
    expect(even.flag.difference).toMatchObject({ isOpen: true, words: 'no difference worth knowing' });
    const clear = planOf({ ...lake, water: [box(-42, 240, 60, 260)] }, { patterns: player(400) }).flag.difference;
    expect(clear.isOpen).toBe(false);
    expect(clear.words).toMatch(/^a stroke in \w+ rounds$/);
    expect(Math.round(1 / Number(clear.strokes.toFixed(2)) - 0.5)).toBeGreaterThan(0);
  });

  it('has a smaller error with more shots (AIM-07)', () => {
    const errors = [8, 40, 200].map((count) => planOf(lake, { patterns: player(count) }).flag.difference.error);
    expect(errors).toEqual(errors.toSorted((a, b) => b - a));
  });
});

describe('what a plan is made of', () => {
  it('tells shares, what is left and strokes by ground, and what a miss on each side costs (AIM-09)', () => {
    const { parts, misses, choice } = planOf(lake);
    expect(parts.reduce((sum, { share, strokes }) => sum + share * strokes, 1)).toBeCloseTo(choice.value, 1.8);
    expect(misses.map(({ side }) => side)).toEqual(['left', 'right', 'short', 'long']);
    const [left, right] = misses;
    expect(left?.strokes).toBeGreaterThan(right?.strokes ?? 0);
    expect(left?.words).toMatch(/^Water, /);
    expect(misses.at(-1)).toMatchObject({ strokes: 0, words: 'Nothing lost' });
  });

  it('tells the dearest side first on approaches (AIM-09)', () => {
    const ground = groundOf(courseOfHole(lake));
    const { misses } = planOf(lake, { ball: ground.toPlace({ x: 0, y: 240 }) });
    const costs = misses.map(({ strokes }) => strokes);
    expect(costs).toEqual(costs.toSorted((a, b) => b - a));
  });

  it('values a target of the player’s own by the same rule (AIM-12)', () => {
    const ground = groundOf(courseOfHole(lake));
    const { choice, words } = planOf(lake);
    const own = valueOfTarget({ ground, patterns: bag, curves }, choice.pattern.club, ground.toPlace(choice.target));
    expect(own).toMatchObject({ words });
    expect('value' in own ? own.value : 0).toBeCloseTo(choice.value, 3);
    expect(valueOfTarget({ ground, patterns: bag, curves }, 'wood7', ground.toPlace(choice.target))).toEqual({
      missing: 'The distance of this club is not known. Type its carry.',
    });
  });

  it('has a typed distance with the yards that were typed (AIM-01)', () => {
    expect(bag.find(({ club }) => club === 'driver')?.distance).toBe(yards(255));
  });
});
