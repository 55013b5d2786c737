import { clipRing, type PlaneBox, type PlanePoint, type PlaneRing, simplifyRing } from '../geometry/index.ts';
import type { Int, Surface } from '../model/index.ts';

/** A closed outline: x and y of its corners in turn. */
export type Outline = readonly Int[];

/** Smaller parts are not visible in a drawing: square feet, less than a pot bunker. */
const MIN_AREA = 60;

/** Simplifies an outline in feet, and cuts off what lies outside of a box; empty if nothing is left. */
export function outlineOf(ring: PlaneRing, tolerance: number, box: PlaneBox): readonly Outline[] {
  const corners = simplifyRing(clipRing(withoutRepeat(ring), box), tolerance);
  if (corners.length < 3 || areaOf(corners) < MIN_AREA) return [];
  return [corners.flatMap(({ x, y }) => [Math.round(x), Math.round(y)])];
}

/** Outlines may end with their first point. */
function withoutRepeat(ring: PlaneRing): PlaneRing {
  const [first, last] = [ring[0], ring.at(-1)];
  return first !== undefined && last !== undefined && first.x === last.x && first.y === last.y
    ? ring.slice(0, -1)
    : ring;
}

function areaOf(corners: readonly PlanePoint[]): number {
  let [twice, before] = [0, corners.at(-1) ?? { x: 0, y: 0 }];
  for (const corner of corners) {
    twice += before.x * corner.y - corner.x * before.y;
    before = corner;
  }
  return Math.abs(twice) / 2;
}

export const eachSurface = (
  outlines: (surface: Surface) => readonly Outline[],
): Readonly<Record<Surface, readonly Outline[]>> => ({
  tee: outlines('tee'),
  fairway: outlines('fairway'),
  green: outlines('green'),
  bunker: outlines('bunker'),
  water: outlines('water'),
  rough: outlines('rough'),
  penaltyArea: outlines('penaltyArea'),
  woods: outlines('woods'),
});
