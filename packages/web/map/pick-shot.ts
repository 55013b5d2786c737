import type { ToPixel } from './paint-shots.ts';
import type { ShotMark } from './shot-scene.ts';

/** Touch radius around a ball, in pixels; smaller beside a line. */
const BALL_PIXELS = 16;
const LINE_PIXELS = 7;

/** The stroke at a point of the screen: the nearest ball, else the nearest line; the first listed of equal ones. */
export function pickShot(
  marks: readonly ShotMark[],
  [x, y]: readonly [number, number],
  toPixel: ToPixel,
): ShotMark | null {
  return (
    nearest(marks, BALL_PIXELS, (mark) => {
      if (mark.end === null) return Number.POSITIVE_INFINITY;
      const [endX, endY] = toPixel(mark.end);
      return Math.hypot(endX - x, endY - y);
    }) ?? nearest(marks, LINE_PIXELS, (mark) => distanceToLine(mark, [x, y], toPixel))
  );
}

function nearest(marks: readonly ShotMark[], within: number, distanceOf: (mark: ShotMark) => number): ShotMark | null {
  let [best, min]: [ShotMark | null, number] = [null, within];
  for (const mark of marks) {
    const distance = distanceOf(mark);
    if (distance < min) [best, min] = [mark, distance];
  }
  return best;
}

function distanceToLine({ start, end }: ShotMark, [x, y]: readonly [number, number], toPixel: ToPixel): number {
  if (start === null || end === null) return Number.POSITIVE_INFINITY;
  const [startX, startY] = toPixel(start);
  const [endX, endY] = toPixel(end);
  const [dx, dy] = [endX - startX, endY - startY];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - startX) * dx + (y - startY) * dy) / length));
  return Math.hypot(x - startX - along * dx, y - startY - along * dy);
}
