import {
  clipRing,
  distanceToPlaneRing,
  planeBoxOf,
  type PlaneBox,
  type PlanePoint,
  type PlaneRing,
  planeRingCentroid,
} from '@strokebook/golf/geometry';
import { type Metres, metres } from '@strokebook/golf/model';
import type { HoleGround } from './hole-ground.ts';
import { crosses, distanceToLine, planeDistance, sideOfLine } from './play-line.ts';

export const hazardSurfaces = ['bunker', 'water', 'penaltyArea'] as const;
export type HazardSurface = (typeof hazardSurfaces)[number];

/** Sand or water that a tee shot may find: one outline, or several that lie together. */
export type TeeHazard = {
  readonly surface: HazardSurface;
  readonly side: 'left' | 'right' | 'across';
  /** From the tee to where it begins. */
  readonly reach: Metres;
  /** From the tee to its far end, so as to fly it; null where it goes on beyond every tee shot. */
  readonly carry: Metres | null;
  readonly count: number;
  /** Where it is nearest to the tee. */
  readonly at: PlanePoint;
};

/** A hazard further from the line of play is none: a fairway and its rough are 70 to 90 yd across. */
const BESIDE_METRES = 42;
/** Outlines of one kind on one side whose lengths are this near each other are one hazard to a player. */
const TOGETHER_METRES = 10;

/** Which lengths of a tee shot matter, in metres: what it flies over without a thought, and what it never reaches. */
export type TeeReach = { readonly least: number; readonly most: number };

/**
 * Bunkers, water and penalty areas of a hole that a tee shot may find, the nearest first. Of water that goes on beyond
 * the hole only what lies ahead of the tee and beside the line of play is measured.
 */
export function teeHazards({ line, shapes }: HoleGround, { least, most }: TeeReach): readonly TeeHazard[] {
  const tee = line[0] as PlanePoint;
  const corridor = corridorOf(line);
  const single = hazardSurfaces.flatMap((surface) =>
    shapes[surface].flatMap((whole): readonly TeeHazard[] => {
      const ring = clipRing(whole, corridor);
      if (ring.length < 3) return [];
      const reach = distanceToPlaneRing(tee, ring);
      const end = Math.max(...ring.map((point) => planeDistance(tee, point)));
      if (reach > most || end < least || distanceToLine(ring, line) > BESIDE_METRES) return [];
      return [
        {
          surface,
          side: sideOf(ring, line),
          reach: metres(reach),
          carry: end > most ? null : metres(end),
          count: 1,
          at: nearestPoint(ring, tee),
        },
      ];
    }),
  );
  return together(single.toSorted((a, b) => a.reach - b.reach));
}

/** Round the line of play, from the tee to a little behind the green. */
function corridorOf(line: HoleGround['line']): PlaneBox {
  const { minX, maxX, maxY } = planeBoxOf(line) as PlaneBox;
  return { minX: minX - BESIDE_METRES, maxX: maxX + BESIDE_METRES, minY: 0, maxY: maxY + BESIDE_METRES };
}

function sideOf(ring: PlaneRing, line: HoleGround['line']): TeeHazard['side'] {
  if (crosses(ring, line)) return 'across';
  return sideOfLine(planeRingCentroid(ring) as PlanePoint, line) < 0 ? 'left' : 'right';
}

/** The point of the outline that is nearest to another; the other itself where that lies in it. */
function nearestPoint(ring: PlaneRing, tee: PlanePoint): PlanePoint {
  const stretches = ring.map((point, index) => [ring.at(index - 1) as PlanePoint, point] as const);
  const points = stretches.map(([a, b]) => {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const squared = dx * dx + dy * dy;
    const share = squared === 0 ? 0 : ((tee.x - a.x) * dx + (tee.y - a.y) * dy) / squared;
    const t = Math.max(0, Math.min(1, share));
    return { x: a.x + t * dx, y: a.y + t * dy };
  });
  return points.reduce((best, point) => (planeDistance(tee, point) < planeDistance(tee, best) ? point : best));
}

/** @param hazards by their reach. */
function together(hazards: readonly TeeHazard[]): readonly TeeHazard[] {
  const groups: TeeHazard[] = [];
  for (const hazard of hazards) {
    const place = groups.findIndex(
      (group) =>
        group.surface === hazard.surface &&
        group.side === hazard.side &&
        (group.carry === null || hazard.reach <= group.carry + TOGETHER_METRES),
    );
    const group = groups[place];
    if (group === undefined) groups.push(hazard);
    else {
      const isOpen = group.carry === null || hazard.carry === null;
      const carry = isOpen ? null : metres(Math.max(group.carry, hazard.carry));
      groups[place] = { ...group, carry, count: group.count + hazard.count };
    }
  }
  return groups;
}
