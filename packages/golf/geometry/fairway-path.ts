import type { LatLon, Ring } from '../model/index.ts';
import { localPlane, type PlanePoint } from './plane.ts';
import { distanceToPlaneOutline, isInPlaneRing, type PlaneBox, type PlaneRing, planeBoxOf } from './plane-ring.ts';
import { simplifyLine } from './simplify.ts';

/**
 * Shorter holes are straight, because one stroke reaches the green: 240 m is above the longest par 3 that the USGA
 * recommends (260 yd).
 */
const MIN_BENT_METRES = 240;
/** Grid step of the search: half the usual width of a fairway; a finer grid adds nothing. */
const STEP_METRES = 8;
const MAX_CELLS = 40_000;
/** Margin of the grid around the outlines. */
const MARGIN_METRES = 24;
/**
 * Cost of a metre off the fairway relative to one on it: low enough to play across a ravine, high enough to follow a
 * dogleg.
 */
const OFF_FAIRWAY = 2.2;
/**
 * Extra cost of a metre at the edge of the fairway, falling to zero this far inside, so that the path follows the
 * middle.
 */
const EDGE = { extra: 0.6, metres: 20 };
/** Smaller bends belong to the outline, not to the hole. */
const STRAIGHT_METRES = 12;

/**
 * The line of play of a hole without a mapped center line: from the tee along the middle of its fairways to the green,
 * with few bends (USGA, Course Rating System: along the line of play, bent at the landing points). @returns at least
 * tee and green, in order of play.
 */
export function fairwayPath(tee: LatLon, green: LatLon, fairways: readonly Ring[]): readonly LatLon[] {
  const plane = localPlane(tee);
  const end = plane.toPlane(green);
  if (fairways.length === 0 || Math.hypot(end.x, end.y) < MIN_BENT_METRES) return [tee, green];
  const reach = 1.5 * Math.hypot(end.x, end.y);
  const rings = fairways
    .map((ring) => ring.map(plane.toPlane))
    .filter((ring) => ring.every((point) => Math.hypot(point.x, point.y) <= reach));
  const box = planeBoxOf([{ x: 0, y: 0 }, end, ...rings.flat()]);
  if (rings.length === 0 || box === null) return [tee, green];
  const grid = gridOver(box);
  const path = cheapestPath(grid, { x: 0, y: 0 }, end, costsOf(grid, rings));
  return [tee, ...simplifyLine(path, STRAIGHT_METRES).slice(1, -1).map(plane.fromPlane), green];
}

type Grid = {
  readonly step: number;
  readonly minX: number;
  readonly minY: number;
  readonly width: number;
  readonly height: number;
};

function gridOver(box: PlaneBox): Grid {
  const [spanX, spanY] = [box.maxX - box.minX + 2 * MARGIN_METRES, box.maxY - box.minY + 2 * MARGIN_METRES];
  const step = Math.max(STEP_METRES, Math.sqrt((spanX * spanY) / MAX_CELLS));
  return {
    step,
    minX: box.minX - MARGIN_METRES,
    minY: box.minY - MARGIN_METRES,
    width: Math.ceil(spanX / step) + 1,
    height: Math.ceil(spanY / step) + 1,
  };
}

const pointOf = (grid: Grid, cell: number): PlanePoint => ({
  x: grid.minX + (cell % grid.width) * grid.step,
  y: grid.minY + Math.floor(cell / grid.width) * grid.step,
});

function cellOf(grid: Grid, point: PlanePoint): number {
  const column = Math.round((point.x - grid.minX) / grid.step);
  const row = Math.round((point.y - grid.minY) / grid.step);
  return row * grid.width + column;
}

function costsOf(grid: Grid, rings: readonly PlaneRing[]): Float64Array {
  const costs = new Float64Array(grid.width * grid.height).fill(OFF_FAIRWAY);
  for (const ring of rings) {
    for (let cell = 0; cell < costs.length; cell += 1) {
      const point = pointOf(grid, cell);
      if (!isInPlaneRing(point, ring)) continue;
      const nearness = Math.max(0, 1 - distanceToPlaneOutline(point, ring) / EDGE.metres);
      costs[cell] = Math.min(costs[cell] as number, 1 + EDGE.extra * nearness);
    }
  }
  return costs;
}

/** The eight neighbors and the eight knight's moves: with fewer directions a straight path would zigzag. */
const moves = [-2, -1, 0, 1, 2].flatMap((x) =>
  [-2, -1, 0, 1, 2].flatMap((y) => {
    const [far, near] = [Math.max(Math.abs(x), Math.abs(y)), Math.min(Math.abs(x), Math.abs(y))];
    return far === 1 || (far === 2 && near === 1) ? [{ x, y, length: Math.hypot(x, y) }] : [];
  }),
);

/** Dijkstra's algorithm over the grid cells. */
function cheapestPath(grid: Grid, start: PlanePoint, end: PlanePoint, costs: Float64Array): readonly PlanePoint[] {
  const [first, last] = [cellOf(grid, start), cellOf(grid, end)];
  const best = new Float64Array(costs.length).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(costs.length).fill(-1);
  const queue = createQueue();
  best[first] = 0;
  queue.add(first, 0);
  for (;;) {
    const next = queue.take();
    if (next === null || next.cell === last) break;
    if (next.cost > (best[next.cell] as number)) continue;
    const [column, row] = [next.cell % grid.width, Math.floor(next.cell / grid.width)];
    for (const move of moves) {
      const [toColumn, toRow] = [column + move.x, row + move.y];
      if (toColumn < 0 || toRow < 0 || toColumn >= grid.width || toRow >= grid.height) continue;
      const to = toRow * grid.width + toColumn;
      const cost = next.cost + (move.length * ((costs[next.cell] as number) + (costs[to] as number))) / 2;
      if (cost >= (best[to] as number)) continue;
      best[to] = cost;
      before[to] = next.cell;
      queue.add(to, cost);
    }
  }
  const path: PlanePoint[] = [];
  for (let cell = last; cell >= 0; cell = before[cell] as number) path.unshift(pointOf(grid, cell));
  return [start, ...path.slice(1, -1), end];
}

type Queued = { readonly cell: number; readonly cost: number };

/** A binary heap, cheapest first. */
function createQueue() {
  const heap: Queued[] = [];
  const costAt = (place: number): number => heap[place]?.cost ?? Number.POSITIVE_INFINITY;
  const swap = (a: number, b: number): void => {
    [heap[a], heap[b]] = [heap[b] as Queued, heap[a] as Queued];
  };
  return {
    add: (cell: number, cost: number): void => {
      let place = heap.push({ cell, cost }) - 1;
      while (place > 0 && costAt(place) < costAt((place - 1) >> 1)) {
        swap(place, (place - 1) >> 1);
        place = (place - 1) >> 1;
      }
    },
    take: (): Queued | null => {
      const [top] = heap;
      const last = heap.pop();
      if (top === undefined || last === undefined || heap.length === 0) return top ?? null;
      heap[0] = last;
      for (let place = 0; ; ) {
        const left = 2 * place + 1;
        const least = costAt(left + 1) < costAt(left) ? left + 1 : left;
        if (costAt(least) >= costAt(place)) return top;
        swap(place, least);
        place = least;
      }
    },
  };
}
