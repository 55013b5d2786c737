import type { AccountId } from '@strokebook/golf/access';
import type { Config } from './config.ts';
import { createReportDrawer, type Drawing, type DrawingOutcome, type ReportDrawer } from '@strokebook/reports';
import { createCareerCache } from './db/rounds/career-cache.ts';
import type { Origin } from './db/accounts/audit-queries.ts';
import type { Database } from './db/database.ts';
import { createAccountHandlers } from './features/accounts/handlers.ts';
import { createChangeTrail } from './http/change-trail.ts';
import { createAdministrationHandlers } from './features/administration/handlers.ts';
import { createMergeHandlers } from './features/administration/merge-handlers.ts';
import { createOrganizationEditHandlers } from './features/administration/organization-handlers.ts';
import { createAimHandlers } from './features/aim/handlers.ts';
import { createSuggestionHandlers } from './features/aim/suggestion-handlers.ts';
import { createAnalyticsHandlers } from './features/analytics/handlers.ts';
import { createCompareHandlers } from './features/compare/handlers.ts';
import { createCompareReportMaker } from './features/compare/make-compare-report.ts';
import { createCompareStateHandlers } from './features/compare/state-handlers.ts';
import { createCompareCardHandlers } from './features/compare-cards/handlers.ts';
import { createMediaChangeHandlers } from './features/media/change-handlers.ts';
import { createMediaHandlers } from './features/media/handlers.ts';
import { createUploadHandlers } from './features/media/upload-handlers.ts';
import { createNewsHandlers } from './features/news/handlers.ts';
import { findOpenPlayer } from './features/installation/demo-player.ts';
import { createInstallationHandlers, createSettings } from './features/installation/handlers.ts';
import { createLandingHandlers, createLandingSeason } from './features/landing/handlers.ts';
import { createNoticeHandlers } from './features/notices/handlers.ts';
import { createOrganizationHandlers } from './features/organizations/handlers.ts';
import { createContactHandlers } from './features/contact/handlers.ts';
import { createReceivingHandlers } from './features/contact/receiving-handlers.ts';
import { createGuardianHandlers } from './features/own-account/guardian-handlers.ts';
import { createEmailHandlers } from './features/own-account/email-handlers.ts';
import { createReceivedHandlers } from './features/own-account/received-handlers.ts';
import { createInvitationHandlers } from './features/own-account/invitation-handlers.ts';
import { createOwnAccountHandlers } from './features/own-account/handlers.ts';
import { createOwnDataHandlers } from './features/own-data/handlers.ts';
import { createPaymentHandlers } from './features/payments/handlers.ts';
import { createPreviewHandlers, createPublicPages } from './features/public-pages/handlers.ts';
import { createBlankCardMaker } from './features/reports/make-blank-card.ts';
import { createReportHandlers } from './features/reports/handlers.ts';
import { createResumeBuilderHandlers } from './features/resume-builder/handlers.ts';
import { createResumeLinkHandlers } from './features/resume-builder/link-handlers.ts';
import { createResumeReportMaker } from './features/resume-builder/make-resume-report.ts';
import { createResumeHandlers } from './features/resume/handlers.ts';
import { createRoundHandlers } from './features/rounds/handlers.ts';
import { createProfileDetailsHandlers } from './features/profile-details/handlers.ts';
import { createScheduleEventHandlers } from './features/schedule/event-handlers.ts';
import { createCalendarHandlers } from './features/schedule/calendar-handlers.ts';
import { createScheduleImportHandlers } from './features/schedule/import-handlers.ts';
import { createScheduleExportHandlers } from './features/schedule/export-handlers.ts';
import { createScheduleHandlers } from './features/schedule/handlers.ts';
import { createOrgScheduleReportMaker } from './features/schedule/make-org-schedule-report.ts';
import { createScheduleReportMaker } from './features/schedule/make-schedule-report.ts';
import { createCourseHandlers } from './features/courses/handlers.ts';
import { createRoundCourseHandlers } from './features/round-courses/handlers.ts';
import { createRoundStoryHandlers } from './features/round-story/handlers.ts';
import { createHandicapHandlers } from './features/handicap/handlers.ts';
import { createScorecardHandlers } from './features/scorecards/handlers.ts';
import { createSharedPlayerHandlers } from './features/shared-players/handlers.ts';
import { createSearchHandlers } from './features/search/handlers.ts';
import { createTeamGuardianHandlers } from './features/teams/guardian-handlers.ts';
import { createTeamHandlers } from './features/teams/handlers.ts';
import { createGuardedTeamHandlers } from './features/teams/guarded-team-handlers.ts';
import { createTeamJoinHandlers } from './features/teams/join-handlers.ts';
import { createOwnTeamHandlers } from './features/teams/own-team-handlers.ts';
import { createTeamMemberHandlers } from './features/teams/member-handlers.ts';
import { createSignInHandlers } from './features/sign-in/handlers.ts';
import { createExternalTokens } from './features/sign-in/external-tokens.ts';
import { createIdTokens } from './features/sign-in/id-tokens.ts';
import { startChallenge } from './features/sign-in/phone-challenge.ts';
import { createSecurityHandlers } from './features/sign-in/security-handlers.ts';
import { openSession } from './features/sign-in/sessions.ts';
import { loadSigningKey } from './features/sign-in/signing-key.ts';
import { createTeamEventHandlers } from './features/team-events/handlers.ts';
import { createTeamAbsenceHandlers } from './features/team-absences/handlers.ts';
import { createQualifierCardHandlers } from './features/qualifiers/card-handlers.ts';
import { createQualifierHandlers } from './features/qualifiers/handlers.ts';
import { createSquadPreview } from './features/qualifiers/preview-squad.ts';
import { createTeamRoomHandlers } from './features/team-room/handlers.ts';
import { createTeamComparisonHandlers } from './features/team-room/team-comparisons.ts';
import { createTeamPageMaker } from './features/team-room/make-team-page.ts';
import { createTeamRooms } from './features/team-room/team-rooms.ts';
import type { Backend } from './http/bind-routes.ts';
import { createCallLimits } from './http/call-limits.ts';
import type { Handlers } from './http/handler.ts';
import { createReplyCache } from './http/reply-cache.ts';
import { type CacheFigures, createVersionedCache } from './lib/versioned-cache.ts';
import { createMediaTokens } from './media/media-tokens.ts';
import type { Log } from './ports/log.ts';
import { createRatedRounds } from './reports/rated-rounds.ts';
import { createReportTurns, type ReportTurns } from './reports/report-turns.ts';
import type { Ports, Services } from './services.ts';
import { createUploads, uploadFolder } from './uploads/receive-upload.ts';

const reportLimits = {
  /** Rendering a report keeps one core busy for about 50 ms. */
  maxAtATime: 2,
  /** Max number of waiting reports: as many as a class requests at once. The last one waits about two seconds. */
  maxWaiting: 80,
  /** As many as a user opens at once in separate windows: all reports of a profile. */
  maxWaitingPerCaller: 8,
  /** The largest resume that an account can have takes 4 to 6 seconds on a busy machine with two cores. */
  maxMilliseconds: 20_000,
};
/** About a hundred resumes with pictures, or 30 of the largest. */
const MAX_DRAWING_BYTES = 64 * 1024 * 1024;

/** The process around a backend. */
export type Surroundings = {
  /** Whether the server is about to stop. */
  readonly isStopping?: () => boolean;
  /** Called after each rendering of a report. */
  readonly onReportDrawn?: (outcome: DrawingOutcome, milliseconds: number) => void;
};

/** State of a backend for monitoring. */
export type BackendFigures = {
  readonly caches: {
    readonly [Name in 'careers' | 'ratedRounds' | 'teamRounds' | 'teamRooms' | 'replies' | 'drawings']: CacheFigures;
  };
  readonly reportCalls: ReturnType<ReportTurns['figures']>;
  readonly reportDrawings: ReturnType<ReportDrawer['figures']>;
};

export type WatchedBackend = Backend & {
  readonly signIn: (accountId: AccountId, device?: string) => Promise<string>;
  readonly figures: () => BackendFigures;
};

/** Creates all features on an open, migrated database. */
export async function createBackend(
  config: Config,
  database: Database,
  ports: Ports,
  log: Log,
  { isStopping = () => false, onReportDrawn }: Surroundings = {},
): Promise<WatchedBackend> {
  const { clock } = ports;
  const signingKey = await loadSigningKey(database);
  const idTokens = createIdTokens(signingKey, clock, createExternalTokens(config.externalIssuers, clock));
  const careers = createCareerCache(database.readAt);
  const replies = createReplyCache();
  const services: Services = {
    ...{
      ...ports,
      config,
      database,
      query: database.query,
      readAt: database.readAt,
      log,
      careers,
      ratedRounds: createRatedRounds({ query: database.query, readAt: database.readAt, careers }),
      replies,
      isStopping,
    },
    uploads: createUploads(uploadFolder(config)),
    tokens: createMediaTokens(signingKey, clock),
    linkSecret: signingKey.linkSecret,
    readSettings: createSettings(config, clock, () => findOpenPlayer(database.query, config.demoPlayer)),
    readLandingSeason: createLandingSeason({ database, careers, clock, config }),
  };
  const drawings = createVersionedCache<Drawing>(MAX_DRAWING_BYTES, (drawing) =>
    // At most two bytes per character.
    typeof drawing === 'string' ? 2 * drawing.length : drawing.byteLength,
  );
  const drawer = createReportDrawer({
    ...reportLimits,
    cache: drawings,
    ...(onReportDrawn === undefined ? {} : { onDrawn: onReportDrawn }),
  });
  const reportTurns = createReportTurns();
  const teamRooms = createTeamRooms(services);
  const makers = {
    resume: createResumeReportMaker(services),
    'compare-stats': createCompareReportMaker(services),
    'public-player-schedule-report': createScheduleReportMaker(services),
    'org-schedule-report': createOrgScheduleReportMaker(services),
    'team-page': createTeamPageMaker({ ...services, teamRooms }),
    'blank-card': createBlankCardMaker(services),
  };
  const sendCode = (phoneNumber: string, origin: Origin) =>
    startChallenge(services, phoneNumber, { origin, isKnownTo: async () => false });
  const handlers: Handlers = {
    ...createInstallationHandlers(services),
    ...createLandingHandlers(services),
    ...createSignInHandlers({ ...services, idTokens }),
    ...createSecurityHandlers(services),
    ...createOwnAccountHandlers(services),
    ...createEmailHandlers(services),
    ...createInvitationHandlers(services),
    ...createReceivedHandlers(services),
    ...createGuardianHandlers(services),
    ...createNoticeHandlers(services),
    ...createReceivingHandlers(services),
    ...createContactHandlers(services),
    ...createPreviewHandlers(services),
    ...createOrganizationHandlers(services),
    ...createTeamHandlers(services),
    ...createTeamMemberHandlers(services),
    ...createTeamGuardianHandlers(services),
    ...createTeamJoinHandlers(services),
    ...createOwnTeamHandlers(services),
    ...createGuardedTeamHandlers(services),
    ...createTeamRoomHandlers({ ...services, teamRooms }),
    ...createTeamAbsenceHandlers(services),
    ...createTeamEventHandlers(services),
    ...createQualifierHandlers(services),
    ...createQualifierCardHandlers(services),
    ...createSquadPreview(services),
    ...createTeamComparisonHandlers(services),
    ...createSharedPlayerHandlers(services),
    ...createSearchHandlers(services),
    ...createPaymentHandlers(services),
    ...createOwnDataHandlers(services),
    ...createAccountHandlers(services),
    ...createMediaHandlers(services),
    ...createUploadHandlers(services),
    ...createMediaChangeHandlers(services),
    ...createProfileDetailsHandlers(services),
    ...createNewsHandlers(services),
    ...createRoundHandlers(services),
    ...createResumeHandlers(services),
    ...createResumeBuilderHandlers(services),
    ...createResumeLinkHandlers(services),
    ...createReportHandlers({ ...services, drawer, makers }),
    ...createScheduleHandlers(services),
    ...createScheduleImportHandlers(services),
    ...createScheduleExportHandlers(services),
    ...createCalendarHandlers(services),
    ...createScheduleEventHandlers(services),
    ...createAnalyticsHandlers(services),
    ...createCompareHandlers(services),
    ...createCompareStateHandlers(services),
    ...createScorecardHandlers(services),
    ...createHandicapHandlers(services),
    ...createRoundStoryHandlers(services),
    ...createAimHandlers(services),
    ...createSuggestionHandlers(services),
    ...createCompareCardHandlers(services),
    ...createCourseHandlers(services),
    ...createRoundCourseHandlers(services),
    ...createAdministrationHandlers({ ...services, sendCode }),
    ...createMergeHandlers(services),
    ...createOrganizationEditHandlers(services),
  };
  return {
    query: database.query,
    clock,
    readToken: idTokens.read,
    inReportTurn: reportTurns.run,
    inChangeTrail: createChangeTrail(database, clock, log),
    callLimits: createCallLimits(config.callLimits, () => clock.now().getTime()),
    // For tests: opens a session without a text message.
    signIn: async (accountId, device = '') => {
      const session = await openSession(services, accountId, 'code', { address: '127.0.0.1', device });
      return (await idTokens.create(session)).idToken;
    },
    close: drawer.close,
    figures: () => ({
      caches: {
        careers: careers.figures(),
        ratedRounds: services.ratedRounds.figures(),
        ...teamRooms.figures(),
        replies: replies.figures(),
        drawings: drawings.figures(),
      },
      reportCalls: reportTurns.figures(),
      reportDrawings: drawer.figures(),
    }),
    pages: createPublicPages(services),
    handlers,
  };
}
