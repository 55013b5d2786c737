// By name: with stars the app would load the schemas of all routes, because a bundler cannot tell that they do nothing.
export { type ErrorCode, errors } from './errors.ts';
export { eventLocaleCodes, eventTypeCodes, namesByCode, scheduleCodes, scheduleStatusCodes } from './codes.ts';
export { type WireCompareFilter, readCompareFilter, writeCompareFilter } from './compare-codes.ts';
export type { FirstScreen, RenderFirstScreen } from './first-screen.ts';
export type { DrawnHoles, LandingSeason } from './landing-season.ts';
export { maskPhoneNumber } from './mask-phone-number.ts';
export { profileTitle, siteTitles, windowTitle } from './page-titles.ts';
export { portraitWidths } from './portrait-widths.ts';
export { jsonPath, limitProblems, MAX_PROBLEMS, toProblems } from './problems.ts';
export { readRound } from './read-round.ts';
export {
  type Access,
  anyFeatureAccess,
  errorsOf,
  ESTIMATED_BYTES_HEADER,
  featureAccess,
  fullAccess,
  type Route,
} from './route.ts';
export {
  MAX_CLIP_BYTES,
  MAX_COURSE_BYTES,
  MAX_EVENTS,
  MAX_GALLERY_PICTURES,
  MAX_INVITATIONS,
  MAX_MEDIA_GIGABYTES,
  MAX_NEWS,
  MAX_OWN_COURSES,
  MAX_NEWS_PICTURES,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_PIXELS,
  MAX_RESUME_LINKS,
  MAX_DELETED_ROUNDS,
  MAX_PAST_REVISIONS,
  MAX_ROUND_REVISIONS,
  MAX_ROUNDS_PER_ACCOUNT,
  MAX_ROUNDS_PER_CALL,
  MAX_SWING_VIDEOS,
  megabytes,
  MAX_EMAIL_CODE_TRIES,
  MAX_EMAIL_CODES_PER_ACCOUNT,
  MAX_EMAIL_CODES_PER_ADDRESS,
  MAX_CONTACT_CHARACTERS,
  MAX_MESSAGES,
  MAX_MESSAGES_FROM_NETWORK,
  MAX_MESSAGES_TO_RECEIVER,
  MAX_MESSAGES_TO_RECEIVER_FROM_NETWORK,
  MAX_ROSTER_MEMBERS,
} from './limits.ts';
export {
  type CachedRouteId,
  type CallOf,
  type InputOf,
  type OutputOf,
  type RouteId,
  routes,
  type Routes,
} from './routes.ts';
export { AccountId, ActiveAccount, Preferences, Profile, PublicAccount } from './schemas/account.ts';
export { CompareFilter, CompareState, ComponentSelections, MetricsSelections } from './schemas/compare.ts';
export { CourseDocument, type OwnCourse } from './schemas/course.ts';
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
export { ErrorReply, Problem } from './schemas/error.ts';
export { type GuardedPlayer } from './schemas/guardian.ts';
export { CircleInvitation, INVITATION_DAYS, ReceivedInvitation } from './schemas/circle-invitation.ts';
export { Organization, OrganizationPlayer } from './schemas/organization.ts';
export { MapImagery } from './schemas/map-imagery.ts';
export { GalleryItem, MAX_MEDIA_TITLE, Picture, SwingVideo } from './schemas/media.ts';
export { MAX_NEWS_BODY, MAX_NEWS_CLIPS, MAX_NEWS_HEADER, NewsDraft, NewsHeadline, NewsItem } from './schemas/news.ts';
export { StandardChoice } from './schemas/overview.ts';
export { type ContactMessage, type Receiving } from './schemas/contact.ts';
export { type CourseChange, type HoleLines, type StoredCourse } from './schemas/course.ts';
export {
  MAX_CIRCLE_MEMBERS,
  CircleMember,
  PlayerSharing,
  SharingMember,
  FirstAnswers,
  OwnName,
  Sharing,
  SharingChange,
} from './schemas/own-account.ts';
export { ExportFormat, RemovedData } from './schemas/own-data.ts';
export { Payment, type PaymentState, Product } from './schemas/payment.ts';
export { Paper, ReportPreview, ReportWords } from './schemas/report.ts';
export { ReportRequest } from './schemas/report-request.ts';
export type { AssociatedPlayer, RoundsTable, ScheduleRow } from './schemas/reply-types.ts';
export { KeptResume, ResumeSettings } from './schemas/resume-builder.ts';
export { MAX_ABOUT, EditedProfile, ProfileDetails, ProfileDetailsChange } from './schemas/profile-details.ts';
export { RoundDocument } from './schemas/round.ts';
export { type ListedRound, type RoundChangeKind, RoundRevision } from './schemas/round-history.ts';
export { resultsHoleCount, resultsViewCode, thresholdScore, timeframeFilter } from './results-codes.ts';
export { type DayOrder, dayOrders, type ImportField, importFields } from './schedule-import-fields.ts';
export { EventResult, MAX_EXTRA_PLAYERS } from './schemas/schedule.ts';
export { FigureSample } from './schemas/scorecard.ts';
export { FoundAccount } from './schemas/search.ts';
export { AuditEvent, type AuditKind, auditKinds, Security, SignedInDevice } from './schemas/security.ts';
export { SharedPlayer } from './schemas/shared-player.ts';
export { Session, SignInResponse } from './schemas/sign-in.ts';
export { SupportContact } from './schemas/support-contact.ts';
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
export { codeScreenText, passwordScreenText, phoneScreenText, type SignInFailure } from './sign-in-texts.ts';
export { isFixedPath } from './fixed-paths.ts';
export { MAX_SEARCH_LETTERS, type SearchType, searchTypes } from './search-values.ts';
export { signInCountries } from './sign-in-countries.ts';
export {
  challengeNames,
  CODE_SENT_BEFORE_STATUS,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  TOKEN_ISSUER,
} from './sign-in-values.ts';
export { accountChanges } from './account-changes.ts';
export { Site } from './site.ts';
export { decodablePath, spellingOf } from './site-paths.ts';
