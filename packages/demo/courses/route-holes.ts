import type { Random } from '../random.ts';
import { add, distance, turn, type Vector } from './vector.ts';

/** Min distance between the lines of neighboring holes, so that their rough just meets. */
const SPACING = 95;
const CANDIDATES = 260;

/**
 * Places holes on the ground one after another: each starts near the previous green and keeps its distance from earlier
 * holes, and both nines return to the clubhouse. Takes lines with the tee at the origin running north; returns them at
 * their final position.
 */
export function routeHoles(lines: readonly (readonly Vector[])[], random: Random): Vector[][] {
  const routed: Vector[][] = [];
  for (const [index, line] of lines.entries()) {
    const isNewNine = index % 9 === 0;
    const before = isNewNine ? { x: index === 0 ? -60 : 60, y: 0 } : (routed.at(-1)?.at(-1) as Vector);
    let best: { line: Vector[]; cost: number } | null = null;
    for (let i = 0; i < CANDIDATES; i++) {
      const start = add(before, turn({ x: 0, y: random.between(40, 110) }, random.between(0, 360)));
      const heading = random.between(0, 360);
      const placed = line.map((point) => add(start, turn(point, heading)));
      const longing = distanceFromClubhouse(placed.at(-1) as Vector, index);
      const cost: number = longing + crowding(placed, routed, (best?.cost ?? Number.POSITIVE_INFINITY) - longing);
      if (best === null || cost < best.cost) best = { line: placed, cost };
    }
    if (best !== null) routed.push(best.line);
  }
  return routed;
}

/** A penalty for being too close to other lines; stops counting once it exceeds `worst`. */
function crowding(line: readonly Vector[], others: readonly (readonly Vector[])[], worst: number): number {
  let cost = 0;
  for (const [i, other] of others.entries()) {
    // The tee may be beside the previous green.
    const room = i === others.length - 1 ? SPACING * 0.7 : SPACING;
    for (const point of line) {
      for (const there of other) {
        const [dx, dy] = [Math.abs(point.x - there.x), Math.abs(point.y - there.y)];
        if (dx < room && dy < room) cost += 3 * Math.max(0, room - Math.sqrt(dx * dx + dy * dy)) ** 2;
      }
    }
    if (cost > worst) return cost;
  }
  return cost;
}

/**
 * A penalty for distance from the clubhouse that grows towards the end of a nine; the front nine leans west, the back
 * nine east.
 */
function distanceFromClubhouse(green: Vector, index: number): number {
  const hole = index % 9;
  const side = index < 9 ? -1 : 1;
  const home = { x: side * (hole < 6 ? 450 : 60), y: hole < 6 ? (hole < 3 ? 350 : -150) : 0 };
  return distance(green, home) * (hole === 8 ? 12 : hole > 5 ? 6 : 2);
}
