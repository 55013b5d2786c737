import { type Numbers, type Point, pointsOf } from './drawn-hole.ts';

/** Feet between the middles of two light stripes, and half the length of a stripe. */
const [STEP, REACH] = [60, 130];

/** The light stripes of a mown fairway, across the line of play: an SVG path of strokes half a step wide. */
export function mownStripes(line: Numbers): { readonly path: string; readonly width: number } {
  const points = pointsOf(line);
  const cuts: string[] = [];
  let left = STEP / 2;
  for (let index = 1; index < points.length; index += 1) {
    const [from, to] = [points[index - 1] as Point, points[index] as Point];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const way = [(to[0] - from[0]) / length, (to[1] - from[1]) / length] as const;
    for (; left < length; left += STEP) {
      const [x, y] = [from[0] + way[0] * left, from[1] + way[1] * left];
      const ends = [x - way[1] * REACH, y + way[0] * REACH, x + way[1] * REACH, y - way[0] * REACH].map(Math.round);
      cuts.push(`M${ends[0]} ${ends[1]}L${ends[2]} ${ends[3]}`);
    }
    left -= length;
  }
  return { path: cuts.join(''), width: STEP / 2 };
}
