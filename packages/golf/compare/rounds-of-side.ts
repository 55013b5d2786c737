import {
  addDays,
  addMonths,
  type CalendarDay,
  calendarDay,
  type DayRange,
  isInRange,
  monthOf,
  seasonMonths,
} from '../calendar/index.ts';
import type { RoundSummary } from '../model/index.ts';
import { finishedRounds, newestFirst, trendRounds } from '../selection/index.ts';
import { type CompareFilter, type SeasonChoice, trendCounts, type YearChoice } from './compare-filter.ts';

/**
 * The rounds that one side of a comparison means, newest first: completed rounds of its hole count, types, years and
 * seasons, of which the kind in force picks.
 *
 * @param rounds of the side's player, in any order.
 * @param today what 'Last 12 Months' counts back from.
 * @throws RangeError 'No seasons selected' for a filter without seasons (CMP-47).
 */
export function roundsOfSide(
  rounds: readonly RoundSummary[],
  filter: CompareFilter,
  today: CalendarDay,
): readonly RoundSummary[] {
  const candidates = candidateRounds(rounds, filter, today);
  const { advancedFilter: advanced } = filter;
  switch (advanced.label) {
    case 'Round': {
      const ids = new Set(advanced.rounds);
      return candidates.filter((round) => ids.has(round.roundId));
    }
    case 'Scoring':
      return candidates.filter(
        (round) =>
          round.score !== null &&
          round.score <= advanced.scoringThreshold &&
          isWithinYards(round, advanced.scoringYardageMin, advanced.scoringYardageMax),
      );
    case 'Trend':
      return trendRounds(candidates, advanced.trendType, trendCounts.indexOf(advanced.trendCount) + 1);
    case 'Month':
      return candidates.filter((round) => advanced.months.includes(monthOf(round.playedOn)));
  }
}

/**
 * What a side's kinds pick from: completed rounds of its hole count, types, years and seasons, newest first.
 *
 * @throws RangeError 'No seasons selected' for a filter without seasons (CMP-47).
 */
export function candidateRounds(
  rounds: readonly RoundSummary[],
  filter: Pick<CompareFilter, 'holeCount' | 'roundTypes' | 'years' | 'seasons'>,
  today: CalendarDay,
): readonly RoundSummary[] {
  const months = monthsOfSeasons(filter.seasons);
  const years = filter.years.map((year) => daysOfYear(year, today));
  return finishedRounds(rounds, filter.holeCount)
    .filter(
      ({ type, playedOn }) =>
        filter.roundTypes.includes(type) &&
        years.some((days) => isInRange(playedOn, days)) &&
        months.has(monthOf(playedOn)),
    )
    .sort(newestFirst);
}

/**
 * Months, 1 to 12, of some seasons (CMP-46).
 * @throws RangeError 'No seasons selected' for none (CMP-47).
 */
export function monthsOfSeasons(choices: readonly SeasonChoice[]): ReadonlySet<number> {
  if (choices.length === 0) throw new RangeError('No seasons selected');
  return new Set(
    choices.flatMap((choice) => (choice === 'All' ? Object.values(seasonMonths).flat() : seasonMonths[choice])),
  );
}

/** The days of a choice of years; the two special ones of twelve months follow on each other. */
function daysOfYear(year: YearChoice, today: CalendarDay): DayRange {
  if (year === 'All') return { start: null, end: null };
  if (typeof year !== 'number') return twelveMonths(year, today);
  return { start: calendarDay(`${year}-01-01`), end: calendarDay(`${year}-12-31`) };
}

/** 'Last 12 Months' ends today, 'Prior 12 Months' the day before the last begins. */
export function twelveMonths(choice: 'Last 12 Months' | 'Prior 12 Months', today: CalendarDay): DayRange {
  const end = choice === 'Last 12 Months' ? today : addMonths(today, -12);
  return { start: addDays(addMonths(today, choice === 'Last 12 Months' ? -12 : -24), 1), end };
}

/** A course of unknown length lies within no bound. */
function isWithinYards(round: RoundSummary, min: number | 'Any', max: number | 'Any'): boolean {
  if (round.yards === null) return min === 'Any' && max === 'Any';
  return (min === 'Any' || round.yards >= min) && (max === 'Any' || round.yards <= max);
}
