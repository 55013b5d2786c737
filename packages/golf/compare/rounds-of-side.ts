import {
  addMonths,
  type CalendarDay,
  calendarDay,
  type DayRange,
  isInRange,
  lastRange,
  monthOf,
  seasonMonths,
  seasonOf,
} from '../calendar/index.ts';
import type { RoundSummary } from '../model/index.ts';
import { finishedRounds, newestFirst, trendRounds } from '../selection/index.ts';
import type { CompareFilter, SeasonChoice, SpecialYear, YardageBound, YearChoice } from './compare-filter.ts';

/**
 * The rounds that one side of a comparison selects, newest first: its candidates, narrowed by its kind.
 *
 * @param rounds the player's rounds, in any order. @param today the last day of the last 12 months. @throws RangeError
 * 'No seasons selected' for a filter without seasons (CMP-47).
 */
export function roundsOfSide(
  rounds: readonly RoundSummary[],
  filter: CompareFilter,
  today: CalendarDay,
): readonly RoundSummary[] {
  const candidates = candidateRounds(rounds, filter, today);
  const { advancedFilter: advanced } = filter;
  switch (advanced.kind) {
    case 'round': {
      const ids = new Set(advanced.rounds);
      return candidates.filter((round) => ids.has(round.roundId));
    }
    case 'scoring':
      return candidates.filter(
        (round) =>
          round.score !== null &&
          round.score <= advanced.scoringThreshold &&
          isWithinYards(round, advanced.scoringYardageMin, advanced.scoringYardageMax),
      );
    case 'trend':
      return trendRounds(candidates, advanced.trendType, advanced.trendCount);
    case 'month':
      return candidates.filter((round) => advanced.months.includes(monthOf(round.playedOn)));
  }
}

/**
 * The rounds that the kinds of a side pick from: completed rounds of its hole count, types, years and seasons, newest
 * first.
 *
 * @throws RangeError 'No seasons selected' for a filter without seasons (CMP-47).
 */
export function candidateRounds(
  rounds: readonly RoundSummary[],
  filter: Pick<CompareFilter, 'holeCount' | 'roundTypes' | 'years' | 'seasons'>,
  today: CalendarDay,
): readonly RoundSummary[] {
  const months = monthsOfSeasons(filter.seasons);
  const isOfYears = filter.seasons.includes('all')
    ? (day: CalendarDay) => filter.years.some((year) => isInRange(day, daysOfYear(year, today)))
    : (day: CalendarDay) => filter.years.some((year) => isInSeasonYear(day, year, today));
  return finishedRounds(rounds, filter.holeCount)
    .filter(
      ({ type, playedOn }) => filter.roundTypes.includes(type) && months.has(monthOf(playedOn)) && isOfYears(playedOn),
    )
    .sort(newestFirst);
}

/** Months, 1 to 12, of some seasons (CMP-46). @throws RangeError 'No seasons selected' if there are none (CMP-47). */
export function monthsOfSeasons(choices: readonly SeasonChoice[]): ReadonlySet<number> {
  if (choices.length === 0) throw new RangeError('No seasons selected');
  return new Set(
    choices.flatMap((choice) => (choice === 'all' ? Object.values(seasonMonths).flat() : seasonMonths[choice])),
  );
}

/** With seasons, a year is the year of the season: winter 2025 begins in December 2024, as in groupings (CMP-O16). */
const isInSeasonYear = (day: CalendarDay, year: YearChoice, today: CalendarDay): boolean =>
  typeof year === 'number' ? seasonOf(day).year === year : isInRange(day, daysOfYear(year, today));

/** The days of a choice of years. `prior12Months` ends where `last12Months` begins. */
function daysOfYear(year: YearChoice, today: CalendarDay): DayRange {
  if (year === 'all') return { start: null, end: null };
  if (typeof year !== 'number') return twelveMonths(year, today);
  return { start: calendarDay(`${year}-01-01`), end: calendarDay(`${year}-12-31`) };
}

/** `last12Months` ends today; `prior12Months` ends the day before that begins. */
export function twelveMonths(choice: Exclude<SpecialYear, 'all'>, today: CalendarDay): DayRange {
  return lastRange(12, 'Months', choice === 'last12Months' ? today : addMonths(today, -12));
}

/** A course of unknown length is outside every bound. */
function isWithinYards(round: RoundSummary, min: YardageBound, max: YardageBound): boolean {
  if (round.yards === null) return min === null && max === null;
  return (min === null || round.yards >= min) && (max === null || round.yards <= max);
}
