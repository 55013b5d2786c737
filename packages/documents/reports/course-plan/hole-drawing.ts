import type { PatternRegion } from '@strokebook/golf/dispersion';
import {
  clipRing,
  drawingOrder,
  planeBoxOf,
  type PlaneBox,
  type PlanePoint,
  type PlaneRing,
  simplifyRing,
} from '@strokebook/golf/geometry';
import { yardsToMetres } from '@strokebook/golf/model';
import type { HoleGround } from './hole-ground.ts';
import type { LayUpMark } from './hole-yardages.ts';
import { type LabelWish, placeLabels } from './place-labels.ts';
import type { PlannedShot } from './plan-shots.ts';
import { planeDistance } from './play-line.ts';
import type { PaperBox, PaperPair, PaperPoint, PlacedLabel, PlanDrawing } from '../../report/blocks/plan-drawing.ts';
import type { HoleFrame } from '../../report/plan-size.ts';
import type { TeeHazard } from './tee-hazards.ts';

/** Drawn objects of a hole other than its ground. */
export type DrawnPlan = {
  readonly shots: readonly PlannedShot[];
  /** Target of the first shot. */
  readonly regions: readonly Pick<PatternRegion, 'share' | 'outline'>[];
  readonly layUps: readonly LayUpMark[];
  readonly hazards: readonly TeeHazard[];
  /** Formats a length for a label, without its unit. */
  readonly lengthText: (metres: number) => string;
};

/** Resolution of outlines in print, in millimeters. */
const TOLERANCE_MM = 0.14;
/** Min size of an outline in millimeters. */
const MIN_MM = 0.5;
/** Margin around the line of play and what is next to it. */
const MARGIN_METRES = 14;
/** Max distance from the line of play within which fairways and sand are drawn. */
const BESIDE_METRES = 55;
/** Max scale, for short holes: 0.9 m per millimeter. */
const MIN_SCALE = 0.9;
/** Half the size of a mark. */
const MARK_MM = 1.7;

export function holeDrawing(ground: HoleGround, plan: DrawnPlan, frame: HoleFrame): PlanDrawing {
  const { line, shapes } = ground;
  const [tee, green] = [line[0] as PlanePoint, line.at(-1) as PlanePoint];
  const regions = regionOutlines(plan.shots[0], plan.regions);
  const seen = windowOf(ground, regions);
  const scale = Math.max((seen.maxX - seen.minX) / frame.width, (seen.maxY - seen.minY) / frame.height, MIN_SCALE);
  const [middleX, middleY] = [(seen.minX + seen.maxX) / 2, (seen.minY + seen.maxY) / 2];
  const box: PlaneBox = {
    minX: middleX - (frame.width / 2) * scale,
    maxX: middleX + (frame.width / 2) * scale,
    minY: middleY - (frame.height / 2) * scale,
    maxY: middleY + (frame.height / 2) * scale,
  };
  const toPaper = ({ x, y }: PlanePoint): PaperPoint => ({ x: (x - box.minX) / scale, y: (box.maxY - y) / scale });
  const pair = (point: PlanePoint): PaperPair => {
    const { x, y } = toPaper(point);
    return [hundredths(x), hundredths(y)];
  };
  const targets = plan.shots.map(({ target }) => target);
  const marks = [tee, ...targets, green, ...plan.layUps.map(({ at }) => at)].map(toPaper).map(boxAround);
  return {
    ...frame,
    outlines: drawingOrder.flatMap((surface) =>
      shapes[surface].flatMap((ring) => {
        const points = clipRing(simplifyRing(ring, TOLERANCE_MM * scale), box);
        return isSpeck(points, scale) ? [] : [{ surface, points: points.map(pair) }];
      }),
    ),
    regions: regions.map((ring) => simplifyRing(ring, TOLERANCE_MM * scale).map(pair)),
    targetLines: plan.shots.map(({ from, target }) => [pair(from), pair(target)] as const),
    targets: targets.map(pair),
    layUps: plan.layUps.map(({ at }) => pair(at)),
    tee: pair(tee),
    pin: pair(green),
    labels: placeLabels(wishesOf(plan, toPaper), frame, marks).map(roundedLabel),
  };
}

/** The most important labels are placed first. */
function wishesOf(plan: DrawnPlan, toPaper: (point: PlanePoint) => PaperPoint): readonly LabelWish[] {
  const { shots, layUps, hazards, lengthText } = plan;
  return [
    ...shots.map(({ from, target, length }): LabelWish => {
      const middle = { x: (from.x + target.x) / 2, y: (from.y + target.y) / 2 };
      return { text: lengthText(length), kind: 'shot', at: toPaper(middle) };
    }),
    ...shots.flatMap(({ target, left }): readonly LabelWish[] =>
      left === 0 ? [] : [{ text: `${lengthText(left)} left`, kind: 'left', at: toPaper(target) }],
    ),
    ...hazards.map(
      (hazard): LabelWish => ({ text: hazardLengths(hazard, lengthText), kind: 'hazard', at: toPaper(hazard.at) }),
    ),
    ...layUps.map(({ label, at }): LabelWish => ({ text: label, kind: 'layUp', at: toPaper(at) })),
  ];
}

/** '231–262': lengths to reach and to carry a hazard; '231–' if it cannot be carried. */
const hazardLengths = (
  { reach, carry }: Pick<TeeHazard, 'reach' | 'carry'>,
  lengthText: (metres: number) => string,
): string => `${lengthText(reach)}–${carry === null ? '' : lengthText(carry)}`;

/** Regions of a first shot around its target, seen from where it is played; larger first. */
function regionOutlines(shot: PlannedShot | undefined, regions: DrawnPlan['regions']): readonly PlaneRing[] {
  if (shot === undefined || shot.length === 0) return [];
  const { from, target, length } = shot;
  const [ux, uy] = [(target.x - from.x) / length, (target.y - from.y) / length];
  return regions
    .toSorted((a, b) => b.share - a.share)
    .map(({ outline }) =>
      outline.map((place) => {
        const [across, along] = [yardsToMetres(place.across), yardsToMetres(place.along)];
        return { x: target.x + across * uy + along * ux, y: target.y - across * ux + along * uy };
      }),
    );
}

/** What the drawing must contain: the line of play with the green, and what is next to it. */
function windowOf({ line, shapes }: HoleGround, regions: readonly PlaneRing[]): PlaneBox {
  const near = ['fairway', 'bunker', 'green', 'tee'] as const;
  const ys = line.map(({ y }) => y);
  const corridor = planeBoxOf(line) as PlaneBox;
  const reach: PlaneBox = {
    minX: corridor.minX - BESIDE_METRES,
    maxX: corridor.maxX + BESIDE_METRES,
    minY: Math.min(...ys) - MARGIN_METRES,
    maxY: Math.max(...ys) + 2 * MARGIN_METRES,
  };
  const points = [...near.flatMap((surface) => shapes[surface]), ...regions].flatMap((ring) => clipRing(ring, reach));
  const box = planeBoxOf([...line, ...points]) as PlaneBox;
  return {
    minX: box.minX - MARGIN_METRES,
    maxX: box.maxX + MARGIN_METRES,
    minY: box.minY - MARGIN_METRES,
    maxY: box.maxY + MARGIN_METRES,
  };
}

function isSpeck(ring: PlaneRing, scale: number): boolean {
  const box = planeBoxOf(ring);
  if (box === null || ring.length < 3) return true;
  return planeDistance({ x: box.minX, y: box.minY }, { x: box.maxX, y: box.maxY }) < MIN_MM * scale;
}

const boxAround = ({ x, y }: PaperPoint): PaperBox => ({
  x: x - MARK_MM,
  y: y - MARK_MM,
  width: 2 * MARK_MM,
  height: 2 * MARK_MM,
});

const hundredths = (value: number): number => Math.round(value * 100) / 100;
const roundedPoint = ({ x, y }: PaperPoint): PaperPoint => ({ x: hundredths(x), y: hundredths(y) });

const roundedLabel = ({ leader, ...label }: PlacedLabel): PlacedLabel => ({
  ...label,
  x: hundredths(label.x),
  y: hundredths(label.y),
  width: hundredths(label.width),
  leader: leader === null ? null : [roundedPoint(leader[0]), roundedPoint(leader[1])],
});
