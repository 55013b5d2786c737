import type { AccountId } from '../access/account-id.ts';
import { fold } from '../format/index.ts';
import type { RoundSummary } from '../model/index.ts';
import { bestToPar, recentToPar } from '../overview/index.ts';

/** A player to compare with (DATA-28). Averages are strokes to par per 18 holes; null without a score. */
export type AssociatedPlayer = {
  readonly accountId: AccountId;
  readonly playerName: string;
  /** 'Class of 2028 · Harrow Glen University'; '' if not stated, or not open to the viewer. */
  readonly school: string;
  /** Of the last six rounds (`recentToPar`); null without a score. */
  readonly recentRoundsSvPAverage: number | null;
  readonly recentRoundCount: number;
  /** Of the best ten rounds of 18 holes (`bestToPar`); null with fewer than two of them. */
  readonly bestRoundsSvPAverage: number | null;
  readonly bestRoundCount: number;
};

/** Sort options of the list (CMP-36). */
const associatedPlayerSorts = ['name', 'recentRounds', 'bestRounds'] as const;
export type AssociatedPlayerSort = (typeof associatedPlayerSorts)[number];

type Averages = Pick<
  AssociatedPlayer,
  'recentRoundsSvPAverage' | 'recentRoundCount' | 'bestRoundsSvPAverage' | 'bestRoundCount'
>;

/** A player's recent and best average to par, as fields of an associated player. */
export function averagesToPar(rounds: readonly RoundSummary[]): Averages {
  const [recent, best] = [recentToPar(rounds), bestToPar(rounds)];
  return {
    recentRoundsSvPAverage: recent?.toPar ?? null,
    recentRoundCount: recent?.roundCount ?? 0,
    bestRoundsSvPAverage: best?.toPar ?? null,
    bestRoundCount: best?.roundCount ?? 0,
  };
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
