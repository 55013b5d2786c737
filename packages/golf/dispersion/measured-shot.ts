import type { ShotKind } from '../facts/index.ts';
import { distanceBetween, offsetFromLine } from '../geometry/index.ts';
import {
  type Club,
  type CourseDocument,
  type CourseHole,
  type LatLon,
  type Metres,
  metresToYards,
  type Yards,
} from '../model/index.ts';
import { everyHole, type IsCounted } from '../scorecard/index.ts';
import type { MappedHole, MappedRound, MappedShot } from '../shot-map/index.ts';
import { targetOnCentreLine } from './target-line.ts';

/**
 * A place in the pattern: yards to the right (+) or left (−) of the target line, and yards past (+) or short of (−) the
 * pin. A tee shot on a par 4 or 5 has no target point, only a line: its `along` is measured from the tee.
 */
export type PatternPlace = { readonly across: Yards; readonly along: Yards };

/** A shot with known start and end, measured against its target. */
export type MeasuredShot = PatternPlace & {
  readonly roundId: string;
  readonly hole: number;
  readonly par: number;
  /** Length of the hole on the card. */
  readonly holeYards: Yards | null;
  /** Stroke number on the hole, from 1. */
  readonly number: number;
  readonly kind: ShotKind;
  readonly club: Club | null;
  /** Yards to the pin before the stroke. */
  readonly toPin: Yards | null;
  /**
   * Whether the shot reached its target: a tee shot the fairway or the green, an approach or a shot around the green
   * the green, a putt the hole. Null if the resulting lie is unknown.
   */
  readonly isHit: boolean | null;
};

export type MeasuredShots = {
  readonly shots: readonly MeasuredShot[];
  /** Strokes that would count here but lack a start or end. */
  readonly unplaced: Readonly<Record<ShotKind, number>>;
};

/**
 * Above this distance the tour publishes no proximity: most of these shots are layups, whose distance to the pin says
 * nothing about their quality.
 */
const MAX_APPROACH_YARDS = 250;

/** Whether a stroke was aimed at the pin, or off the tee at its line; a punch-out from a recovery lie is not. */
function isAimed(shot: MappedShot, toPin: Yards | null): boolean {
  if (shot.kind !== 'approach') return true;
  return shot.lie !== 'recovery' && (toPin === null || toPin <= MAX_APPROACH_YARDS);
}

/**
 * Measures the strokes of some rounds against their targets: tee shots on par 4s and 5s against the course's center
 * line, if there is one, and all others against that day's pin. @param courses courses by id; strokes on other courses
 * are measured against pins only.
 */
export function measureShots(
  rounds: readonly MappedRound[],
  courses: ReadonlyMap<string, CourseDocument> = new Map(),
  isCounted: IsCounted = everyHole,
): MeasuredShots {
  const unplaced = { offTheTee: 0, approach: 0, aroundTheGreen: 0, putt: 0 };
  const shots: MeasuredShot[] = [];
  for (const round of rounds) {
    const course = round.courseId === null ? undefined : courses.get(round.courseId);
    for (const hole of round.holes) {
      if (!isCounted(round.roundId, hole.hole, hole.nth)) continue;
      const drawn = course?.holes.find(({ number }) => number === hole.hole);
      for (const [index, shot] of hole.shots.entries()) {
        const measured = measureShot(shot, hole, drawn);
        if (measured === null) continue;
        if (measured.place === null) unplaced[shot.kind] += 1;
        else {
          shots.push({
            ...measured.place,
            roundId: round.roundId,
            hole: hole.hole,
            par: hole.par,
            holeYards: hole.yards,
            number: index + 1,
            kind: shot.kind,
            club: shot.club,
            toPin: measured.toPin,
            isHit: isHit(shot),
          });
        }
      }
    }
  }
  return { shots, unplaced };
}

/** Null for a stroke without a target; `place` is null if its start or end is unknown. */
export function measureShot(
  shot: MappedShot,
  hole: MappedHole,
  drawn?: CourseHole,
): { readonly toPin: Yards | null; readonly place: PatternPlace | null } | null {
  const toPin = shot.toPin ?? yardsOrNull(shot.start, hole.pin);
  return isAimed(shot, toPin) ? { toPin, place: placeOf(shot, hole, drawn) } : null;
}

function placeOf(shot: MappedShot, hole: MappedHole, drawn: CourseHole | undefined): PatternPlace | null {
  const { start, end } = shot;
  if (start === null || end === null) return null;
  if (shot.kind === 'offTheTee') return placeOffTheTee(start, end, hole, drawn);
  return hole.pin === null ? null : inYards(offsetFromLine(start, hole.pin, end));
}

/** `along` is the length along the target line from the start of the stroke. */
function placeOffTheTee(
  start: LatLon,
  end: LatLon,
  hole: MappedHole,
  drawn: CourseHole | undefined,
): PatternPlace | null {
  const target = targetOnCentreLine(drawn?.centreLine ?? [], start, end) ?? hole.pin ?? drawn?.greenCentre;
  if (target === undefined || target === null) return null;
  const offset = offsetFromLine(start, target, end);
  if (offset === null) return null;
  return inYards({ across: offset.across, along: (distanceBetween(start, target) + offset.along) as Metres });
}

const inYards = (offset: { readonly along: Metres; readonly across: Metres } | null): PatternPlace | null =>
  offset === null ? null : { across: metresToYards(offset.across), along: metresToYards(offset.along) };

const yardsOrNull = (from: LatLon | null, to: LatLon | null): Yards | null =>
  from === null || to === null ? null : metresToYards(distanceBetween(from, to));

function isHit({ kind, endLie }: MappedShot): boolean | null {
  if (endLie === null) return null;
  if (endLie === 'holed') return true;
  if (kind === 'putt') return false;
  return endLie === 'green' || (kind === 'offTheTee' && endLie === 'fairway');
}
