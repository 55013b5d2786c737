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
