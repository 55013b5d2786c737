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
  /** Strokes after a ball that rests on a square of four cells of the raster. */
  readonly squares: StrokeSquares;
};

/** Squares of `SIDE` by `SIDE` cells of a raster, in rows from the bottom left. */
type StrokeSquares = {
  readonly columns: number;
  readonly rows: number;
  /** Mean over the cells, penalties included; `UNKNOWN` until it is asked for. */
  readonly strokes: Float32Array;
};

/** Cells on the side of a square: the mean of four cells keeps their edges, and fits into the processor's cache. */
export const SIDE = 2;

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
  return { ground, start, pin, curves, fromStart, squares: squaresOnLand(ground.raster, pin, curves) };
}

/** `UNKNOWN` where a ball may cost a penalty: of these squares only few are ever asked for. */
function squaresOnLand(
  { left, bottom, step, width, height, kinds }: LieRaster,
  pin: PlanePoint,
  curves: StrokeCurves,
): StrokeSquares {
  const columns = Math.floor(width / SIDE);
  const rows = Math.floor(height / SIDE);
  const strokes = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const dx = left + (column + 0.5) * SIDE * step - pin.x;
      const dy = bottom + (row + 0.5) * SIDE * step - pin.y;
      const toPin = Math.sqrt(dx * dx + dy * dy);
      const first = row * SIDE * width + column * SIDE;
      let sum = 0;
      for (let y = 0; y < SIDE; y += 1) {
        for (let x = 0; x < SIDE; x += 1) {
          const kind = kinds[first + y * width + x] as number;
          sum += isLost(kind) ? Number.NaN : strokesAt(curves, kind, toPin);
        }
      }
      strokes[row * columns + column] = Number.isNaN(sum) ? UNKNOWN : sum / (SIDE * SIDE);
    }
  }
  return { columns, rows, strokes };
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

/** Squares on the side of a block whose strokes are computed together: the next target needs those around. */
const BLOCK = 8;

/** The strokes of a square, computed once and kept. */
export function strokesOfSquare(field: AimField, square: number): number {
  const { columns, rows, strokes } = field.squares;
  if ((strokes[square] as number) === UNKNOWN) {
    const firstColumn = Math.floor((square % columns) / BLOCK) * BLOCK;
    const firstRow = Math.floor(Math.floor(square / columns) / BLOCK) * BLOCK;
    for (let row = firstRow; row < Math.min(rows, firstRow + BLOCK); row += 1) {
      for (let column = firstColumn; column < Math.min(columns, firstColumn + BLOCK); column += 1) {
        const at = row * columns + column;
        if (strokes[at] === UNKNOWN) strokes[at] = meanOfSquare(field, row, column);
      }
    }
  }
  return strokes[square] as number;
}

/** The mean over the cells of a square; where a ball is dropped is worked out once for the square. */
function meanOfSquare(field: AimField, row: number, column: number): number {
  const { left, bottom, step, width, kinds } = field.ground.raster;
  let sum = 0;
  let dropped = UNKNOWN;
  for (let cell = 0; cell < SIDE * SIDE; cell += 1) {
    const [x, y] = [column * SIDE + (cell % SIDE), row * SIDE + Math.floor(cell / SIDE)];
    const centre = { x: left + (x + 0.5) * step, y: bottom + (y + 0.5) * step };
    const isDropped = isLost(kinds[y * width + x] as number);
    const strokes = isDropped && dropped !== UNKNOWN ? dropped : spotValue(field, centre).strokes;
    if (isDropped) dropped = strokes;
    sum += strokes;
  }
  return sum / (SIDE * SIDE);
}

/** Two lengths of a driver of 46 in. */
const TWO_CLUBS = 2.6;
/** How far behind the penalty area a drop on the line is looked for: as far as a ball is seen. */
const MAX_BEHIND = 90;
const BEHIND_STEP = 3;

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
  for (let turn = 0; turn < 16; turn += 1) {
    const angle = (turn * Math.PI) / 8;
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
