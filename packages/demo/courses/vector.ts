/** A point or direction on a course's flat map, in yards east and north, because the simulator works in yards. */
export type Vector = { readonly x: number; readonly y: number };

export const add = (a: Vector, b: Vector): Vector => ({ x: a.x + b.x, y: a.y + b.y });
export const subtract = (a: Vector, b: Vector): Vector => ({ x: a.x - b.x, y: a.y - b.y });
export const scale = (a: Vector, by: number): Vector => ({ x: a.x * by, y: a.y * by });
export const distance = (a: Vector, b: Vector): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
/** The direction to the right of a direction. */
export const rightOf = (way: Vector): Vector => ({ x: way.y, y: -way.x });
export const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y;

/** The unit vector from one point to another; north if they are the same. */
export function directionTo(from: Vector, to: Vector): Vector {
  const length = distance(from, to);
  return length === 0 ? { x: 0, y: 1 } : scale(subtract(to, from), 1 / length);
}

/** Rotates clockwise. */
export function turn(a: Vector, degrees: number): Vector {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: a.x * cos + a.y * sin, y: a.y * cos - a.x * sin };
}
