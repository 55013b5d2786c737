import type { AccountId } from '@strokebook/golf/access';
import { type CalendarDay, type DayRange, isInRange } from '@strokebook/golf/calendar';
import type { HoleCount } from '@strokebook/golf/model';
import type { Career, CareerRound } from '@strokebook/golf/overview';
import {
  type FeaturedTournament,
  includedRound,
  isTournamentRound,
  roundsChart,
  type RoundsChart,
} from '@strokebook/golf/tournaments';
import type { ResultRound, ResultTournament } from '@strokebook/golf/results';
import { newestFirst, tournamentKey, trendRounds, type TrendType, usualHoleCount } from '@strokebook/golf/selection';
import { type ChartTournament, type IncludedTournament, tournamentsOfRounds } from './merge-tournaments.ts';
import type { ChartFlag } from './selections.ts';

/** Fields of the cover page (DATA-16); null if not given or not selected. */
export type CoverPageData = {
  /** Address of the profile picture. */
  readonly picture: string | null;
  readonly customLogo: string | null;
  readonly aboutMe: string | null;
  readonly height: string | null;
  readonly weight: string | null;
  readonly highSchoolName: string | null;
  readonly highSchoolGPA: string | null;
  readonly highSchoolGradYear: string | null;
  readonly collegeName: string | null;
  readonly collegeGPA: string | null;
  readonly collegeGradYear: string | null;
  readonly ncaa: string | null;
  readonly ghin: string | null;
  /** With its day; shown if present: the player's profile has the tick (INDEX-16). */
  readonly officialIndex: string | null;
  readonly websiteLink: string | null;
  /** Shown if present: it has no flag (DATA-O7). */
  readonly email: string | null;
  /** Never shown (DATA-O7). */
  readonly birthday: string | null;
};

export type ResumeTournament = {
  readonly id: string;
  readonly name: string;
  readonly notes: string | null;
  readonly result: ResultTournament;
};
export type ResumeRound = {
  readonly id: string;
  readonly name: string;
  readonly notes: string | null;
  readonly result: ResultRound;
};
export type ResumeNewsItem = {
  readonly id: string;
  readonly header: string;
  readonly body: string;
  readonly linkUrl: string | null;
};
type ResumeEvent = {
  readonly id: string;
  readonly name: string;
  readonly startDate: CalendarDay;
  readonly endDate: CalendarDay | null;
  readonly location: string;
  /** 'In Field', 'Considering' … */
  readonly status: string;
};
/** A chart with the tournaments of its rounds (DATA-17). */
export type ResumeChart = RoundsChart & { readonly includedTournaments: readonly IncludedTournament[] };

/** The four chart blocks by their flags in the overlay. */
export type ResumeCharts = Readonly<Record<ChartFlag, ResumeChart | null>>;

/** All data of a player's resume (DATA-15); what is not selected is null, or not in its list. */
export type ResumeData = {
  readonly accountId: AccountId;
  readonly playerName: string;
  readonly coverPageData: CoverPageData | null;
  readonly selectedTournaments: readonly ResumeTournament[];
  readonly selectedRounds: readonly ResumeRound[];
  readonly selectedNewsfeedItems: readonly ResumeNewsItem[];
  readonly upcomingEvents: readonly ResumeEvent[];
  readonly barChartsDateRangeLabel: string;
  readonly charts: ResumeCharts;
  readonly featuredTournaments: readonly ResumeFeatured[];
  /** Tournaments of the displayed charts, merged, each with all of its rounds. */
  readonly barChartsTournaments: readonly ChartTournament[];
};

/** A favorite with its first day and the player's note (DATA-15). */
export type ResumeFeatured = {
  readonly tournamentId: string;
  readonly name: string;
  readonly dateStarted: CalendarDay;
  readonly notes: string | null;
  readonly card: FeaturedTournament;
};

const CHART_ROUNDS = 10;
export const chartTitles: Readonly<Record<ChartFlag, string>> = {
  includeBestTen: 'Best 10 Tournament Rounds',
  includeBestTenConsecutive: 'Best 10 Consecutive Tournament Rounds',
  includeLastTen: 'Last 10 Tournament Rounds',
  includePriorTen: 'Prior 10 Tournament Rounds',
};

/** Length of a player's tournament rounds in a range: 18 holes, or 9 if only such rounds were finished (RESUME-O15). */
const holeCountOf = (career: Career, range: DayRange): HoleCount =>
  usualHoleCount(
    career
      .filter((round) => isTournamentRound(round) && isInRange(round.summary.playedOn, range))
      .map(({ summary }) => summary),
  );

/**
 * The four chart blocks of the tournament rounds of a range; null without data. The best ten consecutive rounds need
 * more than ten rounds, and the prior ten are those before the last ten.
 */
export function resumeCharts(career: Career, range: DayRange): ResumeCharts {
  const holeCount = holeCountOf(career, range);
  const rounds = career
    .filter(
      (round) =>
        isTournamentRound(round) && round.summary.holeCount === holeCount && isInRange(round.summary.playedOn, range),
    )
    .sort((a, b) => newestFirst(a.summary, b.summary));
  const byTrend = (trend: TrendType): readonly CareerRound[] => {
    const ids = new Set(
      trendRounds(
        rounds.map(({ summary }) => summary),
        trend,
        CHART_ROUNDS,
      ).map(({ roundId }) => roundId),
    );
    return rounds.filter(({ summary }) => ids.has(summary.roundId));
  };
  const chartOf = (flag: ChartFlag, newest: readonly CareerRound[]): ResumeChart | null => {
    if (newest.length === 0) return null;
    const members = newest.toReversed();
    return {
      ...roundsChart(chartTitles[flag], members, holeCount),
      includedTournaments: tournamentsOfRounds(
        members.map((round) => ({ ...includedRound(round), tournamentId: tournamentKey(round.summary) })),
      ),
    };
  };
  return {
    includeBestTen: chartOf('includeBestTen', byTrend('best')),
    includeBestTenConsecutive: chartOf(
      'includeBestTenConsecutive',
      rounds.length > CHART_ROUNDS ? byTrend('bestConsecutive') : [],
    ),
    includeLastTen: chartOf('includeLastTen', rounds.slice(0, CHART_ROUNDS)),
    includePriorTen: chartOf('includePriorTen', rounds.slice(CHART_ROUNDS, 2 * CHART_ROUNDS)),
  };
}
