import type { Route, RouteCall, RouteInput, RouteOutput } from './route.ts';
import { accountRoutes } from './routes/accounts.ts';
import { administrationRoutes } from './routes/administration.ts';
import { aimRoutes } from './routes/aim.ts';
import { analyticsRoutes } from './routes/analytics.ts';
import { calendarFeedRoutes } from './routes/calendar-feed.ts';
import { circleInvitationRoutes } from './routes/circle-invitations.ts';
import { compareRoutes } from './routes/compare.ts';
import { compareCardRoutes } from './routes/compare-cards.ts';
import { courseRoutes } from './routes/courses.ts';
import { contactRoutes } from './routes/contact.ts';
import { healthRoutes } from './routes/health.ts';
import { organizationRoutes } from './routes/organizations.ts';
import { mediaRoutes } from './routes/media.ts';
import { newsRoutes } from './routes/news.ts';
import { guardianRoutes } from './routes/guardians.ts';
import { handicapRoutes } from './routes/handicap.ts';
import { noticeRoutes } from './routes/notices.ts';
import { ownAccountRoutes } from './routes/own-account.ts';
import { ownDataRoutes } from './routes/own-data.ts';
import { paymentRoutes } from './routes/payments.ts';
import { reportRoutes } from './routes/reports.ts';
import { resumeRoutes } from './routes/resume.ts';
import { resumeBuilderRoutes } from './routes/resume-builder.ts';
import { profileDetailsRoutes } from './routes/profile-details.ts';
import { roundCourseRoutes } from './routes/round-courses.ts';
import { roundImportRoutes } from './routes/round-imports.ts';
import { roundRoutes } from './routes/rounds.ts';
import { roundStoryRoutes } from './routes/round-story.ts';
import { scheduleRoutes } from './routes/schedule.ts';
import { scheduleExportRoutes } from './routes/schedule-export.ts';
import { scheduleImportRoutes } from './routes/schedule-import.ts';
import { scorecardRoutes } from './routes/scorecards.ts';
import { searchRoutes } from './routes/search.ts';
import { scheduleEventRoutes } from './routes/schedule-events.ts';
import { securityRoutes } from './routes/security.ts';
import { sharedPlayerRoutes } from './routes/shared-players.ts';
import { signInRoutes } from './routes/sign-in.ts';
import { teamAbsenceRoutes } from './routes/team-absences.ts';
import { qualifierRoutes } from './routes/qualifiers.ts';
import { teamEventRoutes } from './routes/team-events.ts';
import { teamRoutes } from './routes/teams.ts';
import { teamRoomRoutes } from './routes/team-room.ts';

/** All routes. The key is the OpenAPI operationId, the client's method and the query key. */
export const routes = {
  ...healthRoutes,
  ...signInRoutes,
  ...securityRoutes,
  ...ownAccountRoutes,
  ...ownDataRoutes,
  ...sharedPlayerRoutes,
  ...circleInvitationRoutes,
  ...guardianRoutes,
  ...noticeRoutes,
  ...accountRoutes,
  ...contactRoutes,
  ...searchRoutes,
  ...organizationRoutes,
  ...teamRoutes,
  ...teamRoomRoutes,
  ...teamAbsenceRoutes,
  ...qualifierRoutes,
  ...teamEventRoutes,
  ...paymentRoutes,
  ...mediaRoutes,
  ...newsRoutes,
  ...profileDetailsRoutes,
  ...scheduleEventRoutes,
  ...roundRoutes,
  ...roundImportRoutes,
  ...analyticsRoutes,
  ...scorecardRoutes,
  ...handicapRoutes,
  ...roundStoryRoutes,
  ...aimRoutes,
  ...compareRoutes,
  ...compareCardRoutes,
  ...courseRoutes,
  ...roundCourseRoutes,
  ...resumeRoutes,
  ...resumeBuilderRoutes,
  ...reportRoutes,
  ...scheduleRoutes,
  ...scheduleImportRoutes,
  ...scheduleExportRoutes,
  ...calendarFeedRoutes,
  ...administrationRoutes,
} as const satisfies Record<string, Route>;

export type Routes = typeof routes;
export type RouteId = keyof Routes;
export type CachedRouteId = { [Id in RouteId]: Routes[Id] extends { readonly isCached: true } ? Id : never }[RouteId];
export type InputOf<Id extends RouteId> = RouteInput<Routes[Id]>;
export type CallOf<Id extends RouteId> = RouteCall<Routes[Id]>;
export type OutputOf<Id extends RouteId> = RouteOutput<Routes[Id]>;
