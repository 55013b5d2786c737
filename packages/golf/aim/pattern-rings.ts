import type { PlanePoint, PlaneRing } from '../geometry/index.ts';
import type { ClubPattern, ShareScatter } from './club-pattern.ts';

/** An outline within which a share of a club's ordinary shots ends. */
export type PatternRing = { readonly share: number; readonly ring: PlaneRing };

/** Half of the shots, and nine in ten. */
const shares = [0.9, 0.5] as const;
const CORNERS = 48;

/**
 * The outlines within which shares of ordinary shots end, the widest first: ellipses of their normal distribution, as
 * shares of the distance from the point that they are meant for.
 */
export const scatterOutlines = ({ meanAcross, meanAlong, sdAcross, sdAlong, correlation }: ShareScatter) =>
  shares.map((share) => {
    // The squared radius of a normal distribution in a plane is exponential.
    const radius = Math.sqrt(-2 * Math.log(1 - share));
    const outline = Array.from({ length: CORNERS }, (_unused, index) => {
      const angle = (2 * Math.PI * index) / CORNERS;
      const [u, v] = [radius * Math.cos(angle), radius * Math.sin(angle)];
      return {
        across: meanAcross + sdAcross * u,
        along: meanAlong + sdAlong * (correlation * u + Math.sqrt(1 - correlation ** 2) * v),
      };
    });
    return { share, outline };
  });

/** The rings of a pattern that is meant for a target, the widest first. */
export function patternRings({ core }: ClubPattern, start: PlanePoint, target: PlanePoint): readonly PatternRing[] {
  const [forwardX, forwardY] = [target.x - start.x, target.y - start.y];
  return scatterOutlines(core).map(({ share, outline }) => ({
    share,
    ring: outline.map(({ across, along }) => ({
      x: start.x + (1 + along) * forwardX + across * forwardY,
      y: start.y + (1 + along) * forwardY - across * forwardX,
    })),
  }));
}
