import type { AccountId } from '@strokebook/golf/access';
import { type CalendarDay, type DayRange, isInRange } from '@strokebook/golf/calendar';
import { formatOfficialIndex, formatShortRange, highSchoolName, type Schooling } from '@strokebook/golf/format';
import {
  featuredTournaments,
  type FavouriteEvent,
  tournamentRecord,
  type TournamentRecord,
} from '@strokebook/golf/tournaments';
import {
  allTime,
  type AverageDifferential,
  averageDifferential,
  pastTournaments,
  results,
  type ResultsSource,
  tournamentRounds,
} from '@strokebook/golf/results';
import { type SeasonScores, tournamentSeason } from '@strokebook/golf/season';
import { defaultStatuses, scheduleStatusLabel, soonestFirst } from '@strokebook/golf/schedule';
import { type CoverPageData, resumeCharts, type ResumeData, type ResumeNewsItem } from './resume-data.ts';
import type { ResumeOptions } from './settings.ts';
import { timeframeOf } from './timeframe.ts';

/** Input of a resume. */
export type ResumeSource = ResultsSource & {
  readonly accountId: AccountId;
  readonly playerName: string;
  readonly cover: CoverPageData;
  /** The latest first. */
  readonly news: readonly ResumeNewsItem[];
  readonly favourites: readonly FavouriteEvent[];
};

/** The cover page's fields of a player in words; a grade has two decimals, the end of a school is its year. */
export function coverPageData(
  info: Schooling & { readonly about?: string | null },
  pictures: Pick<CoverPageData, 'picture' | 'customLogo'>,
  email: string | null,
): CoverPageData {
  const school = info.highSchool?.trim() ?? '';
  return {
    ...pictures,
    aboutMe: info.about ?? null,
    height: info.height ?? null,
    weight: info.weight ?? null,
    highSchoolName: school === '' ? null : highSchoolName(school),
    highSchoolGPA: info.highSchoolGpa?.toFixed(2) ?? null,
    highSchoolGradYear: info.highSchoolEndDate?.slice(0, 4) ?? null,
    collegeName: info.college ?? null,
    collegeGPA: info.collegeGpa?.toFixed(2) ?? null,
    collegeGradYear: info.collegeEndDate?.slice(0, 4) ?? null,
    ncaa: info.ncaaNumber ?? null,
    ghin: info.ghin ?? null,
    officialIndex: info.shownIndex == null ? null : formatOfficialIndex(info.shownIndex),
    websiteLink: info.websiteLink ?? null,
    email,
    birthday: null,
  };
}

/** All data that a resume can show today, with the charts of a range; before any selection (DATA-15). */
export function buildResumeData(source: ResumeSource, range: DayRange, today: CalendarDay): ResumeData {
  const all = results(source, { view: 'score', timeframe: allTime, holeCount: 'all', threshold: 'all' }, today);
  const { picture, customLogo, ...words } = source.cover;
  const hasCover = [picture, customLogo, ...Object.values(words)].some((value) => value !== null);
  return {
    accountId: source.accountId,
    playerName: source.playerName,
    coverPageData: hasCover ? source.cover : null,
    selectedTournaments: all.tournaments.map((result) => ({
      id: result.tournamentId,
      name: result.name,
      notes: result.note,
      result,
    })),
    selectedRounds: all.rounds
      .flatMap((result) =>
        result.golfRoundId === null
          ? []
          : [{ id: result.golfRoundId, name: roundTitle(result), notes: result.note, result }],
      )
      .sort((a, b) => compare(b.result.playedOn ?? '', a.result.playedOn ?? '') || compare(b.id, a.id)),
    selectedNewsfeedItems: source.news,
    upcomingEvents: source.events
      .filter(({ endDate, status }) => endDate >= today && defaultStatuses.some((known) => known === status))
      .sort(soonestFirst)
      .map((event) => ({
        id: event.tournamentId,
        name: event.tournamentName,
        startDate: event.startDate,
        endDate: event.endDate === event.startDate ? null : event.endDate,
        location: [event.city, event.state].filter((part) => part !== null).join(', '),
        status: scheduleStatusLabel(event.status),
      })),
    barChartsDateRangeLabel: rangeLabel(range, today),
    charts: resumeCharts(tournamentRounds(source, today), range),
    featuredTournaments: featuredTournaments(pastTournaments(source, today), source.favourites).map((card) => ({
      tournamentId: card.tournamentId,
      name: card.tournamentName,
      dateStarted: card.startDate,
      notes: card.note?.noteContent ?? null,
      card,
    })),
    barChartsTournaments: [],
  };
}

/** All available items, by the lists of the settings. */
export const resumeOptions = (data: ResumeData): ResumeOptions => ({
  newsfeedItems: data.selectedNewsfeedItems.map(({ id, header }) => ({ id, name: header })),
  pastRounds: data.selectedRounds.map(({ id, name }) => ({ id, name })),
  pastTournaments: data.selectedTournaments.map(({ id, name }) => ({ id, name })),
  upcomingEvents: data.upcomingEvents.map(({ id, name }) => ({ id, name })),
});

/** The figures of page one. */
export type ResumeHighlights = {
  readonly record: TournamentRecord;
  readonly differential: AverageDifferential | null;
  readonly season: SeasonScores;
};

/** Averages and best rounds of the charts' days, so that all agree, and the season as the profile tells it. */
export function highlightsOf(source: ResumeSource, range: DayRange, today: CalendarDay): ResumeHighlights {
  const all = tournamentRounds(source, today);
  const rounds = all.filter(({ summary }) => isInRange(summary.playedOn, range));
  const record = tournamentRecord(rounds);
  return {
    record,
    differential: averageDifferential(rounds, source.ratings),
    season: tournamentSeason(source, tournamentRecord(all).holeCount, today),
  };
}

/** 'Last 24 Months' if it is that range today (RESUME-32), otherwise its days. */
function rangeLabel(range: DayRange, today: CalendarDay): string {
  const timeframe = timeframeOf(range, today);
  return timeframe === 'Custom' ? formatShortRange(range) : timeframe;
}

/** 'Cup, Round 2'; the course if a round has no tournament. */
const roundTitle = ({ tournamentName, name }: { readonly tournamentName: string | null; readonly name: string }) =>
  tournamentName === null ? name : `${tournamentName}, ${name}`;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
