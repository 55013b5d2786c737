import type { PlanePoint } from './plane.ts';
import type { PlaneRing } from './plane-ring.ts';

/**
 * The rings of an outline that goes round inner rings over bridges, the outer one first: for drawing, where a bridge
 * would show as a line. Inner rings run in the opposite direction.
 */
export function splitBridges(ring: PlaneRing): readonly PlaneRing[] {
  const ends = new Map(ring.map((point, index) => [keyOf(point, ring[index + 1]), index]));
  for (const [index, point] of ring.entries()) {
    const next = ring[index + 1];
    // The way back over the bridge, after the inner ring.
    const back = next === undefined ? undefined : ends.get(keyOf(next, point));
    if (back === undefined || back <= index + 1) continue;
    const outer = [...ring.slice(0, index + 1), ...ring.slice(back + 2)];
    return [...splitBridges(outer), ...splitBridges(ring.slice(index + 1, back))];
  }
  return [ring];
}

const keyOf = (from: PlanePoint, to: PlanePoint | undefined): string => `${from.x} ${from.y} ${to?.x} ${to?.y}`;
