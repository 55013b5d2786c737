import type { CalendarDay } from '../calendar/index.ts';
import type { Int, PlayingConditions } from '../model/index.ts';
import { adjustedScoreOf } from './adjusted-score.ts';
import { playedDifferential } from './differential.ts';
import { type IndexChange, indexChange } from './index-change.ts';
import type { IssuedIndex } from './issue-index.ts';
import { type PlayedTee, playedTees, type RatedRound } from './rated-round.ts';
import { downToTenth, toTenth } from './round-half-up.ts';
import { type HandicapRules, rulesOf2024 } from './rules.ts';
import type { HandicapEstimate, HandicapScore } from './score.ts';
import type { UncountedReason } from './score-of-round.ts';
import { type LatestDifferential, type RecordEntry, type ScoringRecord, scoringRecord } from './scoring-record.ts';

/** A hole that counts less than was played, or was picked up. */
type LimitedHole = {
  readonly hole: Int;
  readonly par: Int;
  /** Null for a ball that was picked up. */
  readonly score: Int | null;
  readonly counts: Int;
  /** Strokes received; null before the first index and where the card has no stroke indexes. */
  readonly received: Int | null;
};

/** A score that the index is computed from, and how its differential came about. */
type LatestScore = {
  readonly roundId: string;
  readonly playedOn: CalendarDay;
  readonly courseName: string;
  readonly teeName: string;
  readonly strokes: Int;
  readonly adjustedScore: Int;
  readonly limitedHoles: readonly LimitedHole[];
  readonly holesPlayed: Int;
  /** Of the holes that were played; of a part of 18 holes it is an estimate. */
  readonly courseRating: number;
  readonly slopeRating: Int;
  /** Of 18 holes; null if they were not typed, so that they count as 0. */
  readonly playingConditions: PlayingConditions | null;
  /** Of the holes that were played, not rounded. */
  readonly playedDifferential: number;
  /** What is expected of the holes that were not played; null if all were. */
  readonly expectedDifferential: number | null;
  readonly differential: number;
  /** The sum of the reductions of exceptional scores, 0 or below. */
  readonly reductions: number;
  /** The differential with its reductions. */
  readonly value: number;
  readonly isCounted: boolean;
  readonly isWithoutHoles: boolean;
  readonly estimates: readonly HandicapEstimate[];
};

/** One score in the course of the index. */
type IndexPoint = {
  readonly roundId: string;
  readonly playedOn: CalendarDay;
  /** With reductions if it is among the latest; null while it waits for the first index. */
  readonly differential: number | null;
  /** After this score; null before the first one. */
  readonly index: number | null;
  /** Whether the index is computed from this score and others. */
  readonly isLatest: boolean;
  readonly isCounted: boolean;
};

/** An exceptional score among the latest ones. */
type ExceptionalScore = {
  readonly roundId: string;
  readonly playedOn: CalendarDay;
  readonly strokes: Int;
  readonly courseName: string;
  /** How much its unrounded differential is below the index, down to a tenth. */
  readonly betterBy: number;
  readonly reduction: number;
  /** Number of latest differentials that it still reduces. */
  readonly reduces: Int;
};

/** A score that leaves the latest ones when one or two more are posted. */
type LeavingScore = {
  readonly roundId: string;
  readonly playedOn: CalendarDay;
  readonly value: number;
  readonly isCounted: boolean;
  /** The differential that counts instead, unless a later score is lower; null if it does not count. */
  readonly replacedBy: number | null;
};

type UncountedRound = {
  readonly roundId: string;
  readonly playedOn: CalendarDay;
  readonly courseName: string;
  readonly why: UncountedReason;
};

/** The estimated index of a player, and everything that it is made of (INDEX-07). */
export type IndexReport = {
  readonly rules: string;
  /** Null before the first index. */
  readonly index: IssuedIndex | null;
  /** Holes that are missing for a first index. */
  readonly holesToFirstIndex: Int;
  /** Number of differentials that an index is computed from once there are enough. */
  readonly window: Int;
  readonly change: IndexChange | null;
  /** The first index of as many scores as the window has; null while the present one has scores in common with it. */
  readonly firstFull: number | null;
  /** Above these the soft cap halves the rise, and the hard cap ends it; null below 20 scores. */
  readonly caps: { readonly soft: number; readonly hard: number } | null;
  /** Oldest first. */
  readonly points: readonly IndexPoint[];
  /** Newest first. */
  readonly latest: readonly LatestScore[];
  /** The next one first; none while there are fewer scores than the window has. */
  readonly leaving: readonly LeavingScore[];
  /** Newest first. */
  readonly exceptional: readonly ExceptionalScore[];
  /** Newest first. */
  readonly uncounted: readonly UncountedRound[];
  /** Most recently played first. */
  readonly tees: readonly PlayedTee[];
};

/** The scores of rounds that count. */
export const scoresOf = (rounds: readonly RatedRound[]): readonly HandicapScore[] =>
  rounds.flatMap(({ score }) => (typeof score === 'string' ? [] : score));

/** Computes the index of finished rounds with its working. */
export function indexReport(rounds: readonly RatedRound[], rules: HandicapRules = rulesOf2024): IndexReport {
  const roundOf = new Map(rounds.map((round) => [round.roundId, round]));
  const record = scoringRecord(scoresOf(rounds), rules);
  const { index, holesToFirstIndex, latest } = record;
  const lowIndex = index?.lowIndex ?? null;
  const caps =
    lowIndex === null ? null : { soft: toTenth(lowIndex + rules.softCap), hard: toTenth(lowIndex + rules.hardCap) };
  const withRound = <T>(entry: RecordEntry, read: (round: RatedRound) => T): readonly T[] => {
    const round = roundOf.get(entry.score.scoreId);
    return round === undefined ? [] : [read(round)];
  };
  return {
    rules: rules.name,
    index,
    holesToFirstIndex,
    window: rules.window,
    change: indexChange(record, rules),
    firstFull:
      record.entries.length < 2 * rules.window ? null : (record.entries[rules.window - 1]?.indexAfter?.value ?? null),
    caps,
    points: pointsOf(record),
    latest: latest
      .flatMap((differential) => withRound(differential.entry, (round) => latestScore(differential, round, rules)))
      .toReversed(),
    leaving: latest.length < rules.window ? [] : leavingOf(latest),
    exceptional: latest
      .flatMap(({ entry }, place) =>
        entry.reduction === 0 ? [] : withRound(entry, (round) => exceptionalScore(entry, round, place + 1)),
      )
      .toReversed(),
    uncounted: rounds
      .flatMap(({ roundId, playedOn, courseName, score }) =>
        typeof score === 'string' ? { roundId, playedOn, courseName, why: score } : [],
      )
      .toSorted((a, b) => (a.playedOn < b.playedOn ? 1 : -1)),
    tees: playedTees(rounds),
  };
}

function pointsOf({ entries, latest }: ScoringRecord): readonly IndexPoint[] {
  const latestOf = new Map(latest.map((differential) => [differential.entry, differential]));
  return entries.map((entry) => {
    const among = latestOf.get(entry);
    return {
      roundId: entry.score.scoreId,
      playedOn: entry.score.playedOn,
      differential: among?.value ?? entry.differential,
      index: entry.indexAfter?.value ?? null,
      isLatest: among !== undefined,
      isCounted: among?.isCounted ?? false,
    };
  });
}

function latestScore(
  { entry, value, reductions, isCounted }: LatestDifferential,
  { courseName, teeName, strokes, holeNumbers, isWithoutHoles, playingConditions }: RatedRound,
  rules: HandicapRules,
): LatestScore {
  const { score, adjustedScore, holesPlayed, courseRating, estimates } = entry;
  const { slopeRating } = score;
  const input = { adjustedScore, courseRating, slopeRating, playingConditions: score.playingConditions, holesPlayed };
  const played = playedDifferential(input, rules);
  const differential = entry.differential ?? value;
  return {
    roundId: score.scoreId,
    playedOn: score.playedOn,
    courseName,
    teeName,
    strokes,
    adjustedScore,
    limitedHoles: limitedHolesOf(entry, holeNumbers, rules),
    holesPlayed,
    courseRating,
    slopeRating,
    playingConditions,
    playedDifferential: played,
    expectedDifferential: holesPlayed === 18 ? null : differential - played,
    differential,
    reductions,
    value,
    isCounted,
    isWithoutHoles,
    estimates: isWithoutHoles ? ['withoutHoles', ...estimates] : estimates,
  };
}

function limitedHolesOf(
  { score, courseHandicap }: RecordEntry,
  holeNumbers: readonly Int[],
  rules: HandicapRules,
): readonly LimitedHole[] {
  if (!('holes' in score.result)) return [];
  const { holes } = score.result;
  const adjusted = adjustedScoreOf(holes, score.holeCount, courseHandicap, rules);
  return holes.flatMap(({ par, score: played }, place) => {
    const counts = adjusted.holes[place] ?? null;
    if (counts === null || counts === played) return [];
    const received = adjusted.received[place] ?? null;
    const hole = holeNumbers[place] ?? place + 1;
    return { hole, par, score: played === 'pickedUp' ? null : played, counts, received };
  });
}

function exceptionalScore({ score, betterBy, reduction }: RecordEntry, round: RatedRound, reduces: Int) {
  return {
    roundId: score.scoreId,
    playedOn: score.playedOn,
    strokes: round.strokes,
    courseName: round.courseName,
    betterBy: downToTenth(betterBy ?? 0),
    reduction,
    reduces,
  };
}

/** The two oldest of the latest differentials. One that counts is replaced by the lowest that does not. */
const leavingOf = (latest: readonly LatestDifferential[]): readonly LeavingScore[] =>
  latest.slice(0, 2).map(({ entry, value, isCounted }, place) => {
    const others = latest
      .slice(place + 1)
      .flatMap((other) => (other.isCounted ? [] : other.value))
      .toSorted((a, b) => a - b);
    // The lowest one takes the place of the score that left before.
    const taken = latest.slice(0, place).filter((before) => before.isCounted).length;
    return {
      roundId: entry.score.scoreId,
      playedOn: entry.score.playedOn,
      value,
      isCounted,
      replacedBy: isCounted ? (others[taken] ?? null) : null,
    };
  });
