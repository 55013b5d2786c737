import { type PlaneBox, planeBoxOf, type PlanePoint } from '../geometry/index.ts';
import type { Surface } from '../model/index.ts';
import type { DrawnPoint } from './drawing-frame.ts';

/** These decide the frame; all others may be much larger than the hole. */
export const framedSurfaces: readonly Surface[] = ['tee', 'fairway', 'green', 'bunker'];

/** Share of the drawing beside the hole, on each side. */
const MARGIN = 0.1;
/** Feet around the line of play that belong to the hole even where nothing is mapped. */
const CORRIDOR = 75;

/** The frame of a drawing: line of play and outlines with a margin. */
export function frameAround(line: readonly PlanePoint[], outlines: readonly PlanePoint[]): PlaneBox {
  const corridor = line.flatMap(({ x, y }) => [
    { x: x - CORRIDOR, y: y - CORRIDOR },
    { x: x + CORRIDOR, y: y + CORRIDOR },
  ]);
  const box = planeBoxOf([...corridor, ...outlines]) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
  const share = MARGIN / (1 - 2 * MARGIN);
  const [x, y] = [(box.maxX - box.minX) * share, (box.maxY - box.minY) * share];
  return {
    minX: Math.round(box.minX - x),
    minY: Math.round(box.minY - y),
    maxX: Math.round(box.maxX + x),
    maxY: Math.round(box.maxY + y),
  };
}

export const drawn = ({ x, y }: PlanePoint): DrawnPoint => [Math.round(x), Math.round(y)];
