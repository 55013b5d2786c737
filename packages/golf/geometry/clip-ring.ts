import type { PlanePoint } from './plane.ts';
import type { PlaneBox, PlaneRing } from './plane-ring.ts';

/**
 * The part of an area inside a box (Sutherland and Hodgman). Parts that the box separates stay connected along its
 * edge, which is invisible in a filled area. Empty if nothing is inside.
 */
export function clipRing(ring: PlaneRing, box: PlaneBox): PlaneRing {
  const sides: readonly Side[] = [
    { depth: ({ x }) => x - box.minX },
    { depth: ({ x }) => box.maxX - x },
    { depth: ({ y }) => y - box.minY },
    { depth: ({ y }) => box.maxY - y },
  ];
  return sides.reduce(clipSide, ring);
}

/** How far a point lies inside a straight edge; negative outside. */
type Side = { readonly depth: (point: PlanePoint) => number };

function clipSide(ring: PlaneRing, { depth }: Side): PlaneRing {
  const kept: PlanePoint[] = [];
  let before = ring.at(-1);
  for (const point of ring) {
    if (before === undefined) return [];
    const [from, to] = [depth(before), depth(point)];
    if (from < 0 !== to < 0) {
      const share = from / (from - to);
      kept.push({ x: before.x + share * (point.x - before.x), y: before.y + share * (point.y - before.y) });
    }
    if (to >= 0) kept.push(point);
    before = point;
  }
  return kept;
}
