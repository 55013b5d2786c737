import { academicYear, academicYearLabel, type CalendarDay, type DayRange, isInRange } from '../calendar/index.ts';
import type { HoleCount } from '../model/index.ts';
import type { CareerRound } from '../overview/index.ts';
import { isTournamentRound } from '../tournaments/index.ts';
import { isFinishedWithScore, newestFirst, type RoundFilter } from '../selection/index.ts';
import { MIN_ROUNDS } from '../stats/index.ts';

/** Rounds of a handicap index, the most that are still called recent. */
const MAX_LATEST = 20;

/** Whether the season is told, as far as it has rounds, or the last 20 rounds of any season. */
export type PeriodChoice = 'season' | 'latest';

/** The rounds that a season's figures are made of. */
export type SeasonPeriod = {
  /** 'This season', or 'Last 20 rounds' if this season has too few. */
  readonly name: string;
  /** Beside a figure, where another page may show another period: '2026/27 season', 'last 12 rounds'. */
  readonly label: string;
  /** Whether only tournament rounds are counted. */
  readonly isTournaments: boolean;
  /** Selects the period's logged rounds. */
  readonly filter: RoundFilter;
};

export type SeasonRounds = {
  readonly period: SeasonPeriod;
  /** Newest first. */
  readonly rounds: readonly CareerRound[];
  /** The season before, if it has enough rounds of the same kind. */
  readonly before: readonly CareerRound[];
  /** All rounds of the same kind, newest first. */
  readonly ofKind: readonly CareerRound[];
};

/**
 * The period of a player's home page: this season's tournament rounds; with fewer than five of them all rounds of this
 * season; with fewer than five of these the last 20 rounds. Seasons are academic years.
 *
 * @param played finished rounds with a score, logged or entered.
 */
export function seasonRounds(
  played: readonly CareerRound[],
  holeCount: HoleCount,
  today: CalendarDay,
  choice: PeriodChoice = 'season',
): SeasonRounds {
  const all = played
    .filter(({ summary }) => summary.holeCount === holeCount && isFinishedWithScore(summary))
    .sort((a, b) => newestFirst(a.summary, b.summary));
  const season = academicYear(today);
  const within = (rounds: readonly CareerRound[], range: DayRange) =>
    rounds.filter(({ summary }) => isInRange(summary.playedOn, range));
  for (const isTournaments of choice === 'season' ? [true, false] : []) {
    const ofKind = isTournaments ? all.filter(isTournamentRound) : all;
    const rounds = within(ofKind, season);
    if (rounds.length < MIN_ROUNDS) continue;
    const before = within(ofKind, academicYear(today, -1));
    return {
      period: {
        name: 'This season',
        label: `${academicYearLabel(season)} season`,
        isTournaments,
        filter: {
          filterName: 'This season',
          holeCount,
          dateRange: season,
          ...(isTournaments ? { roundTypes: ['tournament'] } : {}),
        },
      },
      rounds,
      before: before.length < MIN_ROUNDS ? [] : before,
      ofKind,
    };
  }
  const rounds = all.slice(0, MAX_LATEST);
  const name = rounds.length === 1 ? 'First round' : `Last ${rounds.length} rounds`;
  return {
    period: {
      name,
      label: name.toLowerCase(),
      isTournaments: rounds.length > 0 && rounds.every(isTournamentRound),
      filter: { filterName: name, holeCount, timeframe: { period: 'last', count: MAX_LATEST, unit: 'rounds' } },
    },
    rounds,
    before: [],
    ofKind: all,
  };
}
