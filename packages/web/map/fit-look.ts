import { type HoleFrame } from '@strokebook/golf/shot-map';
import type { MapLook } from './shot-scene.ts';

/** Share of a map that stays free beside its content, on each side. */
const MARGIN = 0.1;

/** Metres per pixel at which an area fits into a map, with a margin. */
export const fitting = (width: number, height: number, [across, up]: readonly [number, number]): number =>
  Math.max(width / across, height / up) / (1 - 2 * MARGIN);

/** A hole with its green at the top; with its green on the right where that shows it larger (MAP-O64). */
export function fitHole({ centre, heading, width, height }: HoleFrame, size: readonly [number, number]): MapLook {
  const radians = (heading * Math.PI) / 180;
  const [upright, sideways] = [fitting(width, height, size), fitting(height, width, size)];
  return sideways < upright
    ? { centre, heading: radians - Math.PI / 2, metresPerPixel: sideways }
    : { centre, heading: radians, metresPerPixel: upright };
}
