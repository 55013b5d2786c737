import type { PlanePoint } from '../geometry/index.ts';
import type { AimField } from './aim-field.ts';
import type { AimChoice } from './certainty.ts';
import type { ClubPattern } from './club-pattern.ts';
import { coarseCounts, fineCounts, patternPoints, type PatternPoints } from './pattern-points.ts';
import { targetValue } from './target-value.ts';
import { arcTargets, meantDistances, onLineTo, reachesPin, targetGrid, toPinOf } from './targets.ts';

/** Targets of the coarse look that are computed finely. */
const REFINED = 5;
/**
 * Of targets that are nearly equal the one nearer the middle is told: strokes for each yard from it, which in 25 yards
 * make up for the error of a value.
 */
const PER_YARD_ASIDE = 0.0002;
/** Steps from a target of the grid to those between. */
const BETWEEN = 2.5;

/** Prefers the flag to a point beside it whose value is better by less than the error of a value. */
const AT_FLAG = 0.004;

/** A target, its distance from the middle of its arc, and whether it is the pin. */
type Candidate = {
  readonly target: PlanePoint;
  readonly aside: number;
  readonly value: number;
  readonly isPin?: boolean;
};

const told = ({ value, aside, isPin = false }: Candidate): number =>
  value + (isPin ? -AT_FLAG : PER_YARD_ASIDE * Math.abs(aside));

/** The best target of a club; null if the club is too long for every target. */
export function bestTarget(field: AimField, pattern: ClubPattern): AimChoice | null {
  const meant = meantDistances(field, pattern);
  if (meant === null) return null;
  const grid = targetGrid(field, ...meant);
  const coarse = patternPoints(pattern, coarseCounts);
  const looked = grid.distances.flatMap((_distance, arc) =>
    arcTargets(field, grid, arc).map((target, index): Candidate => {
      const aside = (index - (grid.sides[arc]?.left ?? 0)) * grid.spacing;
      return { target, aside, value: targetValue(field, target, coarse) };
    }),
  );
  const fine = patternPoints(pattern, fineCounts);
  const refined = looked
    .toSorted((a, b) => told(a) - told(b))
    .slice(0, REFINED)
    .map((one) => ({ ...one, value: targetValue(field, one.target, fine) }));
  const best = lowest(refined);
  const { target, value } = lowest([best, ...between(field, best, meant, fine), ...pinOf(field, meant, fine)]);
  return { pattern, target, value };
}

const lowest = (candidates: readonly Candidate[]): Candidate =>
  candidates.reduce((best, one) => (told(one) < told(best) ? one : best));

/** The targets half a step to the sides, and half a step shorter and longer where the club is meant for that. */
function between(
  { start, ...rest }: AimField,
  { target, aside }: Candidate,
  [from, to]: readonly [number, number],
  points: PatternPoints,
): readonly Candidate[] {
  const field = { start, ...rest };
  const distance = Math.hypot(target.x - start.x, target.y - start.y);
  const heading = Math.atan2(target.x - start.x, target.y - start.y);
  return [
    [-BETWEEN, 0],
    [BETWEEN, 0],
    [0, -BETWEEN],
    [0, BETWEEN],
  ].flatMap(([across = 0, along = 0]) => {
    const length = distance + along;
    if (length < from || length > to) return [];
    const angle = heading + across / distance;
    const at = { x: start.x + length * Math.sin(angle), y: start.y + length * Math.cos(angle) };
    return [{ target: at, aside: aside + across, value: targetValue(field, at, points) }];
  });
}

/** The pin, if the club is meant for its distance. */
function pinOf(field: AimField, [from, to]: readonly [number, number], points: PatternPoints): readonly Candidate[] {
  const toPin = toPinOf(field);
  return toPin < from || toPin > to
    ? []
    : [{ target: field.pin, aside: 0, value: targetValue(field, field.pin, points), isPin: true }];
}

/**
 * The best club for one goal on the green, the pin or the middle: a club that reaches it is meant for it, as far as the
 * club is meant for that distance, and any other for its own distance towards it. @param towards the direction of a shot
 * that falls short of the goal, by its distance.
 */
export function bestTowards(
  field: AimField,
  patterns: readonly ClubPattern[],
  goal: PlanePoint,
  towards: (distance: number) => PlanePoint = () => goal,
): AimChoice | null {
  const toGoal = Math.hypot(goal.x - field.start.x, goal.y - field.start.y);
  const choices = patterns.flatMap((pattern): readonly AimChoice[] => {
    const meant = meantDistances(field, pattern);
    if (meant === null) return [];
    const [from, to] = meant;
    const points = patternPoints(pattern, fineCounts);
    const distances = reachesPin(field, pattern) ? [Math.min(to, Math.max(from, toGoal))] : [from, (from + to) / 2, to];
    return distances.map((distance) => {
      const target = onLineTo(field, distance === toGoal ? goal : towards(distance), distance);
      return { pattern, target, value: targetValue(field, target, points) };
    });
  });
  return choices.toSorted((a, b) => a.value - b.value)[0] ?? null;
}
