import { FEET_PER_YARD, type Yards, yards } from '../model/index.ts';
import type { DrawnPoint } from './drawing-frame.ts';
import type { HoleDrawing } from './hole-drawing.ts';

/**
 * How far it is to the front and to the back of the green on the line from the ball to the pin; null without an outline
 * of the green around the pin, and for a ball on it.
 */
export function greenAlong(
  { outlines }: Pick<HoleDrawing, 'outlines'>,
  ball: DrawnPoint,
  pin: DrawnPoint,
): { readonly front: Yards; readonly back: Yards } | null {
  const length = Math.hypot(pin[0] - ball[0], pin[1] - ball[1]);
  if (length === 0) return null;
  const way = [(pin[0] - ball[0]) / length, (pin[1] - ball[1]) / length] as const;
  const crossings = outlines.green.flatMap((outline) => crossingsOf(outline, ball, way)).filter((at) => at > 0);
  const front = Math.max(...crossings.filter((at) => at < length));
  const back = Math.min(...crossings.filter((at) => at > length));
  if (!Number.isFinite(front) || !Number.isFinite(back)) return null;
  return { front: yards(Math.round(front / FEET_PER_YARD)), back: yards(Math.round(back / FEET_PER_YARD)) };
}

/** How far along a ray the sides of an outline cross it, in feet. */
function crossingsOf(outline: readonly number[], from: DrawnPoint, way: readonly [number, number]): readonly number[] {
  const count = outline.length / 2;
  const corner = (index: number): DrawnPoint => [
    (outline[2 * (index % count)] ?? 0) - from[0],
    (outline[2 * (index % count) + 1] ?? 0) - from[1],
  ];
  return Array.from({ length: count }, (_unused, index) => [corner(index), corner(index + 1)] as const).flatMap(
    ([a, b]) => {
      // Distances of both corners from the ray; a side crosses it where they have different signs.
      const [left, right] = [a[1] * way[0] - a[0] * way[1], b[1] * way[0] - b[0] * way[1]];
      if (left > 0 === right > 0) return [];
      const share = left / (left - right);
      return [(a[0] + (b[0] - a[0]) * share) * way[0] + (a[1] + (b[1] - a[1]) * share) * way[1]];
    },
  );
}
