import type { Hole, InferredField } from '../model/index.ts';
import type { EntryHole } from './entry-state.ts';

/**
 * Whether the green was hit in regulation, worked out from typed score and putts. At most, not equal: a par 4 that was
 * driven is hit too. Null if one of them was not typed.
 */
export function inferredGreen({ card, score, putts }: Pick<EntryHole, 'card' | 'score' | 'putts'>): boolean | null {
  return score === undefined || putts === undefined ? null : score - putts <= card.par - 2;
}

/**
 * Counts that follow from typed ones and stand until the player types others (ENTRY-07): one putt on a par 3 that was
 * holed in two, and no penalty once score and putts are known. Strokes tell the counts themselves.
 */
export function inferredCounts(hole: Pick<EntryHole, 'card' | 'score' | 'putts' | 'strokes'>): {
  readonly putts: number | undefined;
  readonly penalties: number | undefined;
} {
  const { card, score, strokes } = hole;
  if (score === undefined || strokes.length > 0) return { putts: undefined, penalties: undefined };
  return {
    putts: card.par === 3 && score === 2 ? 1 : undefined,
    penalties: hole.putts !== undefined ? 0 : undefined,
  };
}

/** A hole of another source with the counts that would be inferred if its own were typed, so that its figures are equal. */
export function withInferredCounts(hole: Hole): Hole {
  const { score, putts, penalties, shots = [], inferred = [] } = hole;
  const counts = inferredCounts({ card: hole, score, putts, strokes: shots });
  const added = (['putts', 'penalties'] as const satisfies readonly InferredField[]).filter(
    (field) => counts[field] !== undefined && { putts, penalties }[field] === undefined,
  );
  if (added.length === 0) return hole;
  return {
    ...hole,
    ...Object.fromEntries(added.map((field) => [field, counts[field]])),
    inferred: [...inferred, ...added],
  };
}
