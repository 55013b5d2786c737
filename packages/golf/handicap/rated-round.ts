import type { CalendarDay } from '../calendar/index.ts';
import type { HoleCount, Int, PlayingConditions, RoundDocument } from '../model/index.ts';
import { allocationOf, type RatedHoles } from './course-handicap.ts';
import type { HandicapScore } from './score.ts';
import { scoreOfRound, type UncountedReason } from './score-of-round.ts';

/** A hole of a tee that was played. */
type TeeHole = {
  readonly hole: Int;
  readonly par: Int;
  readonly strokeIndex: Int | null;
  /** The hole's place in the order in which strokes are received; null if the card has no order. */
  readonly allocation: Int | null;
};

/** A course and tee with what a Course Handicap is computed from (INDEX-09). */
export type PlayedTee = RatedHoles & {
  readonly courseName: string;
  readonly teeName: string;
  /** In the order of the card. */
  readonly holes: readonly TeeHole[];
};

/** What the record and its page need of a round. */
export type RatedRound = {
  readonly roundId: string;
  readonly playedOn: CalendarDay;
  readonly courseName: string;
  readonly teeName: string;
  readonly holeCount: HoleCount;
  /** Whether only the score is known: it counts as it was given (INDEX-11). */
  readonly isWithoutHoles: boolean;
  /** Null if they were not typed: then they count as 0 (INDEX-05). */
  readonly playingConditions: PlayingConditions | null;
  /** Strokes of the holes that have a score. */
  readonly strokes: Int;
  /** Numbers of the holes of a score, in its order. */
  readonly holeNumbers: readonly Int[];
  readonly score: HandicapScore | UncountedReason;
  /** Null unless the round counts and has all of its holes. */
  readonly tee: PlayedTee | null;
};

/** Reduces a round's document to what the record needs. */
export function ratedRoundOf(round: RoundDocument): RatedRound {
  const { roundId, playedOn, course, holeCount, holes } = round;
  const names = { courseName: course.name, teeName: course.tee?.name ?? '' };
  const score = scoreOfRound(round);
  return {
    roundId,
    playedOn,
    ...names,
    holeCount,
    isWithoutHoles: false,
    playingConditions: round.playingConditions ?? null,
    strokes: holes.reduce((sum, hole) => sum + (hole.score ?? 0), 0),
    holeNumbers: holes.map(({ hole }) => hole),
    score,
    tee: typeof score === 'string' || holes.length < holeCount ? null : { ...names, ...teeOf(round, score) },
  };
}

function teeOf({ holes }: RoundDocument, { holeCount, courseRating, slopeRating }: HandicapScore) {
  const card = holes.toSorted((a, b) => a.hole - b.hole);
  // As if every hole was played, because a place is needed on each.
  const allocation = allocationOf(
    card.map(({ strokeIndex }) => ({ strokeIndex: strokeIndex ?? null, score: 0 })),
    holeCount,
  );
  return {
    holeCount,
    courseRating,
    slopeRating,
    par: card.reduce((sum, hole) => sum + hole.par, 0),
    holes: card.map(({ hole, par, strokeIndex }, place) => ({
      hole,
      par,
      strokeIndex: strokeIndex ?? null,
      allocation: allocation?.[place] ?? null,
    })),
  };
}

/** The tees of rounds, most recently played first. */
export function playedTees(rounds: readonly RatedRound[]): readonly PlayedTee[] {
  const tees = new Map<string, PlayedTee>();
  for (const { tee } of rounds.toSorted((a, b) => (a.playedOn < b.playedOn ? 1 : -1))) {
    if (tee === null) continue;
    const first = tee.holes[0]?.hole ?? 1;
    const key = [tee.courseName, tee.teeName, tee.courseRating, tee.slopeRating, tee.holeCount, first].join('\n');
    if (!tees.has(key)) tees.set(key, tee);
  }
  return [...tees.values()];
}
