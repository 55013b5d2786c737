import { isInRange } from '@strokebook/golf/calendar';
import { mergeTournaments, withWholeTournaments } from './merge-tournaments.ts';
import type { CoverPageData, ResumeChart, ResumeCharts, ResumeData } from './resume-data.ts';
import { chartFlags, personalFlags, type ResumeSelections, schoolFlags } from './selections.ts';

/** Only the selected data of a resume (RESUME-21 to RESUME-27). */
export function previewData(data: ResumeData, selections: ResumeSelections): ResumeData {
  const hasCover = selections.coverPage;
  const hasCharts = selections.performanceCharts;
  const charts = Object.fromEntries(
    chartFlags.map((flag) => [flag, hasCharts && selections[flag] ? data.charts[flag] : null]),
  ) as ResumeCharts;
  const shownCharts = Object.values(charts).filter((chart): chart is ResumeChart => chart !== null);
  const optionOf = (list: 'events' | 'tournaments' | 'rounds' | 'newsItems') => {
    const chosen = new Map(selections[list].map((option) => [option.id, option]));
    return (id: string) => {
      const option = hasCover ? chosen.get(id) : undefined;
      return option?.isSelected === true ? option : undefined;
    };
  };
  const [event, tournament, round, story] = [
    optionOf('events'),
    optionOf('tournaments'),
    optionOf('rounds'),
    optionOf('newsItems'),
  ];
  return {
    ...data,
    coverPageData: hasCover && data.coverPageData !== null ? coverOf(data.coverPageData, selections) : null,
    selectedTournaments: data.selectedTournaments.flatMap((one) => {
      const option = tournament(one.id);
      return option === undefined ? [] : [{ ...one, notes: option.includeNotes ? one.notes : null }];
    }),
    selectedRounds: data.selectedRounds.flatMap((one) => {
      const option = round(one.id);
      return option === undefined ? [] : [{ ...one, notes: option.includeNotes ? one.notes : null }];
    }),
    selectedNewsfeedItems: data.selectedNewsfeedItems.filter(({ id }) => story(id) !== undefined),
    upcomingEvents: data.upcomingEvents.filter(({ id }) => event(id) !== undefined),
    charts,
    featuredTournaments:
      hasCharts && selections.showAllFavorites
        ? featuredInRange(data, selections).map((one) => ({ ...one, notes: selections.showNotes ? one.notes : null }))
        : [],
    barChartsTournaments: withWholeTournaments(
      mergeTournaments(shownCharts.map(({ includedTournaments }) => includedTournaments)),
      data.selectedTournaments.map(({ result }) => result),
    ),
  };
}

/** Favorites of the days from which tournaments are taken (RESUME-23). */
export const featuredInRange = (
  { featuredTournaments }: Pick<ResumeData, 'featuredTournaments'>,
  { includedTournamentsDateRange }: Pick<ResumeSelections, 'includedTournamentsDateRange'>,
) => featuredTournaments.filter(({ dateStarted }) => isInRange(dateStarted, includedTournamentsDateRange));

/** Fields that are not selected become null (RESUME-21); email has no flag, and birthday is never shown (DATA-O7). */
function coverOf(cover: CoverPageData, selections: ResumeSelections): CoverPageData {
  const chosen = Object.fromEntries(
    [...personalFlags, ...schoolFlags].map((flag) => [flag, selections[flag] ? cover[flag] : null]),
  );
  return { ...cover, ...chosen, birthday: null };
}
