import { destinationPoint, headingBetween, localPlane, normalizeDegrees } from '../geometry/index.ts';
import { type LatLon, type Ring, yards, yardsToMetres } from '../model/index.ts';
import type { MappedHole } from '../shot-map/index.ts';
import { measureShot } from './measured-shot.ts';
import { median } from './median.ts';
import { patternRegions, type PatternRegion } from './pattern.ts';

/** A region's outline in coordinates. */
export type RegionRing = { readonly share: PatternRegion['share']; readonly ring: Ring };

/** Places regions of shots around a pin, oriented along the line from `from` to the pin. */
export function regionRings(regions: readonly PatternRegion[], from: LatLon, pin: LatLon): readonly RegionRing[] {
  const heading = headingBetween(from, pin);
  return regions.map(({ share, outline }) => ({
    share,
    ring: outline.map(({ across, along }) => {
      const turn = (Math.atan2(across, along) * 180) / Math.PI;
      const length = yardsToMetres(yards(Math.hypot(across, along)));
      return destinationPoint(pin, normalizeDegrees(heading + turn), length);
    }),
  }));
}

/**
 * The regions of the approaches on a hole, drawn around one pin: each approach is measured from its own pin, and the
 * pattern is oriented from the mean starting point. Empty if there are too few shots for a region.
 */
export function approachRings(playings: readonly MappedHole[], pin: LatLon): readonly RegionRing[] {
  const plane = localPlane(pin);
  const approaches = playings.flatMap((hole) =>
    hole.shots.flatMap((shot) => {
      const place = shot.kind === 'approach' ? measureShot(shot, hole)?.place : null;
      return place && shot.start !== null ? [{ place, start: plane.toPlane(shot.start) }] : [];
    }),
  );
  const regions = patternRegions(approaches.map(({ place }) => place));
  const middle = {
    x: median(approaches.map(({ start }) => start.x)),
    y: median(approaches.map(({ start }) => start.y)),
  };
  return regions.length === 0 ? [] : regionRings(regions, plane.fromPlane(middle), pin);
}
