import type { PlanePoint } from '../geometry/index.ts';
import { type AimField, SIDE, spotValue, strokesOfSquare, UNKNOWN } from './aim-field.ts';
import { type GroundKind, groundKinds, kindAt } from './lie-raster.ts';
import type { PatternPoints } from './pattern-points.ts';

/**
 * The value of a target: 1 and the mean of the strokes from where the points of a pattern come to rest that is meant for
 * it (AIM-05). Lower is better.
 */
export function targetValue(field: AimField, target: PlanePoint, points: PatternPoints): number {
  const known = sumOfKnown(field, target, points);
  return 1 + (Number.isNaN(known) ? sumOfAll(field, target, points) : known);
}

/**
 * The sum over points in squares whose strokes are known; NaN if one is not. A loop that calls nothing takes a third of
 * the time, and most points are in squares that other targets have asked for.
 */
function sumOfKnown({ start, squares, ground }: AimField, target: PlanePoint, points: PatternPoints): number {
  const { left, bottom } = ground.raster;
  const { columns, rows, strokes } = squares;
  const step = ground.raster.step * SIDE;
  const { across, along, weights } = points;
  // In squares and not in yards, to save two divisions for each point.
  const startX = (start.x - left) / step;
  const startY = (start.y - bottom) / step;
  const forwardX = (target.x - start.x) / step;
  const forwardY = (target.y - start.y) / step;
  const count = weights.length;
  let sum = 0;
  let unknown = 0;
  for (let index = 0; index < count; index += 1) {
    const ahead = 1 + (along[index] as number);
    const aside = across[index] as number;
    const x = startX + ahead * forwardX + aside * forwardY;
    const y = startY + ahead * forwardY - aside * forwardX;
    if (x >= 0 && y >= 0 && x < columns && y < rows) {
      // Truncation by the operator of integers takes half the time of Math.trunc.
      const value = strokes[(y | 0) * columns + (x | 0)] as number;
      if (value === UNKNOWN) unknown += 1;
      sum += value * (weights[index] as number);
    } else {
      unknown += 1;
    }
  }
  return unknown === 0 ? sum : Number.NaN;
}

/** The sum over all points; strokes of their squares are known afterwards. */
function sumOfAll(field: AimField, target: PlanePoint, { across, along, weights }: PatternPoints): number {
  const { left, bottom } = field.ground.raster;
  const { columns, rows } = field.squares;
  const step = field.ground.raster.step * SIDE;
  const forwardX = target.x - field.start.x;
  const forwardY = target.y - field.start.y;
  let sum = 0;
  for (let index = 0; index < weights.length; index += 1) {
    const ahead = 1 + (along[index] as number);
    const aside = across[index] as number;
    const x = field.start.x + ahead * forwardX + aside * forwardY;
    const y = field.start.y + ahead * forwardY - aside * forwardX;
    const column = Math.floor((x - left) / step);
    const row = Math.floor((y - bottom) / step);
    const isInside = column >= 0 && row >= 0 && column < columns && row < rows;
    const strokes = isInside ? strokesOfSquare(field, row * columns + column) : spotValue(field, { x, y }).strokes;
    sum += strokes * (weights[index] as number);
  }
  return sum;
}

/** The shares of a pattern that come to rest on each kind of ground, in the order of `groundKinds`. */
export function groundShares(
  { ground, start }: AimField,
  target: PlanePoint,
  { across, along, weights }: PatternPoints,
): Float64Array {
  const shares = new Float64Array(groundKinds.length);
  const forwardX = target.x - start.x;
  const forwardY = target.y - start.y;
  for (let index = 0; index < weights.length; index += 1) {
    const ahead = 1 + (along[index] as number);
    const aside = across[index] as number;
    const x = start.x + ahead * forwardX + aside * forwardY;
    const kind = kindAt(ground.raster, x, start.y + ahead * forwardY - aside * forwardX);
    shares[kind] = (shares[kind] as number) + (weights[index] as number);
  }
  return shares;
}

/** A part of a value: the shots of a pattern that finish on one kind of ground. */
export type ValuePart = {
  readonly kind: GroundKind;
  /** Of the pattern, from 0 to 1. */
  readonly share: number;
  /** Mean yards to the pin, from where the next ball is played. */
  readonly left: number;
  /** Mean strokes from there, with penalties. */
  readonly strokes: number;
};

/** A shot of a pattern that is meant for a target. */
export type EndedShot = {
  readonly across: number;
  readonly along: number;
  readonly weight: number;
  readonly kind: number;
  readonly left: number;
  readonly strokes: number;
};

/** Every shot of a pattern that is meant for a target, with what it costs. */
export function endedShots(field: AimField, target: PlanePoint, points: PatternPoints): readonly EndedShot[] {
  const { start } = field;
  const [forwardX, forwardY] = [target.x - start.x, target.y - start.y];
  return Array.from(points.weights, (weight, index) => {
    const [across, along] = [points.across[index] as number, points.along[index] as number];
    const x = start.x + (1 + along) * forwardX + across * forwardY;
    const y = start.y + (1 + along) * forwardY - across * forwardX;
    return { across, along, weight, ...spotValue(field, { x, y }) };
  });
}

/** What shots are made of, the most frequent kind of ground first; the shares add up to those of the shots. */
export function valueParts(ended: readonly EndedShot[]): readonly ValuePart[] {
  return groundKinds
    .map((kind, index) => {
      const own = ended.filter((one) => one.kind === index);
      const share = own.reduce((sum, { weight }) => sum + weight, 0);
      const mean = (read: (one: EndedShot) => number): number =>
        own.reduce((sum, one) => sum + read(one) * one.weight, 0) / share;
      return { kind, share, left: mean(({ left }) => left), strokes: mean(({ strokes }) => strokes) };
    })
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share);
}
