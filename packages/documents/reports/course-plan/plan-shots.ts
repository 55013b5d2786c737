import { distanceToPlaneRing, type PlanePoint } from '@strokebook/golf/geometry';
import type { HoleGround } from './hole-ground.ts';
import { cutLine, planeDistance, type PlayLine } from './play-line.ts';
import { hazardSurfaces } from './tee-hazards.ts';

/** One planned shot; lengths in meters. */
export type PlannedShot = {
  readonly from: PlanePoint;
  /** The TARGET; the line to it is the TARGET LINE. */
  readonly target: PlanePoint;
  readonly length: number;
  /** From the target to the middle of the green; 0 for a shot at the green. */
  readonly left: number;
};

/** A player's lengths in meters: their typical drive, and their longest shot from the ground. */
export type PlanReach = { readonly drive: number; readonly second: number };

/** Min distance of a target from sand and water in meters; the median tour player's drive varies by twice as much. */
const CLEAR_METRES = 8;
/** Step of the search for a shorter target. */
export const STEP_METRES = 5;
/** Min length of a target as share of the player's length. */
export const MIN_SHARE = 0.6;
const MAX_SHOTS = 6;

/**
 * Plans the shots to the green. Each target is as far along the line of play as the player's length, or shorter if
 * there is sand or water. On a par 3 the first target is the middle of the green, whatever its length; if the green is out of
 * reach after the tee shot, the target is the lay-up that leaves a full wedge.
 * @param layUp length left after a lay-up, in meters.
 */
export function planShots(
  ground: HoleGround,
  par: number | null,
  { drive, second }: PlanReach,
  layUp: number,
): readonly PlannedShot[] {
  const green = ground.line.at(-1) as PlanePoint;
  const shots: PlannedShot[] = [];
  let line = ground.line;
  while (line.length > 1 && shots.length < MAX_SHOTS) {
    const from = line[0] as PlanePoint;
    const isTee = shots.length === 0;
    const { at, ahead } =
      isTee && par === 3
        ? { at: green, ahead: [green] }
        : nextTarget(ground, line, isTee ? drive : second, isTee ? 0 : layUp);
    shots.push({ from, target: at, length: planeDistance(from, at), left: planeDistance(at, green) });
    line = ahead;
  }
  return shots;
}

/** @param layUp 0 if there is no lay-up. */
function nextTarget(ground: HoleGround, line: PlayLine, reach: number, layUp: number): ReturnType<typeof cutLine> {
  const furthest = cutLine(line, reach);
  if (furthest.ahead.length === 1) return furthest;
  const wedge = planeDistance(line[0] as PlanePoint, cutLine(line.toReversed(), layUp).at);
  const most = layUp > 0 ? Math.min(reach, wedge) : reach;
  for (let length = most; length >= MIN_SHARE * reach; length -= STEP_METRES) {
    const cut = cutLine(line, length);
    if (isClear(ground, cut.at)) return cut;
  }
  return cutLine(line, most);
}

/** Whether a point is clear of sand and water. */
export const isClear = ({ shapes }: HoleGround, point: PlanePoint): boolean =>
  hazardSurfaces.every((surface) => shapes[surface].every((ring) => distanceToPlaneRing(point, ring) > CLEAR_METRES));
