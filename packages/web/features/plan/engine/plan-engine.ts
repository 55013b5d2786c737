import {
  type ChosenTarget,
  groundFromTee,
  groundOfHole,
  type HoleGround,
  type HolePlan,
  type HolePlanner,
  holePlanner,
  levelShift,
  patternRings,
  planContours,
  type PlanGap,
  plannedHole,
  shiftOf,
  strokeCurves,
} from '@strokebook/golf/aim';
import type { Club, CourseDocument, LatLon } from '@strokebook/golf/model';
import type {
  HoleAsk,
  PlanAsk,
  PlanBasis,
  PlanReplies,
  RoundHole,
  ShownContour,
  ShownPlan,
  ShownTarget,
} from './plan-messages.ts';

/** Kept at once: the holes of a round. Each has about a megabyte. */
const MAX_PLANNERS = 20;
/** A target this near the pin is on or at the green, in yards. */
const AT_GREEN = 35;

type Planned = { readonly ground: HoleGround; readonly planner: HolePlanner };

/** Answers the questions of a page about one course; kept in a worker, because a hole takes up to 25 ms. */
export function createPlanEngine() {
  let course: CourseDocument | null = null;
  let basis: PlanBasis | null = null;
  /** They depend on the course alone. */
  let grounds = new Map<number, HoleGround | PlanGap>();
  let curves = new Map<string | null, ReturnType<typeof strokeCurves>>();
  /** By what was asked: a dragged target asks for its hole again and again. */
  let planners = new Map<string, Planned | PlanGap>();

  const curvesOf = (level: string | null) => {
    const known = curves.get(level);
    if (known !== undefined) return known;
    const ofLevel = (basis as PlanBasis).levels.find(({ standardName }) => standardName === level);
    const made = strokeCurves(ofLevel === undefined ? shiftOf((basis as PlanBasis).shift) : levelShift(ofLevel));
    curves.set(level, made);
    return made;
  };

  const plannerOf = (ask: HoleAsk): Planned | PlanGap => {
    const key = JSON.stringify(ask);
    const known = planners.get(key) ?? makePlanner(ask);
    // The one that was asked for last is the newest.
    planners.delete(key);
    planners.set(key, known);
    const [oldest] = planners.keys();
    if (planners.size > MAX_PLANNERS && oldest !== undefined) planners.delete(oldest);
    return known;
  };

  const makePlanner = (ask: HoleAsk): Planned | PlanGap => {
    const document = course as CourseDocument;
    const mapped = grounds.get(ask.hole) ?? groundOfHole(document, ask.hole);
    grounds.set(ask.hole, mapped);
    if ('missing' in mapped) return mapped;
    const ground = groundFromTee(mapped, ask.teeYards);
    const planner = holePlanner({
      ground,
      ball: ask.ball ?? undefined,
      pin: ask.pin ?? undefined,
      patterns: (basis as PlanBasis).patterns,
      curves: curvesOf(ask.level),
      conditions: ask.conditions,
      club: ask.club ?? undefined,
      units: ask.units,
    });
    return 'missing' in planner ? planner : { ground, planner };
  };

  const shownOf = (planned: Planned, club: Club, target: LatLon): ShownTarget | null => {
    const chosen = planned.planner.choose(club, planned.ground.toGround(target));
    return chosen === null ? null : shownTarget(planned, chosen);
  };

  const answers: {
    readonly [Kind in PlanAsk['kind']]: (ask: Extract<PlanAsk, { readonly kind: Kind }>) => PlanReplies[Kind];
  } = {
    load: (ask) => {
      if (ask.course !== course) grounds = new Map();
      curves = new Map();
      planners = new Map();
      [course, basis] = [ask.course, ask.basis];
      return null;
    },
    plan: ({ ask }) => {
      const planned = plannerOf(ask);
      return 'missing' in planned ? planned : shownPlan(planned, curvesOf(ask.level).label);
    },
    value: ({ ask, club, target }) => {
      const planned = plannerOf(ask);
      return 'missing' in planned ? null : planned.planner.valueOf(club, planned.ground.toGround(target));
    },
    choose: ({ ask, club, target }) => {
      const planned = plannerOf(ask);
      return 'missing' in planned ? null : shownOf(planned, club, target);
    },
    round: ({ asks }) =>
      asks.map((ask): RoundHole => {
        const planned = plannerOf(ask);
        if ('missing' in planned) return { hole: ask.hole, ...planned };
        const { pattern, target } = planned.planner.plan.choice;
        const best = shownOf(planned, pattern.club, planned.ground.toPlace(target));
        return best === null
          ? { hole: ask.hole, missing: 'No club of the bag is short enough from here.' }
          : { hole: ask.hole, planned: best.planned };
      }),
  };
  return <Kind extends PlanAsk['kind']>(ask: Extract<PlanAsk, { readonly kind: Kind }>): PlanReplies[Kind] =>
    (answers[ask.kind] as (one: typeof ask) => PlanReplies[Kind])(ask);
}

function shownTarget({ ground, planner }: Planned, chosen: ChosenTarget): ShownTarget {
  const { plan } = planner;
  const { pattern, target, value, words, parts, misses, difference } = chosen;
  const [toTarget, left] = [distance(plan.start, target), distance(target, plan.pin)];
  return {
    ...{ pattern, value, words, parts, misses, difference },
    target: ground.toPlace(target),
    length: toTarget,
    left,
    rings: patternRings(pattern, plan.start, target).map(({ share, ring }) => ({
      share,
      ring: ring.map(ground.toPlace),
    })),
    planned: plannedHole(ground, planner, chosen),
  };
}

function shownPlan(planned: Planned, strokesLabel: string): ShownPlan {
  const { ground, planner } = planned;
  const { plan } = planner;
  const { choice, clubs, nextClubs, flag, middle, start, pin } = plan;
  const best = planner.choose(choice.pattern.club, choice.target) as ChosenTarget;
  return {
    hole: ground.hole,
    start: ground.toPlace(start),
    pin: ground.toPlace(pin),
    toPin: distance(start, pin),
    best: shownTarget(planned, best),
    clubs: clubs.map(({ pattern, value }) => ({ club: pattern.club, value })),
    nextClubs: nextClubs.map(({ pattern, value, difference }) => ({ club: pattern.club, value, difference })),
    flag: { value: flag.value, difference: flag.difference },
    middle: { value: middle.value, isGreen: distance(middle.target, ground.green) <= AT_GREEN },
    contours: planContours(plan).map((contour) => shownContour(contour, ground)),
    notes: ground.notes,
    strokesLabel,
  };
}

function shownContour(
  { cost, lines, pieces, label }: ReturnType<typeof planContours>[number],
  ground: HoleGround,
): ShownContour {
  const flat = (points: readonly { readonly x: number; readonly y: number }[]) => {
    const places = new Float64Array(2 * points.length);
    for (const [index, point] of points.entries()) {
      const { lat, lon } = ground.toPlace(point);
      places[2 * index] = lat;
      places[2 * index + 1] = lon;
    }
    return places;
  };
  return {
    cost,
    lines: flat(lines.flat()),
    pieces: flat(pieces.flat()),
    corners: Uint16Array.from(pieces, ({ length }) => length),
    label: label === null ? null : ground.toPlace(label),
  };
}

const distance = (a: HolePlan['pin'], b: HolePlan['pin']): number => Math.hypot(b.x - a.x, b.y - a.y);
