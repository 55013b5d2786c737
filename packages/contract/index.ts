export * from './errors.ts';
export { eventLocaleCodes, eventTypeCodes, namesByCode, scheduleCodes, scheduleStatusCodes } from './codes.ts';
export { type WireCompareFilter, readCompareFilter, writeCompareFilter } from './compare-codes.ts';
export * from './first-screen.ts';
export * from './landing-season.ts';
export * from './mask-phone-number.ts';
export * from './page-titles.ts';
export * from './portrait-widths.ts';
export * from './problems.ts';
export { readRound, type RoundReading } from './read-round.ts';
export {
  type Access,
  anyFeatureAccess,
  ESTIMATED_BYTES_HEADER,
  featureAccess,
  fullAccess,
  type Route,
  errorsOf,
} from './route.ts';
export * from './limits.ts';
export * from './routes.ts';
export { AccountId, ActiveAccount, type CoachedTeam, Preferences, Profile, PublicAccount } from './schemas/account.ts';
export { CompareFilter, CompareState, ComponentSelections, MetricsSelections } from './schemas/compare.ts';
export * from './schemas/course.ts';
export { cleanLine, documentLine, documentName } from './schemas/one-line.ts';
export { CoursesRead } from './schemas/found-course.ts';
export { type RoundCourse } from './schemas/round-course.ts';
export {
  EditedOrganization,
  MAX_SUPPORT_NOTE,
  MergePreview,
  OrganizationChange,
  RosterChange,
  SupportedAccount,
  SupportedAccountDetails,
  SupportReason,
  type SupportReasonId,
  supportReasons,
} from './schemas/administration.ts';
export * from './schemas/error.ts';
export { GuardedPlayer } from './schemas/guardian.ts';
export * from './schemas/notice.ts';
export { CircleInvitation, INVITATION_DAYS, ReceivedInvitation } from './schemas/circle-invitation.ts';
export * from './schemas/organization.ts';
export * from './schemas/map-imagery.ts';
export { GalleryItem, MAX_MEDIA_TITLE, Picture, SwingVideo } from './schemas/media.ts';
export { MAX_NEWS_BODY, MAX_NEWS_CLIPS, MAX_NEWS_HEADER, NewsDraft, NewsHeadline, NewsItem } from './schemas/news.ts';
export { FlagBits } from './schemas/generated.ts';
export { StandardChoice } from './schemas/overview.ts';
export { type ContactMessage, type Receiving } from './schemas/contact.ts';
export {
  MAX_CIRCLE_MEMBERS,
  CircleMember,
  PlayerSharing,
  SharingMember,
  FirstAnswers,
  OwnName,
  OwnNameChange,
  Sharing,
  SharingChange,
} from './schemas/own-account.ts';
export * from './schemas/own-data.ts';
export * from './schemas/payment.ts';
export { Paper, ReportPreview, ReportWords } from './schemas/report.ts';
export * from './schemas/report-request.ts';
export type { AssociatedPlayer, RoundsTable, ScheduleRow } from './schemas/reply-types.ts';
export * from './schemas/resume-builder.ts';
export * from './schemas/profile-details.ts';
export { MAX_NAME, RoundDocument } from './schemas/round.ts';
export { wholeWithin, within } from './schemas/within.ts';
export * from './schemas/round-history.ts';
export { importSources, sourceNames } from './import-sources.ts';
export {
  type ImportOutcome,
  type ImportSource,
  RoundImport,
  type TakenBackImport,
} from './schemas/round-import.ts';
export { resultsHoleCount, resultsViewCode, thresholdScore, timeframeFilter } from './results-codes.ts';
export * from './schedule-import-fields.ts';
export * from './schemas/schedule.ts';
export * from './schemas/scorecard.ts';
export { ComparedPlayer, FoundAccount } from './schemas/search.ts';
export * from './schemas/security.ts';
export * from './schemas/shared-player.ts';
export { Session, SignInResponse } from './schemas/sign-in.ts';
export * from './schemas/support-contact.ts';
export {
  daysProblem,
  EventChoice,
  type EventNoteAuthor,
  NewScheduleEvent,
  type NoteAuthor,
  OwnTournament,
  ScheduleEvent,
} from './schemas/schedule-event.ts';
export { ScheduleImportPreview } from './schemas/schedule-import.ts';
export { type PlayerTeams, RosterLine, type Team, TEAM_LINK_DAYS } from './schemas/team.ts';
export * from './sign-in-texts.ts';
export { fixedPaths, isFixedPath, SERVICE_WORKER_PATH } from './fixed-paths.ts';
export * from './search-values.ts';
export * from './sign-in-countries.ts';
export * from './sign-in-values.ts';
export * from './account-changes.ts';
export * from './site.ts';
export * from './site-paths.ts';
