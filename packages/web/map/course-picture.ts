import { headingBetween, isInPlaneRing, planeBoxOf, type PlaneBox, splitBridges } from '@strokebook/golf/geometry';
import {
  type CourseDocument,
  type CourseHole,
  type LatLon,
  type Ring,
  type Surface,
  surfaces,
} from '@strokebook/golf/model';
import { type MapPlane, mapPlane, type Metre2 } from './map-plane.ts';

/** One outline, prepared for repeated drawing. */
export type PictureShape = {
  readonly surface: Surface;
  readonly path: Path2D;
  readonly box: PlaneBox;
  /** Direction of play in radians from north, clockwise: fairways are mown along it. */
  readonly heading: number;
  /** Number of its hole; null if it belongs to no single hole. */
  readonly hole: number | null;
  /** Crowns of trees in woods: east, north and radius in metres, consecutively. */
  readonly trees: Float32Array;
};

/** A course in metres on its own plane. */
export type CoursePicture = {
  readonly plane: MapPlane;
  readonly shapes: readonly PictureShape[];
  /** The line of play of each hole, by its number. */
  readonly lines: ReadonlyMap<number, Path2D>;
  /** Bounding box of all shapes; null for a course without outlines. */
  readonly box: PlaneBox | null;
};

/** Prepares a course for drawing: smooths outlines and places trees. */
export function courseToPicture(course: CourseDocument): CoursePicture | null {
  const around = centreOf(course);
  if (around === null) return null;
  const plane = mapPlane(around);
  const shapes = [
    ...shapesOf(plane, course.shapes ?? {}, null, 0),
    ...course.holes.flatMap((hole) => shapesOf(plane, hole.shapes, hole.number, headingOf(hole))),
  ];
  const lines = new Map(
    course.holes.flatMap((hole) => {
      const points = lineOf(hole).map(plane.toPlane);
      return points.length < 2 ? [] : [[hole.number, openPath(points)] as const];
    }),
  );
  return { plane, shapes, lines, box: unionOf(shapes.map(({ box }) => box)) };
}

/** The centre line, or else from tee to green. */
function lineOf({ centreLine, tee, greenCentre }: CourseHole): readonly LatLon[] {
  if (centreLine !== undefined && centreLine.length > 1) return centreLine;
  return tee === undefined || greenCentre === undefined ? [] : [tee, greenCentre];
}

function openPath(points: readonly Metre2[]): Path2D {
  const path = new Path2D();
  for (const [index, point] of points.entries()) path[index === 0 ? 'moveTo' : 'lineTo'](...point);
  return path;
}

/** An empty ground around a place, for shots on an unmapped course (MAP-O7). */
export const emptyPicture = (around: LatLon): CoursePicture => ({
  plane: mapPlane(around),
  shapes: [],
  lines: new Map(),
  box: null,
});

function centreOf(course: CourseDocument): LatLon | null {
  return course.position ?? course.holes.flatMap((hole) => hole.greenCentre ?? hole.tee ?? [])[0] ?? null;
}

const headingOf = ({ tee, greenCentre }: CourseHole): number =>
  tee === undefined || greenCentre === undefined ? 0 : (headingBetween(tee, greenCentre) * Math.PI) / 180;

function shapesOf(
  plane: MapPlane,
  shapes: CourseHole['shapes'],
  hole: number | null,
  heading: number,
): readonly PictureShape[] {
  return surfaces.flatMap((surface) =>
    (shapes[surface] ?? []).flatMap((ring: Ring) => {
      const points = ring.map(plane.toPlane);
      const box = planeBoxOf(points.map(([x, y]) => ({ x, y })));
      if (box === null || points.length < 3) return [];
      return [
        {
          surface,
          path: pathOf(points, surface === 'tee' ? 0 : roundnessOf(points)),
          box,
          heading,
          hole,
          trees: surface === 'woods' ? treesIn(points, box) : noTrees,
        },
      ];
    }),
  );
}

/** Outlines with few points are meant as polygons; others approximate curves. */
const MIN_CURVE_POINTS = 7;
const roundnessOf = (points: readonly Metre2[]): number => (points.length < MIN_CURVE_POINTS ? 0 : 1 / 6);

/** Every ring of an outline: around its area, and around what lies in it without being part of it. */
function pathOf(points: readonly Metre2[], roundness: number): Path2D {
  const path = new Path2D();
  for (const ring of splitBridges(points.map(([x, y]) => ({ x, y })))) {
    addRing(
      path,
      ring.map(({ x, y }): Metre2 => [x, y]),
      roundness,
    );
  }
  return path;
}

/** Catmull-Rom spline through every point. A roundness of 0 gives straight edges. */
function addRing(path: Path2D, points: readonly Metre2[], roundness: number): void {
  const at = (index: number): Metre2 => points[(index + points.length) % points.length] as Metre2;
  path.moveTo(...at(0));
  for (let index = 0; index < points.length; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    if (roundness === 0) path.lineTo(...to);
    else {
      path.bezierCurveTo(
        from[0] + (to[0] - before[0]) * roundness,
        from[1] + (to[1] - before[1]) * roundness,
        to[0] - (after[0] - from[0]) * roundness,
        to[1] - (after[1] - from[1]) * roundness,
        ...to,
      );
    }
  }
  path.closePath();
}

const noTrees = new Float32Array(0);
/** A grown tree's crown is 6 to 12 m wide. */
const CROWN_METRES = 7;
/** More trees would not look denser. */
const MAX_TREES = 1_600;

/** Trees on a jittered grid; deterministic for each wood. */
function treesIn(points: readonly Metre2[], box: PlaneBox): Float32Array {
  const ring = points.map(([x, y]) => ({ x, y }));
  const area = (box.maxX - box.minX) * (box.maxY - box.minY);
  const step = Math.max(CROWN_METRES, Math.sqrt(area / MAX_TREES));
  const trees: number[] = [];
  for (let row = 0; box.minY + row * step <= box.maxY; row += 1) {
    for (let column = 0; box.minX + column * step <= box.maxX; column += 1) {
      const x = box.minX + (column + (row % 2) / 2 + shake(row, column, 1)) * step;
      const y = box.minY + (row + shake(row, column, 2)) * step;
      if (isInPlaneRing({ x, y }, ring)) trees.push(x, y, (step * (0.85 + shake(row, column, 3))) / 1.6);
    }
  }
  return new Float32Array(trees);
}

/** Between −0.3 and 0.3; deterministic for each tree. */
function shake(row: number, column: number, salt: number): number {
  const wave = Math.sin(row * 127.1 + column * 311.7 + salt * 74.7) * 43_758.545_3;
  return (wave - Math.floor(wave) - 0.5) * 0.6;
}

function unionOf(boxes: readonly PlaneBox[]): PlaneBox | null {
  return boxes.reduce<PlaneBox | null>(
    (union, box) =>
      union === null
        ? box
        : {
            minX: Math.min(union.minX, box.minX),
            minY: Math.min(union.minY, box.minY),
            maxX: Math.max(union.maxX, box.maxX),
            maxY: Math.max(union.maxY, box.maxY),
          },
    null,
  );
}
