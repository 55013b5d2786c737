import {
  type AccountId,
  canSee,
  features,
  hasFullAccess,
  landingPage,
  type ProfilePageId,
  profilePages,
} from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import type { QueryClient } from '@tanstack/react-query';
import { type AnyRoute, createRoute, lazyRouteComponent, redirect, type RouteComponent } from '@tanstack/react-router';
import { z } from 'zod/mini';
import type { Api } from '../../api/client.ts';
import { bestTenChartsQuery, featuredTournamentsQuery, pastTournamentsQuery } from '../../api/player-queries.ts';
import { scheduleQuery } from '../../api/schedule-queries.ts';
import { profilePathOf } from '../../features/profile/profile-path.ts';
import { CompareState } from '../../features/compare-stats/compare-state.ts';
import { DashboardState } from '../../features/dashboard/dashboard-state.ts';
import { prefetchSchedule } from '../../features/schedule/prefetch-schedule.ts';
import { IndexState } from '../../features/handicap/index-state.ts';
import { PlanSearch } from '../../features/plan/plan-search.ts';
import { MyRoundsState } from '../../features/my-rounds/my-rounds-state.ts';
import { dayOf } from '../../lib/today.ts';
import { defaultChartRange } from '../../pages/profile/default-chart-range.ts';
import { optionalParam } from '../../lib/optional-param.ts';
import { type ProfileContext, requirePage } from '../guards.ts';
import type { RouterContext } from '../router-context.ts';
import { redirectHome, redirectToRoot } from '../site.ts';
import { redirectFlatSearch } from './redirect-flat-search.ts';
import { prefetchDashboard } from './prefetch-dashboard.ts';
import { waitForPrefetch } from './wait-for-prefetch.ts';
import { editRoutes } from './edit-routes.ts';
import { profileRoute } from './profile-route.ts';

/** The date range of the charts, in the format of `writeRange`; omitted for the default. */
const SummarySearch = z.object({ range: optionalParam(z.string().check(z.maxLength(40))) });

/** Whether the builder is open over the page. */
const ResumeSearch = z.object({ builder: optionalParam(z.literal(true)) });

const profileIndexRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: '/',
  // Redirects to the landing page, or home if no page is open (PROFILE-05, ACCESS-18, ACCESS-20).
  beforeLoad: ({ context, params, location }) => {
    const { site } = context;
    const hasCustomUrl = site.kind === 'player' && site.username.toLowerCase() === params.username.toLowerCase();
    const page = landingPage(context.viewer, context.access, hasCustomUrl);
    if (page === null) throw redirectHome(site, params, location);
    throw redirect({ href: `${profilePathOf(params)}/${page.link}`, replace: true });
  },
});

const profileDashboardRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: 'dashboard',
  // An alias that sign-in may redirect to (AUTH-O1).
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/player/$username', params, replace: true });
  },
});

type Pages = { [Page in (typeof profilePages)[number] as Page['id']]: Page };

const pageOf = <Id extends ProfilePageId>(id: Id) => profilePages.find((page) => page.id === id) as Pages[Id];

/** Each page is loaded when it is opened. */
const pageFiles = import.meta.glob<Record<string, RouteComponent>>('../../pages/*/page.tsx');

/** Pages that the server renders completely. Of the others it renders the header and the menus. */
const pagesOfServer: ReadonlySet<ProfilePageId> = new Set(['summary', 'resume']);

/** Options of every page's route: for `myRounds`, the component `MyRoundsPage` in `pages/my-rounds/page.tsx`. */
function optionsOf<Id extends ProfilePageId>(id: Id) {
  const page = pageOf(id);
  const load = pageFiles[`../../pages/${page.path}/page.tsx`];
  if (load === undefined) throw new Error(`There is no pages/${page.path}/page.tsx.`);
  const path: Pages[Id]['path'] = page.path;
  return {
    getParentRoute: () => profileRoute,
    path,
    ssr: pagesOfServer.has(id),
    beforeLoad: ({ context }: { readonly context: ProfileContext }) => requirePage(context, page),
    component: lazyRouteComponent(load, `${id.replace(/^./, (letter) => letter.toUpperCase())}Page`),
  };
}

/** Their default range depends on the day that the server reports. */
async function prefetchCharts(api: Api, queryClient: QueryClient, accountId: AccountId): Promise<void> {
  await queryClient.prefetchQuery(api.query('getSettings', {}));
  const settings = queryClient.getQueryData(api.query('getSettings', {}).queryKey);
  if (settings === undefined) return;
  const { dateRange } = defaultChartRange(dayOf(settings.today));
  await queryClient.prefetchQuery(bestTenChartsQuery(api, accountId, dateRange));
}

/** Prefetched while the page's own code is loading; the components that show the data report failures. */
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

function prefetchSummary(options: { context: RouterContext & ProfileContext }): void {
  const { api, queryClient, access } = options.context;
  prefetchBlocks(options);
  void queryClient.prefetchQuery(api.query('getLastRoundStory', { params: { accountId: access.accountId } }));
}

const summaryRoute = createRoute({
  ...optionsOf('summary'),
  validateSearch: SummarySearch,
  loader: prefetchSummary,
});

const resumeRoute = createRoute({
  ...optionsOf('resume'),
  validateSearch: ResumeSearch,
  loader: prefetchBlocks,
});

const dataAnalysisRoute = createRoute({
  ...optionsOf('dataAnalysis'),
  validateSearch: DashboardState,
  beforeLoad: ({ context, location }) => {
    redirectFlatSearch(location.search);
    return requirePage(context, pageOf('dataAnalysis'));
  },
  staleTime: Number.POSITIVE_INFINITY,
  loader: ({ context, location }) =>
    prefetchDashboard({
      context,
      accountId: context.profile.account.accountId,
      viewerId: context.viewer?.accountId ?? null,
      search: location.search,
    }),
});

const myRoundsRoute = createRoute({
  ...optionsOf('myRounds'),
  validateSearch: MyRoundsState,
  beforeLoad: ({ context, location }) => {
    redirectFlatSearch(location.search);
    return requirePage(context, pageOf('myRounds'));
  },
});

/** A round while it is played, for those who watch it. */
const liveRoundRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: 'my-rounds/live/$roundId',
  beforeLoad: ({ context }) => {
    requirePage(context, pageOf('myRounds'));
    return { title: `${fullName(context.profile.account)} - Live` };
  },
  component: lazyRouteComponent(() => import('../../pages/live-round/page.tsx'), 'LiveRoundPage'),
});

/** Where to aim, for those with full access alone (AIM-13). */
const planRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: 'plan',
  validateSearch: PlanSearch,
  beforeLoad: ({ context: { viewer, access, profile }, params }) => {
    if (!hasFullAccess(viewer, access)) throw redirect({ to: '/player/$username', params, replace: true });
    return { title: `${fullName(profile.account)} - Plan` };
  },
  component: lazyRouteComponent(() => import('../../pages/plan/page.tsx'), 'PlanPage'),
});

const statsRoute = createRoute({
  ...optionsOf('stats'),
  validateSearch: CompareState,
  staleTime: Number.POSITIVE_INFINITY,
  loader: ({ context: { api, queryClient, profile }, location }) => {
    const { accountId, firstName, lastName } = profile.account;
    const player = { accountId, firstName: firstName ?? '', lastName: lastName ?? '' };
    void queryClient.prefetchQuery(api.query('getSettings', {}));
    return waitForPrefetch(async () => {
      const late = await import('../../features/compare-stats/prefetch-stats.ts');
      await late.prefetchCompare(api, queryClient, { player, search: CompareState.parse(location.search) });
    });
  },
});

const scheduleTabs: ReadonlySet<string> = new Set(['0', '1']);

const scheduleRoute = createRoute({
  ...optionsOf('schedule'),
  path: 'schedule/{-$tab}',
  // A missing or unknown tab is the first (TOUR-O3).
  beforeLoad: ({ context, params: { username, tab } }) => {
    if (tab !== undefined && scheduleTabs.has(tab)) return requirePage(context, pageOf('schedule'));
    throw redirect({ href: `${profilePathOf({ username })}/${pageOf('schedule').link}`, replace: true });
  },
  loader: ({ context: { api, queryClient, profile }, params: { tab } }) => {
    void queryClient.prefetchQuery(api.query('getSettings', {}));
    // Results load their own data.
    if (tab !== '0') return undefined;
    return waitForPrefetch(() => prefetchSchedule(api, queryClient, profile.account.accountId));
  },
});

const reportViewerRoute = createRoute({
  ...optionsOf('reportViewer'),
  loader: ({ context: { api, queryClient, profile } }) => {
    void queryClient.prefetchQuery(
      api.query('listPlayerReports', { params: { accountId: profile.account.accountId } }),
    );
  },
});

const indexRoute = createRoute({ ...optionsOf('index'), validateSearch: IndexState });

/** Pages with search params, a loader or a path of their own; all other pages only need their file. */
const explicitRoutes = {
  summary: summaryRoute,
  resume: resumeRoute,
  dataAnalysis: dataAnalysisRoute,
  myRounds: myRoundsRoute,
  stats: statsRoute,
  schedule: scheduleRoute,
  reportViewer: reportViewerRoute,
  index: indexRoute,
} satisfies Partial<Record<ProfilePageId, AnyRoute>>;

type PlainPageId = Exclude<ProfilePageId, keyof typeof explicitRoutes>;
/** A route per page, so that links are type-checked. */
type RouteOfPage<Id> = Id extends PlainPageId ? ReturnType<typeof plainRoute<Id>> : never;

const plainRoute = <Id extends PlainPageId>(id: Id) => createRoute(optionsOf(id));
const plainRoutes = profilePages
  .map(({ id }) => id)
  .filter((id): id is PlainPageId => !(id in explicitRoutes))
  .map(plainRoute) as readonly RouteOfPage<PlainPageId>[];

const unknownProfilePageRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: '$',
  beforeLoad: ({ location }) => {
    throw redirectToRoot(location);
  },
});

export const profileRoutes = profileRoute.addChildren([
  profileIndexRoute,
  profileDashboardRoute,
  ...Object.values(explicitRoutes),
  ...plainRoutes,
  liveRoundRoute,
  planRoute,
  editRoutes,
  unknownProfilePageRoute,
]);
