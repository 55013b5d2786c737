import {
  type Geometry,
  planeBoxOf,
  type PlaneBox,
  type PlanePoint,
  sphericalGeometry,
  teeToPinHeading,
  turnedPlane,
} from '../geometry/index.ts';
import { type CourseHole, type Degrees, degrees, type LatLon, type Metres, metres } from '../model/index.ts';
import type { MappedHole, MappedShot } from './mapped-round.ts';

/** The center of a view and the compass direction at its top. */
export type MapView = { readonly centre: LatLon; readonly heading: Degrees };

/** A view and the size of the box that it must show, without margin. */
export type HoleFrame = MapView & { readonly width: Metres; readonly height: Metres };

/** The data of a hole: playings of it, the focused round's first, and the course's shapes. */
export type FramedHole = {
  readonly playings: readonly MappedHole[];
  readonly course?: CourseHole | null | undefined;
};

/** Places further outside of the hole were logged in the wrong place: twice the width of a hole. */
const STRAY_METRES = 150;
/** Min size of a view: an ordinary green. */
const MIN_METRES = 40;

/**
 * The box that a hole's view must show, with the tee at the bottom and the pin at the top. It contains tee, pin, center
 * line and all shots except strays. Without tee or pin it contains the shots, the first at the bottom; with the green
 * alone, north is up. Null without any position.
 */
export function holeFrame(hole: FramedHole, geometry: Geometry = sphericalGeometry): HoleFrame | null {
  const [bottom, top] = endsOf(hole);
  const anchor = top ?? bottom;
  if (anchor === null) return null;
  const heading = teeToPinHeading(bottom, top, geometry) ?? degrees(0);
  const plane = turnedPlane(anchor, heading);
  const fixed = known([bottom, top, ...(hole.course?.centreLine ?? [])]).map(plane.toView);
  const box = planeBoxOf(fixed);
  if (box === null) return null;
  const played = playedPlacesOf(hole).map(plane.toView);
  const near = isBounded(hole) ? played.filter((point) => distanceToBox(point, box) <= STRAY_METRES) : played;
  const whole = planeBoxOf([...fixed, ...near]) ?? box;
  return {
    centre: plane.fromView({ x: (whole.minX + whole.maxX) / 2, y: (whole.minY + whole.maxY) / 2 }),
    heading,
    width: metres(Math.max(MIN_METRES, whole.maxX - whole.minX)),
    height: metres(Math.max(MIN_METRES, whole.maxY - whole.minY)),
  };
}

/**
 * A view of the green with the heading of the hole, centered on the pin, or else on the green; null if both are
 * unknown.
 */
export function greenView(hole: FramedHole, geometry: Geometry = sphericalGeometry): MapView | null {
  const [bottom] = endsOf(hole);
  const centre = pinOf(hole);
  if (centre === null) return null;
  return { centre, heading: teeToPinHeading(bottom, centre, geometry) ?? degrees(0) };
}

const teeOf = ({ playings, course }: FramedHole): LatLon | null =>
  playings.find(({ tee }) => tee !== null)?.tee ?? course?.tee ?? course?.centreLine?.[0] ?? null;

const pinOf = ({ playings, course }: FramedHole): LatLon | null =>
  playings.find(({ pin }) => pin !== null)?.pin ?? course?.greenCentre ?? course?.centreLine?.at(-1) ?? null;

const known = (places: readonly (LatLon | null)[]): readonly LatLon[] => places.filter((place) => place !== null);

const placesOf = (shots: readonly MappedShot[]): readonly LatLon[] =>
  known(shots.flatMap(({ start, end }) => [start, end]));

/** All logged positions of the hole, which may be wrong. */
const playedPlacesOf = ({ playings }: FramedHole): readonly LatLon[] =>
  playings.flatMap(({ tee, pin, shots }) => [...known([tee, pin]), ...placesOf(shots)]);

/** Strays can be detected only if tee and pin are known. */
const isBounded = (hole: FramedHole): boolean => teeOf(hole) !== null && pinOf(hole) !== null;

/** The bottom and the top of the view: tee and pin, or else the ends of the first playing with shots. */
function endsOf(hole: FramedHole): readonly [LatLon | null, LatLon | null] {
  const places = hole.playings.map(({ shots }) => placesOf(shots)).find(({ length }) => length > 0) ?? [];
  const [tee, pin] = [teeOf(hole), pinOf(hole)];
  return [tee ?? places[0] ?? null, pin ?? places.at(-1) ?? null];
}

/** Metres to a box; 0 inside. */
function distanceToBox({ x, y }: PlanePoint, box: PlaneBox): number {
  return Math.hypot(Math.max(box.minX - x, 0, x - box.maxX), Math.max(box.minY - y, 0, y - box.maxY));
}
