import { type PlanePoint, planeRingCentroid } from '../geometry/index.ts';
import { type UnitSystem, YARDS_PER_METRE } from '../model/index.ts';
import type { AimField } from './aim-field.ts';
import { bunkersSeen, type SeenBunker } from './bunkers-seen.ts';
import { fairwayRunAt, middleAt } from './middle.ts';
import { capitalized, countInWords } from './words.ts';

/** A target this near the pin is told from the flag, in yards. */
const NEAR_FLAG = 35;
/** Less than this from a point is at it. */
const AT_POINT = 2;
/** Nearer than this to the middle of the green is its middle. */
const AT_MIDDLE = 2.5;
/** A bunker whose near edge is this far behind the target is told as 'short of', not as an edge. */
const BEHIND_TARGET = 8;
/** Bunkers further behind a target than this, or as much before it, are no marks. */
const MARK_DEPTH = 45;
/** Widest gap of two bunkers that a shot is told to go between. */
const MAX_GAP = 60;
/** A target this near the edge of a fairway is at it; further than this outside, the fairway is no mark. */
const BESIDE_FAIRWAY = { edge: 5, most: 20 } as const;
/** Shares of a fairway from its left edge. */
const fairwayParts = [
  [0.15, 'Left edge of the fairway'],
  [0.42, 'Left half of the fairway'],
  [0.58, 'Middle of the fairway'],
  [0.85, 'Right half of the fairway'],
  [1, 'Right edge of the fairway'],
] as const;

/** A target as a player tells it on the tee: by the flag, a bunker or the fairway (AIM-10). */
export function targetWords(field: AimField, target: PlanePoint, units: UnitSystem = 'imperial'): string {
  const offset = fromFlag(field, target);
  if (Math.hypot(target.x - field.pin.x, target.y - field.pin.y) <= NEAR_FLAG)
    return atGreen(field, target, offset, units);
  if (Math.abs(offset.across) <= AT_POINT) return 'At the flag';
  return (
    byBunker(field, target) ??
    byFairway(field, target, units) ??
    // The yards are those at the target, not at a flag that is three times as far.
    `${asideText(offset.across, units)} of the line to the flag`
  );
}

type Offset = { readonly across: number; readonly along: number };

/** Yards to the right of the line to the flag, and past the flag. */
function fromFlag({ start, pin }: AimField, target: PlanePoint): Offset {
  const length = Math.hypot(pin.x - start.x, pin.y - start.y);
  const [ux, uy] = length === 0 ? [0, 1] : [(pin.x - start.x) / length, (pin.y - start.y) / length];
  const [x, y] = [target.x - pin.x, target.y - pin.y];
  return { across: x * uy - y * ux, along: x * ux + y * uy };
}

function atGreen({ ground }: AimField, target: PlanePoint, { across, along }: Offset, units: UnitSystem): string {
  const isAside = Math.abs(across) >= AT_POINT;
  const isOff = Math.abs(along) >= AT_POINT;
  if (!isAside && !isOff) return 'At the flag';
  const outline = ground.outlines.find(({ surface }) => surface === 'green');
  const centre = outline === undefined ? ground.green : (planeRingCentroid(outline.ring) ?? ground.green);
  if (Math.hypot(target.x - centre.x, target.y - centre.y) <= AT_MIDDLE) return 'Middle of the green';
  const depth = along < 0 ? 'short' : 'long';
  if (!isAside) return `${capitalized(lengthInWords(along, units))} ${depth} of the flag`;
  if (!isOff) return `${asideText(across, units)} of the flag`;
  return `${asideText(across, units)} and ${lengthInWords(along, units).split(' ')[0]} ${depth} of the flag`;
}

const asideText = (across: number, units: UnitSystem): string =>
  `${capitalized(lengthInWords(across, units))} ${across < 0 ? 'left' : 'right'}`;

/** 'six yards', '12 meters'. */
function lengthInWords(length: number, units: UnitSystem): string {
  const isMetric = units === 'metric';
  const count = Math.max(1, Math.round(Math.abs(length) / (isMetric ? YARDS_PER_METRE : 1)));
  return `${countInWords(count)} ${isMetric ? 'meter' : 'yard'}${count === 1 ? '' : 's'}`;
}

function byBunker(field: AimField, target: PlanePoint): string | null {
  const { start } = field;
  const distance = Math.hypot(target.x - start.x, target.y - start.y);
  const seen = bunkersSeen(field, target);
  const near = seen.filter(({ from, to }) => to >= distance - MARK_DEPTH && from <= distance + MARK_DEPTH);
  const [mark] = near
    .filter(({ left, right }) => left <= AT_POINT && right >= -AT_POINT)
    .toSorted((a, b) => Math.abs(a.from - distance) - Math.abs(b.from - distance));
  if (mark !== undefined) return `${partOf(mark, distance)} ${mark.name}`;
  const beside = near.filter(({ from, to }) => from <= distance + BEHIND_TARGET && to >= distance - BEHIND_TARGET);
  const toLeft = Math.max(...beside.filter(({ right }) => right < 0).map(({ right }) => right));
  const toRight = Math.min(...beside.filter(({ left }) => left > 0).map(({ left }) => left));
  return toRight - toLeft <= MAX_GAP ? 'Between the two bunkers' : null;
}

function partOf({ from, left, right }: SeenBunker, distance: number): string {
  if (from > distance + BEHIND_TARGET) return 'Short of';
  const share = right - left <= 2 * AT_POINT ? 0.5 : -left / (right - left);
  return share < 0.3 ? 'Left edge of' : share > 0.7 ? 'Right edge of' : 'At';
}

function byFairway(field: AimField, target: PlanePoint, units: UnitSystem): string | null {
  const { start } = field;
  const distance = Math.hypot(target.x - start.x, target.y - start.y);
  const middle = middleAt(field, distance);
  const run = fairwayRunAt(field, middle);
  if (run === null) return null;
  const turn = Math.atan2(target.x - start.x, target.y - start.y) - Math.atan2(middle.x - start.x, middle.y - start.y);
  const aside = Math.atan2(Math.sin(turn), Math.cos(turn)) * distance;
  const outside = Math.max(run.from - aside, aside - run.to);
  if (outside > BESIDE_FAIRWAY.most) return null;
  if (outside >= BESIDE_FAIRWAY.edge) {
    return `${capitalized(lengthInWords(outside, units))} ${aside < run.from ? 'left' : 'right'} of the fairway`;
  }
  const share = Math.min(1, (aside - run.from) / Math.max(1, run.to - run.from));
  return fairwayParts.find(([most]) => share <= most)?.[1] ?? null;
}
