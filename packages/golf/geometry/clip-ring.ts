import type { PlanePoint } from './plane.ts';
import type { PlaneBox, PlaneRing } from './plane-ring.ts';

/**
 * The part of an area that lies in a box (Sutherland and Hodgman). Parts that the box cuts off from each other stay
 * joined along its edge, which nobody sees of an area that is filled. Empty where nothing lies in it.
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
