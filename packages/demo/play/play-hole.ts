import type { Club, Lie, PenaltyReason, RestingPlace } from '@strokebook/golf/model';
import { add, directionTo, distance, scale, subtract, type Vector } from '../courses/vector.ts';
import type { Random } from '../random.ts';
import type { Ball } from './ball.ts';
import { reachOf } from './clubs.ts';
import { type Ground, groundAt, type PlayingHole, yardsToGreen } from './playing-hole.ts';
import { makeChance, putt } from './putting.ts';
import type { Skill } from './skill.ts';
import { approach, blast, chip, drive, fullReach, punch, type Struck } from './strokes.ts';
import { takeRelief } from './relief.ts';

export type Stroke = {
  readonly from: Ball;
  readonly club: Club;
  readonly end: { readonly at: Vector; readonly lie: RestingPlace };
  readonly penalty?: { readonly strokes: number; readonly reason: PenaltyReason };
};

/** The stroke after these is always holed, to avoid scores like 20. Fewer than one hole in 10,000 reaches it. */
const MAX_STROKES = 14;
/** Strokes within this distance of the green's edge are chips and pitches. */
const PITCH_YARDS = 30;

/** Simulates one hole from a tee to a pin. */
export function playHole(hole: PlayingHole, tee: Vector, pin: Vector, skill: Skill, random: Random): Stroke[] {
  const strokes: Stroke[] = [];
  let ball: Ball = { at: tee, lie: 'tee' };
  for (;;) {
    const isLast = strokes.length >= MAX_STROKES;
    if (ball.lie === 'green') {
      const end = isLast ? null : putt(skill, ball.at, pin, random);
      const lie = end === null ? 'holed' : restingOn(groundAt(hole, end), random);
      strokes.push({ from: ball, club: 'putter', end: { at: end ?? pin, lie } });
      if (end === null || lie === 'holed') return strokes;
      ball = { at: end, lie };
      continue;
    }
    const { stroke, next } = playFromOffTheGreen(hole, ball, pin, skill, isLast, random);
    strokes.push(stroke);
    if (next === null) return strokes;
    ball = next;
  }
}

function playFromOffTheGreen(
  hole: PlayingHole,
  ball: Ball,
  pin: Vector,
  skill: Skill,
  isLast: boolean,
  random: Random,
): { stroke: Stroke; next: Ball | null } {
  const struck = strike(hole, ball, pin, skill, random);
  const isShort = yardsToGreen(hole, ball.at) <= PITCH_YARDS && ball.lie !== 'tee';
  // A chip is holed about a third as often as a putt of its length, a longer stroke hardly ever.
  const chance = isShort ? 0.33 * makeChance(distance(ball.at, pin) * 3 * skill.holing) : 0;
  if (isLast || random.chance(chance) || distance(struck.end, pin) < 0.06) {
    return { stroke: { from: ball, club: struck.club, end: { at: pin, lie: 'holed' } }, next: null };
  }
  const ground = groundAt(hole, struck.end);
  const relief = takeRelief(hole, ball, struck.end, ground, pin, random);
  if (relief !== null) {
    const { lie, next, reason } = relief;
    return {
      stroke: { from: ball, club: struck.club, end: { at: struck.end, lie }, penalty: { strokes: 1, reason } },
      next,
    };
  }
  const lie = restingOn(ground, random);
  return { stroke: { from: ball, club: struck.club, end: { at: struck.end, lie } }, next: { at: struck.end, lie } };
}

/** The lie beyond the mown ground: scrub or trees; under trees some lies are open enough to play as rough. */
function restingOn(ground: Ground, random: Random): Lie {
  if (ground === 'beyond') return random.chance(0.45) ? 'recovery' : 'native';
  if (ground === 'recovery') return random.chance(0.55) ? 'recovery' : 'rough';
  return ground;
}

function strike(hole: PlayingHole, ball: Ball, pin: Vector, skill: Skill, random: Random): Struck {
  const { at, lie } = ball;
  const toPin = distance(at, pin);
  if (lie === 'tee' && hole.par > 3) return strikeTeeShot(hole, at, toPin, skill, random);
  if (lie === 'greensideBunker') return blast(skill, at, pin, random);
  if (yardsToGreen(hole, at) <= PITCH_YARDS && lie !== 'tee') return chip(skill, lie, at, pin, random);
  if (lie === 'recovery') return punch(skill, at, aimAlongLine(hole, at, Math.min(toPin, 110)), random);
  const reach = fullReach(skill, lie);
  // Aims towards the pin, but not all the way at a pin in the corner.
  if (toPin <= reach) {
    return approach(skill, lie, at, add(scale(pin, 0.8), scale(hole.greenCentre, 0.2)), random);
  }
  return approach(skill, lie, at, aimAlongLine(hole, at, reach * 0.97), random);
}

function strikeTeeShot(hole: PlayingHole, at: Vector, toPin: number, skill: Skill, random: Random): Struck {
  const isShortHole = toPin < skill.driver + 45;
  const club: Club = isShortHole ? (toPin < skill.driver ? 'hybrid4' : 'wood3') : 'driver';
  return drive(skill, club, at, aimAlongLine(hole, at, reachOf(club, skill.driver)), random);
}

/** The point on the line of play at a distance; shorter if that would be in or close to water. */
function aimAlongLine(hole: PlayingHole, from: Vector, yards: number): Vector {
  for (const share of [1, 0.92, 0.84, 0.76, 0.68]) {
    const target = placeOnLine(hole, from, yards * share);
    const way = directionTo(from, target);
    const isSafe = [-10, 0, 10].every((off) => groundAt(hole, add(target, scale(way, off))) !== 'penaltyArea');
    if (isSafe) return target;
  }
  return placeOnLine(hole, from, yards);
}

function placeOnLine(hole: PlayingHole, from: Vector, yards: number): Vector {
  const line = hole.centreLine;
  for (let i = line.length - 1; i > 0; i--) {
    const [near, far] = [line[i - 1] as Vector, line[i] as Vector];
    const [gap, further] = [distance(from, near), distance(from, far)];
    if (gap <= yards && further > yards) {
      return add(near, scale(subtract(far, near), (yards - gap) / Math.max(1e-9, further - gap)));
    }
    if (further <= yards) return far;
  }
  return add(from, scale(directionTo(from, hole.greenCentre), yards));
}
