import type { CalendarDay } from '../calendar/index.ts';
import type { HoleCount, Int, UnitSystem } from '../model/index.ts';
import type { Career } from '../overview/index.ts';
import { scoreVsPar } from '../selection/index.ts';
import type { CompareFilter } from './compare-filter.ts';
import { pairSides, type SidePair, type SideRound } from './difference.ts';
import { type MetricsOfCategory, metricsTable } from './metrics.ts';
import { correlatedInRounds, mostDifferent } from './most-different.ts';
import { candidateRounds, roundsOfSide } from './rounds-of-side.ts';

/** The rounds of one side of a comparison. */
type SideSummary = {
  readonly roundCount: Int;
  readonly holeCount: Int;
  /** Newest first; none for several players. */
  readonly golfRoundIds: readonly string[];
  /** Whether the rounds were chosen for low scores, so that their figures are better than the player. */
  readonly isBestOf: boolean;
  /** Whether the rounds were chosen for high scores, so that their figures are worse than the player. */
  readonly isWorstOf: boolean;
  readonly isEmpty: boolean;
};

export type Comparison = {
  readonly left: SideSummary;
  readonly right: SideSummary;
  /** Rounds that are on both sides. */
  readonly sharedRoundCount: Int;
  readonly categories: readonly MetricsOfCategory[];
  /**
   * Ids of the metrics that differ with certainty `clear` or `likely`, largest effect first, one per group of similar
   * metrics.
   */
  readonly mostDifferent: readonly string[];
};

/** One side: a player's career and the filter of its rounds. */
export type CompareSide = { readonly career: Career; readonly filter: CompareFilter };

/**
 * Compares two selections of rounds.
 *
 * @param holeCount the hole count of both filters. @throws RangeError 'No seasons selected' (CMP-47).
 */
export function compareSelections(
  left: CompareSide,
  right: CompareSide,
  holeCount: HoleCount,
  today: CalendarDay,
  units: UnitSystem = 'imperial',
): Comparison {
  const [ofLeft, ofRight] = [selectCareer(left, today), selectCareer(right, today)];
  return {
    left: summaryOf(ofLeft, left, today),
    right: summaryOf(ofRight, right, today),
    ...differencesOf(pairSides(keyed(left, ofLeft), keyed(right, ofRight)), holeCount, units),
  };
}

/** The figures of two sides, and where they differ. */
export function differencesOf(sides: SidePair, holeCount: HoleCount, units: UnitSystem) {
  const categories = metricsTable(sides, holeCount, units);
  return {
    sharedRoundCount: sides.shared.length,
    categories,
    mostDifferent: mostDifferent(categories, correlatedInRounds(sides, holeCount)),
  };
}

/** Whether a filter selects rounds by low scores. */
export function isBestOf({ advancedFilter }: CompareFilter): boolean {
  if (advancedFilter.kind === 'scoring') return true;
  return advancedFilter.kind === 'trend' && advancedFilter.trendType !== 'mostRecent';
}

export function selectCareer({ career, filter }: CompareSide, today: CalendarDay): Career {
  const roundOfId = new Map(career.map((round) => [round.summary.roundId, round]));
  const selected = roundsOfSide(
    career.map(({ summary }) => summary),
    filter,
    today,
  );
  return selected.flatMap(({ roundId }) => roundOfId.get(roundId) ?? []);
}

/** Keys contain the player, because two players may have rounds with the same id. */
const keyed = ({ filter }: CompareSide, rounds: Career): readonly SideRound[] =>
  rounds.map(({ summary, tally }) => ({ key: `${filter.player.accountId}/${summary.roundId}`, tally }));

export function summaryOf(rounds: Career, { career, filter }: CompareSide, today: CalendarDay): SideSummary {
  const picked = pickedByScore(rounds, career, filter, today);
  return {
    roundCount: rounds.length,
    holeCount: rounds.reduce((total, { tally }) => total + tally.holes, 0),
    golfRoundIds: rounds.map(({ summary }) => summary.roundId),
    isBestOf: isBestOf(filter) || picked === 'best',
    isWorstOf: picked === 'worst',
    isEmpty: rounds.length === 0,
  };
}

/** With fewer picked rounds, being the best or the worst can be chance. */
const MIN_PICKED = 3;

/**
 * Whether all individually picked rounds are better, or all worse, than the remaining ones: then they were selected by
 * score.
 */
function pickedByScore(
  rounds: Career,
  career: Career,
  filter: CompareFilter,
  today: CalendarDay,
): 'best' | 'worst' | null {
  if (filter.advancedFilter.kind !== 'round' || rounds.length < MIN_PICKED) return null;
  const ids = new Set(rounds.map(({ summary }) => summary.roundId));
  const candidates = candidateRounds(
    career.map(({ summary }) => summary),
    filter,
    today,
  );
  const scoresOf = (isPicked: boolean): readonly number[] =>
    candidates.filter((round) => ids.has(round.roundId) === isPicked).flatMap((round) => scoreVsPar(round) ?? []);
  const [picked, left] = [scoresOf(true), scoresOf(false)];
  if (picked.length === 0 || left.length === 0) return null;
  const [isBest, isWorst] = [Math.max(...picked) <= Math.min(...left), Math.min(...picked) >= Math.max(...left)];
  return isBest === isWorst ? null : isBest ? 'best' : 'worst';
}
