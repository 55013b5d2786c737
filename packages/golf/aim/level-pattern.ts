import { onLineHalfWidth } from '../dispersion/index.ts';
import { standardFigure, standards, statColumns } from '../stats/index.ts';
import type { ShareScatter } from './club-pattern.ts';
import type { Mishits } from './club-pattern.ts';

/** A level of play whose shots fill in for shots that a player lacks. */
export type PatternLevel = {
  /** The id of the standard. */
  readonly standardName: string;
  readonly label: string;
  /** Spread of the level's shots relative to the PGA TOUR's. */
  readonly spread: number;
};

/**
 * Spread of PGA TOUR shots by distance, in shares of it: 463 approaches from tee and fairway and 518 drives, each
 * against the median line of its hole, of the round of 37 players that the engine is compared with (Quicken Loans
 * National 2018, round 2). `tour-pattern.test.ts` measures it again.
 */
const tourSpread: readonly (readonly [yards: number, across: number, along: number])[] = [
  [87, 0.021, 0.053],
  [112, 0.03, 0.053],
  [137, 0.035, 0.042],
  [162, 0.035, 0.043],
  [187, 0.038, 0.036],
  [220, 0.053, 0.038],
  [285, 0.055, 0.059],
];

/**
 * Of the same shots: those further right are a little shorter, in the median of the distances. Nearly all of these
 * players are right-handed.
 */
const TOUR_CORRELATION = -0.1;
/** Of the same approaches: the share outside of the region that holds 99% of the others, and where these finish. */
const tourMishits: Mishits = {
  share: 0.03,
  meanAcross: 0.01,
  meanAlong: -0.08,
  sdAcross: 0.08,
  sdAlong: 0.11,
  correlation: 0,
};

const figureOf = (standardName: string, id: string): number | null => {
  const column = statColumns.find((one) => one.id === id);
  return column === undefined ? null : (standardFigure(standardName, column, 18)?.value ?? null);
};

/**
 * Spread of drives across the line, as a share of their length, of a level with published drives: the width of a normal
 * distribution of which the published share is on an ordinary fairway.
 */
function driveSpread(standardName: string): number | null {
  const fairways = figureOf(standardName, 'drive.fairwaysHit');
  const length = figureOf(standardName, 'drive.distance');
  return fairways === null || length === null ? null : onLineHalfWidth / halfWidthOf(fairways) / length;
}

/**
 * The levels with published drives. One factor widens all of a level's shots. It is a model, and agrees with the two
 * published figures of approaches: from 150 yd scratch golfers leave the ball 1.45 times as far from the hole as the
 * PGA TOUR (Stagner; the factor is 1.49), weekend golfers 2.4 times (Broadie; the 20 handicap's is 2.05).
 */
export const patternLevels: readonly PatternLevel[] = standards.flatMap(({ standardName, label }) => {
  const [own, tour] = [driveSpread(standardName), driveSpread('pgaTour2024')];
  return own === null || tour === null ? [] : [{ standardName, label, spread: own / tour }];
});

/** The spread of a level's shots of a distance in yards. */
export function levelScatter({ spread }: PatternLevel, distance: number, isLeftHanded: boolean): ShareScatter {
  const [across, along] = tourSpreadAt(distance);
  return {
    meanAcross: 0,
    meanAlong: 0,
    sdAcross: across * spread,
    sdAlong: along * spread,
    correlation: isLeftHanded ? -TOUR_CORRELATION : TOUR_CORRELATION,
  };
}

/** A level's mishits: as much more frequent and larger than the PGA TOUR's as its other shots are wider. */
export function levelMishits({ spread }: PatternLevel, isLeftHanded: boolean): Mishits {
  return {
    share: tourMishits.share * spread,
    meanAcross: tourMishits.meanAcross * spread * (isLeftHanded ? -1 : 1),
    meanAlong: tourMishits.meanAlong * spread,
    sdAcross: tourMishits.sdAcross * spread,
    sdAlong: tourMishits.sdAlong * spread,
    correlation: tourMishits.correlation,
  };
}

/** Linear between the measured distances, constant beyond them. */
function tourSpreadAt(distance: number): readonly [across: number, along: number] {
  const next = tourSpread.findIndex(([at]) => at >= distance);
  const [after, before] = [tourSpread.at(next), tourSpread[next - 1]];
  if (after === undefined) return [0, 0];
  if (before === undefined) return [after[1], after[2]];
  const share = (distance - before[0]) / (after[0] - before[0]);
  return [before[1] + share * (after[1] - before[1]), before[2] + share * (after[2] - before[2])];
}

/** The half-width, in standard deviations, that holds a share of a normal distribution: by bisection. */
function halfWidthOf(share: number): number {
  let [low, high] = [0, 6];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (shareWithin(middle) < share) low = middle;
    else high = middle;
  }
  return low;
}

/** The share of a normal distribution within some standard deviations of its mean (Abramowitz and Stegun 7.1.26). */
function shareWithin(deviations: number): number {
  const x = deviations / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const sum = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return 1 - sum * Math.exp(-x * x);
}
