import {
  localPlane,
  type PlaneBox,
  distanceToPlaneRing,
  isInPlaneRing,
  planeBoxOf,
  planeRingCentroid,
} from '@strokebook/golf/geometry';
import {
  type CourseDocument,
  type Dogleg,
  type LatLon,
  type Lie,
  type Ring,
  type Surface,
  YARDS_PER_METRE,
} from '@strokebook/golf/model';
import { type BuiltCourse, roundDegrees } from '../courses/build-course.ts';
import type { Vector } from '../courses/vector.ts';

type Area = { readonly ring: readonly Vector[]; readonly box: PlaneBox };

/** A hole prepared for simulation: its outlines on a flat map in yards, from the course document. */
export type PlayingHole = {
  readonly number: number;
  readonly par: number;
  readonly strokeIndex: number;
  readonly dogleg: Dogleg;
  readonly hasBoundary: boolean;
  readonly centreLine: readonly Vector[];
  /** One per tee of the course, in the order of the card. */
  readonly tees: readonly Vector[];
  readonly greenCentre: Vector;
  readonly green: Area;
  readonly areas: { readonly [surface in Surface]: readonly Area[] };
  toLatLon(place: Vector): LatLon;
};

/** The lie of a ball, or 'beyond' outside of the hole's ground. */
export type Ground = Lie | 'beyond';

/**
 * Width in yards of the fringe around the green and of the first cut beside the fairway: usual greenkeeping, not on the
 * map.
 */
const FRINGE = 1.5;
const FIRST_CUT = 2;
/** A bunker within this distance of the green is a greenside bunker. */
const GREENSIDE = 20;

export function playingHoles(course: BuiltCourse): PlayingHole[] {
  return course.document.holes.map((_, i) => playingHole(course, i));
}

function playingHole({ document, doglegs, hasBoundary }: BuiltCourse, index: number): PlayingHole {
  const hole = document.holes[index];
  if (hole?.greenCentre === undefined || hole.centreLine === undefined) throw new RangeError('the hole has no line');
  const plane = yardPlane(document);
  const areasOf = (surface: Surface) => (hole.shapes[surface] ?? []).map((ring) => areaOf(ring, plane.toYards));
  const areas = {
    tee: areasOf('tee'),
    fairway: areasOf('fairway'),
    green: areasOf('green'),
    bunker: areasOf('bunker'),
    water: areasOf('water'),
    rough: areasOf('rough'),
    penaltyArea: areasOf('penaltyArea'),
    woods: areasOf('woods'),
  };
  return {
    number: hole.number,
    par: hole.par ?? 4,
    strokeIndex: hole.strokeIndex ?? hole.number,
    dogleg: doglegs[index] ?? 'straight',
    hasBoundary: hasBoundary[index] === true,
    centreLine: hole.centreLine.map(plane.toYards),
    tees: areas.tee.map(({ ring }) => planeRingCentroid(ring) as Vector),
    greenCentre: plane.toYards(hole.greenCentre),
    green: areas.green[0] as Area,
    areas,
    toLatLon: plane.fromYards,
  };
}

/** The surface at a point; the order of surfaces is the engine's `surfacePriority`. */
export function groundAt(hole: PlayingHole, place: Vector): Ground {
  const { areas } = hole;
  if (isIn(areas.green, place)) return 'green';
  if (isIn(areas.bunker, place)) return isNear(hole.green, place, GREENSIDE) ? 'greensideBunker' : 'fairwayBunker';
  if (isIn(areas.water, place) || isIn(areas.penaltyArea, place)) return 'penaltyArea';
  if (isNear(hole.green, place, FRINGE)) return 'fringe';
  if (isIn(areas.fairway, place)) return 'fairway';
  if (isIn(areas.woods, place)) return 'recovery';
  if (areas.fairway.some((area) => isNear(area, place, FIRST_CUT))) return 'firstCut';
  return isIn(areas.rough, place) ? 'rough' : 'beyond';
}

export const yardsToGreen = (hole: PlayingHole, place: Vector): number => distanceToPlaneRing(place, hole.green.ring);

function isNear(area: Area, place: Vector, yards: number): boolean {
  const { minX, minY, maxX, maxY } = area.box;
  if (place.x < minX - yards || place.x > maxX + yards || place.y < minY - yards || place.y > maxY + yards)
    return false;
  return distanceToPlaneRing(place, area.ring) <= yards;
}

function isIn(areas: readonly Area[], place: Vector): boolean {
  return areas.some(
    ({ box, ring }) =>
      place.x >= box.minX &&
      place.x <= box.maxX &&
      place.y >= box.minY &&
      place.y <= box.maxY &&
      isInPlaneRing(place, ring),
  );
}

function areaOf(ring: Ring, toYards: (point: LatLon) => Vector): Area {
  const points = ring.map(toYards);
  return { ring: points, box: planeBoxOf(points) as PlaneBox };
}

function yardPlane(document: CourseDocument) {
  const plane = localPlane(document.position ?? { lat: 0, lon: 0 });
  return {
    toYards: (point: LatLon): Vector => {
      const { x, y } = plane.toPlane(point);
      return { x: x * YARDS_PER_METRE, y: y * YARDS_PER_METRE };
    },
    fromYards: (place: Vector): LatLon => {
      const { lat, lon } = plane.fromPlane({ x: place.x / YARDS_PER_METRE, y: place.y / YARDS_PER_METRE });
      return { lat: roundDegrees(lat), lon: roundDegrees(lon) };
    },
  };
}
