import { describe, expect, it } from 'vitest';
import { box, courseOfHole, curvesOf, disc, groundOf, plainHole, typedBag } from '../testing/aim.ts';
import { isInPlaneRing } from '../geometry/index.ts';
import { planContours } from './contours.ts';
import { avoidText, type PlannedHole, summarizePlan } from './course-plan.ts';
import { groundFromTee } from './ground-from-tee.ts';
import { type HolePlanner, holePlanner } from './hole-planner.ts';
import { patternPoints } from './pattern-points.ts';
import { patternRings } from './pattern-rings.ts';
import { levelOfIndex } from './player-level.ts';

const bag = typedBag('scratch', 255);
const lake = { ...plainHole, water: [box(-52, 240, 60, 260)], bunker: [disc(32, 262, 9)] };
const ground = groundOf(courseOfHole(lake));
const plannerOf = (changes = {}): HolePlanner => {
  const planner = holePlanner({ ground, patterns: bag, curves: curvesOf('scratch'), ...changes });
  if ('missing' in planner) throw new Error(planner.missing);
  return planner;
};

describe('a hole that is planned', () => {
  const planner = plannerOf();
  const { plan } = planner;

  it('says of another target what it is worth and costs, with its parts and misses (AIM-08, AIM-09)', () => {
    const own = planner.choose('driver', { x: -30, y: 240 });
    expect(own?.value).toBeCloseTo(planner.valueOf('driver', { x: -30, y: 240 }) ?? 0, 9);
    expect(own?.difference.strokes).toBeCloseTo((own?.value ?? 0) - plan.choice.value, 9);
    expect(own?.difference.isOpen).toBe(false);
    expect(own?.parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
    expect(own?.parts.find(({ kind }) => kind === 'water')?.share).toBeGreaterThan(0.3);
    expect(planner.choose('driver', plan.choice.target)?.difference.isOpen).toBe(true);
    expect(planner.valueOf('putter', plan.choice.target)).toBeNull();
  });

  it('has contours around its best target: what lies within costs less (AIM-08)', () => {
    const contours = planContours(plan);
    expect(contours.map(({ cost }) => cost)).toEqual([0.4, 0.2, 0.1, 0.05]);
    for (const { cost, lines, pieces } of contours) {
      for (const point of lines.flat()) {
        expect(
          Math.abs((planner.valueOf(plan.choice.pattern.club, point) ?? 0) - plan.choice.value - cost),
        ).toBeLessThan(0.12);
      }
      expect(
        pieces.some((ring) => isInPlaneRing({ x: plan.choice.target.x + 0.01, y: plan.choice.target.y - 2 }, ring)),
      ).toBe(true);
    }
  });

  it('has rings that hold half and nine in ten of the ordinary shots (AIM-08)', () => {
    const [driver] = bag as [(typeof bag)[number]];
    const ordinary = { ...driver, mishits: { ...driver.mishits, share: 0 } };
    const { across, along, weights } = patternPoints(ordinary, { core: 512, mishits: 1 });
    const target = { x: 0, y: 255 };
    for (const { share, ring } of patternRings(ordinary, { x: 0, y: 0 }, target)) {
      const within = Array.from(weights).reduce((sum, weight, index) => {
        const end = { x: (across[index] ?? 0) * 255, y: (1 + (along[index] ?? 0)) * 255 };
        return sum + (isInPlaneRing(end, ring) ? weight : 0);
      }, 0);
      expect(Math.abs(within - share)).toBeLessThan(0.03);
    }
  });

  it('from a tee of another length starts on the line of play, and keeps the mapped tee of a wrong card (AIM-10)', () => {
    expect(groundFromTee(ground, 360).tee?.y).toBeCloseTo(40, 1);
    expect(groundFromTee(ground, 430).tee?.y).toBeCloseTo(-30, 1);
    expect(groundFromTee(ground, 90).tee).toBe(ground.tee);
    expect(groundFromTee(ground, null)).toBe(ground);
    const forward = plannerOf({ ground: groundFromTee(ground, 360) });
    expect(forward.plan.choice.value).toBeLessThan(plan.choice.value);
  });

  it('names the holes that hold most of what the plan saves, and the side to avoid (AIM-10)', () => {
    const holes = [0.11, null, 0.09, 0.02, null].map(
      (saves, index) => ({ hole: index + 1, value: 4, saves }) as PlannedHole,
    );
    expect(summarizePlan(holes)).toMatchObject({ expected: 20, dearest: [1], dearestSave: 0.11, openCount: 2 });
    expect(summarizePlan(holes).saves).toBeCloseTo(0.22, 9);
    expect(avoidText(plan.misses)).toBe('Not left: water');
    expect(avoidText(plan.misses.map((miss) => ({ ...miss, strokes: 0.05 })))).toBe('');
  });

  it('fills in from the level nearest to the estimated index, and from the middle one without (AIM-01)', () => {
    const named = [-7, 0.4, 4, 14, 30, null].map((index) => levelOfIndex(index).pattern.standardName);
    expect(named).toEqual(['pgaTour2024', 'scratch', 'handicap5', 'handicap10', 'handicap20', 'handicap5']);
  });
});
