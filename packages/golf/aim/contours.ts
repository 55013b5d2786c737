import type { PlanePoint, PlaneRing } from '../geometry/index.ts';
import type { HolePlan } from './plan-hole.ts';
import { arcTargets } from './targets.ts';

/** The targets that cost the same, for a drawing. */
export type Contour = {
  /** Strokes more than the best target. */
  readonly cost: number;
  readonly lines: readonly (readonly [PlanePoint, PlanePoint])[];
  /** The cheaper ground within, in pieces that touch. */
  readonly pieces: readonly PlaneRing[];
  /** Where the cost is written: on the line, short of the target; null if the line is not in the grid. */
  readonly label: PlanePoint | null;
};

/** Strokes: below the first one no difference is told, beyond the last one nobody would aim. */
const costs = [0.4, 0.2, 0.1, 0.05] as const;

type Corner = { readonly at: PlanePoint; readonly cost: number };

/** Contours of the value of a club's targets, the dearest first. */
export function planContours({ start, choice, grid }: HolePlan): readonly Contour[] {
  const cells = cellsOf(start, grid, choice.value);
  return costs.map((cost) => {
    const cut = cells.map((cell) => cutCell(cell, cost));
    const lines = cut.flatMap((one) => one.lines);
    return {
      cost,
      lines,
      pieces: cut.flatMap(({ piece }) => (piece.length < 3 ? [] : [piece])),
      label: labelOf(lines, start, choice.target),
    };
  });
}

/** Squares of four neighbouring targets. */
function cellsOf(start: PlanePoint, grid: HolePlan['grid'], best: number): readonly (readonly Corner[])[] {
  let first = 0;
  const arcs = grid.distances.map((_distance, arc) => {
    const targets = arcTargets({ start }, grid, arc);
    const corners = targets.map((at, index): Corner => ({ at, cost: (grid.values[first + index] as number) - best }));
    first += targets.length;
    return { corners, left: grid.sides[arc]?.left ?? 0 };
  });
  return arcs.slice(1).flatMap((far, arc) => {
    const near = arcs[arc] as (typeof arcs)[number];
    return far.corners.slice(1).flatMap((corner, index) => {
      // By places from the middles of the arcs, which need not begin at the same place.
      const other = index + 1 - far.left + near.left;
      const [a, b] = [near.corners[other - 1], near.corners[other]];
      return a === undefined || b === undefined ? [] : [[a, b, corner, far.corners[index] as Corner]];
    });
  });
}

function cutCell(
  cell: readonly Corner[],
  cost: number,
): { readonly piece: PlaneRing; readonly lines: readonly (readonly [PlanePoint, PlanePoint])[] } {
  const piece: PlanePoint[] = [];
  const crossings: PlanePoint[] = [];
  for (const [index, from] of cell.entries()) {
    const to = cell[(index + 1) % cell.length] as Corner;
    if (from.cost <= cost) piece.push(from.at);
    if (from.cost <= cost === to.cost <= cost) continue;
    const share = (cost - from.cost) / (to.cost - from.cost);
    const crossing = {
      x: from.at.x + share * (to.at.x - from.at.x),
      y: from.at.y + share * (to.at.y - from.at.y),
    };
    piece.push(crossing);
    crossings.push(crossing);
  }
  const [a, b, c, d] = crossings;
  return {
    piece,
    lines: [
      ...(a === undefined || b === undefined ? [] : [[a, b] as const]),
      ...(c === undefined || d === undefined ? [] : [[c, d] as const]),
    ],
  };
}

/** Where the line crosses the way from the start to the target, as near as it comes. */
function labelOf(lines: Contour['lines'], start: PlanePoint, target: PlanePoint): PlanePoint | null {
  const length = Math.hypot(target.x - start.x, target.y - start.y);
  const [ux, uy] = length === 0 ? [0, 1] : [(target.x - start.x) / length, (target.y - start.y) / length];
  const before = lines
    .map(([at]) => ({ at, aside: Math.abs((at.x - start.x) * uy - (at.y - start.y) * ux) }))
    .filter(({ at }) => (at.x - start.x) * ux + (at.y - start.y) * uy < length);
  return before.toSorted((a, b) => a.aside - b.aside)[0]?.at ?? null;
}
