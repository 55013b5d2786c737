import type { AccountId } from '../access/account-id.ts';
import { fold } from '../format/index.ts';
import type { RoundSummary } from '../model/index.ts';
import { newestFirst, scoreVsPar } from '../selection/index.ts';

/** Rounds in each of the two averages: the last 6 rounds and the best 10 (DATA-28). */
export const RECENT_ROUNDS = 6;
export const BEST_ROUNDS = 10;

/** A player to compare with (DATA-28). Averages are strokes to par per 18 holes; null without a score. */
export type AssociatedPlayer = {
  readonly accountId: AccountId;
  readonly playerName: string;
  /** Strokes to par in 18 holes over the last 6 rounds; null without a score. */
  readonly recentRoundsSvPAverage: number | null;
  /** Strokes to par in 18 holes over the best 10 rounds; null without a score. */
  readonly bestRoundsSvPAverage: number | null;
};

/** Sort options of the list (CMP-36). */
const associatedPlayerSorts = ['name', 'recentRounds', 'bestRounds'] as const;
export type AssociatedPlayerSort = (typeof associatedPlayerSorts)[number];

/** A player's average of the latest and of the best rounds, per 18 holes: a nine-hole round weighs half. */
export function averagesToPar(
  rounds: readonly RoundSummary[],
): Pick<AssociatedPlayer, 'recentRoundsSvPAverage' | 'bestRoundsSvPAverage'> {
  const scored = rounds.filter((round) => round.status === 'completed' && scoreVsPar(round) !== null);
  const recent = scored.toSorted(newestFirst).slice(0, RECENT_ROUNDS);
  const best = scored.toSorted((a, b) => toParPerHole([a]) - toParPerHole([b])).slice(0, BEST_ROUNDS);
  return { recentRoundsSvPAverage: averageOf(recent), bestRoundsSvPAverage: averageOf(best) };
}

/**
 * A sorted copy (CMP-36). Players without an average come last in both directions; equal players are sorted by name.
 */
export function sortAssociatedPlayers<T extends AssociatedPlayer>(
  players: readonly T[],
  sort: AssociatedPlayerSort,
  direction: 'asc' | 'desc',
): readonly T[] {
  const sign = direction === 'asc' ? 1 : -1;
  if (sort === 'name') return players.toSorted((a, b) => sign * byName(a, b));
  const averageIn = (player: AssociatedPlayer): number | null =>
    sort === 'recentRounds' ? player.recentRoundsSvPAverage : player.bestRoundsSvPAverage;
  return players.toSorted((a, b) => {
    const [first, second] = [averageIn(a), averageIn(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null) || byName(a, b);
    return sign * (first - second) || byName(a, b);
  });
}

function byName(a: AssociatedPlayer, b: AssociatedPlayer): number {
  const [first, second] = [fold(a.playerName), fold(b.playerName)];
  if (first !== second) return first < second ? -1 : 1;
  return a.accountId - b.accountId;
}

const averageOf = (rounds: readonly RoundSummary[]): number | null =>
  rounds.length === 0 ? null : toParPerHole(rounds) * 18;

function toParPerHole(rounds: readonly RoundSummary[]): number {
  const strokes = rounds.reduce((total, round) => total + (scoreVsPar(round) as number), 0);
  return strokes / rounds.reduce((total, round) => total + round.holeCount, 0);
}
