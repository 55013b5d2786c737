import type { Config } from './config.ts';
import { createReportDrawer, type Drawing } from '@strokebook/reports';
import { createCareerCache } from './db/career-cache.ts';
import type { Database } from './db/database.ts';
import { createAccountHandlers } from './features/accounts/handlers.ts';
import { createCallerTurns } from './caller-turns.ts';
import { createAnalyticsHandlers } from './features/analytics/handlers.ts';
import { createCompareHandlers } from './features/compare/handlers.ts';
import { createCompareReportHandlers } from './features/compare/report-handlers.ts';
import { createCompareStateHandlers } from './features/compare/state-handlers.ts';
import { createCompareCardHandlers } from './features/compare-cards/handlers.ts';
import { createMediaChangeHandlers } from './features/media/change-handlers.ts';
import { createMediaHandlers } from './features/media/handlers.ts';
import { createUploadHandlers } from './features/media/upload-handlers.ts';
import { createNewsHandlers } from './features/news/handlers.ts';
import { createInstallationHandlers, createSettings } from './features/installation/handlers.ts';
import { createOrganizationHandlers } from './features/organizations/handlers.ts';
import { createOwnAccountHandlers } from './features/own-account/handlers.ts';
import { createOwnDataHandlers } from './features/own-data/handlers.ts';
import { createPaymentHandlers } from './features/payments/handlers.ts';
import { createPreviewHandlers, createPublicPages } from './features/public-pages/handlers.ts';
import { createReportHandlers } from './features/reports/handlers.ts';
import { createResumeBuilderHandlers } from './features/resume-builder/handlers.ts';
import { createResumeReportHandlers } from './features/resume-builder/report-handlers.ts';
import { createResumeHandlers } from './features/resume/handlers.ts';
import { createRoundHandlers } from './features/rounds/handlers.ts';
import { createProfileDetailsHandlers } from './features/profile-details/handlers.ts';
import { createScheduleEventHandlers } from './features/schedule/event-handlers.ts';
import { createCalendarHandlers } from './features/schedule/calendar-handlers.ts';
import { createScheduleImportHandlers } from './features/schedule/import-handlers.ts';
import { createScheduleExportHandlers } from './features/schedule/export-handlers.ts';
import { createScheduleHandlers } from './features/schedule/handlers.ts';
import { createOrgScheduleHandlers } from './features/schedule/org-report-handlers.ts';
import { createCourseHandlers } from './features/courses/handlers.ts';
import { createScorecardHandlers } from './features/scorecards/handlers.ts';
import { createSearchHandlers } from './features/search/handlers.ts';
import { createSignInHandlers } from './features/sign-in/handlers.ts';
import { createExternalTokens } from './features/sign-in/external-tokens.ts';
import { createIdTokens } from './features/sign-in/id-tokens.ts';
import { createSecurityHandlers } from './features/sign-in/security-handlers.ts';
import { openSession } from './features/sign-in/sessions.ts';
import { loadSigningKey } from './features/sign-in/signing-key.ts';
import type { Backend } from './http/bind-routes.ts';
import { createCallLimits } from './http/call-limits.ts';
import type { Handlers } from './http/handler.ts';
import { createReplyCache } from './http/reply-cache.ts';
import { RequestError } from './http/request-error.ts';
import { createLimitPerCaller } from './limit.ts';
import { LruCache } from './lru-cache.ts';
import { createMediaTokens } from './media/media-tokens.ts';
import type { Clock } from './ports/clock.ts';
import type { FileStore } from './ports/files/file-store.ts';
import type { Log } from './ports/log.ts';
import { createPayments } from './ports/payments/create-payments.ts';
import type { SmsSender } from './ports/sms/sms-sender.ts';
import { createUploads, uploadFolder } from './uploads/receive-upload.ts';

/** How many reports of one caller are built or drawn at a time: its others wait before anything is read for them. */
const REPORTS_PER_CALLER = 2;
/** A class behind one address that opens the same resume at once; nothing is held in memory for those that wait. */
const MAX_REPORTS_WAITING_PER_CALLER = 30;
const reportLimits = {
  /** Drawing a report keeps one core busy for some 50 ms; the others wait their turn. */
  maxAtATime: 2,
  /** Reports that may wait for their turn: as many as a class asks for at once. The last of them waits some two seconds. */
  maxWaiting: 80,
  /** All reports of a profile that somebody opens at once in windows of their own. */
  maxWaitingPerCaller: 8,
  /** The largest resume that an account has room for takes 4 to 6 seconds on a busy machine of two cores. */
  maxMilliseconds: 20_000,
};
/** Some hundred resumes with pictures, or 30 of the largest. */
const MAX_DRAWING_BYTES = 64 * 1024 * 1024;

/** What the product needs of the world around it. */
export type Ports = { readonly clock: Clock; readonly sms: SmsSender; readonly files: FileStore };

/** Puts the features together over an open, migrated database. */
export async function createBackend(
  config: Config,
  database: Database,
  { clock, sms, files }: Ports,
  log: Log,
): Promise<Backend & { readonly signIn: (accountId: number, device?: string) => Promise<string> }> {
  const external = createExternalTokens(config.externalIssuers, clock);
  const signingKey = await loadSigningKey(database);
  const idTokens = createIdTokens(signingKey, clock, external);
  const uploads = createUploads(uploadFolder(config));
  const mediaDeps = { database, files, clock, log, uploads, tokens: createMediaTokens(signingKey, clock) };
  // One of it: what one feature loaded, another need not.
  const careers = createCareerCache(database.query);
  const publicPagesDeps = { query: database.query, files, careers, productName: config.productName };
  const readSettings = createSettings(config, clock);
  const replies = createReplyCache();
  const drawer = createReportDrawer({ ...reportLimits, cache: new LruCache<Drawing>(MAX_DRAWING_BYTES) });
  const resumeDeps = { database, files, careers, clock, drawer, ...config };
  const signInDeps = { database, clock, sms, log, config };
  const handlers: Handlers = {
    ...createInstallationHandlers(database.query, readSettings),
    ...createSignInHandlers(signInDeps, idTokens),
    ...createSecurityHandlers(signInDeps),
    ...createOwnAccountHandlers(database, clock),
    ...createPreviewHandlers(publicPagesDeps),
    ...createOrganizationHandlers(database.query),
    ...createSearchHandlers(database.query),
    ...createPaymentHandlers({
      database,
      clock,
      gateway: createPayments(config.payments.provider),
      products: config.payments.products,
    }),
    ...createOwnDataHandlers(mediaDeps, clock),
    ...createAccountHandlers(mediaDeps),
    ...createMediaHandlers(mediaDeps),
    ...createUploadHandlers(mediaDeps),
    ...createMediaChangeHandlers(mediaDeps),
    ...createProfileDetailsHandlers(mediaDeps),
    ...createNewsHandlers(mediaDeps),
    ...createRoundHandlers(database, clock),
    ...createResumeHandlers(database.query, careers, replies, clock),
    ...createResumeBuilderHandlers(resumeDeps),
    ...createResumeReportHandlers(resumeDeps),
    ...createReportHandlers({ query: database.query, careers, clock, drawer, ...config }),
    ...createScheduleHandlers(database, careers, clock),
    ...createScheduleImportHandlers(database, clock),
    ...createScheduleExportHandlers({ query: database.query, careers, clock, drawer, ...config }),
    ...createOrgScheduleHandlers({ query: database.query, clock, drawer, ...config }),
    ...createCalendarHandlers(database, clock, config.productName),
    ...createScheduleEventHandlers(database, clock),
    ...createAnalyticsHandlers({ database, clock, careers, replies, turns: createCallerTurns() }),
    ...createCompareHandlers({ query: database.query, careers, replies, clock }),
    ...createCompareStateHandlers(database, clock, signingKey.linkSecret),
    ...createCompareReportHandlers({ query: database.query, careers, clock, drawer, ...config }),
    ...createScorecardHandlers(database.query, careers, replies),
    ...createCompareCardHandlers({ query: database.query, careers, replies, clock }),
    ...createCourseHandlers({ database, uploads, clock }),
  };
  return {
    query: database.query,
    readToken: idTokens.read,
    inReportTurn: createLimitPerCaller(REPORTS_PER_CALLER, {
      mostWaiting: MAX_REPORTS_WAITING_PER_CALLER,
      refusal: () => new RequestError('REPORTS_BUSY'),
    }),
    callLimits: createCallLimits(config.callLimits, () => clock.now().getTime()),
    // For tests: a session without the way through a text message.
    signIn: async (accountId, device = '') => {
      const session = await openSession(signInDeps, accountId, 'code', { address: '127.0.0.1', device });
      return (await idTokens.create(session)).idToken;
    },
    close: drawer.close,
    pages: createPublicPages({ ...publicPagesDeps, publicUrl: config.publicUrl, readSettings }),
    handlers,
  };
}
