import { type CalendarDay, isInRange, lastRange, previousSeason, seasonOf, seasonRange } from '../calendar/index.ts';
import type { RoundSummary } from '../model/index.ts';
import { latestTournaments, newestFirst, tournamentKey } from './select-rounds.ts';

/** SHOTS-18 and, after them, all rounds (SHOTS-O9); any other selection is 'Custom'. */
export const quickOptions = [
  'Last 6 Rounds',
  'Last 3 Tournaments',
  'Past 30 Days',
  'Current Season',
  '2 Seasons',
  'Past 12 Months',
  'Past 2 Years',
  'All Rounds',
] as const;
export type QuickOption = (typeof quickOptions)[number];

/** Round ids of a quick option, newest first; an empty option is disabled (SHOTS-12, SHOTS-14). */
export function quickOptionRounds(
  rounds: readonly RoundSummary[],
  option: QuickOption,
  today: CalendarDay,
): readonly string[] {
  const sorted = [...rounds].sort(newestFirst);
  const inLast = (...range: Parameters<typeof lastRange>): readonly RoundSummary[] =>
    sorted.filter((round) => isInRange(round.playedOn, lastRange(...range)));
  return chosen().map((round) => round.roundId);

  function chosen(): readonly RoundSummary[] {
    const season = seasonOf(today);
    switch (option) {
      case 'Last 6 Rounds':
        return sorted.slice(0, 6);
      case 'Last 3 Tournaments': {
        // All rounds of the three latest tournaments (SHOTS-O7).
        const latest = new Set(latestTournaments(sorted).slice(0, 3));
        return sorted.filter((round) => latest.has(tournamentKey(round) ?? ''));
      }
      case 'Past 30 Days':
        return inLast(30, 'Days', today);
      case 'Current Season':
        return sorted.filter((round) => isInRange(round.playedOn, seasonRange(season)));
      case '2 Seasons': {
        const range = { start: seasonRange(previousSeason(season)).start, end: seasonRange(season).end };
        return sorted.filter((round) => isInRange(round.playedOn, range));
      }
      case 'Past 12 Months':
        return inLast(12, 'Months', today);
      case 'Past 2 Years':
        return inLast(2, 'Years', today);
      case 'All Rounds':
        return sorted;
    }
  }
}

/** The first day of an option that counts seasons of three months, to be said beside it: others last a college year. */
export function seasonStartOf(option: string, today: CalendarDay): CalendarDay | null {
  const season = seasonOf(today);
  if (option === 'Current Season') return seasonRange(season).start;
  return option === '2 Seasons' ? seasonRange(previousSeason(season)).start : null;
}
