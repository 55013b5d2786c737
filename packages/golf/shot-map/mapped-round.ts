import {
  type FlagBits,
  flagBitsOf,
  type HoleFacts,
  holeFactsOf,
  type ShotFacts,
  type ShotKind,
} from '../facts/index.ts';
import type { CalendarDay } from '../calendar/index.ts';
import {
  type Club,
  type Int,
  type LatLon,
  type Lie,
  type RestingPlace,
  type RoundDocument,
  toStrokes,
  type Yards,
} from '../model/index.ts';

/** One stroke on a map. Start and end may be unknown; its index in the list is its number minus one. */
export type MappedShot = {
  readonly kind: ShotKind;
  readonly lie: Lie;
  readonly club: Club | null;
  readonly start: LatLon | null;
  /** Where it left the ball, before any relief. */
  readonly end: LatLon | null;
  readonly toPin: Yards | null;
  readonly endLie: RestingPlace | null;
  readonly endToPin: Yards | null;
  readonly penalties: Int;
  /** How far the ball went; null if unknown. */
  readonly length: Yards | null;
  /** Strokes gained; null if the start or end of the stroke is unknown. */
  readonly gained: number | null;
};

/** One played hole with its positions and its flags (DATA-21, DATA-23). */
export type MappedHole = {
  /** The hole's number on the course. */
  readonly hole: Int;
  /** Which of the round's playings of that hole it is, from 1. */
  readonly nth: Int;
  readonly par: Int;
  readonly score: Int | null;
  readonly yards: Yards | null;
  readonly tee: LatLon | null;
  /** The position of that day's pin. */
  readonly pin: LatLon | null;
  readonly flags: FlagBits;
  readonly shots: readonly MappedShot[];
};

/** A round as map and hole filters read it, with holes in order of play. */
export type MappedRound = {
  readonly roundId: string;
  readonly playedOn: CalendarDay;
  readonly courseId: string | null;
  readonly holes: readonly MappedHole[];
};

/** Extracts the map data of a round's document, using the same facts as the stats (API-24). */
export const mappedRoundOf = (round: RoundDocument): MappedRound => ({
  roundId: round.roundId,
  playedOn: round.playedOn,
  courseId: round.course.courseId ?? null,
  holes: holeFactsOf(round.holes).map(mappedHoleOf),
});

function mappedHoleOf(facts: HoleFacts): MappedHole {
  const { hole } = facts;
  const tee = placeOrNull(hole.tee);
  const pin = placeOrNull(hole.pin);
  return {
    hole: hole.hole,
    nth: facts.nth,
    par: facts.par,
    score: facts.score,
    yards: facts.yards,
    tee,
    pin,
    flags: flagBitsOf(facts),
    shots: facts.shots.map((shot, index) => mappedShotOf(shot, facts.shots[index + 1], index === 0 ? tee : null, pin)),
  };
}

/** @param tee the start of a first stroke from the tee without a logged position. */
function mappedShotOf(
  facts: ShotFacts,
  next: ShotFacts | undefined,
  tee: LatLon | null,
  pin: LatLon | null,
): MappedShot {
  const { shot } = facts;
  const penalties = facts.strokes - 1;
  return {
    kind: facts.kind,
    lie: facts.lie,
    club: shot.club ?? null,
    start: placeOrNull(shot.position) ?? (facts.lie === 'tee' ? tee : null),
    // After a penalty the next stroke is played from elsewhere, so its start is not this one's end.
    end:
      placeOrNull(shot.end?.position) ??
      (facts.isHoled ? pin : penalties === 0 ? placeOrNull(next?.shot.position) : null),
    toPin: facts.toPin,
    endLie: facts.endLie,
    // The next stroke's distance, so that the list does not say '3 ft left' and then '4 ft'.
    endToPin: (penalties === 0 ? next?.toPin : null) ?? facts.endToPin,
    penalties,
    length: facts.length,
    gained: facts.gained === null ? null : toStrokes(facts.gained),
  };
}

/** A coordinate of 0 means missing (GEO-O1). */
const placeOrNull = (point: LatLon | undefined): LatLon | null =>
  point === undefined || point.lat === 0 || point.lon === 0 ? null : point;

/** The numbers of a hole's strokes as golfers count, penalties included. */
export function numbersOf({ shots }: Pick<MappedHole, 'shots'>): readonly Int[] {
  let next = 1;
  return shots.map(({ penalties }) => {
    const number = next;
    next += 1 + penalties;
    return number;
  });
}
