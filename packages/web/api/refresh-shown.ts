import type { QueryClient } from '@tanstack/react-query';

/** Calls whose replies become outdated when a player's content changes, by kind of content. */
const shownBy = {
  details: ['getProfileDetails', 'getActiveAccount', 'getPlayerStandard', 'getEstimatedIndex'],
  standard: ['getPlayerStandard', 'getBestTenCharts', 'previewReport'],
  pictures: ['getGallery', 'getNewsItem'],
  videos: ['getSwingVideos', 'getNewsItem'],
  news: ['getNews', 'getNewsItem'],
  schedule: [
    'getScheduleEvents',
    'getTeamRoom',
    'listRoundEvents',
    'getSchedule',
    'getHistoricalMetrics',
    'getResults',
    'getFeaturedTournaments',
    'getPastTournaments',
  ],
} as const;

/** Calls whose replies contain nothing that is derived from rounds. */
const withoutRounds: ReadonlySet<unknown> = new Set([
  ...['getSettings', 'getActiveAccount', 'getProfile', 'getProfileById', 'getProfileDetails', 'getGallery'],
  ...[
    'getSwingVideos',
    'getNews',
    'getNewsItem',
    'getCourse',
    'getCourseDrawing',
    'listCourses',
    'getMapImagery',
    'getCourseToPlay',
  ],
]);

/** Invalidates everything that is derived from rounds: lists, scorecards and figures. */
export const refreshRounds = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => !withoutRounds.has(queryKey[0]) });

/** Invalidates all replies that contain the changed content. */
export async function refreshShown(queryClient: QueryClient, changed: keyof typeof shownBy): Promise<void> {
  // Guards accept outdated data of a profile, so it is removed.
  if (changed === 'details')
    for (const key of ['getProfile', 'getProfileById']) queryClient.removeQueries({ queryKey: [key] });
  await Promise.all(shownBy[changed].map((routeId) => queryClient.invalidateQueries({ queryKey: [routeId] })));
}
