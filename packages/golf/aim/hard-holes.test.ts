import { describe, expect, it } from 'vitest';
import { type CourseDocument, yards } from '../model/index.ts';
import {
  box,
  courseOfHole,
  curvesOf,
  disc,
  plainHole,
  patternLevel,
  typedBag,
  type YardShapes,
} from '../testing/aim.ts';
import type { Conditions } from './conditions.ts';
import { calm } from './conditions.ts';
import { estimatePatterns } from './estimate-patterns.ts';
import { groundOfHole } from './hole-ground.ts';
import { planHole, type PlanRequest } from './plan-hole.ts';

const curves = curvesOf('handicap10');
const bag = typedBag('handicap10', 235);

/** The plan of a hole in words, or what is missing. */
function sentenceOf(course: CourseDocument, change: Partial<PlanRequest> = {}, hole = 1): string {
  const ground = groundOfHole(course, hole);
  if ('missing' in ground) return ground.missing;
  const plan = planHole({ ground, patterns: bag, curves, ...change });
  return 'missing' in plan ? plan.missing : plan.words;
}

const typed = (total: number) => [{ club: 'driver' as const, total: yards(total), carry: yards(total) }];
const ofTyped = (total: number) =>
  estimatePatterns([], { level: patternLevel('handicap10'), typed: typed(total), isLeftHanded: false });
const windOf = (headwind: number): Conditions => ({ ...calm, headwind });
const par6: YardShapes = { fairway: [box(0, 400, 40, 700)], green: [disc(0, 780, 15)] };
const crossed: YardShapes = {
  ...plainHole,
  bunker: [
    [
      { x: 20, y: 230 },
      { x: 40, y: 250 },
      { x: 40, y: 230 },
      { x: 20, y: 250 },
    ],
  ],
};
const twoPoints: YardShapes = {
  ...plainHole,
  green: [
    [
      { x: -10, y: 400 },
      { x: 10, y: 400 },
    ],
  ],
};

describe('a hole that is unlike others', () => {
  it.each<[what: string, course: CourseDocument, change: Partial<PlanRequest>, sentence: RegExp]>([
    [
      'for a left-handed player',
      courseOfHole(plainHole),
      { patterns: typedBag('handicap10', 235, true) },
      /flag|fairway/,
    ],
    ['of par 6', courseOfHole(par6, { length: 780, hole: { par: 6 } }), {}, /flag|fairway/],
    ['across the antimeridian', courseOfHole(plainHole, { origin: { lat: -17, lon: 179.999 } }), {}, /flag|fairway/],
    ['in meters', courseOfHole({ green: [disc(0, 160, 14)] }, { length: 160 }), { units: 'metric' }, /flag|green/],
    ['with a crossed outline', courseOfHole(crossed), {}, /flag|fairway|bunker/],
    ['with a green of two points', courseOfHole(twoPoints), {}, /flag|fairway/],
    ['of three yards', courseOfHole({ green: [disc(0, 3, 2)] }, { length: 3 }), {}, /nothing to plan/],
    [
      'in a wind of 200 mph',
      courseOfHole(plainHole),
      { conditions: windOf(200) },
      /^Nobody plays in a wind of 200 mph/,
    ],
    ['for who typed 0 yd', courseOfHole(plainHole), { patterns: ofTyped(0).patterns }, /^No club has five measured/],
    [
      'for who typed 900 yd',
      courseOfHole(plainHole),
      { patterns: ofTyped(900).patterns },
      /^No club has five measured/,
    ],
    ['with the ball on the moon', courseOfHole(plainHole), { ball: { lat: -40, lon: 100 } }, /yd from the pin\. Tap/],
  ])('AIM-14: has a plan or a sentence %s', (_what, course, change, sentence) => {
    expect(sentenceOf(course, change)).toMatch(sentence);
  });

  it('AIM-14: has a sentence for a second loop of nine holes', () => {
    expect(sentenceOf(courseOfHole(plainHole), {}, 10)).toBe(
      'Pine Hollow has no outlines of hole 10 yet. Draw it, or plan with distances only.',
    );
  });
});
