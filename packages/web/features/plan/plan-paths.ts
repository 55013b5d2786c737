import type { MapPlane, Metre2 } from '../../map/map-plane.ts';
import type { ShownContour } from './engine/plan-messages.ts';

const pointOf = ([east, north]: Metre2): string => `${east.toFixed(2)} ${north.toFixed(2)}`;

/** A path of SVG through points of a plane. */
export const linePath = (points: readonly Metre2[]): string => `M${points.map(pointOf).join('L')}`;
export const ringPath = (points: readonly Metre2[]): string => `${linePath(points)}Z`;

/** The paths of a contour on a plane: its lines, and the ground within, whose pieces touch. */
export function contourPaths(
  { lines, pieces, corners }: ShownContour,
  { toPlane }: MapPlane,
): { readonly lines: string; readonly wash: string } {
  const at = (places: Float64Array, point: number): Metre2 =>
    toPlane({ lat: places[2 * point] as number, lon: places[2 * point + 1] as number });
  const drawn: string[] = [];
  for (let point = 0; 2 * point < lines.length; point += 2) {
    drawn.push(linePath([at(lines, point), at(lines, point + 1)]));
  }
  const filled: string[] = [];
  let first = 0;
  for (const count of corners) {
    filled.push(ringPath(Array.from({ length: count }, (_unused, corner) => at(pieces, first + corner))));
    first += count;
  }
  return { lines: drawn.join(''), wash: filled.join('') };
}
