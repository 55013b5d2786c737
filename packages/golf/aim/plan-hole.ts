import type { PlanePoint } from '../geometry/index.ts';
import { grouped } from '../format/index.ts';
import { type Club, type LatLon, roundLimits, type UnitSystem } from '../model/index.ts';
import { type AimField, aimField } from './aim-field.ts';
import { bestTarget, bestTowards } from './best-target.ts';
import { type AimChoice, compareChoices, type Difference, weighChoice } from './certainty.ts';
import type { ClubPattern } from './club-pattern.ts';
import { calm, type Conditions, conditionProblems, inConditions } from './conditions.ts';
import type { HoleGround, PlanGap } from './hole-ground.ts';
import { middleAt } from './middle.ts';
import { type MissCost, missCosts } from './misses.ts';
import { fineCounts, patternPoints } from './pattern-points.ts';
import type { StrokeCurves } from './stroke-curves.ts';
import { endedShots, targetValue, type ValuePart, valueParts } from './target-value.ts';
import { arcTargets, type TargetGrid, targetGrid, toPinOf } from './targets.ts';
import { targetWords } from './target-words.ts';

/** What a hole is planned for. */
export type PlanRequest = {
  readonly ground: HoleGround;
  /** Where the ball is; by default on the tee. */
  readonly ball?: LatLon | undefined;
  /** By default where the map has it, else the middle of the green. */
  readonly pin?: LatLon | undefined;
  readonly patterns: readonly ClubPattern[];
  readonly curves: StrokeCurves;
  readonly conditions?: Conditions | undefined;
  /** The club to plan with; by default the best one. */
  readonly club?: Club | undefined;
  readonly units?: UnitSystem | undefined;
};

/** A choice, and what it costs against the plan. */
type ComparedChoice = AimChoice & { readonly difference: Difference };

/** The values of a club's targets, for contours. */
type ValueGrid = TargetGrid & {
  /** By arc from short to long, and on each from left to right. */
  readonly values: Float64Array;
};

export type HolePlan = {
  readonly start: PlanePoint;
  readonly pin: PlanePoint;
  /** The best target of the chosen club. */
  readonly choice: AimChoice;
  /** 'Left edge of the right bunker'. */
  readonly words: string;
  /** The best target of every club that can be meant, the best club first. */
  readonly clubs: readonly AimChoice[];
  /** The two best clubs beside the chosen one. */
  readonly nextClubs: readonly ComparedChoice[];
  /** The best club at the flag, or on the line to it. */
  readonly flag: ComparedChoice;
  /** The best club at the middle of fairway or green. */
  readonly middle: ComparedChoice;
  readonly parts: readonly ValuePart[];
  readonly misses: readonly MissCost[];
  readonly grid: ValueGrid;
};

/** A ball this near the tee is teed up, in yards. */
const ON_TEE = 5;
/** Nearer to the pin a shot is one around the green (`AROUND_GREEN_PIN_YARDS` of the facts), not a swing at a target. */
const MIN_YARDS = 45;
/** The grid of contours reaches from and to these shares of a club's distance. */
const gridShares = { from: 0.75, to: 1.05 } as const;

const NEXT_CLUBS = 2;

/** Where to aim on a hole, and with what (AIM-06); or a sentence that says what is missing. */
export function planHole(request: PlanRequest): HolePlan | PlanGap {
  const set = fieldOf(request);
  if ('missing' in set) return set;
  const { field, patterns } = set;
  const best = patterns.flatMap((pattern) => bestTarget(field, pattern) ?? []).toSorted((a, b) => a.value - b.value);
  const choice = best.find(({ pattern }) => pattern.club === request.club) ?? best[0];
  const flag = bestTowards(field, patterns, field.pin);
  const middle = bestTowards(field, patterns, field.ground.green, (distance) => middleAt(field, distance));
  if (choice === undefined || flag === null || middle === null) {
    return { missing: 'No club of the bag is short enough from here. Type the carry of a shorter one.' };
  }
  const weighed = weighChoice(field, choice);
  const compared = (one: AimChoice): ComparedChoice => ({
    ...one,
    difference: compareChoices(field, weighed, weighChoice(field, one)),
  });
  const ended = endedShots(field, choice.target, patternPoints(choice.pattern, fineCounts));
  return {
    start: field.start,
    pin: field.pin,
    choice,
    words: targetWords(field, choice.target, request.units),
    clubs: best,
    nextClubs: best
      .filter((one) => one !== choice)
      .slice(0, NEXT_CLUBS)
      .map(compared),
    flag: compared(flag),
    middle: compared(middle),
    parts: valueParts(ended),
    misses: missCosts(ended, choice.value, {
      isDearestFirst: toPinOf(field) <= choice.pattern.longest,
      units: request.units ?? 'imperial',
    }),
    grid: valueGrid(field, choice.pattern),
  };
}

/** What a target of the player's own is worth, for a dragged target and for one that was logged. */
export function valueOfTarget(
  request: PlanRequest,
  club: Club,
  target: LatLon,
): (AimChoice & { readonly words: string; readonly parts: readonly ValuePart[] }) | PlanGap {
  const set = fieldOf(request);
  if ('missing' in set) return set;
  const { field, patterns } = set;
  const pattern = patterns.find((one) => one.club === club);
  if (pattern === undefined) return { missing: 'The distance of this club is not known. Type its carry.' };
  const at = request.ground.toGround(target);
  const points = patternPoints(pattern, fineCounts);
  return {
    pattern,
    target: at,
    value: targetValue(field, at, points),
    words: targetWords(field, at, request.units),
    parts: valueParts(endedShots(field, at, points)),
  };
}

/** The field of a request, and the patterns of the clubs that can be used, in its conditions. */
export function fieldOf({
  ground,
  ball,
  pin,
  patterns,
  curves,
  conditions = calm,
}: PlanRequest): { readonly field: AimField; readonly patterns: readonly ClubPattern[] } | PlanGap {
  const [problem] = conditionProblems(conditions);
  if (problem !== undefined) return { missing: problem };
  const start = ball === undefined ? ground.tee : ground.toGround(ball);
  if (start === null)
    return { missing: `Hole ${ground.hole} has no tee. Tap where the ball lies to plan the approach.` };
  const at = pin === undefined ? ground.pin : ground.toGround(pin);
  const toPin = Math.hypot(at.x - start.x, at.y - start.y);
  if (toPin < MIN_YARDS) {
    return { missing: `From ${Math.round(toPin)} yd there is nothing to plan: shots around the green go to the flag.` };
  }
  const [, longest] = roundLimits.yards;
  if (toPin > longest) {
    return {
      missing: `The ball is ${grouped(toPin)} yd from the pin. Tap a point on the hole, at most ${grouped(longest)} yd away.`,
    };
  }
  if (patterns.length === 0) {
    return { missing: 'No club has five measured shots. Type your carries, or log shots with club and position.' };
  }
  const { tee } = ground;
  const isTee = ball === undefined || (tee !== null && Math.hypot(start.x - tee.x, start.y - tee.y) <= ON_TEE);
  return {
    field: aimField(ground, start, isTee, at, curves),
    // A driver is for the tee: off the ground its pattern is another one.
    patterns: patterns
      .filter(({ club }) => isTee || club !== 'driver')
      .map((pattern) => inConditions(pattern, conditions)),
  };
}

function valueGrid(field: AimField, pattern: ClubPattern): ValueGrid {
  const grid = targetGrid(field, pattern.distance * gridShares.from, pattern.distance * gridShares.to);
  const points = patternPoints(pattern, fineCounts);
  const values = grid.distances.flatMap((_distance, arc) =>
    arcTargets(field, grid, arc).map((target) => targetValue(field, target, points)),
  );
  return { ...grid, values: Float64Array.from(values) };
}
