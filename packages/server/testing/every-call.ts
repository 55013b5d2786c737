import { type CallOf, type Route, type RouteId, routes, timeframeFilter } from '@strokebook/contract';
import { compareFilter, compareState } from './test-compare.ts';
import { newPhoneNumber } from './test-phone.ts';
import { resumeSettingsOf } from './test-resume.ts';
import { scoreOnlyRound } from './test-rounds.ts';

const filter = { roundsFilter: { filterName: 'All' }, standardsFilter: { standardName: null } };
const code = '000000';
const NOBODYS = '00000000-0000-4000-8000-000000000000';
const draft = {
  publishedOn: '2026-05-01',
  header: 'News',
  body: '',
  coverMediaId: null,
  imageMediaIds: [],
  clipMediaIds: [],
  links: [],
  videoUrls: [],
};
const details = {
  about: null,
  college: null,
  collegeStartDate: null,
  collegeEndDate: null,
  collegeGpa: null,
  highSchool: null,
  highSchoolEndDate: null,
  highSchoolGpa: null,
  classYear: null,
  gender: null,
  height: null,
  weight: null,
  showsWeight: false,
  ghin: null,
  officialIndex: null,
  officialIndexDay: null,
  showsOfficialIndex: false,
  ncaaNumber: null,
  websiteLink: null,
};
const choice = { status: 'considering', isFavorite: false, note: null } as const;
/** The id of no account and no organization. */
const NO_ONE = 2_000_000_000;
const reason = { category: 'ownerAsked', note: 'A call of the tests' } as const;
const team = { organizationId: NO_ONE };
const teamMember = { ...team, memberId: NO_ONE };
/** Refused, because each would make one more: its rounds are in the wrong order. */
const qualifierAnswers = {
  ...{ name: 'None', tournamentId: null, entryUntil: null, placesByScore: 4, picks: 1, ties: [], words: '' },
  entrants: [{ entrantId: 'guest', accountId: null, guestName: 'Ada Berg', exemption: null }],
  rounds: ['2026-05-02', '2026-05-01'].map((playedOn) => ({
    playedOn,
    courses: [{ courseId: null, name: 'None', tee: 'White', par: 72, rating: null }],
  })),
  rule: { measure: 'toPar', bestOf: null },
} as const;
const eventAnswers = {
  ...{ name: 'None', tournamentId: 'none', format: '5-4' as const, url: null },
  players: [{ playerId: 'guest', accountId: null, guestName: 'Ada Berg' }],
  rounds: ['2026-05-02', '2026-05-01'].map((playedOn) => ({
    playedOn,
    course: { courseId: null, name: 'None', tee: 'White', par: 72, rating: null },
  })),
} as const;
const emptyCard = {
  ...{ entrantId: 'guest', round: 0, course: 0, isWithdrawn: false, answer: null },
  pars: Array.from({ length: 18 }, () => 4),
  strokes: Array.from({ length: 18 }, () => null),
};
const organization = { name: 'None', shortName: 'none', color: '#1b2a5e', secondColor: null };
/** Who is asked about, and who asks. */
type Parties = {
  readonly accountId: number;
  readonly caller: { readonly accountId: number; readonly firstName: string; readonly lastName: string };
};

const sideOf = ({ accountId }: Parties) => ({ params: { accountId }, body: { filter: compareFilter(accountId) } });
/** Enough for most routes; those without params need nothing. */
type AccountCall = { readonly params: { readonly accountId: number }; readonly query?: never };
type NeedsMore = { [Id in RouteId]: AccountCall extends CallOf<Id> ? never : Id }[RouteId];

/** Calls that need more than an account id. None changes data that another call depends on. */
const calls: { readonly [Id in NeedsMore]: (parties: Parties) => CallOf<Id> } & {
  readonly [Id in RouteId]?: (parties: Parties) => CallOf<Id>;
} = {
  suggestTarget: ({ accountId }) => ({
    params: { accountId },
    body: {
      ...{ courseId: 'no-such-course', tee: '', hole: 1, club: 'driver', sentence: 'Left of the bunker' },
      target: { lat: 40, lon: -80 },
    },
  }),
  answerSuggestion: ({ accountId }) => ({
    params: { accountId, suggestionId: NOBODYS },
    body: { state: 'accepted' },
  }),
  takeBackSuggestion: ({ accountId }) => ({ params: { accountId, suggestionId: NOBODYS } }),
  planHole: ({ accountId }) => ({ params: { accountId }, body: { courseId: 'no-such-course', hole: 1 } }),
  putPlanSettings: ({ accountId }) => ({ params: { accountId }, body: { isLeftHanded: false, clubs: [] } }),
  putCoursePlan: ({ accountId }) => ({
    params: { accountId, courseId: 'no-such-course' },
    body: { tee: '', holes: [] },
  }),
  getOrganization: () => ({ params: { shortName: 'no-such-organization' } }),
  getOrganizationImage: () => ({ params: { shortName: 'no-such-organization' } }),
  listOrganizationPlayers: () => ({ params: { shortName: 'no-such-organization' } }),
  getTeamRoom: () => ({ params: { organizationId: NO_ONE } }),
  compareWithTeam: ({ accountId }) => ({ params: { organizationId: NO_ONE, accountId } }),
  getOwnTeamRow: () => ({ params: { organizationId: NO_ONE } }),
  listTeamEvents: () => ({ params: team }),
  createTeamEvent: () => ({ params: team, body: { answers: eventAnswers } }),
  getTeamEvent: () => ({ params: { ...team, eventId: NOBODYS } }),
  changeTeamEvent: () => ({ params: { ...team, eventId: NOBODYS }, body: { change: { kind: 'finish', revision: 1 } } }),
  deleteTeamEvent: () => ({ params: { ...team, eventId: NOBODYS }, body: { revision: 1 } }),
  takeTeamEventResult: () => ({ params: { ...team, eventId: NOBODYS } }),
  listTeamAbsences: () => ({ params: team }),
  putTeamAbsence: () => ({
    params: { ...teamMember, absenceId: NOBODYS },
    body: { revision: 0, firstDay: '2026-05-02', lastDay: '2026-05-02', reason: 'class', note: '' },
  }),
  removeTeamAbsence: () => ({ params: { ...teamMember, absenceId: NOBODYS } }),
  listQualifiers: () => ({ params: team }),
  createQualifier: () => ({ params: team, body: { answers: qualifierAnswers } }),
  getQualifier: () => ({ params: { ...team, qualifierId: NOBODYS } }),
  changeQualifier: () => ({
    params: { ...team, qualifierId: NOBODYS },
    body: { change: { kind: 'publish', isPublished: false } },
  }),
  answerQualifierScore: () => ({
    params: { ...team, qualifierId: NOBODYS },
    body: { round: 0, isRight: true, says: null, hole: null },
  }),
  previewQualifierSquad: () => ({
    params: { ...team, qualifierId: NOBODYS },
    body: { squad: { byScore: [], leftOut: [], picks: [], alternates: [], words: [] } },
  }),
  deleteQualifier: () => ({ params: { ...team, qualifierId: NOBODYS }, body: { revision: 1 } }),
  getQualifierCards: () => ({ params: { ...team, qualifierId: NOBODYS } }),
  keepQualifierCards: () => ({
    params: { ...team, qualifierId: NOBODYS },
    body: { phoneId: NOBODYS, taps: 1, cards: [emptyCard] },
  }),
  startPayment: () => ({ body: { productId: 'no-such-product' } }),
  getPayment: () => ({ params: { paymentId: NOBODYS } }),
  finishTestPayment: () => ({ params: { paymentId: NOBODYS }, body: { outcome: 'paid' } }),
  receiveStripeEvent: () => ({ body: {} }),
  searchAccounts: () => ({ query: { q: 'an' } }),
  searchComparedPlayers: () => ({ query: { q: 'an' } }),
  searchOrganizations: () => ({ query: { q: 'an' } }),
  startPhoneSignIn: () => ({ body: { phoneNumber: newPhoneNumber() } }),
  resendCode: () => ({ body: { phoneNumber: newPhoneNumber() } }),
  verifyCode: () => ({ body: { phoneNumber: newPhoneNumber(), code } }),
  signInWithPassword: () => ({ body: { phoneNumber: newPhoneNumber(), password: 'no-such-password' } }),
  refreshSession: () => ({ body: undefined }),
  confirmIdentity: () => ({ body: { code } }),
  startPhoneChange: () => ({ body: { phoneNumber: newPhoneNumber() } }),
  changePhoneNumber: () => ({ body: { phoneNumber: newPhoneNumber(), code } }),
  setPassword: () => ({ body: { newPassword: 'aaaaaaaa' } }),
  endSession: () => ({ params: { sessionId: NOBODYS } }),
  updateName: ({ caller: { accountId, ...name } }) => ({ body: { ...name, username: `user-${accountId}` } }),
  answerFirstQuestions: () => ({ body: {} }),
  updatePreferences: () => ({ body: {} }),
  updateEmail: () => ({ body: { email: null } }),
  updateContact: () => ({ body: { receiverId: null } }),
  sendMessage: ({ accountId }) => ({
    params: { accountId },
    body: { name: 'Ada', email: 'ada@example.org', organization: '', message: 'Hello', website: '' },
  }),
  deleteMessage: () => ({ params: { messageId: NOBODYS } }),
  blockSender: () => ({ params: { messageId: NOBODYS } }),
  updateReceiving: () => ({ params: { playerId: 2_000_000_000 }, body: { isOn: true } }),
  unblockSender: () => ({ body: { sender: 'ada@example.org' } }),
  confirmEmail: () => ({ body: { code } }),
  updateSharing: () => ({ body: {} }),
  updateBirthYear: () => ({ body: { birthYear: 1990 } }),
  createCircleInvitation: () => ({ body: { isForGuardian: false } }),
  nameGuardian: () => ({ params: { memberId: NO_ONE }, body: { isGuardian: true } }),
  answerGuardian: () => ({ params: { playerId: NO_ONE }, body: { isGuardian: true } }),
  getGuardedSharing: () => ({ params: { playerId: NO_ONE } }),
  updateGuardedSharing: () => ({ params: { playerId: NO_ONE }, body: {} }),
  removeGuardedMember: () => ({ params: { playerId: NO_ONE, memberId: NO_ONE } }),
  updateCircleLevel: () => ({ params: { memberId: NO_ONE }, body: { level: 'see' } }),
  updateGuardedLevel: () => ({ params: { playerId: NO_ONE, memberId: NO_ONE }, body: { level: 'see' } }),
  // Refused, because each would make one more team.
  createTeam: () => ({ body: { name: 'None', squads: [] } }),
  getTeam: () => ({ params: team }),
  updateTeam: () => ({ params: team, body: { revision: 1, name: 'None', squads: [{ rosterId: null, name: 'None' }] } }),
  readTeamRoster: () => ({ params: team, body: { text: 'Ada Berg' } }),
  addTeamPlaces: () => ({
    params: team,
    body: { rosterId: 1, lines: [{ name: 'Ada Berg', classYear: null, email: null }] },
  }),
  removeTeamPlace: () => ({ params: { ...team, placeId: NOBODYS } }),
  createTeamLink: () => ({ params: team, body: { role: 'player', rosterId: null } }),
  updateTeamLink: () => ({ params: { ...team, linkId: NOBODYS }, body: { level: 'see' } }),
  withdrawTeamLink: () => ({ params: { ...team, linkId: NOBODYS } }),
  answerTeamRequest: () => ({ params: teamMember, body: { isAccepted: true, rosterId: null, placeId: null } }),
  nameTeamGuardian: () => ({ params: teamMember, body: { username: 'nobody-at-all' } }),
  setPlayerSquads: () => ({ params: teamMember, body: { rosterIds: [1] } }),
  removeTeamPlayer: () => ({ params: teamMember }),
  updateTeamCoach: () => ({ params: teamMember, body: { isHead: true } }),
  removeTeamCoach: () => ({ params: teamMember }),
  readTeamLink: () => ({ body: { secret: 'x'.repeat(43) } }),
  askToJoinTeam: () => ({ body: { secret: 'x'.repeat(43), level: 'see' } }),
  updateTeamLevel: () => ({ params: team, body: { level: 'see' } }),
  leaveTeam: () => ({ params: { ...team, role: 'player' } }),
  listGuardedTeams: () => ({ params: { playerId: NO_ONE } }),
  agreeToTeam: () => ({ params: { ...team, playerId: NO_ONE } }),
  updateGuardedTeamLevel: () => ({ params: { ...team, playerId: NO_ONE }, body: { level: 'see' } }),
  agreeToGuardedMember: () => ({ params: { playerId: NO_ONE, memberId: NO_ONE } }),
  agreeToGuardedAge: () => ({ params: { playerId: NO_ONE } }),
  listGuardedChanges: () => ({ params: { playerId: NO_ONE } }),
  letInMember: () => ({ params: { memberId: NO_ONE } }),
  endGuardedTeam: () => ({ params: { ...team, playerId: NO_ONE } }),
  stopNoticeMail: () => ({ query: { token: '1.no-token' } }),
  inviteToCircle: () => ({ body: { username: 'nobody-at-all' } }),
  acceptReceivedInvitation: () => ({ params: { playerId: 2_000_000_000, invitationId: NOBODYS } }),
  declineReceivedInvitation: () => ({
    params: { playerId: 2_000_000_000, invitationId: NOBODYS },
    body: { isBlocked: false },
  }),
  leaveCircle: () => ({ params: { playerId: 2_000_000_000 } }),
  withdrawCircleInvitation: () => ({ params: { invitationId: NOBODYS } }),
  readCircleInvitation: () => ({ body: { secret: 'x'.repeat(43) } }),
  acceptCircleInvitation: () => ({ body: { secret: 'x'.repeat(43) } }),
  removeCircleMember: () => ({ params: { memberId: 2_000_000_000 } }),
  getProfile: ({ accountId }) => ({ params: { username: `user-${accountId}` } }),
  getMediaFile: ({ accountId }) => ({ params: { accountId, mediaId: 'portrait', file: '48.webp' } }),
  uploadPicture: ({ accountId }) => ({
    params: { accountId },
    query: { use: 'gallery' },
    upload: Buffer.from('no picture'),
  }),
  uploadClip: ({ accountId }) => ({ params: { accountId }, upload: Buffer.from('no clip') }),
  uploadPoster: ({ accountId }) => ({ params: { accountId, mediaId: 'portrait' }, upload: Buffer.from('no picture') }),
  addVideoLink: ({ accountId }) => ({ params: { accountId }, body: { url: 'https://example.com/', title: '' } }),
  updateMedia: ({ accountId }) => ({ params: { accountId, mediaId: 'portrait' }, body: {} }),
  orderMedia: ({ accountId }) => ({ params: { accountId }, body: { use: 'gallery', mediaIds: ['portrait'] } }),
  deleteMedia: ({ accountId }) => ({ params: { accountId, mediaId: 'no-such-picture' } }),
  createNews: ({ accountId }) => ({ params: { accountId }, body: draft }),
  updateNews: ({ accountId }) => ({ params: { accountId, newsId: 'no-such-news' }, body: draft }),
  deleteNews: ({ accountId }) => ({ params: { accountId, newsId: 'no-such-news' } }),
  updateOwnStandard: () => ({ body: { standardName: 'scratch' } }),
  updateProfileDetails: ({ accountId }) => ({ params: { accountId }, body: details }),
  getResults: ({ accountId }) => ({
    params: { accountId },
    body: { view: 1, holeCount: 18, threshold: 0, timeframe: timeframeFilter({ kind: 'all' }) },
  }),
  setFavoriteRound: ({ accountId }) => ({
    params: { accountId, roundId: 'no-such-round' },
    body: { isFavorite: true, note: null },
  }),
  previewScheduleImport: ({ accountId }) => ({ params: { accountId }, body: { csv: 'Tournament' } }),
  importSchedule: ({ accountId }) => ({ params: { accountId }, body: { csv: 'Tournament' } }),
  exportSchedule: ({ accountId }) => ({
    params: { accountId },
    body: {
      accountName: 'Ada Berg',
      accountEmail: null,
      outputFormat: 'xls',
      thresholdScore: -1,
      tournamentEventTypeId: '3,10,11',
      upcomingTournamentStatusIds: '1,3,4,2,6',
      upcomingTournamentStatuses: '',
      timeframeFilter: timeframeFilter({ kind: 'all' }),
    },
  }),
  getCalendar: ({ accountId }) => ({ params: { name: `${accountId}.ics` }, query: { key: 'k'.repeat(43) } }),
  createScheduleEvent: ({ accountId }) => ({
    params: { accountId },
    body: { ...choice, tournament: { tournamentId: 'no-such-tournament' } },
  }),
  updateScheduleEvent: ({ accountId }) => ({ params: { accountId, tournamentId: 'no-such-tournament' }, body: choice }),
  deleteScheduleEvent: ({ accountId }) => ({ params: { accountId, tournamentId: 'no-such-tournament' } }),
  getNewsItem: ({ accountId }) => ({ params: { accountId, newsId: 'story' } }),
  putRound: ({ accountId }) => ({ params: { accountId, roundId: 'r1' }, body: scoreOnlyRound('r1') }),
  rounds: ({ accountId }) => ({ params: { accountId }, body: filter.roundsFilter }),
  getRound: ({ accountId }) => ({ params: { accountId, roundId: 'r1' } }),
  deleteRound: ({ accountId }) => ({ params: { accountId, roundId: 'no-such-round' } }),
  restoreRound: ({ accountId }) => ({ params: { accountId, roundId: 'r1' } }),
  listRoundRevisions: ({ accountId }) => ({ params: { accountId, roundId: 'r1' } }),
  importRounds: ({ accountId }) => ({
    params: { accountId, importId: NOBODYS },
    body: { source: 'worksheet', rounds: [{ round: scoreOnlyRound('r1'), isReplacing: false }] },
  }),
  takeBackImport: ({ accountId }) => ({ params: { accountId, importId: NOBODYS } }),
  restoreImport: ({ accountId }) => ({ params: { accountId, importId: NOBODYS } }),
  restoreRoundRevision: ({ accountId }) => ({ params: { accountId, roundId: 'r1', revision: 1 } }),
  readNotices: () => ({ params: { noticeId: NOBODYS }, body: { areOlderRead: true } }),
  updateNoticeMail: () => ({ body: { isOn: false } }),
  getLiveCard: ({ accountId }) => ({ params: { accountId, roundId: 'r1' } }),
  getRoundStory: ({ accountId }) => ({ params: { accountId, roundId: 'r1' } }),
  getSeason: ({ accountId }) => ({
    params: { accountId },
    body: { holeCount: 18, standardsFilter: filter.standardsFilter },
  }),
  overviewGroup: ({ accountId }) => ({
    params: { accountId },
    body: { groupName: 'g', roundFilters: [filter.roundsFilter], standardsFilter: filter.standardsFilter },
  }),
  getRoundCards: ({ accountId }) => ({ params: { accountId }, body: { golfRoundIds: [] } }),
  getMappedRounds: ({ accountId }) => ({ params: { accountId }, body: { golfRoundIds: [] } }),
  listCourses: () => ({ query: { q: 'no such course' } }),
  findNearCourses: ({ accountId }) => ({ params: { accountId }, body: { position: { lat: 50, lon: 5 } } }),
  getCourseToPlay: ({ accountId }) => ({ params: { accountId, courseId: 'no-such-course' } }),
  putOwnCourse: ({ accountId }) => ({
    params: { accountId, courseId: 'no-such-course' },
    body: { name: 'None', city: null, region: null, country: null, tees: [], holes: [{ number: 1, par: 4 }] },
  }),
  deleteOwnCourse: ({ accountId }) => ({ params: { accountId, courseId: 'no-such-course' } }),
  getCourse: () => ({ params: { courseId: 'no-such-course' } }),
  getCourseDetails: () => ({ body: { golfCourseIds: ['no-such-course'] } }),
  getCourseDrawing: () => ({ params: { courseId: 'no-such-course' } }),
  updateCourse: () => ({
    params: { courseId: 'no-such-course' },
    body: { name: 'None', city: null, region: null, country: null, tees: [], holes: [] },
  }),
  updateHoleLines: () => ({ params: { courseId: 'no-such-course' }, body: { holes: [] } }),
  importCourses: () => ({ query: { fileName: 'none.geojson' }, upload: Buffer.from('no course') }),
  getSamplesBehind: ({ accountId }) => ({
    params: { accountId },
    body: { statId: 'drive.fairwaysHit', roundsFilter: filter.roundsFilter },
  }),
  getDriveData: sideOf,
  getPuttData: sideOf,
  getShotToGreenData: sideOf,
  getScoringData: sideOf,
  getPlayingStyle: sideOf,
  getStatProbability: ({ accountId }) => ({
    params: { accountId },
    body: {
      filter: compareFilter(accountId),
      roundIds: null,
      sessionId: 's1',
      refreshData: false,
      selectedStats: [],
      hiddenStats: [],
    },
  }),
  getEstimatedIndex: ({ accountId }) => ({ params: { accountId } }),
  getStrokesReceived: ({ accountId }) => ({ params: { accountId } }),
  getScorePosting: ({ accountId }) => ({ params: { accountId, roundId: 'r1' } }),
  getTeeOutlook: ({ accountId }) => ({
    params: { accountId },
    query: { holeCount: '18', courseRating: '72.4', slopeRating: '131', par: '72' },
  }),
  getStrokesGainedByRound: ({ accountId }) => ({
    params: { accountId },
    body: { roundsFilter: filter.roundsFilter },
  }),
  performanceStats: ({ accountId }) => ({ params: { accountId }, body: filter }),
  getCompareMetrics: ({ accountId }) => ({
    params: { accountId },
    body: { left: compareFilter(accountId), right: compareFilter(accountId) },
  }),
  getSelectedRoundIds: sideOf,
  getRoundsTable: ({ accountId }) => ({
    params: { accountId },
    body: {
      roundIds: ['r1'],
      holeCount: 18,
      updateRequest: {
        page: 1,
        pageSize: 10,
        sort: { column: 'startDate', direction: 'desc' },
        refreshType: 'rounds',
      },
    },
  }),
  saveCompareState: ({ accountId }) => ({ params: { accountId }, body: compareState(accountId) }),
  getCompareState: ({ accountId }) => ({ params: { accountId, hash: accountId } }),
  getKeptComparison: ({ accountId }) => ({ params: { hash: accountId } }),
  saveResumeSettings: ({ accountId }) => ({ params: { accountId }, body: resumeSettingsOf(accountId) }),
  getResumePreview: ({ accountId }) => ({ params: { accountId }, body: resumeSettingsOf(accountId) }),
  getResumeReport: ({ accountId }) => ({ params: { hash: accountId } }),
  keepResumeReport: ({ accountId }) => ({ params: { accountId }, body: { settings: resumeSettingsOf(accountId) } }),
  // Of one report; `report-cases.ts` has all of them.
  previewReport: ({ accountId }) => ({ body: { report: 'ppr', accountId } }),
  getReportPdf: ({ accountId }) => ({ body: { report: 'ppr', accountId } }),
  withdrawResumeReport: ({ accountId }) => ({ params: { accountId, hash: 0 } }),
  getSchedule: ({ accountId }) => ({ params: { accountId }, query: { isUpcoming: 'true' } }),
  exportData: () => ({ query: { format: 'json' } }),
  // Refused for the username before anything is deleted.
  deleteAccount: () => ({ body: { username: 'somebody-else' } }),
  findAccounts: () => ({ body: { text: 'nobody-at-all' } }),
  // Of an account that does not exist, so that no other call's caller is signed out.
  endAccountSessions: () => ({ params: { accountId: NO_ONE }, body: { reason } }),
  sendAccountCode: () => ({ params: { accountId: NO_ONE }, body: { reason } }),
  restoreAccount: () => ({ params: { accountId: NO_ONE }, body: { reason } }),
  previewMerge: ({ accountId }) => ({ params: { accountId }, body: { fromAccountId: NO_ONE } }),
  mergeAccounts: ({ accountId }) => ({ params: { accountId }, body: { fromAccountId: NO_ONE, reason } }),
  getEditedOrganization: () => ({ params: { organizationId: NO_ONE } }),
  createOrganization: () => ({ body: { ...organization, shortName: `none-${newPhoneNumber().slice(1)}` } }),
  updateOrganization: () => ({ params: { organizationId: NO_ONE }, body: organization }),
  createRoster: () => ({ params: { organizationId: NO_ONE }, body: { name: 'None', groupName: null } }),
  setRosterMember: ({ accountId }) => ({
    params: { organizationId: NO_ONE, rosterId: 1 },
    body: { accountId, isMember: true, reason },
  }),
  strengthWeaknessStats: ({ accountId }) => ({ params: { accountId }, body: filter }),
};

/** A harmless call of a route. */
export function callOf(id: RouteId, parties: Parties): CallOf<RouteId> {
  const listed: ((parties: Parties) => CallOf<RouteId>) | undefined = calls[id];
  if (listed !== undefined) return listed(parties);
  const { params }: Route = routes[id];
  return params === undefined ? {} : { params: { accountId: parties.accountId } };
}
