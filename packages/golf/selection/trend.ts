import type { RoundSummary } from '../model/index.ts';
import { bestFirst, newestFirst, scoreVsPar } from './select-rounds.ts';

/** CMP-63, CMP-O8. */
export const trendTypes = ['bestConsecutive', 'best', 'mostRecent'] as const;
export type TrendType = (typeof trendTypes)[number];

/**
 * So many rounds of a trend, newest first. Consecutive rounds are neighbours in time with the lowest sum against par;
 * of equal runs the most recent. Rounds without a score break no run: they are not there. Fewer rounds than asked for
 * give all there are, but no run that is too short.
 */
export function trendRounds(rounds: readonly RoundSummary[], type: TrendType, count: number): readonly RoundSummary[] {
  const sorted = rounds.filter((round) => scoreVsPar(round) !== null).sort(newestFirst);
  switch (type) {
    case 'mostRecent':
      return sorted.slice(0, count);
    case 'best':
      return [...sorted].sort(bestFirst).slice(0, count).sort(newestFirst);
    case 'bestConsecutive':
      return bestRun(sorted, count);
  }
}

function bestRun(sorted: readonly RoundSummary[], count: number): readonly RoundSummary[] {
  let best: { readonly start: number; readonly sum: number } | null = null;
  for (let start = 0; start + count <= sorted.length; start += 1) {
    const sum = sorted.slice(start, start + count).reduce((total, round) => total + (scoreVsPar(round) as number), 0);
    if (best === null || sum < best.sum) best = { start, sum };
  }
  return best === null ? [] : sorted.slice(best.start, best.start + count);
}
