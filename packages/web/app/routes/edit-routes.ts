import { hasFullAccess } from '@strokebook/golf/access';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { ProfileContext } from '../guards.ts';
import { profileRoute } from './profile-route.ts';

/** Redirects viewers who may not edit a profile to the profile. */
function requireFullAccess({ viewer, access, profile }: ProfileContext): void {
  if (hasFullAccess(viewer, access)) return;
  throw redirect({ to: '/player/$username', params: { username: profile.account.username }, replace: true });
}

const editRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: 'edit',
  staticData: { title: 'Edit profile' },
  beforeLoad: ({ context }) => requireFullAccess(context),
  component: lazyRouteComponent(() => import('../../pages/edit/layout.tsx'), 'EditLayout'),
});

const editIndexRoute = createRoute({
  getParentRoute: () => editRoute,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/player/$username/edit/about', params, replace: true });
  },
});

const aboutRoute = createRoute({
  getParentRoute: () => editRoute,
  path: 'about',
  component: lazyRouteComponent(() => import('../../pages/edit/pages.tsx'), 'EditAboutPage'),
});

const picturesRoute = createRoute({
  getParentRoute: () => editRoute,
  path: 'pictures',
  component: lazyRouteComponent(() => import('../../pages/edit/pages.tsx'), 'EditPicturesPage'),
});

const videosRoute = createRoute({
  getParentRoute: () => editRoute,
  path: 'videos',
  component: lazyRouteComponent(() => import('../../pages/edit/pages.tsx'), 'EditVideosPage'),
});

const newsRoute = createRoute({
  getParentRoute: () => editRoute,
  path: 'news',
  component: lazyRouteComponent(() => import('../../pages/edit/pages.tsx'), 'EditNewsPage'),
});

/** Earlier versions had an editor of the schedule here, which the schedule itself is. */
const scheduleRoute = createRoute({
  getParentRoute: () => editRoute,
  path: 'schedule',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/player/$username/schedule/{-$tab}', params, replace: true });
  },
});

/** The workshop, where a profile is edited. */
export const editRoutes = editRoute.addChildren([
  editIndexRoute,
  aboutRoute,
  picturesRoute,
  videosRoute,
  newsRoute,
  scheduleRoute,
]);
