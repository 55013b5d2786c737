import { MAX_SEARCH_LETTERS, siteTitles } from '@strokebook/contract';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { ALL_PLAYERS, playerSorts } from '@strokebook/golf/organization';
import { optionalParam } from '../../lib/optional-param.ts';
import { SearchSearch } from '../../pages/search/search.ts';
import { requireCourse } from '../course-guard.ts';
import { requireOrganization } from '../organization-guard.ts';
import { redirectToRoot } from '../site.ts';
import { rootRoute } from './root-route.ts';

/** Sort order of the players; default is by name. */
const OrganizationSearch = z.object({ sort: optionalParam(z.enum(playerSorts)) });

/** The search text, so that links show the same results; and the id of a course that was not found. */
const CoursesSearch = z.object({
  q: optionalParam(z.string().check(z.maxLength(MAX_SEARCH_LETTERS))),
  unknown: optionalParam(z.coerce.string().check(z.maxLength(64))),
});

/** The shown hole; the whole course if omitted. */
const CourseSearch = z.object({ hole: optionalParam(z.int().check(z.minimum(1), z.maximum(36))) });

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { title: siteTitles.home, isPlain: true },
  loader: ({ context: { api, queryClient } }) => {
    const settings = queryClient.getQueryData(api.query('getSettings', {}).queryKey);
    if (settings?.sisterSiteUrl === null) void queryClient.prefetchQuery(api.query('getLandingSeason', {}));
  },
  component: lazyRouteComponent(() => import('../../pages/home/page.tsx'), 'HomePage'),
});

/** The demo player's pages, read-only as for any visitor (FIRST-02). Without a demo player it is a missing page. */
const demoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'demo',
  beforeLoad: async ({ context: { api, queryClient }, location }) => {
    const { demoPlayer } = await queryClient.ensureQueryData(api.query('getSettings', {}));
    if (demoPlayer === null) throw redirectToRoot(location);
    throw redirect({
      to: '/player/$username/data-analysis',
      params: { username: demoPlayer },
      replace: true,
    });
  },
});

const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'golf/search',
  staticData: { title: siteTitles.search },
  validateSearch: SearchSearch,
  component: lazyRouteComponent(() => import('../../pages/search/page.tsx'), 'SearchPage'),
});

const coursesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'golf/courses',
  staticData: { title: siteTitles.courses },
  validateSearch: CoursesSearch,
  component: lazyRouteComponent(() => import('../../pages/courses/list-page.tsx'), 'CoursesPage'),
});

const courseRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'golf/courses/$courseId',
  staticData: { title: siteTitles.courses },
  validateSearch: CourseSearch,
  beforeLoad: ({ context, params }) => requireCourse(context, params.courseId),
  component: lazyRouteComponent(() => import('../../pages/courses/course-page.tsx'), 'CoursePage'),
});

const organizationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'org/$identifier/{-$playerGroup}',
  validateSearch: OrganizationSearch,
  beforeLoad: (options) => requireOrganization(options, options.params.identifier, options.params.playerGroup),
  loader: ({ context: { api, queryClient, organization }, params: { playerGroup: group = ALL_PLAYERS } }) => {
    const params = { shortName: organization.organizationShort };
    void queryClient.prefetchQuery(api.query('listOrganizationPlayers', { params, query: { group } }));
  },
  component: lazyRouteComponent(() => import('../../pages/organization/page.tsx'), 'OrganizationPage'),
});

const storeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'store-redirect',
  staticData: { title: 'Get the App' },
  component: lazyRouteComponent(() => import('../../pages/store/page.tsx'), 'StorePage'),
});

const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: ({ location }) => {
    throw redirectToRoot(location);
  },
});

/** Public pages, and all unknown addresses. */
export const publicRoutes = [
  homeRoute,
  demoRoute,
  searchRoute,
  coursesRoute,
  courseRoute,
  organizationRoute,
  storeRoute,
  unknownRoute,
] as const;
