import { distanceBetween } from '../geometry/index.ts';
import {
  type Hole,
  type LatLon,
  type Lie,
  metresToYards,
  type MilliStrokes,
  type RestingPlace,
  type Shot,
  type Yards,
  yards,
} from '../model/index.ts';
import { expectedStrokes } from './expected-strokes.ts';

/** The PGA TOUR's four strokes-gained categories. */
export type ShotKind = 'offTheTee' | 'approach' | 'aroundTheGreen' | 'putt';

/** Facts of one stroke that stats read. Distances are yards, on the green too. */
export type ShotFacts = {
  readonly kind: ShotKind;
  readonly lie: Lie;
  readonly toPin: Yards | null;
  /** 1 plus the penalty strokes it caused. */
  readonly strokes: number;
  readonly isHoled: boolean;
  /** The lie where the stroke left the ball, before relief. */
  readonly endLie: RestingPlace | null;
  readonly endToPin: Yards | null;
  /** How far the ball went, on every screen and paper and in the export (MAP-O66); null if unknown. */
  readonly length: Yards | null;
  /** Null if the start or end of the stroke is unknown, or the strokes of a scored hole do not add up: one may be missing. */
  readonly gained: MilliStrokes | null;
  readonly shot: Shot;
};

/** Within 30 yards of the edge of the green is around the green (PGA TOUR definition). */
const AROUND_GREEN_EDGE_YARDS = 30;
/**
 * Used without the green's outline: 30 yd plus half a typical green. Of 30 to 50 yd, 45 fits the tour's own figures of
 * a whole round of 37 players best.
 */
const AROUND_GREEN_PIN_YARDS = 45;

/** Facts of a hole's strokes, in order; empty without shots. */
export function shotFactsOf(hole: Hole): readonly ShotFacts[] {
  const shots = hole.shots ?? [];
  const starts = shots.map((shot) => distanceBefore(hole, shot));
  const isComplete = isFinished(hole, shots);
  // Where strokes are missing, the next one that is listed does not start where this one ended (IMPORT-04).
  const isInSequence = hole.score === undefined || isComplete;
  return shots.map((shot, index) => {
    const next = shots[index + 1];
    const toPin = starts[index] ?? null;
    const isLast = next === undefined;
    const isHoled = shot.end?.lie === 'holed' || (isLast && shot.end === undefined && isComplete);
    const strokes = 1 + (shot.penalty?.strokes ?? 0);
    const endLie = isHoled ? 'holed' : (shot.end?.lie ?? endOfPenalty(shot) ?? next?.lie ?? null);
    return {
      kind: kindOf(hole, shot, toPin, index === 0 && (isComplete || shot.lie === 'tee')),
      lie: shot.lie,
      toPin,
      strokes,
      isHoled,
      endLie,
      endToPin: isHoled ? yards(0) : (shot.end?.toPin ?? endFromPosition(hole, shot) ?? starts[index + 1] ?? null),
      length: lengthOf({ shot, next, endLie, toPin, nextToPin: starts[index + 1] ?? null }),
      gained: isInSequence ? gainedBy(shot, toPin, strokes, isHoled, next, starts[index + 1] ?? null) : null,
      shot,
    };
  });
}

/** Strokes and penalties of the listed shots. */
export function strokesOf(shots: readonly Shot[]): number {
  return shots.reduce((total, shot) => total + 1 + (shot.penalty?.strokes ?? 0), 0);
}

/**
 * The number of a stroke as golfers count: after a tee shot out of bounds the next one is the third.
 *
 * @param stroke an index, which may be that of the next stroke.
 */
export const strokeNumber = (shots: readonly Shot[], stroke: number): number => strokesOf(shots.slice(0, stroke)) + 1;

const yardsBetween = (from: LatLon, to: LatLon): Yards => metresToYards(distanceBetween(from, to));

function isFinished(hole: Hole, shots: readonly Shot[]): boolean {
  return hole.score !== undefined && strokesOf(shots) === hole.score;
}

/** How far it was to the pin before a stroke: as logged, by the card from the tee, or by positions; null if unknown. */
export function distanceBefore(hole: Pick<Hole, 'yards' | 'pin'>, shot: Shot): Yards | null {
  if (shot.toPin !== undefined) return shot.toPin;
  // From the tee the distance defaults to the card's length, also for the next ball after a stroke and distance.
  if (shot.lie === 'tee' && hole.yards !== undefined) return hole.yards;
  if (shot.position !== undefined && hole.pin !== undefined) return yardsBetween(shot.position, hole.pin);
  return null;
}

function endFromPosition(hole: Hole, shot: Shot): Yards | undefined {
  const position = shot.end?.position;
  return position !== undefined && hole.pin !== undefined ? yardsBetween(position, hole.pin) : undefined;
}

type PlayedStroke = Pick<ShotFacts, 'shot' | 'endLie' | 'toPin'> & {
  readonly next: Shot | undefined;
  readonly nextToPin: Yards | null;
};

/**
 * A ball that was lost or out of bounds has no length. A putt and a stroke that was holed are as long as they had to the
 * pin, any other as measured or by its positions, else as far as the ball came nearer: never by the drawing of the hole,
 * whose tee may not be the one that was played (MAP-O66).
 */
function lengthOf({ shot, next, endLie, toPin, nextToPin }: PlayedStroke): Yards | null {
  if (endLie === 'outOfBounds' || shot.penalty?.reason === 'lostBall') return null;
  const isToPin = endLie === 'holed' || (shot.lie === 'green' && endLie !== null);
  if (isToPin && toPin !== null) return toPin;
  return shot.distance ?? lengthByPositions(shot, next) ?? lengthByDifference(shot, toPin, nextToPin);
}

function lengthByPositions(shot: Shot, next: Shot | undefined): Yards | null {
  const end = shot.end?.position ?? (shot.penalty === undefined ? next?.position : undefined);
  return shot.position !== undefined && end !== undefined ? yardsBetween(shot.position, end) : null;
}

/**
 * A ball that was played towards the pin went as far as it came nearer, at most the remaining distance more. Unknown for
 * putts, which run past the hole, and after a penalty, because the next stroke starts elsewhere.
 */
function lengthByDifference(shot: Shot, toPin: Yards | null, nextToPin: Yards | null): Yards | null {
  if (shot.lie === 'green' || shot.penalty !== undefined || toPin === null || nextToPin === null) return null;
  return nextToPin < toPin ? yards(toPin - nextToPin) : null;
}

/** The next stroke starts after relief, so the end of a penalized stroke follows from its penalty. */
function endOfPenalty({ penalty }: Shot): RestingPlace | undefined {
  if (penalty === undefined) return undefined;
  return penalty.reason === 'penaltyArea' || penalty.reason === 'outOfBounds' ? penalty.reason : 'other';
}

/** @param isFirst whether it is the first stroke of the hole, not merely the first listed one. */
function kindOf(hole: Hole, shot: Shot, toPin: Yards | null, isFirst: boolean): ShotKind {
  if (shot.lie === 'green') return 'putt';
  // Includes the tee shot after a stroke-and-distance penalty.
  if (hole.par > 3 && (shot.lie === 'tee' || isFirst)) return 'offTheTee';
  if (isFirst) return 'approach';
  if (shot.toGreenEdge !== undefined)
    return shot.toGreenEdge <= AROUND_GREEN_EDGE_YARDS ? 'aroundTheGreen' : 'approach';
  if (shot.lie === 'greensideBunker' || shot.lie === 'fringe') return 'aroundTheGreen';
  return toPin !== null && toPin <= AROUND_GREEN_PIN_YARDS ? 'aroundTheGreen' : 'approach';
}

function gainedBy(
  shot: Shot,
  toPin: Yards | null,
  strokes: number,
  isHoled: boolean,
  next: Shot | undefined,
  nextToPin: Yards | null,
): MilliStrokes | null {
  if (toPin === null) return null;
  const before = expectedStrokes(shot.lie, toPin);
  if (isHoled) return (before - strokes * 1000) as MilliStrokes;
  if (next === undefined || nextToPin === null) return null;
  return (before - strokes * 1000 - expectedStrokes(next.lie, nextToPin)) as MilliStrokes;
}
