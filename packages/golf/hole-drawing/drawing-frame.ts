import { turnedPlane } from '../geometry/index.ts';
import { type Degrees, FEET_PER_METRE, type Int, type LatLon } from '../model/index.ts';

/** Feet to the right of the left edge and below the top edge of a drawing. */
export type DrawnPoint = readonly [x: Int, y: Int];

/** How positions on the ground become points of a drawing. */
export type DrawingFrame = {
  readonly origin: LatLon;
  /** The compass direction at the drawing's top. */
  readonly heading: Degrees;
  /** Feet from the left edge and from the top edge to the origin. */
  readonly left: Int;
  readonly top: Int;
};

/** The point of a drawing where a position on the ground is. */
export function placeInDrawing({ origin, heading, left, top }: DrawingFrame, place: LatLon): DrawnPoint {
  const { x, y } = turnedPlane(origin, heading).toView(place);
  return [Math.round(x * FEET_PER_METRE + left), Math.round(top - y * FEET_PER_METRE)];
}

/** The position on the ground at a point of a drawing; the inverse of `placeInDrawing`. */
export function placeOfDrawing(
  { origin, heading, left, top }: DrawingFrame,
  [x, y]: readonly [number, number],
): LatLon {
  const at = { x: (x - left) / FEET_PER_METRE, y: (top - y) / FEET_PER_METRE };
  return turnedPlane(origin, heading).fromView(at);
}
