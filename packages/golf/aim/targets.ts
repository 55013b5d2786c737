import type { PlanePoint } from '../geometry/index.ts';
import type { AimField } from './aim-field.ts';
import type { ClubPattern } from './club-pattern.ts';
import { fairwayRunAt, isAtGreen, middleAt } from './middle.ts';

/** Targets of a club: arcs around the start, and on each the same directions. */
export type TargetGrid = {
  /** Yards from the start, ascending. */
  readonly distances: readonly number[];
  /** Yards between two targets of an arc. */
  readonly spacing: number;
  /** Targets of each arc on both sides of its middle one. */
  readonly sides: readonly ArcSides[];
  /** The middle of fairway or green on each arc. */
  readonly middles: readonly PlanePoint[];
};

type ArcSides = { readonly left: number; readonly right: number };

/** Targets are at most this far apart, in yards (AIM-06). */
const SPACING = 5;
/** Yards to the sides of the middle in which anyone aims where there is no fairway; less for a short shot. */
const MAX_ASIDE = 60;
const ASIDE = { share: 0.25, least: 5 } as const;
/**
 * Where there is one, nobody aims further than this outside of it, in yards: what lies there is often not mapped, and
 * would count as open rough.
 */
const OFF_FAIRWAY = 10;
/** A shot at the green is meant for between these distances from the pin, in yards. */
const AT_GREEN = { before: 25, behind: 15 } as const;
/** A shot that cannot reach the green is meant for the last yards of its club. */
const LAYUP_DEPTH = 20;
/** The pin is in reach of a club that is this close. */
const REACH_MARGIN = 10;

/** Yards from the start to the pin. */
export const toPinOf = ({ start, pin }: AimField): number => Math.hypot(pin.x - start.x, pin.y - start.y);

/** Whether a club is long enough for a shot at the green. */
export const reachesPin = (field: AimField, { longest }: ClubPattern): boolean =>
  toPinOf(field) <= longest + REACH_MARGIN;

/** The distances that a club is meant for on a hole, from short to long; null if it is too long for every one. */
export function meantDistances(field: AimField, pattern: ClubPattern): readonly [from: number, to: number] | null {
  const { shortest, longest } = pattern;
  const toPin = toPinOf(field);
  const [least, most] = reachesPin(field, pattern)
    ? [toPin - AT_GREEN.before, toPin + AT_GREEN.behind]
    : [longest - LAYUP_DEPTH, longest];
  const [from, to] = [Math.max(shortest, least), Math.min(longest, most)];
  return from <= to ? [from, to] : null;
}

/** The targets between two distances. */
export function targetGrid(field: AimField, from: number, to: number): TargetGrid {
  const steps = Math.max(1, Math.ceil((to - from) / SPACING));
  const distances =
    to - from < 1 ? [to] : Array.from({ length: steps + 1 }, (_unused, index) => from + (index * (to - from)) / steps);
  const middles = distances.map((distance) => middleAt(field, distance));
  const sides = distances.map((distance, arc): ArcSides => {
    const most = Math.min(MAX_ASIDE, ASIDE.least + ASIDE.share * distance);
    const run = isAtGreen(field, distance) ? null : fairwayRunAt(field, middles[arc] as PlanePoint);
    const steps = (yards: number): number => Math.round(Math.min(most, yards) / SPACING);
    return {
      left: steps(run === null ? most : OFF_FAIRWAY - run.from),
      right: steps(run === null ? most : OFF_FAIRWAY + run.to),
    };
  });
  return { distances, spacing: SPACING, sides, middles };
}

/** The targets of an arc, from left to right. */
export function arcTargets(
  { start }: Pick<AimField, 'start'>,
  { distances, middles, spacing, sides }: TargetGrid,
  arc: number,
): readonly PlanePoint[] {
  const [distance, middle] = [distances[arc] as number, middles[arc] as PlanePoint];
  const { left, right } = sides[arc] as ArcSides;
  const heading = Math.atan2(middle.x - start.x, middle.y - start.y);
  return Array.from({ length: left + right + 1 }, (_unused, index) => {
    const angle = heading + ((index - left) * spacing) / distance;
    return { x: start.x + distance * Math.sin(angle), y: start.y + distance * Math.cos(angle) };
  });
}

/** The point of the line from the start through another point that is some yards from the start. */
export function onLineTo({ start }: AimField, through: PlanePoint, distance: number): PlanePoint {
  const length = Math.hypot(through.x - start.x, through.y - start.y);
  const share = length === 0 ? 0 : distance / length;
  return { x: start.x + share * (through.x - start.x), y: start.y + share * (through.y - start.y) };
}
