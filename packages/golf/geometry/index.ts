export * from './clip-ring.ts';
export * from './derived-course.ts';
export * from './fairway-path.ts';
export * from './geometry.ts';
export { offsetFromLine } from './line-offset.ts';
export { localPlane, type PlanePoint } from './plane.ts';
export {
  distanceToPlaneOutline,
  distanceToPlaneRing,
  isInPlaneRing,
  type PlaneBox,
  planeBoxOf,
  type PlaneRing,
  planeRingCentroid,
} from './plane-ring.ts';
export * from './point-string.ts';
export * from './ring.ts';
export * from './simplify.ts';
export { destinationPoint, distanceBetween, headingBetween, normalizeDegrees, wrapLongitude } from './sphere.ts';
export * from './split-bridges.ts';
export { drawingOrder, surfaceAt } from './surface-at.ts';
export * from './turned-plane.ts';
export type { WireCourse } from './wire-course.ts';
