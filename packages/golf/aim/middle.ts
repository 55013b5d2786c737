import type { PlanePoint } from '../geometry/index.ts';
import type { AimField } from './aim-field.ts';
import { groundKinds, kindAt } from './lie-raster.ts';

const FAIRWAY = groundKinds.indexOf('fairway');
/** How far from the line of play its fairway is looked for, in yards. */
const MAX_FROM_LINE = 35;
const STEP = 1;

/** The parts of an arc around the start that are fairway, in yards to the right of a point of the arc. */
export type FairwayRun = { readonly from: number; readonly to: number };

/** The fairway on the arc through a point, next to that point; null if there is none near it. */
export function fairwayRunAt({ ground, start }: AimField, point: PlanePoint): FairwayRun | null {
  const [x, y] = [point.x - start.x, point.y - start.y];
  const distance = Math.hypot(x, y);
  const heading = Math.atan2(x, y);
  const isFairway = (aside: number): boolean => {
    const angle = heading + aside / distance;
    const at = { x: start.x + distance * Math.sin(angle), y: start.y + distance * Math.cos(angle) };
    return kindAt(ground.raster, at.x, at.y) === FAIRWAY;
  };
  for (let off = 0; off <= MAX_FROM_LINE; off += STEP) {
    const aside = isFairway(off) ? off : -off;
    if (!isFairway(aside)) continue;
    let [from, to] = [aside, aside];
    while (from > -2 * MAX_FROM_LINE && isFairway(from - STEP)) from -= STEP;
    while (to < 2 * MAX_FROM_LINE && isFairway(to + STEP)) to += STEP;
    return { from, to };
  }
  return null;
}

/**
 * The middle of the fairway some yards from the start, near the line of play; where there is no fairway, the line of
 * play. From the middle of the green on, the middle of the green.
 */
export function middleAt(field: AimField, distance: number): PlanePoint {
  const { start } = field;
  if (isAtGreen(field, distance)) return onWayToGreen(field, distance);
  const onLine = lineAt(field, distance);
  const run = fairwayRunAt(field, onLine);
  if (run === null) return onLine;
  const heading = Math.atan2(onLine.x - start.x, onLine.y - start.y) + (run.from + run.to) / 2 / distance;
  return { x: start.x + distance * Math.sin(heading), y: start.y + distance * Math.cos(heading) };
}

/** Nearer to the middle of the green than this a shot is meant for the green. */
const NEAR_GREEN = 30;

/** Whether a shot of some yards from the start is meant for the green. */
export const isAtGreen = ({ ground: { green }, start }: AimField, distance: number): boolean =>
  distance >= Math.hypot(green.x - start.x, green.y - start.y) - NEAR_GREEN;

function onWayToGreen({ ground: { green }, start }: AimField, distance: number): PlanePoint {
  const length = Math.hypot(green.x - start.x, green.y - start.y);
  if (length === 0) return { x: start.x, y: start.y + distance };
  return {
    x: start.x + ((green.x - start.x) * distance) / length,
    y: start.y + ((green.y - start.y) * distance) / length,
  };
}

/** The last point of the line of play that is some yards from the start; straight to the green if there is none. */
function lineAt(field: AimField, distance: number): PlanePoint {
  const { ground, start } = field;
  const away = (point: PlanePoint): number => Math.hypot(point.x - start.x, point.y - start.y);
  for (let index = ground.line.length - 1; index > 0; index -= 1) {
    const [before, after] = [ground.line[index - 1] as PlanePoint, ground.line[index] as PlanePoint];
    if (away(before) > distance || away(after) < distance) continue;
    let [low, high] = [0, 1];
    for (let step = 0; step < 20; step += 1) {
      const middle = (low + high) / 2;
      const at = { x: before.x + middle * (after.x - before.x), y: before.y + middle * (after.y - before.y) };
      if (away(at) < distance) low = middle;
      else high = middle;
    }
    return { x: before.x + low * (after.x - before.x), y: before.y + low * (after.y - before.y) };
  }
  return onWayToGreen(field, distance);
}
