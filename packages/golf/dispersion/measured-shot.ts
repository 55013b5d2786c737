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
 * A place on the pattern: yards to the right of the target line (+) or to its left (−), and yards past the pin (+) or
 * short of it (−). A tee shot of a par 4 or 5 has a line to follow and no point to reach: its `along` is counted from
 * the tee.
 */
export type PatternPlace = { readonly across: Yards; readonly along: Yards };

/** A shot whose start and end are known, measured against what it was meant for. */
export type MeasuredShot = PatternPlace & {
  readonly roundId: string;
  readonly hole: number;
  readonly par: number;
  /** Of the hole, by the card. */
  readonly holeYards: Yards | null;
  /** Its place among the strokes of the hole, from 1. */
  readonly number: number;
  readonly kind: ShotKind;
  readonly club: Club | null;
  /** Yards to the pin when it was played. */
  readonly toPin: Yards | null;
  /**
   * Whether it got where it should: a tee shot on the fairway or the green, an approach or a shot from around the green
   * on the green, a putt in the hole. Null where nobody logged what the ball came to lie on.
   */
  readonly isHit: boolean | null;
};

export type MeasuredShots = {
  readonly shots: readonly MeasuredShot[];
  /** Strokes that count here and lack a place to measure from. */
  readonly unplaced: Readonly<Record<ShotKind, number>>;
};

/**
 * Further out the tour publishes no proximity, because few shots are aimed at the pin: most are layups, and how far
 * those end from it says nothing of how well they were hit.
 */
const MAX_APPROACH_YARDS = 250;

/** Whether a stroke was meant for the pin, or off the tee for its line; a punch-out from a recovery lie was not. */
function isAimed(shot: MappedShot, toPin: Yards | null): boolean {
  if (shot.kind !== 'approach') return true;
  return shot.lie !== 'recovery' && (toPin === null || toPin <= MAX_APPROACH_YARDS);
}

/**
 * Measures the strokes of some rounds against their targets: tee shots of par 4s and 5s against the course's centre
 * line, where there is one, and all others against the pin of that day.
 * @param courses by course id; a round on a course that is not there is measured against pins alone.
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

/** Null for a stroke that was meant for nothing that it could be measured against; no place where one of its ends is unknown. */
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

/** The length is that along the target line, from where the ball was teed up. */
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
