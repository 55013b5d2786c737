import {
  type CourseDocument,
  type CourseHole,
  metres,
  metresToYards,
  type UnitSystem,
  yards,
  yardsToMetres,
} from '@strokebook/golf/model';
import type { PlanePoint } from '@strokebook/golf/geometry';
import { type HoleGround, holeGround } from './hole-ground.ts';
import { type DrawnPlan, holeDrawing } from './hole-drawing.ts';
import { type PlannedHole, scatterOutlines } from '@strokebook/golf/aim';
import { type HoleYardages, holeYardages, layUpMarks } from './hole-yardages.ts';
import { type PlannedShot, planShots } from './plan-shots.ts';
import type { PlanDrawing } from '../../report/blocks/plan-drawing.ts';
import type { HoleFrame } from '../../report/plan-size.ts';
import type { PlanStart, PlanTee } from './plan-tee.ts';
import { planeDistance } from './play-line.ts';
import { teeHazards, type TeeHazard } from './tee-hazards.ts';
import { regionsAtGreen, type TypicalShots } from './typical-shots.ts';

/** The plan of one hole for a player. */
export type HolePlan = {
  readonly hole: CourseHole;
  /** How the tee's position is known. */
  readonly startBy: PlanStart['by'];
  readonly yardages: HoleYardages;
  readonly shots: readonly PlannedShot[];
  /** The plan that the player keeps for the hole: only its target is drawn. Null if there is none. */
  readonly kept: PlannedHole | null;
  readonly hazards: readonly TeeHazard[];
  readonly drawing: PlanDrawing;
};

/** Length left after a lay-up: a full wedge. */
const LAY_UP = 100;
/** Shares of a typical tee shot within which tee shots end, except mishits. */
const TEE_SHARES = { least: 0.6, most: 1.15 } as const;
/** A target this near the typical drive is played with the club of those drives, so their regions apply. */
const FULL_SHARE = 0.97;

/** A shot at the green may reach hazards this far behind it. */
const BEHIND_GREEN_METRES = 35;
/** Max number of hazards in a plan. */
const MAX_HAZARDS = 6;
/** A mark this near a target is a duplicate. */
const SAME_PLACE_METRES = 12;

/** @returns null if the tee or the green is not mapped. */
export function holePlan(
  course: CourseDocument,
  hole: CourseHole,
  tee: PlanTee,
  typical: TypicalShots,
  {
    units,
    frame,
    kept = null,
  }: { readonly units: UnitSystem; readonly frame: HoleFrame; readonly kept?: PlannedHole | null },
): HolePlan | null {
  const { by: startBy, place } = tee.startOf(hole);
  const ground = holeGround(course, hole, place);
  if (ground === null) return null;
  const metresPerUnit = units === 'metric' ? 1 : yardsToMetres(yards(1));
  const [drive, second] = [yardsToMetres(typical.drive), yardsToMetres(typical.second)];
  const shots =
    kept === null
      ? planShots(ground, hole.par ?? null, { drive, second }, LAY_UP * metresPerUnit)
      : [keptShot(ground, kept)];
  const [first] = shots;
  const teeLength = first === undefined || first.left > 0 ? drive : first.length;
  const most = Math.max(TEE_SHARES.most * teeLength, first?.left === 0 ? teeLength + BEHIND_GREEN_METRES : 0);
  const hazards = nearest(teeHazards(ground, { least: TEE_SHARES.least * teeLength, most }), teeLength);
  const plan: DrawnPlan = {
    shots,
    regions: kept === null ? teeRegions(first, hole, typical) : keptRegions(first, kept),
    layUps: hole.par === 3 ? [] : layUpMarks(ground, metresPerUnit).filter(({ at }) => !isTarget(shots, at)),
    hazards,
    lengthText: (length) => String(Math.round(length / metresPerUnit)),
  };
  const drawing = holeDrawing(ground, plan, frame);
  return { hole, startBy, yardages: holeYardages(ground), shots, kept, hazards, drawing };
}

/** The shot of a kept plan. */
function keptShot({ line, toView }: HoleGround, { target }: PlannedHole): PlannedShot {
  const [from, green, at] = [line[0] as PlanePoint, line.at(-1) as PlanePoint, toView(target)];
  return { from, target: at, length: planeDistance(from, at), left: planeDistance(at, green) };
}

/** Where the ordinary shots of a kept plan end. */
function keptRegions(shot: PlannedShot | undefined, { core }: PlannedHole): DrawnPlan['regions'] {
  const length = metresToYards(metres(shot?.length ?? 0));
  return scatterOutlines(core).map(({ share, outline }) => ({
    share,
    outline: outline.map(({ across, along }) => ({ across: yards(across * length), along: yards(along * length) })),
  }));
}

/** Regions of drives for a full drive; on a par 3 those of approaches of that length. Shorter tee shots have none. */
function teeRegions(first: PlannedShot | undefined, { par }: CourseHole, typical: TypicalShots): DrawnPlan['regions'] {
  if (first === undefined) return [];
  const length = metresToYards(metres(first.length));
  if (first.left === 0) return par === 3 ? regionsAtGreen(typical, length) : [];
  return length >= FULL_SHARE * typical.drive ? typical.regions : [];
}

const isTarget = (shots: readonly PlannedShot[], at: PlanePoint): boolean =>
  shots.some(({ target }) => planeDistance(target, at) < SAME_PLACE_METRES);

/** The hazards that a tee shot of this length reaches most likely, in their order. */
function nearest(hazards: readonly TeeHazard[], length: number): readonly TeeHazard[] {
  const off = ({ reach, carry }: TeeHazard): number => Math.max(0, reach - length, carry === null ? 0 : length - carry);
  const kept = new Set(hazards.toSorted((a, b) => off(a) - off(b)).slice(0, MAX_HAZARDS));
  return hazards.filter((hazard) => kept.has(hazard));
}
