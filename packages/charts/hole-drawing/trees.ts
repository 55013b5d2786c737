import { type Numbers, type Point, pointsOf } from './drawn-hole.ts';
import { curvePoints } from './outline-path.ts';

/** Tree crowns of one size and tone, as zero-length segments of one path with round caps: far shorter than circles. */
export type Crowns = { readonly path: string; readonly width: number; readonly tone: 1 | 2 | 3 };

/** Feet between trees, and widths of crowns, smallest first. */
const STEP = 34;
const widths = [30, 38, 46] as const;

/** Trees inside outlines, on a grid with a fixed random offset: the same outlines always get the same trees. */
export function treesInside(outlines: readonly Numbers[]): readonly Crowns[] {
  const places = outlines.flatMap((outline) => {
    const ring = pointsOf(outline);
    const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
    const [left, top] = [Math.floor(Math.min(...xs) / STEP), Math.floor(Math.min(...ys) / STEP)];
    const columns = Math.ceil(Math.max(...xs) / STEP) - left;
    const rows = Math.ceil(Math.max(...ys) / STEP) - top;
    return Array.from({ length: columns * rows }, (_unused, index) =>
      shaken(left + (index % columns), top + Math.floor(index / columns)),
    ).filter((place) => isInside(place, ring));
  });
  return crownsAt(places);
}

/** Trees along the outside of outlines, which hide their edges. */
export function treesAlong(outlines: readonly Numbers[]): readonly Crowns[] {
  const places = outlines.flatMap((outline) => {
    const ring = curvePoints(outline);
    const side = isClockwise(ring) ? 1 : -1;
    return ring.flatMap((from, index) => {
      const to = ring[(index + 1) % ring.length] as Point;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const across = [(to[1] - from[1]) / length, (from[0] - to[0]) / length] as const;
      return Array.from({ length: Math.round(length / STEP) }, (_unused, step): Point => {
        const share = (step * STEP) / length;
        const out = side * (4 + 18 * noise(index * 97 + step, 5));
        return [
          Math.round(from[0] + (to[0] - from[0]) * share + across[0] * out),
          Math.round(from[1] + (to[1] - from[1]) * share + across[1] * out),
        ];
      });
    });
  });
  return crownsAt(places);
}

/** As seen on the screen, where y grows downwards. */
function isClockwise(ring: readonly Point[]): boolean {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
  return twice > 0;
}

/** Side of the forest tile, in feet. */
export const FOREST_TILE = STEP * 12;

/** Trees of a square tile that repeats without a seam. */
export function forestTile(): readonly Crowns[] {
  const count = FOREST_TILE / STEP;
  const inner = Array.from({ length: count * count }, (_unused, index) =>
    shaken(index % count, Math.floor(index / count)),
  );
  const shifts = [-FOREST_TILE, 0, FOREST_TILE];
  const margin = widths[2];
  const isNear = ([x, y]: Point): boolean =>
    x > -margin && y > -margin && x < FOREST_TILE + margin && y < FOREST_TILE + margin;
  return crownsAt(
    shifts.flatMap((dy) => shifts.flatMap((dx) => inner.map(([x, y]): Point => [x + dx, y + dy]))).filter(isNear),
  );
}

/** Groups of crowns by tone. Light ones come last, so that they are drawn on top. */
function crownsAt(places: readonly Point[]): readonly Crowns[] {
  const groups = new Map<string, Crowns>();
  for (const [x, y] of places) {
    // The seed is the position within the tile, so that repeated tiles look the same.
    const seed =
      (((x % FOREST_TILE) + FOREST_TILE) % FOREST_TILE) * 31 + (((y % FOREST_TILE) + FOREST_TILE) % FOREST_TILE);
    const width = widths[Math.floor(noise(seed, 2) * 3)] as number;
    const tone = (1 + Math.floor(noise(seed, 3) * 3)) as Crowns['tone'];
    const key = `${tone}/${width}`;
    const path = `${groups.get(key)?.path ?? ''}M${x} ${y}h0`;
    groups.set(key, { path, width, tone });
  }
  return [...groups.values()].sort((a, b) => b.tone - a.tone || b.width - a.width);
}

const shaken = (column: number, row: number): Point => [
  Math.round((column + 0.2 + 0.6 * noise(column * 131 + row * 17, 0)) * STEP),
  Math.round((row + 0.2 + 0.6 * noise(column * 29 + row * 211, 1)) * STEP),
];

/** A number from 0 to 1 that looks random and depends only on its arguments. */
function noise(seed: number, kind: number): number {
  const value = Math.sin(seed * 12.9898 + kind * 78.233) * 43_758.5453;
  return value - Math.floor(value);
}

function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  let before = ring.at(-1) as Point;
  for (const corner of ring) {
    const crosses = corner[1] > y !== before[1] > y;
    if (crosses && x < ((before[0] - corner[0]) * (y - corner[1])) / (before[1] - corner[1]) + corner[0]) {
      inside = !inside;
    }
    before = corner;
  }
  return inside;
}
