import type { QueryClient } from '@tanstack/react-query';

/** Calls whose answers a change of what a player shows makes old, by what was changed. */
const shownBy = {
  details: ['getProfileDetails', 'getActiveAccount', 'getPlayerStandard'],
  standard: ['getPlayerStandard', 'getBestTenCharts', 'getPlayerReport'],
  pictures: ['getGallery', 'getNewsItem'],
  videos: ['getSwingVideos', 'getNewsItem'],
  news: ['getNews', 'getNewsItem'],
  schedule: [
    'getScheduleEvents',
    'getSchedule',
    'getHistoricalMetrics',
    'getResults',
    'getFeaturedTournaments',
    'getPastTournaments',
  ],
} as const;

/** Has everything asked anew that shows what was changed. */
export async function refreshShown(queryClient: QueryClient, changed: keyof typeof shownBy): Promise<void> {
  // Guards take what they know of a profile as it is: they are to ask anew.
  if (changed === 'details')
    for (const key of ['getProfile', 'getProfileById']) queryClient.removeQueries({ queryKey: [key] });
  await Promise.all(shownBy[changed].map((routeId) => queryClient.invalidateQueries({ queryKey: [routeId] })));
}
