import { compareScores, type RoundSummary } from '../model/index.ts';
import { bestFirst, newestFirst, scoreVsPar } from './select-rounds.ts';

/** CMP-63, CMP-O8. */
export const trendTypes = ['bestConsecutive', 'best', 'mostRecent'] as const;
export type TrendType = (typeof trendTypes)[number];

/**
 * Up to `count` rounds of a trend, newest first. Consecutive rounds are adjacent in time and have the lowest sum to
 * par; of equal runs the lower sum of scores, then the most recent is used. Rounds without a score are ignored and do not interrupt a run. If there
 * are fewer rounds than `count`, all are returned.
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
  let best: { readonly start: number; readonly sum: { readonly score: number; readonly par: number } } | null = null;
  for (let start = 0; start + count <= sorted.length; start += 1) {
    const run = sorted.slice(start, start + count);
    const sum = {
      score: run.reduce((total, round) => total + (round.score as number), 0),
      par: run.reduce((total, round) => total + (round.par as number), 0),
    };
    if (best === null || compareScores(sum, best.sum) < 0) best = { start, sum };
  }
  return best === null ? [] : sorted.slice(best.start, best.start + count);
}
