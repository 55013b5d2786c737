import { offsetFromLine } from '../geometry/index.ts';
import { type Hole, metresToYards, type Yards } from '../model/index.ts';
import type { ShotFacts } from './shot-facts.ts';

export const missSides = ['left', 'right', 'short', 'long'] as const;
export type MissSide = (typeof missSides)[number];

/** The larger of the distances along and across the target line decides; long and right are positive. */
export function sideOfMiss(along: number, across: number): MissSide {
  if (Math.abs(along) >= Math.abs(across)) return along < 0 ? 'short' : 'long';
  return across < 0 ? 'left' : 'right';
}

/** Where a stroke finished, seen along the line from ball to pin: yards past (+) or short of (−) it, and right (+) or left. */
export type Miss = { readonly along: Yards; readonly across: Yards };

/** The tangent of 22.5°: between the four sides are 'short right' and the like. */
const DIAGONAL = 0.414;

/** Where a stroke finished as golfers say it, in eight directions: 'short', 'long left'. */
export function directionOfMiss({ along, across }: Miss): string {
  const depth = Math.abs(along) < DIAGONAL * Math.abs(across) ? '' : along < 0 ? 'short' : 'long';
  const side = Math.abs(across) < DIAGONAL * Math.abs(along) ? '' : across < 0 ? 'left' : 'right';
  return `${depth} ${side}`.trim();
}

/** Null without positions. */
export function missOf(hole: Hole, { shot }: ShotFacts): Miss | null {
  const [start, end] = [shot.position, shot.end?.position];
  if (start === undefined || end === undefined || hole.pin === undefined) return null;
  const offset = offsetFromLine(start, hole.pin, end);
  return offset === null ? null : { along: metresToYards(offset.along), across: metresToYards(offset.across) };
}

/** The side of the pin on which a missed approach finished. Null without positions. */
export function missSideOf(hole: Hole, approach: ShotFacts): MissSide | null {
  const miss = missOf(hole, approach);
  return miss === null ? null : sideOfMiss(miss.along, miss.across);
}
