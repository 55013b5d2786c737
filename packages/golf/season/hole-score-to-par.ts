import type { StatPerformance } from '../stats/index.ts';

/**
 * What the mean score of the holes of one par means in strokes to par, a hole and a round; null for other figures.
 *
 * @param roundCount the rounds that the figure is of.
 */
export function holeScoreToPar(
  figureId: string,
  { raw, opportunities }: StatPerformance,
  roundCount: number,
): { readonly perHole: number; readonly perRound: number } | null {
  const par = Number(/^scoring\.holeScore\.par(\d)$/.exec(figureId)?.[1]);
  if (Number.isNaN(par) || roundCount === 0) return null;
  return { perHole: raw - par, perRound: ((raw - par) * opportunities) / roundCount };
}
