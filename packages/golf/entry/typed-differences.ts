import { strokesOf } from '../facts/index.ts';
import { plural } from '../format/index.ts';
import type { EntryHole } from './entry-state.ts';

/** A number of a hole that the player typed, and what the strokes say instead. */
export type TypedDifference = {
  readonly of: 'score' | 'putts' | 'penalties';
  readonly typed: number;
  readonly counted: number;
};

/**
 * Where typed numbers and the strokes of a hole differ; both are stored until one of them is corrected (ENTRY-11). Strokes
 * of a hole that is not holed yet can only be too many.
 */
export function typedDifferences(hole: EntryHole): readonly TypedDifference[] {
  const { strokes } = hole;
  if (hole.isPickedUp || strokes.length === 0) return [];
  const counted = {
    score: strokesOf(strokes),
    putts: countPutts(hole),
    penalties: strokesOf(strokes) - strokes.length,
  };
  return (['score', 'putts', 'penalties'] as const).flatMap((of) => {
    const typed = hole[of];
    const differs = typed !== undefined && (counted[of] > typed || (hole.isHoled && counted[of] < typed));
    return differs ? [{ of, typed, counted: counted[of] }] : [];
  });
}

/** The strokes of a hole that were played on its green. */
export const countPutts = ({ strokes }: Pick<EntryHole, 'strokes'>): number =>
  strokes.filter(({ lie }) => lie === 'green').length;

/** '2 putts typed, 3 in the strokes'. */
export function differenceText({ of, typed, counted }: TypedDifference): string {
  const words = { score: `Score ${typed}`, putts: plural(typed, 'putt'), penalties: plural(typed, 'penalty stroke') };
  return `${words[of]} typed, ${counted} in the strokes`;
}
