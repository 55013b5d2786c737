import type { CalendarDay } from '../calendar/index.ts';
import type { Int, RoundSummary } from '../model/index.ts';
import { type ColumnLabel, holesByColumn, holesOfSum, sumLabels } from './columns.ts';
import type { CardHole, RoundCard } from './round-card.ts';

/**
 * One cell of a scorecard. An unfinished hole has no score; a sum covers its finished holes, and has none where a ball
 * was picked up, and behind the hole after which a round ended.
 */
export type ScorecardCell = {
  readonly score: number | null;
  readonly par: number;
  readonly scoreVsPar: number | null;
  /** Left out of sums and aggregates, and shown in gray (CARD-O7). */
  readonly excluded: boolean;
  /** What a sum has without a total: the holes with a score, where another was not finished; else null. */
  readonly soFar: { readonly score: number; readonly scoreVsPar: number; readonly holes: number } | null;
  /** The hole itself; null for a sum. */
  readonly hole: CardHole | null;
  /** Strokes received on the hole, or on the counted holes of a sum; null if they are not shown or not known. */
  readonly received: Int | null;
};

/** One round on the scorecard (DATA-37). A column without a hole is missing. */
export type ScorecardRound = {
  readonly roundId: string;
  readonly name: string;
  readonly date: CalendarDay;
  readonly golfCourseId: string | null;
  readonly data: ReadonlyMap<ColumnLabel, ScorecardCell>;
};

/** Whether a playing of a hole counts; other holes are shown in gray. */
export type IsCounted = (roundId: string, hole: number, nth: number) => boolean;

export const everyHole: IsCounted = () => true;

/**
 * Puts a round's holes into columns and adds up OUT, IN and TOTAL over the counted ones.
 *
 * @param strokes received on each hole of the card, in its order, for net scores.
 */
export function scorecardRound(
  summary: RoundSummary,
  card: RoundCard,
  isCounted: IsCounted = everyHole,
  strokes: readonly Int[] | null = null,
): ScorecardRound {
  const data = new Map<ColumnLabel, ScorecardCell>();
  for (const [label, hole] of holesByColumn(card)) {
    data.set(label, {
      score: hole.score,
      par: hole.par,
      scoreVsPar: hole.score === null ? null : hole.score - hole.par,
      excluded: !isCounted(summary.roundId, hole.hole, hole.nth),
      soFar: null,
      hole,
      received: strokes?.[card.holes.indexOf(hole)] ?? null,
    });
  }
  const isWithoutTotal = summary.status === 'completed' && summary.score === null;
  for (const label of sumLabels) {
    const columns = holesOfSum[label];
    const cells = columns.flatMap((column) => data.get(column) ?? []);
    const lacksHoles = cells.length < columns.length || cells.some(({ score }) => score === null);
    const sum = sumOf(cells, isWithoutTotal && lacksHoles);
    if (sum !== null) data.set(label, sum);
  }
  return {
    roundId: summary.roundId,
    name: roundLabel(summary),
    date: summary.playedOn,
    golfCourseId: summary.courseId,
    data,
  };
}

/** The score less the strokes received; null without a score, and if these are not shown or not known. */
export const netScore = ({ score, received }: ScorecardCell): Int | null =>
  score === null || received === null ? null : score - received;

/** Null if it is not known of one of the holes. */
const receivedOf = (cells: readonly ScorecardCell[]): Int | null =>
  cells.some(({ received }) => received === null)
    ? null
    : cells.reduce((total, { received }) => total + (received ?? 0), 0);

/** A round's label: its tournament, else its course. */
export const roundLabel = (round: RoundSummary): string => round.tournamentName ?? round.courseName;

/** Null without any hole; without a score if no counted hole is finished, the ball was picked up on one, or some lack. */
function sumOf(cells: readonly ScorecardCell[], lacksHoles: boolean): ScorecardCell | null {
  if (cells.length === 0) return null;
  const counted = cells.filter((cell) => !cell.excluded && cell.score !== null);
  const score = counted.reduce((total, cell) => total + (cell.score as number), 0);
  const par = counted.reduce((total, cell) => total + cell.par, 0);
  const isPartial = lacksHoles || cells.some(({ excluded, hole }) => !excluded && hole?.isPickedUp === true);
  const isEmpty = counted.length === 0 || isPartial;
  return {
    score: isEmpty ? null : score,
    par,
    scoreVsPar: isEmpty ? null : score - par,
    excluded: cells.every((cell) => cell.excluded),
    soFar: isPartial && counted.length > 0 ? { score, scoreVsPar: score - par, holes: counted.length } : null,
    hole: null,
    received: receivedOf(counted),
  };
}
