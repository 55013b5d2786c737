import {
  drawingOrder,
  headingBetween,
  isInPlaneRing,
  planeBoxOf,
  type PlanePoint,
  type PlaneRing,
  turnedPlane,
} from '../geometry/index.ts';
import { greenOf, lineOfPlay, teeOf } from '../hole-drawing/index.ts';
import {
  type CourseDocument,
  type CourseHole,
  degrees,
  type Int,
  type LatLon,
  type Ring,
  roundLimits,
  type Surface,
  YARDS_PER_METRE,
} from '../model/index.ts';
import { emptyRaster, fillRing, type LieRaster } from './lie-raster.ts';
import { isOutline, outlineProblems } from './outline-problems.ts';

/** An outline that words for targets name, in yards. */
type NamedOutline = { readonly surface: 'bunker' | 'fairway' | 'green'; readonly ring: PlaneRing };

/**
 * The ground of a hole in yards: x to the right of and y ahead of its tee, with the green straight ahead. Depends on
 * the course alone, so that it is computed once for each revision of a course.
 */
export type HoleGround = {
  readonly hole: Int;
  readonly par: Int | null;
  readonly toGround: (place: LatLon) => PlanePoint;
  readonly toPlace: (point: PlanePoint) => LatLon;
  /** Null for a hole with a green only, of which approaches can be planned. */
  readonly tee: PlanePoint | null;
  readonly green: PlanePoint;
  /** Where the flag is on the map, else the middle of the green. */
  readonly pin: PlanePoint;
  /** From the tee to the green; the green alone without a tee. */
  readonly line: readonly PlanePoint[];
  readonly raster: LieRaster;
  /** The hole's own. */
  readonly outlines: readonly NamedOutline[];
  /** What is odd about the outlines, each as a sentence. */
  readonly notes: readonly string[];
};

/** Why a hole cannot be planned, and what can be done, as a sentence. */
export type PlanGap = { readonly missing: string };

/** Yards of the raster around the line of play: beyond, all is rough. */
const MARGIN = 120;
/** Yards around a green of a hole without a tee. */
const APPROACH_MARGIN = 300;

/**
 * @param outOfBounds outlines of the ground beyond the boundary. Documents of courses have none, so that it counts only
 * where a caller knows it.
 */
export function groundOfHole(
  course: CourseDocument,
  number: Int,
  outOfBounds: readonly Ring[] = [],
): HoleGround | PlanGap {
  const hole = course.holes.find((one) => one.number === number);
  if (hole === undefined || Object.values(hole.shapes).flat().length === 0) {
    return { missing: `${course.name} has no outlines of hole ${number} yet. Draw it, or plan with distances only.` };
  }
  const green = greenOf({ ...hole, shapes: { green: (hole.shapes.green ?? []).filter(isOutline) } });
  if (green === null) return { missing: `Hole ${number} has no green yet. Draw it, and the hole can be planned.` };
  const tee = teeOf(hole);
  const origin = tee ?? green;
  const plane = turnedPlane(origin, tee === null ? degrees(0) : headingBetween(tee, green));
  const toGround = (place: LatLon): PlanePoint => scaled(plane.toView(place), YARDS_PER_METRE);
  const toRing = (ring: Ring): PlaneRing => ring.map(toGround);
  const line = (tee === null ? [green] : (lineOfPlay(hole) ?? [tee, green])).map(toGround);
  const box = planeBoxOf([...line, toGround(green)]);
  const [, longest] = roundLimits.yards;
  if (box === null || Math.max(box.maxX - box.minX, box.maxY - box.minY) > longest) {
    return { missing: `Tee and green of hole ${number} are more than ${longest} yd apart. Correct one of them.` };
  }
  const margin = tee === null ? APPROACH_MARGIN : MARGIN;
  const raster = emptyRaster(
    { x: box.minX - margin, y: box.minY - margin },
    { x: box.maxX + margin, y: box.maxY + margin },
  );
  const centre = toGround(green);
  drawGround(raster, course, hole, centre, toRing);
  for (const ring of outOfBounds.filter(isOutline)) fillRing(raster, toRing(ring), 'outOfBounds');
  return {
    hole: number,
    par: hole.par ?? null,
    toGround,
    toPlace: (point) => plane.fromView(scaled(point, 1 / YARDS_PER_METRE)),
    tee: tee === null ? null : toGround(tee),
    green: centre,
    pin: hole.pin === undefined ? centre : toGround(hole.pin),
    line,
    raster,
    outlines: namedSurfaces.flatMap((surface) =>
      (hole.shapes[surface] ?? []).filter(isOutline).map((ring) => ({ surface, ring: toRing(ring) })),
    ),
    notes: [
      ...outlineProblems(hole),
      ...(tee === null ? [`Hole ${number} has a green and no tee: approaches can be planned. Draw the tee.`] : []),
    ],
  };
}

const namedSurfaces = ['fairway', 'bunker', 'green'] as const satisfies readonly Surface[];

const scaled = ({ x, y }: PlanePoint, factor: number): PlanePoint => ({ x: x * factor, y: y * factor });

/**
 * Draws all outlines of a course with the priorities of `surfaceAt`. A green of another hole is fairway: a ball on it
 * is dropped beside it without a penalty (Rule 13.1f).
 */
function drawGround(
  raster: LieRaster,
  course: CourseDocument,
  hole: CourseHole,
  green: PlanePoint,
  toRing: (ring: Ring) => PlaneRing,
): void {
  const right = raster.left + raster.width * raster.step;
  const top = raster.bottom + raster.height * raster.step;
  const reaches = (ring: PlaneRing): boolean => {
    const box = planeBoxOf(ring);
    return box !== null && box.maxX >= raster.left && box.minX <= right && box.maxY >= raster.bottom && box.minY <= top;
  };
  const ringsOf = (shapes: CourseHole['shapes'] | undefined, surface: Surface): readonly PlaneRing[] =>
    (shapes?.[surface] ?? []).filter(isOutline).map(toRing).filter(reaches);
  const others = course.holes.filter(({ number }) => number !== hole.number);
  const everyRing = (surface: Surface): readonly PlaneRing[] => [
    ...ringsOf(course.shapes, surface),
    ...others.flatMap(({ shapes }) => ringsOf(shapes, surface)),
    ...ringsOf(hole.shapes, surface),
  ];
  const otherGreens = [course.shapes, ...others.map(({ shapes }) => shapes)].flatMap((shapes) =>
    ringsOf(shapes, 'green'),
  );
  // Two holes may share a green, and maps may draw greens for the course as a whole.
  const isOwn = (ring: PlaneRing): boolean => isInPlaneRing(green, ring);
  for (const surface of drawingOrder) {
    if (surface === 'green') {
      for (const ring of [...otherGreens.filter(isOwn), ...ringsOf(hole.shapes, 'green')])
        fillRing(raster, ring, 'green');
    } else {
      for (const ring of everyRing(surface)) fillRing(raster, ring, surface === 'tee' ? 'fairway' : surface);
    }
    if (surface === 'fairway') {
      for (const ring of otherGreens.filter((one) => !isOwn(one))) fillRing(raster, ring, 'fairway');
    }
  }
}
