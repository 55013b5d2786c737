import type { PlanePoint, PlaneRing } from '../geometry/index.ts';
import type { ClubPattern } from './club-pattern.ts';

/** An outline within which a share of a club's ordinary shots ends. */
export type PatternRing = { readonly share: number; readonly ring: PlaneRing };

/** Half of the shots, and nine in ten. */
const shares = [0.9, 0.5] as const;
const CORNERS = 48;

/** The rings of a pattern that is meant for a target, the widest first: ellipses of its normal distribution. */
export function patternRings({ core }: ClubPattern, start: PlanePoint, target: PlanePoint): readonly PatternRing[] {
  const { meanAcross, meanAlong, sdAcross, sdAlong, correlation } = core;
  const [forwardX, forwardY] = [target.x - start.x, target.y - start.y];
  return shares.map((share) => {
    // The squared radius of a normal distribution in a plane is exponential.
    const radius = Math.sqrt(-2 * Math.log(1 - share));
    const ring = Array.from({ length: CORNERS }, (_unused, index): PlanePoint => {
      const angle = (2 * Math.PI * index) / CORNERS;
      const [u, v] = [radius * Math.cos(angle), radius * Math.sin(angle)];
      const across = meanAcross + sdAcross * u;
      const along = 1 + meanAlong + sdAlong * (correlation * u + Math.sqrt(1 - correlation ** 2) * v);
      return {
        x: start.x + along * forwardX + across * forwardY,
        y: start.y + along * forwardY - across * forwardX,
      };
    });
    return { share, ring };
  });
}
