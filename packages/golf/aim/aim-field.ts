import type { PlanePoint } from '../geometry/index.ts';
import type { HoleGround } from './hole-ground.ts';
import { groundKinds, kindAt, type LieRaster } from './lie-raster.ts';
import { type StrokeCurves, strokesAt } from './stroke-curves.ts';

/** All that the value of a spot depends on: ground, pin, where the stroke is played from, and the player's strokes. */
export type AimField = {
  readonly ground: HoleGround;
  readonly start: PlanePoint;
  readonly pin: PlanePoint;
  readonly curves: StrokeCurves;
  /** Expected strokes from the start. */
  readonly fromStart: number;
  /** By cell of the raster: strokes after a ball that rests there, penalties included; `UNKNOWN` until it is asked for. */
  readonly strokes: Float32Array;
};

/** No ball is holed from anywhere in no strokes. */
export const UNKNOWN = 0;

/** From a tee the tee's table counts, from elsewhere that of the ground. */
export function aimField(
  ground: HoleGround,
  start: PlanePoint,
  isTee: boolean,
  pin: PlanePoint,
  curves: StrokeCurves,
): AimField {
  const toPin = Math.hypot(pin.x - start.x, pin.y - start.y);
  const kind = kindAt(ground.raster, start.x, start.y);
  const fromStart = isTee || isLost(kind) ? curves.fromTee(toPin) : strokesAt(curves, kind, toPin);
  return { ground, start, pin, curves, fromStart, strokes: strokesOnLand(ground.raster, pin, curves) };
}

/** Strokes by cell; `UNKNOWN` where a ball costs a penalty: of these only few are ever asked for. */
function strokesOnLand(
  { left, bottom, step, width, height, kinds }: LieRaster,
  pin: PlanePoint,
  curves: StrokeCurves,
): Float32Array {
  const strokes = new Float32Array(kinds.length);
  for (let row = 0; row < height; row += 1) {
    const dy = bottom + (row + 0.5) * step - pin.y;
    for (let column = 0; column < width; column += 1) {
      const cell = row * width + column;
      const kind = kinds[cell] as number;
      if (isLost(kind)) continue;
      const dx = left + (column + 0.5) * step - pin.x;
      strokes[cell] = strokesAt(curves, kind, Math.sqrt(dx * dx + dy * dy));
    }
  }
  return strokes;
}

const OUT_OF_BOUNDS = groundKinds.indexOf('outOfBounds');
const WATER = groundKinds.indexOf('water');

/** Whether a ball on a kind of ground costs a penalty: water, penalty area, out of bounds come last in `groundKinds`. */
export const isLost = (kind: number): boolean => kind >= WATER;

/** A spot where a ball came to rest. */
export type SpotValue = {
  /** Strokes from there, penalties included. */
  readonly strokes: number;
  /** Yards to the pin, from where the next ball is played. */
  readonly left: number;
  /** An index of `groundKinds`. */
  readonly kind: number;
};

/** What a ball costs that came to rest at a point (AIM-04). */
export function spotValue(field: AimField, point: PlanePoint): SpotValue {
  const { ground, pin, curves, fromStart, start } = field;
  const kind = kindAt(ground.raster, point.x, point.y);
  if (!isLost(kind)) {
    const left = Math.hypot(pin.x - point.x, pin.y - point.y);
    return { strokes: strokesAt(curves, kind, left), left, kind };
  }
  if (kind === OUT_OF_BOUNDS) {
    // Rule 18.2: stroke and distance.
    return { strokes: 1 + fromStart, left: Math.hypot(pin.x - start.x, pin.y - start.y), kind };
  }
  return { ...dropValue(field, point), kind };
}

/** Cells on the side of a block whose strokes are computed together: the next target needs those around. */
const BLOCK = 8;

/** The strokes of a cell, as `spotValue` tells them of its center; computed once and kept. */
export function strokesOfCell(field: AimField, cell: number): number {
  const { left, bottom, step, width, height } = field.ground.raster;
  if ((field.strokes[cell] as number) === UNKNOWN) {
    const firstColumn = Math.floor((cell % width) / BLOCK) * BLOCK;
    const firstRow = Math.floor(Math.floor(cell / width) / BLOCK) * BLOCK;
    for (let row = firstRow; row < Math.min(height, firstRow + BLOCK); row += 1) {
      for (let column = firstColumn; column < Math.min(width, firstColumn + BLOCK); column += 1) {
        const at = row * width + column;
        if (field.strokes[at] !== UNKNOWN) continue;
        const centre = { x: left + (column + 0.5) * step, y: bottom + (row + 0.5) * step };
        field.strokes[at] = spotValue(field, centre).strokes;
      }
    }
  }
  return field.strokes[cell] as number;
}

/** Two lengths of a driver of 46 in. */
const TWO_CLUBS = 2.6;
/** How far behind the penalty area a drop on the line is looked for: as far as a ball is seen. */
const MAX_BEHIND = 90;
const BEHIND_STEP = 6;

/**
 * After a ball in a penalty area: one stroke, and the fewest from where a ball may be dropped (Rule 17.1d): within two
 * clubs of where it last crossed the edge, not nearer the hole; on the line from the hole through that point, behind it;
 * or where the stroke was played from.
 */
function dropValue(field: AimField, point: PlanePoint): Omit<SpotValue, 'kind'> {
  const { ground, pin, start, curves, fromStart } = field;
  const { raster } = ground;
  const crossing = crossingOf(field, point);
  const fromPin = Math.hypot(crossing.x - pin.x, crossing.y - pin.y);
  let best = fromStart;
  let left = Math.hypot(pin.x - start.x, pin.y - start.y);
  const take = (x: number, y: number): void => {
    const kind = kindAt(raster, x, y);
    const toPin = Math.sqrt((x - pin.x) ** 2 + (y - pin.y) ** 2);
    // The margin is for the rounding of sine and cosine.
    if (isLost(kind) || toPin < fromPin - 1e-6) return;
    const strokes = strokesAt(curves, kind, toPin);
    if (strokes < best) [best, left] = [strokes, toPin];
  };
  take(crossing.x, crossing.y);
  for (let turn = 0; turn < 8; turn += 1) {
    const angle = (turn * Math.PI) / 4;
    take(crossing.x + TWO_CLUBS * Math.cos(angle), crossing.y + TWO_CLUBS * Math.sin(angle));
  }
  if (fromPin > 0) {
    const [ux, uy] = [(crossing.x - pin.x) / fromPin, (crossing.y - pin.y) / fromPin];
    for (let back = BEHIND_STEP; back <= MAX_BEHIND; back += BEHIND_STEP) {
      take(crossing.x + ux * back, crossing.y + uy * back);
    }
  }
  return { strokes: 1 + best, left };
}

/** The last point on dry ground on the way from the start to a ball; the start if there is none. */
function crossingOf({ ground: { raster }, start }: AimField, { x, y }: PlanePoint): PlanePoint {
  const length = Math.hypot(start.x - x, start.y - y);
  const [ux, uy] = length === 0 ? [0, 0] : [(start.x - x) / length, (start.y - y) / length];
  for (let back = raster.step; back < length; back += raster.step) {
    if (!isLost(kindAt(raster, x + ux * back, y + uy * back))) return { x: x + ux * back, y: y + uy * back };
  }
  return start;
}
