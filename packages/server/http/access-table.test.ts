import { type Access, errorsOf, featureAccess, type Route, type RouteId, routes } from '@strokebook/contract';
import { type AccessLevel, accessLevels, type FeatureId, features, startingPrivacy } from '@strokebook/golf/access';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callOf } from '../testing/every-call.ts';
import { reportCases } from '../testing/report-cases.ts';
import { storeCompareState } from '../testing/test-compare.ts';
import { storeResume } from '../testing/test-resume.ts';
import { storeDrawing, storeStory } from '../testing/test-media.ts';
import { storeAccount } from '../testing/test-accounts.ts';
import { onEachDatabase, openEmbeddedTestDatabase, type TestDatabase } from '../testing/test-databases.ts';
import { useTestServer } from '../testing/use-test-server.ts';

/** Kinds of callers. The owner's token is also tried expired, tampered with, and of an ended session. */
const callers = [
  'visitor',
  'stranger',
  'seer',
  'enterer',
  'circle',
  'manager',
  'owner',
  'expired',
  'forged',
  'signedOut',
  'deleted',
] as const;
type Caller = (typeof callers)[number];
const nobodies: ReadonlySet<Caller> = new Set(['expired', 'forged', 'signedOut', 'deleted'] as const);

/** Callers who see only public content. */
const outsiders: ReadonlySet<Caller> = new Set(['visitor', 'stranger']);

const STRANGER = 901;
const CIRCLE = 902;
/** Members of every circle who may only see, and who may enter rounds too. */
const SEER = 905;
const ENTERER = 906;
const MANAGER = 903;
/** An account that was in every circle and has been deleted. */
const DELETED = 904;

const routeIds = Object.keys(routes) as RouteId[];
const accessOf = (id: RouteId): Access => routes[id].access;

type Setting = { featureId: FeatureId; isPublic?: boolean; isPhoneVerified?: boolean };
/** All privacy settings: every flag of every feature, and the switch of the whole site. */
type Privacy = {
  readonly allowPublicSite: boolean;
  readonly showsComingEvents?: boolean;
  readonly settings: readonly Setting[];
};

const flags = (name: 'isPublic' | 'isPhoneVerified') => [{}, { [name]: true }, { [name]: false }];
/** The site on and off, as accounts of adults and of others begin (TEAM-28): all routes and callers. */
const sites: readonly Privacy[] = [true, false].map((isAdult) => ({ ...startingPrivacy(isAdult), settings: [] }));
/** One feature closed, or the site closed with one feature open: all routes with player content. */
const oneFeature: readonly Privacy[] = [
  { allowPublicSite: false, settings: [{ featureId: features.roundAssessment, isPublic: true }] },
  ...Object.values(features).map((featureId) => ({
    allowPublicSite: true,
    settings: [{ featureId, isPublic: false }],
  })),
  { allowPublicSite: true, settings: [{ featureId: features.index, isPublic: true }] },
];
/** All other settings of one feature, which the full tier asks for: the rule of one setting is the engine's. */
const otherFlags: readonly Privacy[] = Object.values(features).flatMap((featureId) =>
  flags('isPublic')
    .flatMap((isPublic) => flags('isPhoneVerified').map((isPhoneVerified) => ({ ...isPublic, ...isPhoneVerified })))
    .filter((said) => JSON.stringify(said) !== '{"isPublic":false}')
    .map((said) => ({ allowPublicSite: true, settings: [{ featureId, ...said }] })),
);

/** On the second database: the sites, and some closed features. */
const SECOND_PRIVACIES = 6;

/** Routes that need no sign-in. */
const publicRoutes: readonly RouteId[] = [
  'getHealth',
  'getReady',
  'getSettings',
  'getLandingSeason',
  'getSitePicture',
  'listStandards',
  'getOrganization',
  'getOrganizationImage',
  'listProducts',
  'getPayment',
  'finishTestPayment',
  'receiveStripeEvent',
  'searchAccounts',
  'searchOrganizations',
  'listCourses',
  'getCourse',
  'getCourseDetails',
  'getCourseDrawing',
  'getCalendar',
  'startPhoneSignIn',
  'readCircleInvitation',
  'readTeamLink',
  'stopNoticeMail',
  'resendCode',
  'verifyCode',
  'signInWithPassword',
  'refreshSession',
  'signOut',
];

/** Routes of all reports: every report has an access of its own, which the handler checks. */
const reportRoutes: readonly RouteId[] = ['previewReport', 'getReportPdf'];

/** Access that handlers check themselves, because it depends on more than the route. */
const handlerAccess: Partial<Record<RouteId, Access>> = {
  // Private players of a roster are listed for those with full access to them.
  listOrganizationPlayers: { kind: 'public' },
  // Of a qualifier that a coach has published everybody sees the boards.
  getQualifier: { kind: 'public' },
  // Of the players found only those whose comparison is open to the caller are listed.
  searchComparedPlayers: { kind: 'public' },
  getProfile: { kind: 'profile' },
  getProfileById: { kind: 'profile' },
  getProfileImage: { kind: 'profile' },
  // Visitors write to whoever takes messages; a private profile takes none.
  sendMessage: { kind: 'profile' },
  getPreviewPicture: { kind: 'profile' },
  getMediaFile: featureAccess(features.gallery),
  getKeptComparison: featureAccess(features.compareStats),
  // The link itself is the permission (RESUME-O12).
  getResumeReport: { kind: 'profile' },
};

/** The status of a harmless call by a caller with access, if it is not 200. */
const otherAnswers: Partial<Record<RouteId, number>> = {
  getOrganization: 404,
  getOrganizationImage: 404,
  listOrganizationPlayers: 404,
  getTeamRoom: 404,
  getOwnTeamRow: 404,
  listTeamEvents: 404,
  getTeamEvent: 404,
  takeTeamEventResult: 404,
  listTeamAbsences: 404,
  putTeamAbsence: 404,
  removeTeamAbsence: 404,
  listQualifiers: 404,
  getQualifier: 404,
  answerQualifierScore: 404,
  // There is no such suggestion.
  answerSuggestion: 404,
  takeBackSuggestion: 404,
  getQualifierCards: 404,
  keepQualifierCards: 404,
  // No payments are taken.
  startPayment: 503,
  getPayment: 404,
  finishTestPayment: 404,
  receiveStripeEvent: 404,
  getCourse: 404,
  getCourseToPlay: 404,
  putOwnCourse: 404,
  getCourseDrawing: 404,
  updateCourse: 404,
  updateHoleLines: 404,
  importCourses: 422,
  getCalendar: 404,
  verifyCode: 400,
  signInWithPassword: 400,
  refreshSession: 401,
  sendConfirmationCode: 400,
  confirmIdentity: 400,
  changePhoneNumber: 400,
  setPassword: 422,
  confirmEmail: 400,
  // The players of this test take no messages.
  sendMessage: 404,
  inviteToCircle: 404,
  stopNoticeMail: 404,
  // Nobody of this test has a guardian.
  nameGuardian: 404,
  answerGuardian: 404,
  getGuardedSharing: 404,
  updateGuardedSharing: 404,
  removeGuardedMember: 404,
  updateGuardedLevel: 404,
  agreeToGuardedMember: 404,
  agreeToGuardedAge: 404,
  listGuardedChanges: 404,
  letInMember: 404,
  updateCircleLevel: 404,
  acceptReceivedInvitation: 404,
  updateReceiving: 404,
  readCircleInvitation: 404,
  acceptCircleInvitation: 404,
  createTeam: 400,
  readTeamLink: 404,
  askToJoinTeam: 404,
  updateTeamLevel: 404,
  listGuardedTeams: 404,
  agreeToTeam: 404,
  updateGuardedTeamLevel: 404,
  endGuardedTeam: 404,
  deleteAccount: 400,
  uploadPicture: 422,
  uploadClip: 422,
  uploadPoster: 404,
  deleteMedia: 404,
  updateNews: 404,
  deleteNews: 404,
  setFavoriteRound: 404,
  takeBackImport: 404,
  restoreImport: 404,
  importSchedule: 400,
  createScheduleEvent: 404,
  updateScheduleEvent: 404,
  deleteScheduleEvent: 404,
  withdrawResumeReport: 404,
  endAccountSessions: 404,
  sendAccountCode: 404,
  restoreAccount: 404,
  previewMerge: 404,
  mergeAccounts: 404,
  getEditedOrganization: 404,
  updateOrganization: 404,
  createRoster: 404,
  setRosterMember: 404,
};

type Question = 'profile' | AccessLevel | 'link' | 'signedIn' | readonly FeatureId[] | null;

/** The access that a route needs to its account; null for a route without an account. */
function questionOf(id: RouteId): Question {
  if (id === 'getResumeReport') return 'link';
  const access = handlerAccess[id] ?? accessOf(id);
  switch (access.kind) {
    case 'feature':
      return [access.featureId];
    case 'anyFeature':
      return access.featureIds;
    case 'profile':
      return access.kind;
    case 'level':
      return access.level;
    default:
      return null;
  }
}

/** A call of the table: a route, or one report of a route of all reports. */
type Row = {
  readonly id: RouteId;
  readonly name: string;
  readonly question: Question;
  /** The status for a caller with access. */
  readonly answer: number;
  readonly call: (parties: Parameters<typeof callOf>[1]) => unknown;
};
const rows: readonly Row[] = routeIds.flatMap((id): readonly Row[] =>
  reportRoutes.includes(id)
    ? reportCases.map(({ name, access, request }) => ({
        id,
        name: `${id} ${name}`,
        question: access,
        // There is no such organization.
        answer: access === null ? 404 : 200,
        call: ({ accountId }) => ({ body: request(accountId, accountId) }),
      }))
    : [
        {
          id,
          name: id,
          question: questionOf(id),
          answer: otherAnswers[id] ?? 200,
          call: (parties) => callOf(id, parties),
        },
      ],
);
const accountRows = rows.filter(({ question }) => question !== null && question !== 'link' && question !== 'signedIn');

const isLevel = (question: Question): question is AccessLevel => accessLevels.some((level) => level === question);

/** The levels that callers with access hold (TEAM-27), said a second time. */
const levels: Partial<Record<Caller, readonly AccessLevel[]>> = {
  seer: ['see'],
  enterer: ['see', 'enter'],
  circle: ['see', 'enter', 'manage'],
  manager: ['see', 'enter', 'manage'],
  owner: ['see', 'enter', 'manage'],
};

/** The rules of ACCESS-05 to ACCESS-12, ACCESS-22, INDEX-07 and INDEX-16, said a second time. */
function outsiderMaySee(caller: Caller, privacy: Privacy, question: Question): boolean {
  const { allowPublicSite, settings } = privacy;
  if (!allowPublicSite || question === null || isLevel(question)) return false;
  const website = settings.find(({ featureId }) => featureId === 88);
  if (website?.isPublic === false) return false;
  if (question === 'profile' || question === 'link' || question === 'signedIn') return true;
  return question.some((asked) => {
    const setting = settings.find(({ featureId }) => featureId === asked);
    if (asked === 90) return caller !== 'visitor' && setting?.isPublic === true;
    if (setting === undefined) return true;
    if (setting.isPublic === true) return true;
    if (setting.isPublic === false) return false;
    return setting.isPhoneVerified !== false;
  });
}

function expectedStatus({ id, question, answer }: Row, caller: Caller, privacy: Privacy): number {
  const { kind } = accessOf(id);
  if (publicRoutes.includes(id)) return answer;
  if (nobodies.has(caller)) return 401;
  if (handlerAccess[id]?.kind === 'public') return answer;
  if (kind === 'signedIn' || question === 'signedIn') return caller === 'visitor' ? 401 : answer;
  if (kind === 'productManager') return caller === 'visitor' ? 401 : caller === 'manager' ? answer : 404;
  // There is no such team; who may call these routes is in the table of teams.
  if (kind === 'team') return caller === 'visitor' ? 401 : 404;
  const held = levels[caller] ?? [];
  const isOpen =
    question === 'link' ||
    (isLevel(question) ? held.includes(question) : held.length > 0 || outsiderMaySee(caller, privacy, question));
  // Nobody suggests a target to themselves.
  if (id === 'suggestTarget' && caller === 'owner') return 409;
  return isOpen ? answer : 404;
}

/** Whether the reply is a drawing, which keeps a core busy for a tenth of a second. */
const isDrawn = ({ id }: Row): boolean => errorsOf(routes[id]).has('REPORTS_BUSY');

describe('who may call what', () => {
  it('lists every public route: adding one is a visible change', () => {
    const found = routeIds.filter((id) => accessOf(id).kind === 'public');
    expect(found.sort()).toEqual([...publicRoutes].sort());
  });

  it('lists every route whose handler checks access itself', () => {
    const found = routeIds.filter((id) => accessOf(id).kind === 'profile');
    expect(found.sort()).toEqual([...Object.keys(handlerAccess), ...reportRoutes].sort());
  });

  it('TEAM-27: lets only those who enter rounds, who manage and product managers change what belongs to an account, apart from an own address of the schedule, keeping a comparison, writing a message and asking for a higher level', () => {
    const open = routeIds.filter((id) => {
      const { method, isRead, path, access }: Route = routes[id];
      const isClosed = (access.kind === 'level' && access.level !== 'see') || access.kind === 'productManager';
      return path.includes(':accountId') && method !== 'GET' && isRead !== true && !isClosed;
    });
    expect(open.sort()).toEqual([
      'askForLevel',
      'createCalendarFeed',
      'deleteCalendarFeed',
      'saveCompareState',
      'sendMessage',
    ]);
  });

  onEachDatabase((openTestDatabase, { isSecond }) => askTable(openTestDatabase, isSecond, false));
});

describe('who may call what, with every route asked as every caller under every setting', { tags: ['full'] }, () => {
  // On one database: which settings open what is the engine's rule, and the first settings are asked on both.
  askTable(openEmbeddedTestDatabase, false, true);
});

/** The tests on one database; without `isFull` they skip combinations that other rows of the table decide. */
function askTable(openTestDatabase: () => Promise<TestDatabase>, isSecond: boolean, isFull: boolean): void {
  // Invalid tokens are refused before settings are read, so an open and a closed site are enough.
  const testsInvalidTokens = (privacy: Privacy): boolean => isFull || sites.includes(privacy);
  const first = [...sites, ...oneFeature];
  const asked = isFull ? [...first, ...otherFlags] : isSecond ? first.slice(0, SECOND_PRIVACIES) : first;
  const { database, server } = useTestServer(openTestDatabase, {
    environment: { SIGN_IN_LIMIT_PER_ADDRESS: '1000000', SMS_LIMIT_PER_HOUR: '1000000' },
  });
  const tokens = new Map<string, string>();
  const tokenOf = (caller: Caller, accountId: number): string | undefined =>
    tokens.get(caller) ?? tokens.get(`${caller} ${accountId}`);

  beforeAll(async () => {
    for (const [index, { settings, ...switches }] of asked.entries()) {
      const accountId = index + 1;
      const circle = { subCircleAccountIds: [CIRCLE, DELETED], enteringIds: [ENTERER], seeingIds: [SEER] };
      // An adult, because who makes links to the resume depends on the age (guarded-access.test.ts).
      await storeAccount(database, { accountId, birthYear: 1980, ...switches, settings: [...settings], ...circle });
      await storeDrawing(database, accountId, 'portrait');
      await storeStory(database, accountId, 'story');
      await storeCompareState(database, accountId, accountId);
      await storeResume(database, accountId, accountId);
      if (testsInvalidTokens(asked[index] as Privacy))
        tokens.set(`expired ${accountId}`, await server.tokenOf(accountId));
    }
    for (const accountId of [STRANGER, SEER, ENTERER, CIRCLE, MANAGER, DELETED]) {
      await storeAccount(database, { accountId, isProductManager: accountId === MANAGER });
    }
    server.clock.advance(16 * 60_000);
    for (const [index] of asked.entries()) {
      const accountId = index + 1;
      if (testsInvalidTokens(asked[index] as Privacy)) {
        const signedOut = await server.tokenOf(accountId);
        await server.call('signOutEverywhere', {}, { token: signedOut });
        tokens.set(`signedOut ${accountId}`, signedOut);
      }
      const owner = await server.tokenOf(accountId);
      tokens.set(`owner ${accountId}`, owner).set(`forged ${accountId}`, owner.replace(/.{6}$/, 'AAAAAA'));
      const parties = { accountId, caller: callerOf('owner', accountId) };
      await server.call('putRound', callOf('putRound', parties) as never, { token: owner });
    }
    for (const [caller, accountId] of [
      ['stranger', STRANGER],
      ['seer', SEER],
      ['enterer', ENTERER],
      ['circle', CIRCLE],
      ['manager', MANAGER],
      ['deleted', DELETED],
    ] as const) {
      tokens.set(caller, await server.tokenOf(accountId));
    }
    await database.pool.query('DELETE FROM accounts WHERE account_id = $1', [DELETED]);
  }, 120_000);

  // Many calls are limited by account or network, and the same three accounts make theirs under every setting. Nobody
  // has room for the invitations of all settings.
  beforeEach(() => database.pool.query('DELETE FROM circle_invitations'));
  beforeEach(() => database.pool.query('DELETE FROM sign_in_counters'));

  const callerOf = (caller: Caller, accountId: number) => {
    const ids: Partial<Record<Caller, number>> = {
      ...{ stranger: STRANGER, seer: SEER, enterer: ENTERER, circle: CIRCLE, manager: MANAGER },
    };
    const id = ids[caller] ?? accountId;
    return { accountId: id, firstName: 'First', lastName: 'Last' };
  };

  const ask = async (row: Row, caller: Caller, accountId: number) => {
    const { id } = row;
    // That one ends every session of its caller, so it gets one of its own.
    const isLast =
      id === 'signOutEverywhere' && expectedStatus(row, caller, { allowPublicSite: true, settings: [] }) === 200;
    const { accountId: callerId } = callerOf(caller, accountId);
    const token = tokenOf(caller, accountId);
    const input = row.call({ accountId, caller: callerOf(caller, accountId) });
    // Pictures are limited by network, so every setting is asked from one of its own.
    const reply = await server.call(id, input as never, { token, from: `10.1.${accountId}.1` });
    if (isLast) tokens.set(tokens.has(caller) ? caller : `${caller} ${accountId}`, await server.tokenOf(callerId));
    return reply;
  };

  for (const [index, privacy] of asked.entries()) {
    const { allowPublicSite, settings } = privacy;
    const name = `${allowPublicSite ? 'site on' : 'site off'}, ${JSON.stringify(settings)}`;
    it(`${name} (ACCESS-05, ACCESS-06, ACCESS-07, ACCESS-08, ACCESS-09, ACCESS-10, ACCESS-11, ACCESS-12, ACCESS-22, ACCESS-O8, TEAM-27, TEAM-28)`, {
      timeout: isFull ? 600_000 : 180_000,
    }, async () => {
      const isSite = sites.includes(privacy);
      const isTested = (caller: Caller) => testsInvalidTokens(privacy) || !nobodies.has(caller);
      const asksFor = ({ question }: Row): boolean =>
        settings.some(({ featureId }) => featureId === features.website || [question].flat().includes(featureId));
      const showsAccount = ({ question }: Row) => question !== null && !isLevel(question);
      const isAsked = (row: Row) => isFull || isSite || showsAccount(row);
      const askedRows = rows.filter(isAsked);
      const expected: Record<string, number> = {};
      const actual: Record<string, number> = {};
      for (const caller of callers.filter(isTested)) {
        // A closed feature is closed for outsiders; other callers are tested on the routes of that feature only.
        const isBrief = !isFull && !isSite && !outsiders.has(caller);
        for (const row of isBrief ? askedRows.filter(asksFor) : askedRows) {
          // Callers who are let in get a drawing once; those who are not are refused under all settings.
          const isDrawnBefore = isDrawn(row) && (isSecond || index > 0);
          if (isDrawnBefore && expectedStatus(row, caller, privacy) === 200) continue;
          expected[`${caller} ${row.name}`] = expectedStatus(row, caller, privacy);
          actual[`${caller} ${row.name}`] = (await ask(row, caller, index + 1)).status;
        }
      }
      expect(actual).toEqual(expected);
    });
  }

  it('tells a profile by its username who has full access, and never anyone a phone number or address (ACCESS-13, API-11, DATA-03)', async () => {
    const seen = async (caller: Caller) =>
      (await server.call('getProfile', { params: { username: 'USER-1' } }, { token: tokenOf(caller, 1) })).body;
    const access = await Promise.all((['visitor', 'stranger', 'circle', 'manager', 'owner'] as const).map(seen));
    expect(access.map(({ hasFullAccess }) => hasFullAccess)).toEqual([false, false, true, true, true]);
    expect(Object.keys((await seen('owner')).account).sort()).toEqual([
      'accountExtraInfo',
      'accountId',
      'defaultHoleCount',
      'firstName',
      'imgUrl',
      'lastName',
      'logoUrl',
      'profile',
      'username',
    ]);
  });

  it('answers word for word alike for what is forbidden and what is missing', async () => {
    for (const row of accountRows) {
      const { name } = row;
      const [forbidden, missing] = [await ask(row, 'visitor', 2), await ask(row, 'visitor', 777)];
      const shape = ({ status, error }: typeof missing) => [status, error?.code, error?.message, error?.problems];
      expect([name, ...shape(missing)]).toEqual([name, ...shape(forbidden)]);
      expect([name, forbidden.status]).toEqual([name, 404]);
    }
  });

  it('asks the database the same questions for what is forbidden and what is missing, so that time tells nothing', async () => {
    const questionsAsked: string[] = [];
    const query = database.pool.query.bind(database.pool);
    database.pool.query = ((...parts: Parameters<typeof query>) => {
      const [first] = parts as unknown as [string | { text: string }];
      questionsAsked.push((typeof first === 'string' ? first : first.text).replaceAll(/user-\d+|\b\d+\b/g, 'N'));
      return query(...parts);
    }) as typeof query;
    const count = async (row: Row, accountId: number) => {
      questionsAsked.length = 0;
      await ask(row, 'stranger', accountId);
      return [...questionsAsked];
    };
    for (const row of accountRows) {
      const forbidden = await count(row, 2);
      expect(forbidden.length).toBeGreaterThan(0);
      expect([row.name, await count(row, 777)]).toEqual([row.name, forbidden]);
    }
    database.pool.query = query as typeof database.pool.query;
  });

  it('hides a missing account from a product manager too', async () => {
    for (const row of accountRows) {
      expect([row.name, (await ask(row, 'manager', 777)).status]).toEqual([row.name, 404]);
    }
  });

  it('takes being a product manager from the database, not from the token (ACCESS-06, ACCESS-O5)', async () => {
    const listRounds = rows.find(({ id }) => id === 'listRounds') as Row;
    const look = async () => (await ask(listRounds, 'manager', 2)).status;
    expect(await look()).toBe(200);
    await database.pool.query('UPDATE accounts SET is_product_manager = false WHERE account_id = $1', [MANAGER]);
    expect(await look()).toBe(404);
    await database.pool.query('UPDATE accounts SET is_product_manager = true WHERE account_id = $1', [MANAGER]);
  });
}
