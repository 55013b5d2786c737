import type { CalendarDay } from '../calendar/index.ts';
import type { HoleCount, Int, RoundSummary } from '../model/index.ts';
import { finishedRounds } from '../selection/index.ts';

/** Rounds in the middle of which the normal score is, as many as an index is computed from. */
export const NORMAL_ROUNDS = 20;

/** Fewer scores are told one by one. */
const MIN_SCORES = 3;

/** The score of a round, and the normal score after it. */
type TrendScore = {
  readonly roundId: string;
  readonly playedOn: CalendarDay;
  readonly score: Int;
  /** The middle of this score and the 19 before it; null where there are fewer. */
  readonly normal: Int | null;
};

/** The scores of a golfer over the years, and the score that is normal now. */
export type ScoreTrend = {
  readonly holeCount: HoleCount;
  /** Oldest first. */
  readonly scores: readonly TrendScore[];
  /** The middle of the last 20 scores, or of all. */
  readonly normal: Int;
  /** The middle of the first 20 scores; null if the last 20 have rounds in common with them. */
  readonly normalBefore: Int | null;
  /** The lowest score; of several the latest. */
  readonly best: TrendScore;
};

/** The trend of the finished rounds of the length that was played more often; null below three of them. */
export function scoreTrend(rounds: readonly RoundSummary[]): ScoreTrend | null {
  const [eighteens, nines] = [finishedRounds(rounds, 18), finishedRounds(rounds, 9)];
  const holeCount = eighteens.length >= nines.length ? 18 : 9;
  const known = (holeCount === 18 ? eighteens : nines)
    .flatMap(({ roundId, playedOn, score, holesPlayed }) =>
      score === null || holesPlayed !== holeCount ? [] : { roundId, playedOn, score },
    )
    .toSorted((a, b) => (a.playedOn < b.playedOn ? -1 : Number(a.playedOn > b.playedOn)));
  const values = known.map(({ score }) => score);
  const scores = known.map((one, place) => ({
    ...one,
    normal: place + 1 < NORMAL_ROUNDS ? null : middleOf(values.slice(place + 1 - NORMAL_ROUNDS, place + 1)),
  }));
  const [first] = scores;
  if (first === undefined || scores.length < MIN_SCORES) return null;
  return {
    holeCount,
    scores,
    normal: middleOf(values.slice(-NORMAL_ROUNDS)),
    normalBefore: values.length < 2 * NORMAL_ROUNDS ? null : middleOf(values.slice(0, NORMAL_ROUNDS)),
    best: scores.reduce((best, one) => (one.score <= best.score ? one : best), first),
  };
}

/** The middle of some scores; between two, the higher whole one, as halves are rounded. */
function middleOf(values: readonly Int[]): Int {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low = 0, high = low] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return Math.round((low + high) / 2);
}
