import type { ClubPattern, ShareScatter } from './club-pattern.ts';

/** What a player typed for a hole. All 0 changes nothing. */
export type Conditions = {
  /** Miles an hour of wind against (+) or with (−) the shot. */
  readonly headwind: number;
  /** Miles an hour of wind that blows to the right (+) or to the left (−). */
  readonly crosswind: number;
  /** Yards by which the ground of the target is above (+) or below (−) the ball. */
  readonly rise: number;
};

export const calm: Conditions = { headwind: 0, crosswind: 0, rise: 0 };

/** A shot needs 1% more for every mph against it (Golf Monthly, How to calculate distance in the wind, 2021). */
const PER_MPH_AGAINST = 0.01;
/** And 0.5% less for every mph behind it (the same). */
const PER_MPH_BEHIND = 0.005;
/** Drift: 1.5 yd for every mph across (Wilson, Club selection in cross-wind, 2015), taken as of a drive of 250 yd. */
const DRIFT_PER_MPH = 1.5 / 250;

/** From 39 mph on it is a gale (Beaufort 8), in which balls on greens move and play is suspended. */
const MAX_WIND = 40;
/** The largest fall from a tee to a green of an ordinary hole is about 200 ft. */
const MAX_RISE = 70;

/** What is wrong with typed conditions, a sentence each; empty if nothing is. */
export function conditionProblems({ headwind, crosswind, rise }: Conditions): readonly string[] {
  const wind = Math.hypot(headwind, crosswind);
  return [
    ...(wind <= MAX_WIND ? [] : [`Nobody plays in a wind of ${Math.round(wind)} mph. Type at most ${MAX_WIND}.`]),
    ...(Math.abs(rise) <= MAX_RISE
      ? []
      : [`A hole does not rise or fall by ${Math.round(Math.abs(rise))} yd. Type at most ${MAX_RISE}.`]),
  ];
}

/**
 * A pattern in wind and on a slope: it moves, and keeps its spread. A yard up makes a shot a yard longer (Golf Info
 * Guide, Adjust yardage). @param conditions with `conditionProblems` of none.
 */
export function inConditions(pattern: ClubPattern, { headwind, crosswind, rise }: Conditions): ClubPattern {
  const needed = 1 + (headwind > 0 ? PER_MPH_AGAINST : PER_MPH_BEHIND) * headwind;
  const along = 1 / needed - 1 - rise / pattern.distance;
  const across = DRIFT_PER_MPH * crosswind;
  if (along === 0 && across === 0) return pattern;
  const moved = <Scatter extends ShareScatter>(scatter: Scatter): Scatter => ({
    ...scatter,
    meanAcross: scatter.meanAcross + across,
    meanAlong: scatter.meanAlong + along,
  });
  return { ...pattern, core: moved(pattern.core), mishits: moved(pattern.mishits) };
}
