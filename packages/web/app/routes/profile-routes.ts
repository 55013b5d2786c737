import { canSee, features, landingPage, type ProfilePageId, profilePages } from '@strokebook/golf/access';
import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { Api } from '../../api/client.ts';
import { bestTenChartsQuery, featuredTournamentsQuery, pastTournamentsQuery } from '../../api/player-queries.ts';
import { scheduleQuery } from '../../api/schedule-queries.ts';
import { CompareState } from '../../features/compare-stats/compare-state.ts';
import { DashboardState } from '../../features/dashboard/dashboard-state.ts';
import { prefetchSchedule } from '../../features/schedule/prefetch-schedule.ts';
import { ViewShotsState } from '../../features/view-shots/view-shots-state.ts';
import { dayOf } from '../../lib/today.ts';
import { defaultChartRange } from '../../pages/profile/default-chart-range.ts';
import { ResumeSearch } from '../../pages/resume/search.ts';
import { SummarySearch } from '../../pages/summary/search.ts';
import { type ProfileContext, requirePage } from '../guards.ts';
import type { RouterContext } from '../router-context.ts';
import { redirectHome } from '../site.ts';
import { redirectFlatSearch } from './redirect-flat-search.ts';
import { prefetchDashboard } from './prefetch-dashboard.ts';
import { waitForPrefetch } from './wait-for-prefetch.ts';
import { editRoutes } from './edit-routes.ts';
import { profileRoute } from './profile-route.ts';

const profileIndexRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: '/',
  // The default page, or home where none is open (PROFILE-05, ACCESS-18, ACCESS-20).
  beforeLoad: ({ context, params }) => {
    const { site } = context;
    const hasCustomUrl = site.kind === 'player' && site.username.toLowerCase() === params.username.toLowerCase();
    const page = landingPage(context.viewer, context.access, hasCustomUrl);
    if (page === null) throw redirectHome(site, params);
    throw redirect({ href: `/player/${encodeURIComponent(params.username)}/${page.link}`, replace: true });
  },
});

const profileDashboardRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: 'dashboard',
  // An alias that sign-in may lead to (AUTH-O1).
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/player/$username', params, replace: true });
  },
});

const pageOf = (id: ProfilePageId) => profilePages.find((page) => page.id === id) ?? profilePages[0];

/** Of which days they are follows from the day that the server says it is. */
async function prefetchCharts(api: Api, queryClient: QueryClient, accountId: number): Promise<void> {
  await queryClient.prefetchQuery(api.query('getSettings', {}));
  const settings = queryClient.getQueryData(api.query('getSettings', {}).queryKey);
  if (settings === undefined) return;
  const { dateRange } = defaultChartRange(dayOf(settings.today));
  await queryClient.prefetchQuery(bestTenChartsQuery(api, accountId, dateRange));
}

/** Asked for while the page's own code is on its way; whoever shows it says what became of it. */
function prefetchBlocks({ context }: { context: RouterContext & ProfileContext }): void {
  const { api, queryClient, viewer, access } = context;
  const { accountId } = access;
  void prefetchCharts(api, queryClient, accountId);
  void queryClient.prefetchQuery(pastTournamentsQuery(api, accountId));
  void queryClient.prefetchQuery(featuredTournamentsQuery(api, accountId));
  if (canSee(viewer, access, features.schedule)) {
    void queryClient.prefetchQuery(scheduleQuery(api, accountId, 'upcoming'));
  }
  if (canSee(viewer, access, features.gallery)) {
    void queryClient.prefetchQuery(api.query('getGallery', { params: { accountId }, query: { isFeatured: 'true' } }));
    void queryClient.prefetchQuery(api.query('getSwingVideos', { params: { accountId } }));
  }
  void queryClient.prefetchQuery(api.query('getNews', { params: { accountId } }));
}

const summaryRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: 'summary',
  validateSearch: SummarySearch,
  beforeLoad: ({ context }) => requirePage(context, pageOf('summary')),
  loader: prefetchBlocks,
  component: lazyRouteComponent(() => import('../../pages/summary/page.tsx'), 'SummaryPage'),
});

const resumeRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: 'resume',
  validateSearch: ResumeSearch,
  beforeLoad: ({ context }) => requirePage(context, pageOf('resume')),
  loader: prefetchBlocks,
  component: lazyRouteComponent(() => import('../../pages/resume/page.tsx'), 'ResumePage'),
});

const galleryRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: 'gallery',
  beforeLoad: ({ context }) => requirePage(context, pageOf('gallery')),
  component: lazyRouteComponent(() => import('../../pages/gallery/page.tsx'), 'GalleryPage'),
});

const dataAnalysis = pageOf('dataAnalysis');

const dataAnalysisRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: 'data-analysis',
  validateSearch: DashboardState,
  beforeLoad: ({ context, location }) => {
    redirectFlatSearch(location.search);
    return requirePage(context, dataAnalysis);
  },
  staleTime: Number.POSITIVE_INFINITY,
  loader: ({ context, location }) =>
    prefetchDashboard({
      context,
      accountId: context.profile.account.accountId,
      viewerId: context.viewer?.accountId ?? null,
      search: location.search,
    }),
  component: lazyRouteComponent(() => import('../../pages/dashboard/player-page.tsx'), 'PlayerDashboardPage'),
});

const myRoundsRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: 'my-rounds',
  validateSearch: ViewShotsState,
  beforeLoad: ({ context, location }) => {
    redirectFlatSearch(location.search);
    return requirePage(context, pageOf('myRounds'));
  },
  component: lazyRouteComponent(() => import('../../pages/my-rounds/page.tsx'), 'MyRoundsPage'),
});

const statsRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: 'stats',
  validateSearch: CompareState,
  beforeLoad: ({ context }) => requirePage(context, pageOf('stats')),
  staleTime: Number.POSITIVE_INFINITY,
  loader: ({ context: { api, queryClient, profile }, location }) => {
    const { accountId, firstName, lastName } = profile.account;
    const player = { accountId, firstName: firstName ?? '', lastName: lastName ?? '' };
    void queryClient.prefetchQuery(api.query('getSettings', {}));
    return waitForPrefetch(async () => {
      const late = await import('../../features/compare-stats/prefetch-compare.ts');
      await late.prefetchCompare(api, queryClient, { player, search: CompareState.parse(location.search) });
    });
  },
  component: lazyRouteComponent(() => import('../../pages/stats/page.tsx'), 'StatsPage'),
});

const scheduleTabs: ReadonlySet<string> = new Set(['0', '1']);

const scheduleRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: 'schedule/{-$tab}',
  // No tab, or one that there is none of, is the first (TOUR-O3).
  beforeLoad: ({ context, params: { username, tab } }) => {
    if (tab !== undefined && scheduleTabs.has(tab)) return requirePage(context, pageOf('schedule'));
    throw redirect({ href: `/player/${encodeURIComponent(username)}/${pageOf('schedule').link}`, replace: true });
  },
  loader: ({ context: { api, queryClient, profile }, params: { tab } }) => {
    void queryClient.prefetchQuery(api.query('getSettings', {}));
    // Results ask for what they show themselves.
    if (tab !== '0') return undefined;
    return waitForPrefetch(() => prefetchSchedule(api, queryClient, profile.account.accountId));
  },
  component: lazyRouteComponent(() => import('../../pages/schedule/page.tsx'), 'SchedulePage'),
});

const reportViewerRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: 'report-viewer',
  beforeLoad: ({ context }) => requirePage(context, pageOf('reportViewer')),
  loader: ({ context: { api, queryClient, profile } }) => {
    void queryClient.prefetchQuery(
      api.query('listPlayerReports', { params: { accountId: profile.account.accountId } }),
    );
  },
  component: lazyRouteComponent(() => import('../../pages/report-viewer/page.tsx'), 'ReportViewerPage'),
});

const unknownProfilePageRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});

export const profileRoutes = profileRoute.addChildren([
  profileIndexRoute,
  profileDashboardRoute,
  summaryRoute,
  resumeRoute,
  galleryRoute,
  dataAnalysisRoute,
  myRoundsRoute,
  statsRoute,
  scheduleRoute,
  reportViewerRoute,
  editRoutes,
  unknownProfilePageRoute,
]);
