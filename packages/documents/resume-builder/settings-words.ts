import { formatShortRange, plural } from '@strokebook/golf/format';
import { chartFields, type ResumeList, type ResumeSettings, schoolFields } from './settings.ts';

/** A short description that distinguishes resumes: 'Cover page: all events, 2 rounds · 2 charts · All Time'. */
export function settingsWords({ coverPage, performanceChartsPage: charts }: ResumeSettings): string {
  const chosen = ({ isSelected, includesNew, options }: ResumeList): number | 'all' => {
    if (!isSelected) return 0;
    return includesNew ? 'all' : options.filter((option) => option.isSelected).length;
  };
  const counts = [
    [chosen(coverPage.pastTournaments), 'tournament'],
    [chosen(coverPage.pastRounds), 'round'],
    [chosen(coverPage.upcomingEvents), 'event'],
    [chosen(coverPage.newsfeedItems), 'news item'],
  ] as const;
  const onCover = [
    ...(schoolFields.some((field) => coverPage.schoolInformation[field]) ? ['school'] : []),
    ...counts
      .filter(([count]) => count !== 0)
      .map(([count, noun]) => (count === 'all' ? `all ${noun}s` : plural(count, noun))),
  ];
  const chartCount = chartFields.filter((field) => charts[field]).length;
  return [
    ...(coverPage.isSelected ? [['Cover page', onCover.join(', ')].filter((part) => part !== '').join(': ')] : []),
    ...(charts.isSelected ? [plural(chartCount, 'chart')] : []),
    ...(charts.isSelected && charts.showAllFavoriteTournaments ? ['featured tournaments'] : []),
    formatShortRange(charts.barChartsDateRange),
  ].join(' · ');
}
