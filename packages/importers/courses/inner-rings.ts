/** Two numbers in degrees, in the order of the file. */
export type Position = readonly [number, number];

/** Points that one outline of a course can have; half of them are for the outer ring, the rest for the largest inner ones. */
const MAX_POINTS = 5_000;
const MAX_INNER_POINTS = 100;

/**
 * One outline that goes round some inner rings: from its point nearest to a ring along a bridge to the ring, once round
 * it in the opposite direction, and back over the bridge. So an outline stays a single list of points, and whatever
 * counts crossings or areas leaves the inner rings out.
 */
export function withoutInnerRings(
  outer: readonly Position[],
  inner: readonly (readonly Position[])[],
): readonly Position[] {
  if (inner.length === 0) return outer;
  const isClockwise = signedArea(outer) < 0;
  return inner
    .map((ring) => ({ ring: thinned(ring, MAX_INNER_POINTS), area: signedArea(ring) }))
    .sort((a, b) => Math.abs(b.area) - Math.abs(a.area))
    .reduce(
      (whole, { ring, area }) => {
        if (whole.length + ring.length + 2 > MAX_POINTS) return whole;
        return bridged(whole, area < 0 === isClockwise ? [...ring].reverse() : ring);
      },
      thinned(outer, MAX_POINTS / 2),
    );
}

/** Without the repeated first point, and with as many points as there is room for. */
function thinned(ring: readonly Position[], max: number): readonly Position[] {
  const corners = open(ring);
  const every = Math.ceil(corners.length / max);
  return every === 1 ? corners : corners.filter((_at, index) => index % every === 0);
}

function bridged(whole: readonly Position[], ring: readonly Position[]): readonly Position[] {
  const at = nearestTo(ring[0] as Position, whole);
  const from = whole[at] as Position;
  const start = nearestTo(from, ring);
  return [...whole.slice(0, at + 1), ...ring.slice(start), ...ring.slice(0, start + 1), ...whole.slice(at)];
}

function nearestTo([x, y]: Position, ring: readonly Position[]): number {
  let [nearest, least] = [0, Number.POSITIVE_INFINITY];
  for (const [index, [otherX, otherY]] of ring.entries()) {
    const off = (otherX - x) ** 2 + (otherY - y) ** 2;
    if (off < least) [nearest, least] = [index, off];
  }
  return nearest;
}

function open(ring: readonly Position[]): readonly Position[] {
  const [first, last] = [ring[0], ring.at(-1)];
  return ring.length > 3 && String(first) === String(last) ? ring.slice(0, -1) : ring;
}

function signedArea(ring: readonly Position[]): number {
  const [originX, originY] = ring[0] ?? [0, 0];
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Position;
    return sum + (x - originX) * (nextY - originY) - (nextX - originX) * (y - originY);
  }, 0);
}
