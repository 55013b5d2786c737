import { FEET_PER_YARD, type Yards } from '../model/index.ts';
import type { DrawnPoint } from './drawing-frame.ts';
import type { HoleDrawing } from './hole-drawing.ts';

/**
 * The point of a drawn hole's line of play that lies a distance before the green: where a ball without a position is
 * drawn. On the green that is straight before the pin.
 */
export function pointBeforeGreen({ line, green }: Pick<HoleDrawing, 'line' | 'green'>, toPin: Yards): DrawnPoint {
  const points = pointsOf(line);
  let left = toPin * FEET_PER_YARD;
  let end = green;
  for (const point of points.toReversed()) {
    const length = Math.hypot(point[0] - end[0], point[1] - end[1]);
    if (length >= left && length > 0) {
      const share = left / length;
      return [Math.round(end[0] + (point[0] - end[0]) * share), Math.round(end[1] + (point[1] - end[1]) * share)];
    }
    left -= length;
    end = point;
  }
  return end;
}

function pointsOf(line: readonly number[]): readonly DrawnPoint[] {
  return Array.from(
    { length: line.length / 2 },
    (_unused, index): DrawnPoint => [line[2 * index] as number, line[2 * index + 1] as number],
  );
}
