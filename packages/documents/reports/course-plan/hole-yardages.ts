import type { PlanePoint, PlaneRing } from '@strokebook/golf/geometry';
import { type Metres, metres } from '@strokebook/golf/model';
import type { HoleGround } from './hole-ground.ts';
import { cutLine, lineLength, planeDistance } from './play-line.ts';

/** Lengths of a hole from its tee. */
export type HoleYardages = {
  /** Along the line of play to the middle of the green. */
  readonly middle: Metres;
  /** To the front and back of the green on the line of play; null without the green's outline. */
  readonly front: Metres | null;
  readonly back: Metres | null;
};

/** A point on the line of play with its distance to the middle of the green in yards or meters. */
export type LayUpMark = { readonly label: string; readonly at: PlanePoint };

/** From here play goes straight to the middle of the green. */
const APPROACH_METRES = 90;
/** Distances that a yardage book marks, in the display unit. */
const layUps = [100, 150, 200] as const;
/** Min length of a shot after a lay-up. */
const SHORTEST_METRES = 55;

export function holeYardages({ line, shapes }: HoleGround): HoleYardages {
  const middle = lineLength(line);
  const centre = line.at(-1) as PlanePoint;
  const from = cutLine(line.toReversed(), APPROACH_METRES).at;
  const [front, back] = edgesAlong(shapes.green, from, centre);
  return {
    middle: metres(middle),
    front: front === null ? null : metres(middle + front),
    back: back === null ? null : metres(middle + back),
  };
}

/** Marks of a hole that cannot be reached from its tee, nearest to the green first. */
export function layUpMarks({ line }: HoleGround, metresPerUnit: number): readonly LayUpMark[] {
  const back = line.toReversed();
  return layUps.flatMap((label) => {
    const length = label * metresPerUnit;
    const { at } = cutLine(back, length);
    const isShort = planeDistance(at, line[0] as PlanePoint) < SHORTEST_METRES;
    return isShort || planeDistance(at, line.at(-1) as PlanePoint) < length - 1 ? [] : [{ label: String(label), at }];
  });
}

/** Meters after a point (negative: before it) at which the straight line to it crosses the outline around it. */
function edgesAlong(
  rings: readonly PlaneRing[],
  from: PlanePoint,
  centre: PlanePoint,
): readonly [front: number | null, back: number | null] {
  const length = planeDistance(from, centre);
  if (length === 0) return [null, null];
  const [ux, uy] = [(centre.x - from.x) / length, (centre.y - from.y) / length];
  const crossings = rings.flatMap((ring) =>
    ring.flatMap((point, index) => {
      const before = ring.at(index - 1) as PlanePoint;
      const [a, b] = [offset(before, centre, ux, uy), offset(point, centre, ux, uy)];
      if (a.across > 0 === b.across > 0) return [];
      return [a.along + ((b.along - a.along) * a.across) / (a.across - b.across)];
    }),
  );
  const [short, long] = [crossings.filter((at) => at < 0), crossings.filter((at) => at > 0)];
  if (short.length === 0 || long.length === 0) return [null, null];
  // Uses the edges next to the middle: further away there may be the green of another hole.
  return [Math.max(...short), Math.min(...long)];
}

const offset = (point: PlanePoint, centre: PlanePoint, ux: number, uy: number) => ({
  along: (point.x - centre.x) * ux + (point.y - centre.y) * uy,
  across: (point.x - centre.x) * uy - (point.y - centre.y) * ux,
});
