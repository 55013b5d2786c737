import {
  estimatePatterns,
  groundOfHole,
  levelShift,
  patternLevels,
  planHole,
  strokeCurves,
  strokeLevels,
  valueOfTarget,
} from '@strokebook/golf/aim';
import { type CourseDocument, yards } from '@strokebook/golf/model';
import type { ClubPattern, ShareScatter } from '../../golf/aim/club-pattern.ts';
import type { HoleGround } from '../../golf/aim/hole-ground.ts';
import type { HolePlan } from '../../golf/aim/plan-hole.ts';
import { shotsOf, typedBag } from '../../golf/testing/aim.ts';
import { shotOf } from '../../golf/testing/exact-mean.ts';
import { exactSpots } from '../../golf/testing/exact-spot.ts';
import type { Random } from '../random.ts';

/** A player whose pattern is known. */
export type KnownPlayer = {
  readonly name: string;
  readonly level: string;
  readonly patterns: readonly ClubPattern[];
};

const known = (name: string, level: string, drive: number, core: Partial<ShareScatter>): KnownPlayer => ({
  name,
  level,
  patterns: typedBag(level, drive).map((pattern) => ({
    ...pattern,
    // A drive is meant for its usual length by definition; other clubs for the distances that `shotsOf` uses them from.
    ...(pattern.club === 'driver'
      ? {}
      : { shortest: yards(pattern.distance * 0.967), longest: yards(pattern.distance * 1.033) }),
    // As of a player whose pattern is known from a thousand shots.
    weight: 1_000,
    borrowed: null,
    core: { ...pattern.core, ...core, ...(pattern.club === 'driver' ? { meanAlong: 0 } : {}) },
  })),
});

/** Six players: of four levels, straight, with a bias to a side, and short. */
export const knownPlayers: readonly KnownPlayer[] = [
  known('tour, straight', 'pgaTour2024', 300, {}),
  known('tour, left', 'pgaTour2024', 285, { meanAcross: -0.025 }),
  known('scratch, right', 'scratch', 259, { meanAcross: 0.035 }),
  known('scratch, short', 'scratch', 250, { meanAlong: -0.03 }),
  known('10 handicap, right', 'handicap10', 233, { meanAcross: 0.04, correlation: -0.3 }),
  known('20 handicap, straight', 'handicap20', 213, {}),
];

/** What one hole showed. */
export type ProvedHole = {
  readonly hole: number;
  /** Strokes that the plan lets expect. */
  readonly predicted: number;
  /** Sum and sum of squares of the simulated strokes. */
  readonly sum: number;
  readonly squares: number;
  /** True values: of the plan, of the flag's line, of the middle, and of the plan by an estimated pattern. */
  readonly plan: number;
  readonly flag: number;
  readonly middle: number;
  readonly estimated: number;
};

/**
 * Plays the holes of a course by the plan: each first stroke from the known pattern, where it comes to rest by the
 * outlines themselves, and from there a number of strokes whose mean is what the player needs from that spot. @param
 * sample shots of each club, from which the estimated pattern is made.
 */
export function playPlans(
  { patterns, level }: KnownPlayer,
  course: CourseDocument,
  options: { readonly rounds: number; readonly sample: number; readonly random: Random },
): readonly ProvedHole[] {
  const { rounds, sample, random } = options;
  const curves = curvesOf(level);
  const shots = patterns.flatMap((pattern) => shotsOf(pattern, sample, random.int(1, 1_000_000)));
  const seen = estimatePatterns(shots, { level: byName(patternLevels, level) }).patterns;
  return course.holes.flatMap(({ number }): readonly ProvedHole[] => {
    const ground = groundOfHole(course, number);
    if ('missing' in ground || ground.tee === null) return [];
    const plan = planHole({ ground, patterns, curves });
    const guess = planHole({ ground, patterns: seen, curves });
    if ('missing' in plan || 'missing' in guess) return [];
    const { pattern, target, value } = guess.choice;
    const known = patterns.find(({ club }) => club === pattern.club) as ClubPattern;
    // The club goes as far as it goes: an estimated length moves no ball.
    const meant = Math.hypot(target.x - guess.start.x, target.y - guess.start.y);
    const share = Math.min(known.longest, Math.max(known.shortest, meant)) / meant;
    const aim = {
      x: guess.start.x + share * (target.x - guess.start.x),
      y: guess.start.y + share * (target.y - guess.start.y),
    };
    const truth = valueOfTarget({ ground, patterns: [known], curves }, pattern.club, ground.toPlace(aim));
    const strokes = simulate(course, ground, plan, rounds, random);
    return [
      {
        hole: number,
        predicted: plan.choice.value,
        sum: strokes.reduce((sum, one) => sum + one, 0),
        squares: strokes.reduce((sum, one) => sum + one * one, 0),
        plan: plan.choice.value,
        flag: plan.flag.value,
        middle: plan.middle.value,
        estimated: 'value' in truth ? truth.value : value,
      },
    ];
  });

  function simulate(
    document: CourseDocument,
    ground: HoleGround,
    { start, pin, choice }: HolePlan,
    count: number,
    dice: Random,
  ): readonly number[] {
    const fromStart = curves.fromTee(Math.hypot(pin.x - start.x, pin.y - start.y));
    const spotOf = exactSpots(document, ground, curves)(start, pin, fromStart);
    const forward = { x: choice.target.x - start.x, y: choice.target.y - start.y };
    return Array.from({ length: count }, () => {
      const { core, mishits } = choice.pattern;
      const { across, along } = shotOf(dice.chance(mishits.share) ? mishits : core, 1 - dice.next(), dice.next());
      const mean = spotOf({
        x: start.x + (1 + along) * forward.x + across * forward.y,
        y: start.y + (1 + along) * forward.y - across * forward.x,
      }).strokes;
      return 1 + Math.floor(mean) + (dice.chance(mean - Math.floor(mean)) ? 1 : 0);
    });
  }
}

const byName = <Level extends { readonly standardName: string }>(levels: readonly Level[], name: string): Level =>
  levels.find(({ standardName }) => standardName === name) as Level;

const curvesOf = (level: string) => strokeCurves(levelShift(byName(strokeLevels, level)));

/** What a player showed on a course, by round. */
export type ProvedCourse = {
  readonly predicted: number;
  readonly simulated: number;
  /** Standard error of the simulated mean. */
  readonly error: number;
  /** How much worse the plan is than the middle on the worst hole: 0 if on none. */
  readonly worstToMiddle: number;
  /** The same of the plan by the estimated pattern. */
  readonly worstEstimated: number;
  /** Strokes a round that the plan saves against the flag, by the known and by the estimated pattern. */
  readonly gain: number;
  readonly gainEstimated: number;
};

export function summarizeHoles(holes: readonly ProvedHole[], rounds: number): ProvedCourse {
  const sumOf = (read: (hole: ProvedHole) => number): number => holes.reduce((sum, hole) => sum + read(hole), 0);
  const variance = sumOf(({ sum, squares }) => (squares - (sum * sum) / rounds) / (rounds - 1));
  return {
    predicted: sumOf(({ predicted }) => predicted),
    simulated: sumOf(({ sum }) => sum) / rounds,
    error: Math.sqrt(variance / rounds),
    worstToMiddle: Math.max(0, ...holes.map(({ plan, middle }) => plan - middle)),
    worstEstimated: Math.max(0, ...holes.map(({ estimated, middle }) => estimated - middle)),
    gain: sumOf(({ flag, plan }) => flag - plan),
    gainEstimated: sumOf(({ flag, estimated }) => flag - estimated),
  };
}
