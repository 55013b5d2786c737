import type { AimField } from '../aim/aim-field.ts';
import type { ClubPattern, ShareScatter } from '../aim/club-pattern.ts';
import type { PlanePoint } from '../geometry/index.ts';
import type { CourseDocument } from '../model/index.ts';
import { exactSpots } from './exact-spot.ts';

const POINTS = 10_000;

/**
 * The value of a target, worked out slowly and obviously: 10,000 points of a Halton sequence, and the outlines
 * themselves. The share of mishits is a share of the points.
 */
export function exactMean(
  course: CourseDocument,
  field: AimField,
  { core, mishits }: ClubPattern,
  target: PlanePoint,
): number {
  const { start, pin, fromStart, ground, curves } = field;
  const spotOf = exactSpots(course, ground, curves)(start, pin, fromStart);
  const forward = { x: target.x - start.x, y: target.y - start.y };
  const meanOf = (scatter: ShareScatter, count: number): number => {
    let sum = 0;
    for (let index = 1; index <= count; index += 1) {
      const { across, along } = shotOf(scatter, halton(index, 2), halton(index, 3));
      const x = start.x + (1 + along) * forward.x + across * forward.y;
      const y = start.y + (1 + along) * forward.y - across * forward.x;
      sum += spotOf({ x, y }).strokes;
    }
    return sum / count;
  };
  return 1 + (1 - mishits.share) * meanOf(core, POINTS * 0.9) + mishits.share * meanOf(mishits, POINTS * 0.1);
}

/** A shot from two numbers in (0, 1), by the transform of Box and Muller. */
export function shotOf(scatter: ShareScatter, one: number, other: number): { across: number; along: number } {
  const radius = Math.sqrt(-2 * Math.log(one));
  const [x, y] = [radius * Math.cos(2 * Math.PI * other), radius * Math.sin(2 * Math.PI * other)];
  const { meanAcross, meanAlong, sdAcross, sdAlong, correlation } = scatter;
  return {
    across: meanAcross + sdAcross * x,
    along: meanAlong + sdAlong * (correlation * x + Math.sqrt(1 - correlation ** 2) * y),
  };
}

/** The digits of a number mirrored at the point, in a base. */
function halton(index: number, base: number): number {
  let [left, value, unit] = [index, 0, 1 / base];
  while (left > 0) {
    value += (left % base) * unit;
    left = Math.floor(left / base);
    unit /= base;
  }
  return value;
}
