import { headingBetween, localPlane, type PlanePoint } from '@strokebook/golf/geometry';
import { type CourseDocument, type CourseHole, type LatLon, type Surface, surfaces } from '@strokebook/golf/model';

/** Metres on the drawing: right, and down as screens count. */
type Drawn = PlanePoint;
type DrawnShape = { readonly surface: Surface; readonly path: string };
type DrawnHole = {
  readonly number: number;
  readonly line: string;
  readonly tee: Drawn | null;
  /** The flag, or where it is not known the middle of the green. */
  readonly flag: Drawn | null;
};
/** A course or a hole of it, ready to be drawn; the sizes are in metres. */
export type CourseDrawing = {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly shapes: readonly DrawnShape[];
  readonly holes: readonly DrawnHole[];
};

/** What lies under what: rough under everything, greens and tees on top. */
const order: readonly Surface[] = ['rough', 'woods', 'penaltyArea', 'water', 'fairway', 'bunker', 'tee', 'green'];
/** Round what is drawn, so that nothing touches the frame. */
const MARGIN_METRES = { hole: 25, course: 40 };

/**
 * The outlines of one hole, tee at the bottom and green at the top, or of the whole course with north up.
 * @param number of the hole; null for the whole.
 * @returns null where there is nothing to draw.
 */
export function drawCourse(course: CourseDocument, number: number | null): CourseDrawing | null {
  const hole = number === null ? null : (course.holes.find((one) => one.number === number) ?? null);
  if (number !== null && hole === null) return null;
  const holes = hole === null ? course.holes : [hole];
  const origin = originOf(holes);
  if (origin === null) return null;
  const place = turnedPlane(origin, hole === null ? 0 : headingOf(hole));
  const own = holes.flatMap((one) => shapesIn(one.shapes));
  const loose = hole === null && course.shapes !== undefined ? shapesIn(course.shapes) : [];
  // What is on no hole may lie anywhere; the frame is that of the holes.
  const framed = [...own.filter(isFraming(hole)).flatMap(({ ring }) => ring), ...holes.flatMap(pointsOf)].map(place);
  const box = boxOf(framed, hole === null ? MARGIN_METRES.course : MARGIN_METRES.hole);
  return {
    box,
    shapes: order.flatMap((surface) =>
      [...loose, ...own]
        .filter((shape) => shape.surface === surface)
        .map(({ ring }) => ({ surface, path: pathOf(ring.map(place), true) })),
    ),
    holes: holes.map((one): DrawnHole => {
      const flag = one.pin ?? one.greenCentre;
      return {
        number: one.number,
        line: pathOf((one.centreLine ?? []).map(place), false),
        tee: one.tee === undefined ? null : place(one.tee),
        flag: flag === undefined ? null : place(flag),
      };
    }),
  };
}

/** A lake or a wood beside a hole may be larger than the hole: it does not make the hole small. */
const isFraming =
  (hole: CourseHole | null) =>
  ({ surface }: { readonly surface: Surface }): boolean =>
    hole === null || !['water', 'rough', 'woods', 'penaltyArea'].includes(surface);

const shapesIn = (shapes: CourseHole['shapes']) =>
  surfaces.flatMap((surface) => (shapes[surface] ?? []).map((ring) => ({ surface, ring })));

const pointsOf = (hole: CourseHole): readonly LatLon[] => [
  ...(hole.centreLine ?? []),
  ...[hole.tee, hole.greenCentre].filter((point) => point !== undefined),
];

function originOf(holes: readonly CourseHole[]): LatLon | null {
  for (const hole of holes) {
    const [first] = [...pointsOf(hole), ...shapesIn(hole.shapes).flatMap(({ ring }) => ring)];
    if (first !== undefined) return first;
  }
  return null;
}

function headingOf({ tee, greenCentre }: CourseHole): number {
  return tee === undefined || greenCentre === undefined ? 0 : headingBetween(tee, greenCentre);
}

/** Metres with a compass direction up. */
function turnedPlane(origin: LatLon, heading: number): (point: LatLon) => Drawn {
  const { toPlane } = localPlane(origin);
  const angle = (heading * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (point) => {
    const { x, y } = toPlane(point);
    return { x: x * cos - y * sin, y: -(x * sin + y * cos) };
  };
}

function boxOf(points: readonly Drawn[], margin: number): CourseDrawing['box'] {
  const edge = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    edge.left = Math.min(edge.left, x);
    edge.right = Math.max(edge.right, x);
    edge.top = Math.min(edge.top, y);
    edge.bottom = Math.max(edge.bottom, y);
  }
  return {
    x: edge.left - margin,
    y: edge.top - margin,
    width: edge.right - edge.left + 2 * margin,
    height: edge.bottom - edge.top + 2 * margin,
  };
}

/** To the decimetre: finer than any mapper, and a course has 50,000 points. */
const pathOf = (points: readonly Drawn[], isClosed: boolean): string =>
  points.length === 0
    ? ''
    : `M${points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}${isClosed ? 'Z' : ''}`;
