import { SEARCH_MAX_LETTERS, siteTitles } from '@strokebook/contract';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { playerSorts } from '@strokebook/golf/organization';
import { optionalParam } from '../../lib/optional-param.ts';
import { SearchSearch } from '../../pages/search/search.ts';
import { requireCourse } from '../course-guard.ts';
import { requireOrganization } from '../organization-guard.ts';
import { rootRoute } from './root-route.ts';

/** How the players are sorted; by name where nothing is said. */
const OrganizationSearch = z.object({ sort: optionalParam(z.enum(playerSorts)) });

/** What courses are searched for, so that a link shows the same; and which one was asked for that is not there. */
const CoursesSearch = z.object({
  q: optionalParam(z.string().check(z.maxLength(SEARCH_MAX_LETTERS))),
  unknown: optionalParam(z.coerce.string().check(z.maxLength(64))),
});

/** Which hole is shown; the whole course without one. */
const CourseSearch = z.object({ hole: optionalParam(z.int().check(z.minimum(1), z.maximum(36))) });

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { title: siteTitles.home },
  component: lazyRouteComponent(() => import('../../pages/home/page.tsx'), 'HomePage'),
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
  beforeLoad: ({ context, params }) => requireOrganization(context, params.identifier, params.playerGroup),
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
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});

/** What everyone may open, and every address that leads nowhere. */
export const publicRoutes = [
  homeRoute,
  searchRoute,
  coursesRoute,
  courseRoute,
  organizationRoute,
  storeRoute,
  unknownRoute,
] as const;
