import type { Lie, PenaltyReason, RestingPlace } from '@strokebook/golf/model';
import { add, directionTo, distance, scale, type Vector } from '../courses/vector.ts';
import type { Random } from '../random.ts';
import type { Ball } from './ball.ts';
import { type Ground, groundAt, type PlayingHole } from './playing-hole.ts';

type Relief = { readonly lie: RestingPlace; readonly next: Ball; readonly reason: PenaltyReason };

const LOST_BEYOND = 0.12;
const UNPLAYABLE_IN_TREES = 0.05;

/**
 * Applies the rules to the end of a stroke: null if the ball is played as it lies. All relief here costs one stroke.
 */
export function takeRelief(
  hole: PlayingHole,
  from: Ball,
  end: Vector,
  ground: Ground,
  pin: Vector,
  random: Random,
): Relief | null {
  if (ground === 'penaltyArea') {
    // Rule 17.1d: back on the line from the hole through the point where the ball last crossed the edge.
    const next = dropBehind(hole, crossing(hole, from.at, end), pin);
    return { lie: 'penaltyArea', next: next ?? from, reason: 'penaltyArea' };
  }
  if (ground === 'beyond' && hole.hasBoundary) {
    // Rule 18.2: stroke and distance.
    return { lie: 'outOfBounds', next: from, reason: 'outOfBounds' };
  }
  if (ground === 'beyond' && random.chance(LOST_BEYOND)) return { lie: 'recovery', next: from, reason: 'lostBall' };
  if (ground === 'recovery' && random.chance(UNPLAYABLE_IN_TREES)) {
    // Rule 19.2b: back on the line.
    const next = dropBehind(hole, end, pin);
    return next === null ? null : { lie: 'recovery', next, reason: 'unplayable' };
  }
  return null;
}

/** Where the ball last entered the penalty area, to half a yard. */
function crossing(hole: PlayingHole, from: Vector, end: Vector): Vector {
  const back = directionTo(end, from);
  const length = distance(from, end);
  for (let yards = 0.5; yards < length; yards += 0.5) {
    const place = add(end, scale(back, yards));
    if (groundAt(hole, place) !== 'penaltyArea') return place;
  }
  return from;
}

/** The first point away from the pin where a ball can be dropped and played; null if there is none within 60 yd. */
function dropBehind(hole: PlayingHole, place: Vector, pin: Vector): Ball | null {
  const away = directionTo(pin, place);
  for (let yards = 2; yards <= 60; yards += 2) {
    const at = add(place, scale(away, yards));
    const ground = groundAt(hole, at);
    const playable: readonly Ground[] = ['fairway', 'firstCut', 'rough'] satisfies readonly Lie[];
    if (playable.includes(ground)) return { at, lie: ground as Lie };
  }
  return null;
}
