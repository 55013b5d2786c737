import { type PlanePoint, turnedPlane } from '../geometry/index.ts';
import { type CourseHole, type Metres, metres, type Ring, type Surface } from '../model/index.ts';
import { holeFrame } from './hole-frame.ts';

/** A hole as a small drawing, with the tee at the bottom: outlines in metres from its upper left corner. */
export type HoleThumbnail = {
  readonly width: Metres;
  readonly height: Metres;
  readonly outlines: readonly { readonly surface: Surface; readonly points: string }[];
};

/** Drawn in this order; other surfaces are too fine for a thumbnail. */
const surfaces = ['fairway', 'water', 'bunker', 'tee', 'green'] as const satisfies readonly Surface[];
/** Points closer together are not distinguishable. */
const STEP_METRES = 4;
/** Visible ground around the centre line. */
const MARGIN_METRES = 25;

/** Null for a hole without outlines. */
export function holeThumbnail(hole: CourseHole): HoleThumbnail | null {
  const frame = holeFrame({ playings: [], course: hole });
  if (frame === null) return null;
  const plane = turnedPlane(frame.centre, frame.heading);
  const [width, height] = [frame.width + 2 * MARGIN_METRES, frame.height + 2 * MARGIN_METRES];
  const textOf = (ring: Ring): string =>
    spaced(ring.map(plane.toView))
      .map(({ x, y }) => `${Math.round(x + width / 2)},${Math.round(height / 2 - y)}`)
      .join(' ');
  const outlines = surfaces.flatMap((surface) =>
    (hole.shapes[surface] ?? []).map((ring) => ({ surface, points: textOf(ring) })),
  );
  return outlines.length === 0 ? null : { width: metres(width), height: metres(height), outlines };
}

function spaced(points: readonly PlanePoint[]): readonly PlanePoint[] {
  const kept: PlanePoint[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (last === undefined || Math.hypot(point.x - last.x, point.y - last.y) >= STEP_METRES) kept.push(point);
  }
  return kept;
}
