import { destinationPoint, distanceBetween, headingBetween } from '@strokebook/golf/geometry';
import { type CourseDocument, metres } from '@strokebook/golf/model';
import { GREEN_ZOOM, greenView, holeFrame, type ZoomMode } from '@strokebook/golf/shot-map';
import type { CoursePicture } from '../../map/course-picture.ts';
import { fitHole, fitting } from '../../map/fit-look.ts';
import { metresPerPixelAt } from '../../map/map-plane.ts';
import type { MapLook } from '../../map/shot-scene.ts';
import type { MapModel } from './map-model.ts';

/** Min ground around a putt, in metres. */
const MIN_GROUND = 12;

type Place = {
  readonly model: MapModel;
  readonly course: CourseDocument | null;
  readonly picture: CoursePicture;
  /** Size of the map in pixels. */
  readonly size: readonly [width: number, height: number];
};

const RADIANS = Math.PI / 180;

/** The view of a zoom mode; null keeps the current view. */
export function lookOf(mode: ZoomMode, { model, course, picture, size }: Place): MapLook | null {
  const framed = {
    playings: [model.playing, ...model.beside.map(({ hole }) => hole)],
    course: course?.holes.find(({ number }) => number === model.hole),
  };
  if (mode === 'free') return null;
  if (mode === 'green') {
    const view = greenView(framed);
    if (view === null) return null;
    return {
      centre: view.centre,
      heading: view.heading * RADIANS,
      metresPerPixel: metresPerPixelAt(picture.plane, GREEN_ZOOM),
    };
  }
  const frame = holeFrame(framed);
  return frame === null ? null : fitHole(frame, size);
}

/** The view of one stroke of the focused round, with the heading of the hole; null if both of its ends are unknown. */
export function lookAtShot(place: Place): MapLook | null {
  const { model, size } = place;
  const shot = model.shot === null ? undefined : model.playing.shots[model.shot - 1];
  const [from, to] = [shot?.start ?? shot?.end ?? null, shot?.end ?? shot?.start ?? null];
  if (from === null || to === null) return null;
  const length = distanceBetween(from, to);
  const ground = Math.max(length, MIN_GROUND);
  return {
    centre: destinationPoint(from, headingBetween(from, to), metres(length / 2)),
    heading: lookOf('hole', place)?.heading ?? 0,
    metresPerPixel: fitting(ground, ground, size),
  };
}
