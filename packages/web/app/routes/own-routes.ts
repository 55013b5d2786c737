import { accountIdOf } from '@strokebook/golf/access';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { DashboardState } from '../../features/dashboard/dashboard-state.ts';
import { CardsSearch } from '../../features/qualifiers/cards-search.ts';
import { WelcomeSearch } from '../../features/welcome/welcome-search.ts';
import { teamRoomQuery } from '../../features/team/team-room-query.ts';
import { LineupSearch } from '../../features/team/lineup-search.ts';
import { TeamSearch } from '../../features/team/team-search.ts';
import { homePathOf, isForOthers, keepHomeTeam } from '../../lib/home-page.ts';
import { requireSignIn } from '../guards.ts';
import { requireTeam } from '../team-guard.ts';
import { prefetchDashboard } from './prefetch-dashboard.ts';
import { redirectFlatSearch } from './redirect-flat-search.ts';
import { rootRoute } from './root-route.ts';

const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'dashboard',
  staticData: { title: 'Dashboard' },
  validateSearch: DashboardState,
  beforeLoad: async (options) => {
    redirectFlatSearch(options.location.search);
    const { viewer } = await requireSignIn(options);
    // New people are asked who they are, once (FIRST-03).
    if (!viewer.hasBeenWelcomed) throw redirect({ to: '/welcome', replace: true });
    if (isForOthers(viewer)) throw redirect({ to: homePathOf(viewer), replace: true });
    return { viewer };
  },
  staleTime: Number.POSITIVE_INFINITY,
  loader: ({ context, location }) =>
    prefetchDashboard({
      context,
      accountId: context.viewer.accountId,
      viewerId: context.viewer.accountId,
      search: location.search,
    }),
  component: lazyRouteComponent(() => import('../../pages/dashboard/own-page.tsx'), 'OwnDashboardPage'),
});

const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'account',
  staticData: { title: 'Account' },
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../../pages/account/page.tsx'), 'AccountPage'),
});

const noticesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'account/new',
  staticData: { title: 'New for you' },
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../../pages/notices/page.tsx'), 'NoticesPage'),
});

const messagesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'account/messages',
  staticData: { title: 'Messages' },
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../../pages/messages/page.tsx'), 'MessagesPage'),
});

const playersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'players',
  staticData: { title: 'Players who share with you' },
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../../pages/players/page.tsx'), 'PlayersPage'),
});

const playerPrivacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'players/$playerId/privacy',
  staticData: { title: 'Who sees a player' },
  params: {
    parse: ({ playerId }) => ({ playerId: accountIdOf(Number(playerId)) }),
    stringify: ({ playerId }) => ({ playerId: String(playerId) }),
  },
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../../pages/players/privacy/page.tsx'), 'PlayerPrivacyPage'),
});

const joinRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'join',
  staticData: { title: 'Invitation' },
  component: lazyRouteComponent(() => import('../../pages/join/page.tsx'), 'JoinPage'),
});

const joinTeamRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'join/team',
  staticData: { title: 'Invitation' },
  component: lazyRouteComponent(() => import('../../pages/join/team-page.tsx'), 'JoinTeamPage'),
});

const unsubscribeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'unsubscribe',
  staticData: { title: 'Mails' },
  component: lazyRouteComponent(() => import('../../pages/unsubscribe/page.tsx'), 'UnsubscribePage'),
});

const teamsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'teams',
  staticData: { title: 'Teams' },
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../../pages/teams/page.tsx'), 'TeamsPage'),
});

const teamParams = {
  parse: ({ organizationId }: { readonly organizationId: string }) => ({ organizationId: Number(organizationId) }),
  stringify: ({ organizationId }: { readonly organizationId: number }) => ({ organizationId: String(organizationId) }),
};

const teamPeopleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'teams/$organizationId',
  staticData: { title: 'People of a team' },
  params: teamParams,
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../../pages/teams/team-page.tsx'), 'TeamPeoplePage'),
});

const absencesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'teams/$organizationId/absences',
  staticData: { title: 'Who cannot come' },
  params: teamParams,
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../../pages/teams/absences-page.tsx'), 'AbsencesPage'),
});

const eventParams = {
  parse: (params: { readonly organizationId: string; readonly eventId: string }) => ({
    ...params,
    organizationId: Number(params.organizationId),
  }),
  stringify: (params: { readonly organizationId: number; readonly eventId: string }) => ({
    ...params,
    organizationId: String(params.organizationId),
  }),
};

const teamEventsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'teams/$organizationId/events',
  staticData: { title: 'Events of the team' },
  params: teamParams,
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../../pages/team-events/list-page.tsx'), 'TeamEventListPage'),
});

const newTeamEventRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'teams/$organizationId/events/new',
  staticData: { title: 'New event' },
  params: teamParams,
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../../pages/team-events/new-page.tsx'), 'NewTeamEventPage'),
});

const teamEventRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'teams/$organizationId/events/$eventId',
  staticData: { title: 'Event of the team' },
  params: eventParams,
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../../pages/team-events/event-page.tsx'), 'TeamEventBoardPage'),
});

const teamEventScoresRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'teams/$organizationId/events/$eventId/scores',
  staticData: { title: 'Scores of an event' },
  params: eventParams,
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../../pages/team-events/scores-page.tsx'), 'TeamEventScoresPage'),
});

const qualifierParams = {
  parse: (params: { readonly organizationId: string; readonly qualifierId: string }) => ({
    ...params,
    organizationId: Number(params.organizationId),
  }),
  stringify: (params: { readonly organizationId: number; readonly qualifierId: string }) => ({
    ...params,
    organizationId: String(params.organizationId),
  }),
};

const qualifiersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'teams/$organizationId/qualifiers',
  staticData: { title: 'Qualifiers' },
  params: teamParams,
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../../pages/qualifiers/list-page.tsx'), 'QualifierListPage'),
});

const newQualifierRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'teams/$organizationId/qualifiers/new',
  staticData: { title: 'New qualifier' },
  params: teamParams,
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../../pages/qualifiers/new-page.tsx'), 'NewQualifierPage'),
});

/** Without a sign-in it shows the board of a qualifier that a coach has published (TEAM-23). */
const qualifierRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'teams/$organizationId/qualifiers/$qualifierId',
  staticData: { title: 'Qualifier' },
  params: qualifierParams,
  component: lazyRouteComponent(() => import('../../pages/qualifiers/board-page.tsx'), 'QualifierBoardPage'),
});

const qualifierRuleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'teams/$organizationId/qualifiers/$qualifierId/rule',
  staticData: { title: 'Rule of a qualifier' },
  params: qualifierParams,
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../../pages/qualifiers/rule-page.tsx'), 'QualifierRulePage'),
});

const qualifierScoresRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'teams/$organizationId/qualifiers/$qualifierId/scores',
  staticData: { title: 'Scores of a qualifier' },
  params: qualifierParams,
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../../pages/qualifiers/scores-page.tsx'), 'QualifierScoresPage'),
});

const qualifierTeesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'teams/$organizationId/qualifiers/$qualifierId/tees',
  staticData: { title: 'Tee sheet of a qualifier' },
  params: qualifierParams,
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../../pages/qualifiers/tees-page.tsx'), 'QualifierTeesPage'),
});

/** Without a frame, because the phone goes round with it. */
const qualifierCardsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'teams/$organizationId/qualifiers/$qualifierId/cards',
  staticData: { title: 'Cards of a qualifier', isFullScreen: true },
  params: qualifierParams,
  validateSearch: CardsSearch,
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../../pages/qualifiers/cards-page.tsx'), 'QualifierCardsPage'),
});

const qualifierSquadRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'teams/$organizationId/qualifiers/$qualifierId/squad',
  staticData: { title: 'Squad of a qualifier' },
  params: qualifierParams,
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../../pages/qualifiers/squad-page.tsx'), 'QualifierSquadPage'),
});

const welcomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'welcome',
  staticData: { title: 'Welcome', isPlain: true },
  validateSearch: WelcomeSearch,
  beforeLoad: async (options) => {
    const { viewer } = await requireSignIn(options);
    if (viewer.hasBeenWelcomed) throw redirect({ to: '/dashboard', replace: true });
    return { viewer };
  },
  component: lazyRouteComponent(() => import('../../pages/welcome/page.tsx'), 'WelcomePage'),
});

const teamRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'team/$identifier',
  validateSearch: TeamSearch,
  beforeLoad: (options) => requireTeam(options, options.params.identifier),
  loader: ({ context: { api, queryClient, team } }) => {
    keepHomeTeam(team.organizationId);
    void queryClient.prefetchQuery(teamRoomQuery(api, team.organizationId));
  },
  component: lazyRouteComponent(() => import('../../pages/team/page.tsx'), 'TeamPage'),
});

const lineupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'team/$identifier/lineup',
  staticData: { title: 'Lineup' },
  validateSearch: LineupSearch,
  beforeLoad: (options) => requireTeam(options, options.params.identifier),
  loader: ({ context: { api, queryClient, team } }) => {
    void queryClient.prefetchQuery(teamRoomQuery(api, team.organizationId));
  },
  component: lazyRouteComponent(() => import('../../pages/team/lineup-page.tsx'), 'LineupPage'),
});

/** Pages of the signed-in person. */
export const ownRoutes = [
  dashboardRoute,
  accountRoute,
  noticesRoute,
  messagesRoute,
  playersRoute,
  playerPrivacyRoute,
  teamRoute,
  lineupRoute,
  joinRoute,
  joinTeamRoute,
  unsubscribeRoute,
  teamsRoute,
  teamPeopleRoute,
  absencesRoute,
  teamEventsRoute,
  newTeamEventRoute,
  teamEventRoute,
  teamEventScoresRoute,
  qualifiersRoute,
  newQualifierRoute,
  qualifierRoute,
  qualifierRuleRoute,
  qualifierScoresRoute,
  qualifierCardsRoute,
  qualifierTeesRoute,
  qualifierSquadRoute,
  welcomeRoute,
] as const;
