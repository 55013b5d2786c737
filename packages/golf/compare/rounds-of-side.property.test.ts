import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoundSummary } from '../model/index.ts';
import { anyCompareFilter, compareToday, historyOfYears } from '../testing/compare.ts';
import type { CompareFilter } from './compare-filter.ts';
import { roundsOfSide } from './rounds-of-side.ts';

const seasonOfMonth: Readonly<Record<string, string>> = {
  '03': 'spring',
  '04': 'spring',
  '05': 'spring',
  '06': 'summer',
  '07': 'summer',
  '08': 'summer',
  '09': 'fall',
  '10': 'fall',
  '11': 'fall',
  '12': 'winter',
  '01': 'winter',
  '02': 'winter',
};

/** A naive implementation of the rules, on days as texts, relative to the history's `compareToday`. */
function naiveRoundsOfSide(rounds: readonly RoundSummary[], filter: CompareFilter): readonly string[] {
  const kept: RoundSummary[] = [];
  for (const round of rounds) {
    const day: string = round.playedOn;
    // A winter has the year of its January.
    const isOfSeasons = !filter.seasons.includes('all');
    let isOfYears = false;
    for (const year of filter.years) {
      if (year === 'all') isOfYears = true;
      else if (year === 'last12Months') isOfYears ||= day > '2025-06-15' && day <= '2026-06-15';
      else if (year === 'prior12Months') isOfYears ||= day > '2024-06-15' && day <= '2025-06-15';
      else if (year === (isOfSeasons && day.slice(5, 7) === '12' ? 1 : 0) + Number(day.slice(0, 4))) isOfYears = true;
    }
    const season = seasonOfMonth[day.slice(5, 7)] as 'spring';
    if (round.status !== 'completed' || round.holeCount !== filter.holeCount) continue;
    if (!filter.roundTypes.includes(round.type) || !isOfYears) continue;
    if (!filter.seasons.includes('all') && !filter.seasons.includes(season)) continue;
    kept.push(round);
  }
  // Rounds of the history have no round number, so days and then ids decide.
  kept.sort((a, b) => b.playedOn.localeCompare(a.playedOn) || (a.roundId < b.roundId ? 1 : -1));
  return pick(kept, filter.advancedFilter).map(({ roundId }) => roundId);
}

function pick(kept: readonly RoundSummary[], advanced: CompareFilter['advancedFilter']): readonly RoundSummary[] {
  if (advanced.kind === 'round') return kept.filter((round) => advanced.rounds.some((id) => id === round.roundId));
  if (advanced.kind === 'month') {
    return kept.filter((round) => advanced.months.some((month) => Number(round.playedOn.split('-')[1]) === month));
  }
  if (advanced.kind === 'scoring') {
    const [min, max] = [advanced.scoringYardageMin, advanced.scoringYardageMax];
    return kept.filter((round) => {
      if (round.score === null || round.score > advanced.scoringThreshold) return false;
      if (min !== null && (round.yards === null || round.yards < min)) return false;
      return max === null || (round.yards !== null && round.yards <= max);
    });
  }
  const count = advanced.trendCount;
  const scored = kept.filter((round) => round.score !== null);
  const toPar = (round: RoundSummary): number => (round.score as number) - (round.par as number);
  if (advanced.trendType === 'mostRecent') return scored.filter((_round, index) => index < count);
  if (advanced.trendType === 'best') {
    // A round is among the best N if fewer than N rounds are better, or equal and newer. The lower score wins a tie (CARD-O9).
    return scored.filter((round, index) => {
      const before = scored.filter((other, place) => {
        if (toPar(other) !== toPar(round)) return toPar(other) < toPar(round);
        return other.score === round.score ? place < index : (other.score ?? 0) < (round.score ?? 0);
      });
      return before.length < count;
    });
  }
  const sumFrom = (start: number): number =>
    scored.slice(start, start + count).reduce((sum, round) => sum + toPar(round), 0);
  const starts = scored.map((_round, index) => index).filter((start) => start + count <= scored.length);
  const scoreFrom = (start: number): number =>
    scored.slice(start, start + count).reduce((sum, round) => sum + (round.score as number), 0);
  // Of equal runs the lower sum of scores wins, then the most recent (CARD-O9).
  const lowest = Math.min(...starts.map(sumFrom));
  const equal = starts.filter((place) => sumFrom(place) === lowest);
  const lowestScore = Math.min(...equal.map(scoreFrom));
  const start = equal.find((place) => scoreFrom(place) === lowestScore);
  return start === undefined ? [] : scored.slice(start, start + count);
}

describe('the rounds of a side', { timeout: 30_000 }, () => {
  it('are those that the rules name one by one, for any filter over any history (CMP-38, CMP-40, CMP-44, CMP-46, CMP-48, CMP-56, CMP-61, CMP-62, CMP-63, CMP-O16)', () => {
    fc.assert(
      fc.property(historyOfYears, anyCompareFilter, (rounds, filter) => {
        const ids = roundsOfSide(rounds, filter, compareToday).map(({ roundId }) => roundId);
        expect(ids).toEqual(naiveRoundsOfSide(rounds, filter));
      }),
      { numRuns: 1_000 },
    );
  });
});
