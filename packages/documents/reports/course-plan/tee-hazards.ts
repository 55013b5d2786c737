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

/** Sand or water that a tee shot may reach: one outline, or several near each other. */
export type TeeHazard = {
  readonly surface: HazardSurface;
  readonly side: 'left' | 'right' | 'across';
  /** From the tee to its start. */
  readonly reach: Metres;
  /** From the tee to its end, the length to carry it; null if it continues beyond every tee shot. */
  readonly carry: Metres | null;
  readonly count: number;
  /** Its point nearest to the tee. */
  readonly at: PlanePoint;
};

/** Max distance of a hazard from the line of play: fairway and rough are 70 to 90 yd wide. */
const BESIDE_METRES = 42;
/** Outlines of one kind on one side within this distance are one hazard. */
const TOGETHER_METRES = 10;

/** Range of lengths in meters in which a hazard matters to a tee shot. */
export type TeeReach = { readonly least: number; readonly most: number };

/**
 * Bunkers, water and penalty areas of a hole that a tee shot may reach, nearest first. If water continues beyond the
 * hole, only the part ahead of the tee and next to the line of play is measured.
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

/** The area around the line of play, from the tee to slightly behind the green. */
function corridorOf(line: HoleGround['line']): PlaneBox {
  const { minX, maxX, maxY } = planeBoxOf(line) as PlaneBox;
  return { minX: minX - BESIDE_METRES, maxX: maxX + BESIDE_METRES, minY: 0, maxY: maxY + BESIDE_METRES };
}

function sideOf(ring: PlaneRing, line: HoleGround['line']): TeeHazard['side'] {
  if (crosses(ring, line)) return 'across';
  return sideOfLine(planeRingCentroid(ring) as PlanePoint, line) < 0 ? 'left' : 'right';
}

/** The outline's point nearest to another point; that point itself if it is inside the outline. */
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

/** @param hazards sorted by distance. */
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
