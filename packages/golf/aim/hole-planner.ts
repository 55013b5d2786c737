import type { PlanePoint } from '../geometry/index.ts';
import type { Club } from '../model/index.ts';
import { type AimChoice, compareChoices, type Difference, weighChoice } from './certainty.ts';
import { type MissCost, missCosts } from './misses.ts';
import { fineCounts, patternPoints } from './pattern-points.ts';
import type { PlanGap } from './hole-ground.ts';
import { fieldOf, type HolePlan, planHole, type PlanRequest } from './plan-hole.ts';
import { endedShots, targetValue, type ValuePart, valueParts } from './target-value.ts';
import { toPinOf } from './targets.ts';
import { targetWords } from './target-words.ts';

/** A target of the player's own, with all that the plan says of its own. */
export type ChosenTarget = AimChoice & {
  readonly words: string;
  readonly parts: readonly ValuePart[];
  readonly misses: readonly MissCost[];
  /** What it costs against the plan's target. */
  readonly difference: Difference;
};

/** A hole that is planned, and asked about other targets. */
export type HolePlanner = {
  readonly plan: HolePlan;
  /** Strokes, while a target is dragged: within a millisecond. Null for a club without a pattern. */
  readonly valueOf: (club: Club, target: PlanePoint) => number | null;
  readonly choose: (club: Club, target: PlanePoint) => ChosenTarget | null;
};

/** Plans a hole, and keeps what other targets of it need. */
export function holePlanner(request: PlanRequest): HolePlanner | PlanGap {
  const plan = planHole(request);
  if ('missing' in plan) return plan;
  const set = fieldOf(request);
  if ('missing' in set) return set;
  const { field } = set;
  const units = request.units ?? 'imperial';
  const clubs = new Map(
    set.patterns.map((pattern) => [pattern.club, { pattern, points: patternPoints(pattern, fineCounts) }]),
  );
  const [best = plan.choice] = plan.clubs;
  const weighed = weighChoice(field, best);
  return {
    plan,
    valueOf: (club, target) => {
      const known = clubs.get(club);
      return known === undefined ? null : targetValue(field, target, known.points);
    },
    choose: (club, target) => {
      const known = clubs.get(club);
      if (known === undefined) return null;
      const { pattern, points } = known;
      const value = targetValue(field, target, points);
      const choice: AimChoice = { pattern, target, value };
      const ended = endedShots(field, target, points);
      return {
        ...choice,
        words: targetWords(field, target, units),
        parts: valueParts(ended),
        misses: missCosts(ended, value, { isDearestFirst: toPinOf(field) <= pattern.longest, units }),
        difference: compareChoices(field, weighed, weighChoice(field, choice)),
      };
    },
  };
}
