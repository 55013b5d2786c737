import { addDays, type CalendarDay } from '../calendar/index.ts';
import type { Int } from '../model/index.ts';
import { adjustedScoreOf } from './adjusted-score.ts';
import { courseHandicap } from './course-handicap.ts';
import {
  type DifferentialInput,
  expectedDifferential,
  playedDifferential,
  scoreDifferentialOf,
  unroundedDifferentialOf,
} from './differential.ts';
import { countedPlaces, countedShareOf, type IssuedIndex, issueIndex, type LowIndex } from './issue-index.ts';
import { reaches, toTenth, toWhole } from './round-half-up.ts';
import { type HandicapRules, rulesOf2024 } from './rules.ts';
import type { HandicapEstimate, HandicapScore } from './score.ts';

/** A score in the record, and what it did to the index. */
export type RecordEntry = {
  readonly score: HandicapScore;
  /** The index in force on the morning of the day; null before the first one. */
  readonly indexBefore: number | null;
  /** The rounded Course Handicap by which holes were limited; null before the first index, and without holes. */
  readonly courseHandicap: Int | null;
  readonly adjustedScore: Int;
  /** Number of holes that were played. */
  readonly holesPlayed: Int;
  /** Of the holes that were played. */
  readonly courseRating: number;
  /** To a tenth, without reductions; null while a score of fewer than 18 holes waits for the first index. */
  readonly differential: number | null;
  /** How much the unrounded differential is below the index in force; null without an index. */
  readonly betterBy: number | null;
  /** What this score takes from all differentials of the record as an exceptional one: 0, -1 or -2. */
  readonly reduction: number;
  readonly estimates: readonly HandicapEstimate[];
  /** The index after this score; null before the first one. */
  readonly indexAfter: IssuedIndex | null;
};

/** A differential among those that the index is computed from. */
type RecentDifferential = { readonly value: number; readonly reductions: number };

/** What the next score needs to know of all scores before it. */
type RecordState = {
  readonly rules: HandicapRules;
  /** The day of the most recent score; null without one. */
  readonly day: CalendarDay | null;
  /** The index before the scores of `day`; null before the first index. */
  readonly inForce: number | null;
  readonly index: IssuedIndex | null;
  readonly scoreCount: Int;
  /** Scores before the first index, oldest first; empty afterwards. */
  readonly waiting: readonly DifferentialInput[];
  /** The most recent differentials, oldest first, at most 20. */
  readonly recent: readonly RecentDifferential[];
  /** The indexes issued before `day` that can still be the lowest of a year, lowest first. */
  readonly lows: readonly LowIndex[];
};

const emptyRecord = (rules: HandicapRules): RecordState => ({
  rules,
  day: null,
  inForce: null,
  index: null,
  scoreCount: 0,
  waiting: [],
  recent: [],
  lows: [],
});

/** A most recent differential of a record, for the list of those that count. */
export type LatestDifferential = {
  readonly entry: RecordEntry;
  /** With the reductions of exceptional scores. */
  readonly value: number;
  /** The sum of those reductions, 0 or below. */
  readonly reductions: number;
  readonly isCounted: boolean;
};

/** All scores of a player in the order of their days, and the index that follows from them. */
export type ScoringRecord = {
  readonly entries: readonly RecordEntry[];
  readonly index: IssuedIndex | null;
  /** Holes that are still missing for a first index; 0 once there is one. */
  readonly holesToFirstIndex: Int;
  /** The differentials that the index is computed from, oldest first, at most 20. */
  readonly latest: readonly LatestDifferential[];
  /** What a further score is added to. */
  readonly state: RecordState;
};

/**
 * Computes the whole record from its scores, in any order: a score that is posted late takes its place by day, and all
 * scores after it follow (rules 5.2 to 5.9, INDEX-04).
 */
export function scoringRecord(scores: readonly HandicapScore[], rules: HandicapRules = rulesOf2024): ScoringRecord {
  const ordered = scores.toSorted((a, b) => (a.playedOn < b.playedOn ? -1 : Number(a.playedOn > b.playedOn)));
  const entries: RecordEntry[] = [];
  let state = emptyRecord(rules);
  for (const score of ordered) {
    const isFirstIndexMissing = state.index === null;
    const posted = postScore(state, score);
    entries.push(posted.entry);
    state = posted.state;
    if (isFirstIndexMissing && state.index !== null) fillWaiting(entries, state);
  }
  const recent = state.recent;
  const counted = new Set(countedPlaces(recent.map(adjusted), state.index?.counted ?? 0));
  const firstRecent = entries.length - recent.length;
  return {
    entries,
    index: state.index,
    holesToFirstIndex: state.index === null ? Math.max(0, rules.holesOfFirstIndex - holesWaiting(state.waiting)) : 0,
    latest: recent.flatMap((differential, place) => {
      const entry = entries[firstRecent + place];
      if (entry === undefined) return [];
      const { reductions } = differential;
      return { entry, value: adjusted(differential), reductions, isCounted: counted.has(place) };
    }),
    state,
  };
}

/** What a further score does to the index. Its day must not be before that of the most recent score (INDEX-08). */
export const entryAfter = ({ state }: ScoringRecord, score: HandicapScore): RecordEntry =>
  postScore(state, score).entry;

/** Adds the next score, whose day is not before that of the most recent one. */
function postScore(
  before: RecordState,
  score: HandicapScore,
): { readonly state: RecordState; readonly entry: RecordEntry } {
  const { rules } = before;
  // All scores of a day use the index of its morning (rule 5.4).
  const inForce = before.day === score.playedOn ? before.inForce : (before.index?.value ?? null);
  const played = playedScore(score, inForce, rules);
  const expectedOf = inForce ?? before.index?.value ?? null;
  const isWhole = played.input.holesPlayed === 18;
  const waiting = before.index === null ? [...before.waiting, played.input] : [];
  const hasFirstIndex = before.index !== null || holesWaiting(waiting) >= rules.holesOfFirstIndex;
  const exact = isWhole || expectedOf !== null ? unroundedDifferentialOf(played.input, expectedOf ?? 0, rules) : null;
  const value = exact === null ? null : toTenth(exact);
  const betterBy = exact === null || inForce === null ? null : inForce - exact;
  const reduction = betterBy === null ? 0 : reductionOf(betterBy, rules);
  const recent = recentWith(value, reduction, before, hasFirstIndex ? waiting : []);
  const scoreCount = before.scoreCount + 1;
  const lows = lowsOn(score.playedOn, before);
  const low = scoreCount < rules.window ? null : (lows[0] ?? null);
  const index = hasFirstIndex ? issueIndex(recent.map(adjusted), low, rules) : null;
  return {
    state: {
      rules,
      day: score.playedOn,
      inForce,
      index,
      scoreCount,
      waiting: index === null ? waiting : [],
      recent,
      lows,
    },
    entry: {
      score,
      indexBefore: inForce,
      courseHandicap: played.courseHandicap,
      adjustedScore: played.input.adjustedScore,
      holesPlayed: played.input.holesPlayed,
      courseRating: played.input.courseRating,
      differential: value,
      betterBy,
      reduction,
      estimates: isWhole ? played.estimates : [...played.estimates, 'expectedHoles'],
      indexAfter: index,
    },
  };
}

/**
 * The most recent differentials after a score. The scores that waited become differentials with the first index; later
 * the score's own is added, and its reduction applies to all of them (rule 5.9).
 * @param waited The scores that a first index is computed from now.
 */
function recentWith(
  value: number | null,
  reduction: number,
  { index, recent, rules }: RecordState,
  waited: readonly DifferentialInput[],
): readonly RecentDifferential[] {
  if (index === null || value === null) return firstDifferentials(waited, rules);
  return [...recent, { value, reductions: 0 }]
    .slice(-rules.window)
    .map((differential) => ({ ...differential, reductions: differential.reductions + reduction }));
}

const adjusted = ({ value, reductions }: RecentDifferential): number => toTenth(value + reductions);

const holesWaiting = (waiting: readonly DifferentialInput[]): Int =>
  // A score of 10 to 17 holes is one of 18 (rule 3.2).
  waiting.reduce((sum, { holesPlayed }) => sum + (holesPlayed === 9 ? 9 : 18), 0);

/** The score as it enters the differential: its holes limited, its rating that of the played holes. */
function playedScore(score: HandicapScore, inForce: number | null, rules: HandicapRules) {
  const { holeCount, courseRating, slopeRating, playingConditions, result } = score;
  const rest = { slopeRating, playingConditions };
  if ('adjustedScore' in result) {
    const input = { ...rest, adjustedScore: result.adjustedScore, courseRating, holesPlayed: holeCount };
    return { input, courseHandicap: null, estimates: [] };
  }
  const par = result.holes.reduce((sum, hole) => sum + hole.par, 0);
  const rated = { holeCount, courseRating, slopeRating, par };
  const strokes = inForce === null ? null : toWhole(courseHandicap(inForce, rated, rules));
  const { total, isWithoutStrokeIndex } = adjustedScoreOf(result.holes, holeCount, strokes, rules);
  const playedHoles = result.holes.filter((hole) => hole.score !== null);
  const parPlayed = playedHoles.reduce((sum, hole) => sum + hole.par, 0);
  const isPart = playedHoles.length < holeCount;
  const estimates: HandicapEstimate[] = [];
  if (isPart) estimates.push('ratingOfPlayedHoles');
  if (isWithoutStrokeIndex) estimates.push('withoutStrokeIndex');
  const input: DifferentialInput = {
    ...rest,
    adjustedScore: total,
    // Ratings of single holes are not published.
    courseRating: isPart ? (courseRating * parPlayed) / par : courseRating,
    holesPlayed: playedHoles.length,
  };
  return { input, courseHandicap: strokes, estimates };
}

/** Judged by the unrounded differential (rule 5.9). */
const reductionOf = (betterBy: number, { exceptional }: HandicapRules): number =>
  exceptional.find((step) => reaches(betterBy, step.betterBy))?.reduction ?? 0;

/**
 * The indexes that can be the lowest when a score of a day is posted, lowest first: those issued within the 365 days that
 * end on the day of the most recent score of an earlier day (rule 5.7; clarifications 5.7/1 and 5.7/2). The index after
 * that score is always one of them, so that after a break it is the lowest if no other is left. A day with several scores
 * has one index: the one after its last score.
 */
function lowsOn(day: CalendarDay, { day: lastDay, index, lows, rules }: RecordState): readonly LowIndex[] {
  if (day === lastDay || index === null || lastDay === null) return lows;
  const lastDayBefore = addDays(lastDay, -rules.lowIndexDays);
  // Once a later index is as low or lower, an earlier one can never be the lowest again.
  const older = lows.filter(({ value, issuedOn }) => value < index.value && issuedOn > lastDayBefore);
  return [...older, { value: index.value, issuedOn: lastDay }];
}

/**
 * The differentials of the scores before the first index. Scores of fewer than 18 holes need an index, and the index needs
 * them, so both are repeated until the index no longer changes. The official method is not published.
 */
function firstDifferentials(
  waiting: readonly DifferentialInput[],
  rules: HandicapRules,
): readonly RecentDifferential[] {
  const valuesFor = (index: number) =>
    waiting.map((input) => playedDifferential(input, rules) + expectedDifferential(index, 18 - input.holesPlayed));
  let index = 0;
  // Each step shrinks the error to 52% at most, so 60 steps leave less than floating point can say.
  for (let step = 0; step < 60; step += 1) {
    const values = valuesFor(index).toSorted((a, b) => a - b);
    const share = countedShareOf(values.length, rules);
    if (share === undefined) break;
    index = values.slice(0, share.counted).reduce((sum, value) => sum + value, 0) / share.counted + share.adjustment;
  }
  const first = Math.min(toTenth(index), rules.maxIndex);
  return waiting.map((input) => ({ value: scoreDifferentialOf(input, first, rules), reductions: 0 }));
}

/** Sets the differentials of the scores that waited for the first index. */
function fillWaiting(entries: RecordEntry[], { recent }: RecordState): void {
  for (const [place, entry] of entries.entries()) {
    const differential = recent[place]?.value ?? null;
    if (entry.differential !== null) continue;
    entries[place] = { ...entry, differential, estimates: [...entry.estimates, 'beforeFirstIndex'] };
  }
}
