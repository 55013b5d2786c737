/** Pixels between the visible content and the map's edges. */
const MARGIN = 44;

/** Metres per pixel at which an area fits into a map, with a margin. */
export function fitting(width: number, height: number, [across, up]: readonly [number, number]): number {
  const room = (pixels: number): number => Math.max(pixels - 2 * MARGIN, pixels / 2);
  return Math.max(width / room(across), height / room(up));
}
