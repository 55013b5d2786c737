import type { Club, Lie } from '@strokebook/golf/model';
import { add, directionTo, distance, rightOf, scale, turn, type Vector } from '../courses/vector.ts';
import type { Random } from '../random.ts';
import { clubFor, reachOf } from './clubs.ts';
import type { Skill } from './skill.ts';

export type Struck = { readonly club: Club; readonly end: Vector };

/** For each lie the scatter of a full stroke as a factor, and its reach as a share of the driver's. */
const lieEffects: { readonly [lie in Lie]: { readonly scatter: number; readonly reach: number } } = {
  tee: { scatter: 0.95, reach: 0.885 },
  fairway: { scatter: 1, reach: 0.885 },
  firstCut: { scatter: 1.12, reach: 0.83 },
  // The Tour's proximity from the rough is 1.6 times that from the fairway, without shots that end far off.
  rough: { scatter: 1.45, reach: 0.74 },
  fairwayBunker: { scatter: 1.6, reach: 0.62 },
  greensideBunker: { scatter: 1.7, reach: 0.5 },
  bunker: { scatter: 1.6, reach: 0.62 },
  fringe: { scatter: 1, reach: 0.8 },
  green: { scatter: 1, reach: 0.8 },
  recovery: { scatter: 2, reach: 0.6 },
  native: { scatter: 1.8, reach: 0.61 },
  cartPath: { scatter: 1.3, reach: 0.7 },
  penaltyArea: { scatter: 2.5, reach: 0.3 },
  other: { scatter: 1.5, reach: 0.6 },
};

export const fullReach = (skill: Skill, lie: Lie): number => lieEffects[lie].reach * skill.driver;

/** A stroke with a driver or wood at a target. */
export function drive(skill: Skill, club: Club, from: Vector, target: Vector, random: Random): Struck {
  const length = distance(from, target);
  const isMishit = random.chance(skill.mishit);
  const share = isMishit ? random.between(0.45, 0.85) : 1;
  const carried = length * share * random.gaussian(1, skill.driveLengthSpread);
  // A shorter club is a little straighter than its length alone would make it.
  const spread = skill.driveSpread * (club === 'driver' ? 1 : 0.92) * (isMishit ? 1.6 : 1);
  const way = turn(directionTo(from, target), random.gaussian(0, spread));
  return { club, end: add(from, scale(way, Math.max(8, carried))) };
}

/** A full or part stroke at a target within reach. */
export function approach(skill: Skill, lie: Lie, from: Vector, target: Vector, random: Random): Struck {
  const length = distance(from, target);
  const club = clubFor(length, skill.driver);
  const scatter = approachSpread(length, skill) * lieEffects[lie].scatter;
  const isMishit = random.chance(skill.mishit * Math.min(1.6, lieEffects[lie].scatter));
  const share = isMishit ? random.between(0.2, 0.8) : 1 - skill.short;
  const along = Math.max(3, length * share + random.gaussian(0, scatter * 1.05));
  const aside = random.gaussian(0, scatter * 0.95 * (isMishit ? 1.8 : 1));
  const way = directionTo(from, target);
  return { club, end: add(from, add(scale(way, along), scale(rightOf(way), aside))) };
}

/**
 * Standard deviation in yards along and across of an approach from the fairway: 3.2 + 0.00018 d² fits the Tour's
 * proximity from 50 to 250 yd (15.9 to 51.6 ft). For shorter hitters the distance is scaled by their driver's length.
 */
function approachSpread(yards: number, skill: Skill): number {
  const asTour = yards * (300 / skill.driver);
  // Woods off the ground scatter more than the curve: few of those end near enough to count in proximity.
  const wood = 1 + Math.max(0, asTour - 215) / 100;
  return skill.approach * wood * (3.2 + 0.00018 * asTour * asTour);
}

/**
 * A chip or pitch at the pin; the Tour's mean remaining distance is 3.4, 6.6 and 9.1 ft from within 10, 20 and 30 yd.
 */
export function chip(skill: Skill, lie: Lie, from: Vector, pin: Vector, random: Random): Struck {
  const yards = distance(from, pin);
  const ease = lie === 'fringe' ? 0.8 : lie === 'fairway' ? 0.88 : lie === 'recovery' || lie === 'native' ? 1.9 : 1.05;
  const club = lie === 'fringe' ? 'putter' : yards > 25 ? 'sandWedge' : 'lobWedge';
  const isMishit = random.chance(lie === 'fringe' ? 0 : skill.chipMishit);
  const share = !isMishit ? 1 : random.chance(0.7) ? random.between(0.1, 0.6) : random.between(1.4, 2);
  return { club, end: scatterRound(from, pin, yards * share, skill.chip * ease * (0.35 + 0.09 * yards), random) };
}

/** A stroke from a greenside bunker; the Tour's mean remaining distance is 9.4 ft. */
export function blast(skill: Skill, from: Vector, pin: Vector, random: Random): Struck {
  const yards = distance(from, pin);
  const isLeft = random.chance(skill.sandFailure);
  const length = isLeft ? Math.min(yards * 0.4, random.between(1, 5)) : yards;
  return {
    club: 'sandWedge',
    end: scatterRound(from, pin, length, isLeft ? 0.7 : skill.chip * (0.8 + 0.1 * yards), random),
  };
}

/** A low stroke out of the trees, back into play. */
export function punch(skill: Skill, from: Vector, target: Vector, random: Random): Struck {
  const yards = Math.min(distance(from, target), reachOf('iron6', skill.driver));
  const length = random.chance(skill.mishit * 2) ? yards * random.between(0.1, 0.5) : yards;
  return { club: 'iron6', end: scatterRound(from, target, length, 4 + 0.05 * yards * skill.approach, random) };
}

function scatterRound(from: Vector, target: Vector, length: number, spread: number, random: Random): Vector {
  const way = directionTo(from, target);
  const along = Math.max(0.3, length + random.gaussian(0, spread));
  return add(from, add(scale(way, along), scale(rightOf(way), random.gaussian(0, spread * 0.85))));
}
