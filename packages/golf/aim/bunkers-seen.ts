import { type PlanePoint, planeRingCentroid } from '../geometry/index.ts';
import type { AimField } from './aim-field.ts';
import { middleAt } from './middle.ts';

/** A bunker of the hole as seen from the start of a stroke, past a target. */
export type SeenBunker = {
  /** 'the right bunker', 'the far left bunker', 'the right greenside bunker'. */
  readonly name: string;
  /** Yards from the start to its nearest and its furthest corner. */
  readonly from: number;
  readonly to: number;
  /** Yards from the line through the target to its leftmost and rightmost corner, at the target's distance. */
  readonly left: number;
  readonly right: number;
};

/** Bunkers whose middle is this near the middle of the green are at the green. */
const GREENSIDE_YARDS = 40;

/** The bunkers ahead, nearest first. */
export function bunkersSeen(field: AimField, target: PlanePoint): readonly SeenBunker[] {
  const { ground, start } = field;
  const heading = Math.atan2(target.x - start.x, target.y - start.y);
  const distance = Math.hypot(target.x - start.x, target.y - start.y);
  const asideOf = (point: PlanePoint): number => {
    const turn = Math.atan2(point.x - start.x, point.y - start.y) - heading;
    return Math.atan2(Math.sin(turn), Math.cos(turn)) * distance;
  };
  const found = ground.outlines
    .filter(({ surface }) => surface === 'bunker')
    .flatMap(({ ring }) => {
      const centre = planeRingCentroid(ring);
      if (centre === null) return [];
      const aways = ring.map((point) => Math.hypot(point.x - start.x, point.y - start.y));
      const asides = ring.map(asideOf);
      const [from, to, left, right] = [
        Math.min(...aways),
        Math.max(...aways),
        Math.min(...asides),
        Math.max(...asides),
      ];
      const away = Math.hypot(centre.x - start.x, centre.y - start.y);
      const side = asideOf(centre) < asideOf(middleAt(field, away)) ? 'left' : 'right';
      const isAtGreen = Math.hypot(centre.x - ground.green.x, centre.y - ground.green.y) <= GREENSIDE_YARDS;
      return [{ from, to, left, right, kind: `${side}${isAtGreen ? ' greenside' : ''} bunker` }];
    })
    .toSorted((a, b) => a.from - b.from);
  return found.map(({ kind, ...bunker }, index) => ({
    ...bunker,
    name: nameOf(
      kind,
      found.slice(0, index).filter((one) => one.kind === kind).length,
      found.filter((one) => one.kind === kind).length,
    ),
  }));
}

/** Of two bunkers of one kind the near and the far one, of more the first, second and so on. */
function nameOf(kind: string, before: number, count: number): string {
  if (count === 1) return `the ${kind}`;
  if (count === 2) return `the ${before === 0 ? 'near' : 'far'} ${kind}`;
  return `the ${ordinals[before] ?? 'last'} ${kind}`;
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
