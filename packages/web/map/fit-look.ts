/** Pixels between what must be seen and the map's edges. */
const MARGIN = 44;

/** Metres to a pixel at which a piece of ground fits into a map, with a margin round it. */
export function fitting(width: number, height: number, [across, up]: readonly [number, number]): number {
  const room = (pixels: number): number => Math.max(pixels - 2 * MARGIN, pixels / 2);
  return Math.max(width / room(across), height / room(up));
}
