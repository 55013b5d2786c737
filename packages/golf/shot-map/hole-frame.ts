import {
  type Geometry,
  planeBoxOf,
  type PlaneBox,
  type PlanePoint,
  sphericalGeometry,
  turnedPlane,
} from '../geometry/index.ts';
import { type CourseHole, type Degrees, degrees, type LatLon, type Metres, metres } from '../model/index.ts';
import type { MappedHole, MappedShot } from './mapped-round.ts';

/** What a view looks at, and which compass direction is up in it. */
export type MapView = { readonly centre: LatLon; readonly heading: Degrees };

/** A view with the size of the box that it must show, without any margin. */
export type HoleFrame = MapView & { readonly width: Metres; readonly height: Metres };

/** What is known of a hole: playings of it, the focused round's first, and the course's own drawing. */
export type FramedHole = {
  readonly playings: readonly MappedHole[];
  readonly course?: CourseHole | null | undefined;
};

/** What lies further outside the hole than this was logged in the wrong place: twice as far as a hole is wide. */
const STRAY_METRES = 150;
/** The least that is worth looking at: a green of ordinary size. */
const MIN_METRES = 40;

/**
 * The box that a hole's view must show, with the tee at the bottom and the pin at the top: round tee, pin, centre line
 * and what was played, unless it strays. Without tee or pin the box is round the shots, the first of them at the bottom;
 * round the green alone, north is up. Null without anything to go by.
 */
export function holeFrame(hole: FramedHole, geometry: Geometry = sphericalGeometry): HoleFrame | null {
  const [bottom, top] = endsOf(hole);
  const anchor = top ?? bottom;
  if (anchor === null) return null;
  const heading = bottom !== null && top !== null ? geometry.heading(bottom, top) : degrees(0);
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

/** A look at the green, turned as the hole is: centred on the pin, or on the green; null where neither is known. */
export function greenView(hole: FramedHole, geometry: Geometry = sphericalGeometry): MapView | null {
  const [bottom] = endsOf(hole);
  const centre = pinOf(hole);
  if (centre === null) return null;
  return { centre, heading: bottom === null ? degrees(0) : geometry.heading(bottom, centre) };
}

const teeOf = ({ playings, course }: FramedHole): LatLon | null =>
  playings.find(({ tee }) => tee !== null)?.tee ?? course?.tee ?? course?.centreLine?.[0] ?? null;

const pinOf = ({ playings, course }: FramedHole): LatLon | null =>
  playings.find(({ pin }) => pin !== null)?.pin ?? course?.greenCentre ?? course?.centreLine?.at(-1) ?? null;

const known = (places: readonly (LatLon | null)[]): readonly LatLon[] => places.filter((place) => place !== null);

const placesOf = (shots: readonly MappedShot[]): readonly LatLon[] =>
  known(shots.flatMap(({ start, end }) => [start, end]));

/** Everything that was logged of the hole: any of it may be in the wrong place. */
const playedPlacesOf = ({ playings }: FramedHole): readonly LatLon[] =>
  playings.flatMap(({ tee, pin, shots }) => [...known([tee, pin]), ...placesOf(shots)]);

/** Strays can be told only where the hole itself has a length. */
const isBounded = (hole: FramedHole): boolean => teeOf(hole) !== null && pinOf(hole) !== null;

/** What stands at the bottom and at the top of the view: tee and pin, or else the ends of the first playing with shots. */
function endsOf(hole: FramedHole): readonly [LatLon | null, LatLon | null] {
  const places = hole.playings.map(({ shots }) => placesOf(shots)).find(({ length }) => length > 0) ?? [];
  const [tee, pin] = [teeOf(hole), pinOf(hole)];
  return [tee ?? places[0] ?? null, pin ?? places.at(-1) ?? null];
}

/** Metres to a box; 0 inside. */
function distanceToBox({ x, y }: PlanePoint, box: PlaneBox): number {
  return Math.hypot(Math.max(box.minX - x, 0, x - box.maxX), Math.max(box.minY - y, 0, y - box.maxY));
}
