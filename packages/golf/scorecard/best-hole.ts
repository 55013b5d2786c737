import type { Int } from '../model/index.ts';
import type { CardHole } from './round-card.ts';

/** A hole with a score. */
export type ScoredHole = CardHole & { readonly score: Int };

/** The hole that was played best to par, the last of several; null without a score. */
export function bestHole(holes: readonly CardHole[]): ScoredHole | null {
  const scored = holes.filter((hole): hole is ScoredHole => hole.score !== null);
  const toPar = ({ score, par }: ScoredHole) => score - par;
  return scored.reduce<ScoredHole | null>(
    (best, hole) => (best === null || toPar(hole) <= toPar(best) ? hole : best),
    null,
  );
}

/**
 * First and second nine. Holes are in the order of the course, as on a leaderboard, wherever the round began; two
 * rounds of the same nine are in the order of play.
 */
export function ninesOf<Hole extends Pick<CardHole, 'hole' | 'nth'>>(
  played: readonly Hole[],
): readonly (readonly Hole[])[] {
  const holes = played.some(({ nth }) => nth > 1) ? played : played.toSorted((a, b) => a.hole - b.hole);
  return holes.length > 9 ? [holes.slice(0, 9), holes.slice(9)] : [holes];
}
