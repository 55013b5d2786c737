import type { Degrees, LatLon } from '../model/index.ts';
import { localPlane, type PlanePoint } from './plane.ts';

/** A flat map with a compass direction at its top. */
export type TurnedPlane = {
  readonly toView: (point: LatLon) => PlanePoint;
  readonly fromView: (point: PlanePoint) => LatLon;
};

/** Metres to the right and up in a view with a compass direction at its top. */
export function turnedPlane(origin: LatLon, heading: Degrees): TurnedPlane {
  const plane = localPlane(origin);
  const angle = (heading * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    toView: (point) => {
      const { x, y } = plane.toPlane(point);
      return { x: x * cos - y * sin, y: x * sin + y * cos };
    },
    fromView: ({ x, y }) => plane.fromPlane({ x: x * cos + y * sin, y: y * cos - x * sin }),
  };
}
