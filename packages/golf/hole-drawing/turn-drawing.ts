import type { PlanePoint } from '../geometry/index.ts';
import { type Degrees, degrees, type Int } from '../model/index.ts';
import type { DrawnPoint } from './drawing-frame.ts';
import { drawn, frameAround, framedSurfaces } from './fit-frame.ts';
import type { HoleDrawing } from './hole-drawing.ts';
import { eachSurface } from './outlines.ts';

/** The same drawing turned clockwise: by 90 degrees, the tee is on the left and the green on the right. */
export function turnDrawing(drawing: HoleDrawing, angle: Degrees): HoleDrawing {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const turn = ([x, y]: DrawnPoint): PlanePoint => ({ x: x * cos - y * sin, y: x * sin + y * cos });
  const turnAll = (numbers: readonly Int[]): readonly PlanePoint[] =>
    numbers.flatMap((x, index) => (index % 2 === 0 ? [turn([x, numbers[index + 1] ?? 0])] : []));
  const box = frameAround(
    turnAll(drawing.line),
    framedSurfaces.flatMap((surface) => drawing.outlines[surface].flatMap(turnAll)),
  );
  const move = ({ x, y }: PlanePoint): DrawnPoint => drawn({ x: x - box.minX, y: y - box.minY });
  const place = (point: DrawnPoint): DrawnPoint => move(turn(point));
  const { frame } = drawing;
  const [left, top] = place([frame.left, frame.top]);
  return {
    ...drawing,
    width: box.maxX - box.minX,
    height: box.maxY - box.minY,
    frame: { origin: frame.origin, heading: degrees((frame.heading - angle + 720) % 360), left, top },
    tee: place(drawing.tee),
    green: place(drawing.green),
    line: turnAll(drawing.line).flatMap(move),
    arcs: drawing.arcs.map((arc) => ({ ...arc, from: place(arc.from), to: place(arc.to) })),
    outlines: eachSurface((surface) => drawing.outlines[surface].map((outline) => turnAll(outline).flatMap(move))),
  };
}
