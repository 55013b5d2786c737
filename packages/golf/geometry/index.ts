export { clipRing } from './clip-ring.ts';
export {
  parOfHole,
  pinPosition,
  sortedTargets,
  teeBoxPoints,
  teePosition,
  teeToPinHeading,
  teeToPinYards,
  vectorHole,
  wireRings,
  yardageOfHole,
} from './derived-course.ts';
export { fairwayPath } from './fairway-path.ts';
export { type Geometry, sphericalGeometry } from './geometry.ts';
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
export { parsePoints } from './point-string.ts';
export { distanceToRing, isInRing, ringArea, ringCentroid } from './ring.ts';
export { simplifyLine, simplifyRing } from './simplify.ts';
export { destinationPoint, distanceBetween, headingBetween, normalizeDegrees, wrapLongitude } from './sphere.ts';
export { splitBridges } from './split-bridges.ts';
export { surfaceAt } from './surface-at.ts';
export { type TurnedPlane, turnedPlane } from './turned-plane.ts';
export type { WireCourse } from './wire-course.ts';
