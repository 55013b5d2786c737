import { type Route, type RouteId, routes } from '@strokebook/contract';
import { type FeatureId, features } from '@strokebook/golf/access';
import { beforeAll, describe, expect, it } from 'vitest';
import { callOf } from '../testing/every-call.ts';
import { storeCompareState } from '../testing/test-compare.ts';
import { storeResume } from '../testing/test-resume.ts';
import { storeDrawing, storeStory } from '../testing/test-media.ts';
import { storeAccount } from '../testing/test-accounts.ts';
import { onEachDatabase } from '../testing/test-databases.ts';
import { useTestServer } from '../testing/use-test-server.ts';

/** Who calls. The owner's token is also tried when it is expired, tampered with, or of a session that has ended. */
const callers = [
  'visitor',
  'stranger',
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

/** Who sees what the player shows to everyone, and nothing else. */
const outsiders: readonly Caller[] = ['visitor', 'stranger'];

const STRANGER = 901;
const CIRCLE = 902;
const MANAGER = 903;
/** Was in every circle, and is no more. */
const DELETED = 904;

type Setting = { featureId: FeatureId; isPublic?: boolean; isPhoneVerified?: boolean };
/** What a player can say about who sees what: every flag of every feature, and the switch of the whole site. */
type Privacy = { readonly allowPublicSite: boolean; readonly settings: readonly Setting[] };

/** Asks every route as every caller under every setting; without it, what other rows decide already is left out. */
const isFull = process.env['ACCESS_TABLE'] === 'full';

const flags = (name: 'isPublic' | 'isPhoneVerified') => [{}, { [name]: true }, { [name]: false }];
/** The site on and off: every route is asked, by every caller. */
const sites: readonly Privacy[] = [
  { allowPublicSite: true, settings: [] },
  { allowPublicSite: false, settings: [] },
];
/** One feature closed, or the site closed with one feature open: every route that asks what a player shows. */
const oneFeature: readonly Privacy[] = [
  { allowPublicSite: false, settings: [{ featureId: features.roundAssessment, isPublic: true }] },
  ...Object.values(features).map((featureId) => ({
    allowPublicSite: true,
    settings: [{ featureId, isPublic: false }],
  })),
];
/** Everything else that can be said of one feature: the routes that ask for that feature, by callers without full access. */
const otherFlags: readonly Privacy[] = Object.values(features).flatMap((featureId) =>
  flags('isPublic')
    .flatMap((isPublic) => flags('isPhoneVerified').map((isPhoneVerified) => ({ ...isPublic, ...isPhoneVerified })))
    .filter((said) => JSON.stringify(said) !== '{"isPublic":false}')
    .map((said) => ({ allowPublicSite: true, settings: [{ featureId, ...said }] })),
);
const privacies = [...sites, ...oneFeature, ...otherFlags];

/** Tokens that prove nothing are refused before a setting is read, so a site that is on and one that is off are enough. */
const asksNobodies = (privacy: Privacy): boolean => isFull || sites.includes(privacy);
/** On the second database: the sites, and some features closed. */
const SECOND_PRIVACIES = 6;

/** What only those with full access may do, and what the harmless call of each is answered with then. */
const workshop: Partial<Record<RouteId, number>> = {
  uploadPicture: 422,
  uploadClip: 422,
  uploadPoster: 404,
  addVideoLink: 200,
  updateMedia: 200,
  orderMedia: 200,
  deleteMedia: 404,
  createNews: 200,
  updateNews: 404,
  deleteNews: 404,
  getProfileDetails: 200,
  updateProfileDetails: 200,
  setFavoriteRound: 404,
  previewScheduleImport: 200,
  importSchedule: 400,
  getCalendarFeed: 200,
  createCalendarFeed: 200,
  deleteCalendarFeed: 200,
  getScheduleEvents: 200,
  createScheduleEvent: 404,
  updateScheduleEvent: 404,
  deleteScheduleEvent: 404,
  getResumeSettings: 200,
  saveResumeSettings: 200,
  getResumePreview: 200,
  previewResumePages: 200,
  getResumePdf: 200,
  keepResumeReport: 200,
  listResumeReports: 200,
  withdrawResumeReport: 404,
};
const workshopRoutes = Object.keys(workshop) as RouteId[];

/**
 * The pages of ACCESS-21, by the specification's numbers. What a route shows belongs to the page that the specification
 * puts it on (PROFILE-03, PROFILE-14), wherever else it is shown.
 */
const page = {
  summary: 89,
  resume: 78,
  schedule: 80,
  myRounds: 86,
  gallery: 67,
  roundAssessment: 59,
  compareStats: 63,
  reportViewer: 77,
} as const;
/** The blocks of the player home that are on no page of their own. */
const home = [page.summary, page.resume] as const;

/** What a route asks of the account it is about. */
const questions: Partial<Record<RouteId, 'profile' | FeatureId | readonly FeatureId[] | 'fullAccess'>> = {
  getProfile: 'profile',
  getProfileById: 'profile',
  getProfileImage: 'profile',
  getPreviewPicture: 'profile',
  getGallery: page.gallery,
  getSwingVideos: page.gallery,
  getMediaFile: page.gallery,
  getNews: home,
  getNewsItem: home,
  ...Object.fromEntries(workshopRoutes.map((id) => [id, 'fullAccess'] as const)),
  putRound: 'fullAccess',
  deleteRound: 'fullAccess',
  getRound: page.myRounds,
  listRounds: [page.roundAssessment, page.myRounds],
  getCompletedRoundCounts: [page.roundAssessment, page.myRounds],
  overviewGroup: page.roundAssessment,
  performanceStats: page.roundAssessment,
  strengthWeaknessStats: page.roundAssessment,
  getRoundCards: [page.roundAssessment, page.myRounds],
  getMappedRounds: page.myRounds,
  getSamplesBehind: page.roundAssessment,
  getStrokesGainedByRound: page.roundAssessment,
  getCompareMetrics: page.compareStats,
  getSelectedRoundIds: page.compareStats,
  getPlayerOptions: page.compareStats,
  getRoundsTable: page.compareStats,
  listAssociatedPlayers: page.compareStats,
  saveCompareState: page.compareStats,
  getCompareState: page.compareStats,
  getKeptComparison: page.compareStats,
  getCompareReport: page.compareStats,
  previewCompareReport: page.compareStats,
  getDriveData: page.compareStats,
  getPuttData: page.compareStats,
  getShotToGreenData: page.compareStats,
  getScoringData: page.compareStats,
  getPlayingStyle: page.compareStats,
  getStatProbability: page.compareStats,
  getBestTenCharts: home,
  getFeaturedTournaments: home,
  getPastTournaments: home,
  getDefaultResumeReport: page.resume,
  getDefaultResumeReportPdf: page.resume,
  getResumeReport: page.resume,
  getResumeReportPdf: page.resume,
  listPlayerReports: page.reportViewer,
  getPlayerReport: page.roundAssessment,
  getPlayerReportPdf: page.roundAssessment,
  getSchedule: page.schedule,
  getHistoricalMetrics: page.schedule,
  getSchedulePlayers: page.schedule,
  getResults: page.schedule,
  exportSchedule: page.schedule,
  getScheduleReport: page.schedule,
  previewScheduleReport: page.schedule,
};

/** Routes about an organization, each of whose players is asked about alone, and the answer of one that is not there. */
const organizationRoutes: Partial<Record<RouteId, number>> = {
  getOrgScheduleReport: 404,
  previewOrgScheduleReport: 404,
};

/** Routes about oneself, and what the harmless call of each is answered with once one is let in. */
const ownRoutes: Partial<Record<RouteId, number>> = {
  getActiveAccount: 200,
  getSecurity: 200,
  sendConfirmationCode: 400,
  confirmIdentity: 400,
  setPassword: 422,
  endSession: 200,
  signOutEverywhere: 200,
  listAuditEvents: 200,
  updateName: 200,
  getSharing: 200,
  updateSharing: 200,
  addCircleMember: 404,
  removeCircleMember: 200,
  searchTournaments: 200,
  exportData: 200,
  deleteAccount: 400,
  // No payments are taken.
  startPayment: 503,
};

/** Routes for product managers, and what the harmless call of each is answered with. */
const managerRoutes: Partial<Record<RouteId, number>> = {
  importCourses: 422,
};

/** Routes for everyone, and what everyone is answered alike. */
const publicRoutes: Partial<Record<RouteId, number>> = {
  getHealth: 200,
  getReady: 200,
  getSettings: 200,
  listStandards: 200,
  getOrganization: 404,
  getOrganizationImage: 404,
  listOrganizationPlayers: 404,
  listProducts: 200,
  getPayment: 404,
  finishTestPayment: 404,
  receiveStripeEvent: 404,
  searchAccounts: 200,
  searchOrganizations: 200,
  listCourses: 200,
  getCourse: 404,
  getCalendar: 404,
  startPhoneSignIn: 200,
  resendCode: 200,
  verifyCode: 400,
  signInWithPassword: 400,
  refreshSession: 401,
  signOut: 200,
};

/** The rules of ACCESS-05 to ACCESS-12 and ACCESS-22, said a second time. */
function outsiderMaySee(privacy: Privacy, question: 'profile' | FeatureId | readonly FeatureId[]): boolean {
  if (typeof question === 'object') return question.some((featureId) => outsiderMaySee(privacy, featureId));
  const { allowPublicSite, settings } = privacy;
  if (!allowPublicSite) return false;
  const website = settings.find(({ featureId }) => featureId === 88);
  if (website?.isPublic === false) return false;
  if (question === 'profile') return true;
  const setting = settings.find(({ featureId }) => featureId === question);
  if (setting === undefined) return true;
  if (setting.isPublic === true) return true;
  if (setting.isPublic === false) return false;
  return setting.isPhoneVerified !== false;
}

function expectedStatus(id: RouteId, caller: Caller, privacy: Privacy): number {
  const everyone = publicRoutes[id];
  if (everyone !== undefined) return everyone;
  if (nobodies.has(caller)) return 401;
  const organization = organizationRoutes[id];
  if (organization !== undefined) return organization;
  const own = ownRoutes[id];
  if (own !== undefined) return caller === 'visitor' ? 401 : own;
  const managers = managerRoutes[id];
  if (managers !== undefined) return caller === 'visitor' ? 401 : caller === 'manager' ? managers : 404;
  if (['circle', 'manager', 'owner'].includes(caller)) return workshop[id] ?? 200;
  const question = questions[id];
  if (question === undefined || question === 'fullAccess') return 404;
  return outsiderMaySee(privacy, question) ? 200 : 404;
}

/** What answers with a drawing, which keeps a core busy for a tenth of a second. */
const drawn: ReadonlySet<RouteId> = new Set([
  'getCompareReport',
  'previewCompareReport',
  'getScheduleReport',
  'previewScheduleReport',
  'previewResumePages',
  'getResumePdf',
  'getDefaultResumeReport',
  'getDefaultResumeReportPdf',
  'getResumeReport',
  'getResumeReportPdf',
  'getPlayerReport',
  'getPlayerReportPdf',
]);

describe('who may call what', () => {
  it('lists every public route: adding one is a visible change', () => {
    const found = Object.entries(routes as Record<string, Route>).filter(([, { access }]) => access.kind === 'public');
    expect(found.map(([id]) => id).sort()).toEqual(Object.keys(publicRoutes).sort());
  });

  it('asks about every route', () => {
    const tables = [publicRoutes, ownRoutes, managerRoutes, organizationRoutes, questions];
    const listed = tables.flatMap((table) => Object.keys(table));
    expect(listed.sort()).toEqual(Object.keys(routes).sort());
  });

  onEachDatabase((openTestDatabase, { isSecond }) => {
    const asked = isSecond && !isFull ? privacies.slice(0, SECOND_PRIVACIES) : privacies;
    const { database, server } = useTestServer(openTestDatabase, {
      environment: { SIGN_IN_LIMIT_PER_ADDRESS: '1000000', SMS_LIMIT_PER_HOUR: '1000000' },
    });
    const tokens = new Map<string, string>();
    const tokenOf = (caller: Caller, accountId: number): string | undefined =>
      tokens.get(caller) ?? tokens.get(`${caller} ${accountId}`);

    beforeAll(async () => {
      for (const [index, { allowPublicSite, settings }] of asked.entries()) {
        const accountId = index + 1;
        const subCircleAccountIds = [CIRCLE, DELETED];
        await storeAccount(database, { accountId, allowPublicSite, settings: [...settings], subCircleAccountIds });
        await storeDrawing(database, accountId, 'portrait');
        await storeStory(database, accountId, 'story');
        await storeCompareState(database, accountId, accountId);
        await storeResume(database, accountId, accountId);
        if (asksNobodies(asked[index] as Privacy)) tokens.set(`expired ${accountId}`, await server.tokenOf(accountId));
      }
      for (const accountId of [STRANGER, CIRCLE, MANAGER, DELETED]) {
        await storeAccount(database, { accountId, isProductManager: accountId === MANAGER });
      }
      server.clock.advance(16 * 60_000);
      for (const [index] of asked.entries()) {
        const accountId = index + 1;
        if (asksNobodies(asked[index] as Privacy)) {
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
        ['circle', CIRCLE],
        ['manager', MANAGER],
        ['deleted', DELETED],
      ] as const) {
        tokens.set(caller, await server.tokenOf(accountId));
      }
      await database.pool.query('DELETE FROM accounts WHERE account_id = $1', [DELETED]);
    }, 120_000);

    const callerOf = (caller: Caller, accountId: number) => {
      const ids: Partial<Record<Caller, number>> = { stranger: STRANGER, circle: CIRCLE, manager: MANAGER };
      const id = ids[caller] ?? accountId;
      return { accountId: id, firstName: 'First', lastName: `Last ${id}` };
    };

    const ask = async (id: RouteId, caller: Caller, accountId: number) => {
      // That one ends every session of its caller, so it gets one of its own.
      const isLast =
        id === 'signOutEverywhere' && expectedStatus(id, caller, { allowPublicSite: true, settings: [] }) === 200;
      const { accountId: callerId } = callerOf(caller, accountId);
      const token = tokenOf(caller, accountId);
      const reply = await server.call(id, callOf(id, { accountId, caller: callerOf(caller, accountId) }), { token });
      if (isLast) tokens.set(tokens.has(caller) ? caller : `${caller} ${accountId}`, await server.tokenOf(callerId));
      return reply;
    };

    for (const [index, privacy] of asked.entries()) {
      const { allowPublicSite, settings } = privacy;
      const name = `${allowPublicSite ? 'site on' : 'site off'}, ${JSON.stringify(settings)}`;
      it(`${name} (ACCESS-05, ACCESS-06, ACCESS-07, ACCESS-08, ACCESS-09, ACCESS-10, ACCESS-11, ACCESS-12, ACCESS-22, ACCESS-O8)`, {
        timeout: isFull ? 600_000 : 60_000,
      }, async () => {
        const isSite = sites.includes(privacy);
        const isOther = otherFlags.includes(privacy);
        const asksFor = (id: RouteId): boolean => {
          const question = questions[id];
          return settings.some(
            ({ featureId }) => featureId === features.website || [question].flat().includes(featureId),
          );
        };
        const isAsked = (id: RouteId) =>
          isFull || isSite || (id in questions && !(id in workshop) && (!isOther || asksFor(id)));
        const ids = (Object.keys(routes) as RouteId[]).filter(isAsked);
        const asking =
          isFull || isSite ? callers : isOther ? outsiders : callers.filter((someone) => !nobodies.has(someone));
        const expected: Record<string, number> = {};
        const actual: Record<string, number> = {};
        for (const caller of asking) {
          // A closed feature is closed for outsiders; others are asked about the routes of that feature alone.
          const isBrief = !isFull && !isSite && !outsiders.includes(caller);
          for (const id of isBrief ? ids.filter(asksFor) : ids) {
            // Callers who are let in get a drawing once; those who are not are refused under all settings.
            const isDrawnBefore = drawn.has(id) && (isSecond || index > 0);
            if (isDrawnBefore && expectedStatus(id, caller, privacy) === 200) continue;
            expected[`${caller} ${id}`] = expectedStatus(id, caller, privacy);
            actual[`${caller} ${id}`] = (await ask(id, caller, index + 1)).status;
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
        'firstName',
        'imgUrl',
        'lastName',
        'logoUrl',
        'profile',
        'username',
      ]);
    });

    it('answers word for word alike for what is forbidden and what is missing', async () => {
      for (const id of Object.keys(questions) as RouteId[]) {
        const [forbidden, missing] = [await ask(id, 'visitor', 2), await ask(id, 'visitor', 777)];
        const shape = ({ status, error }: typeof missing) => [status, error?.code, error?.message, error?.problems];
        expect([id, ...shape(missing)]).toEqual([id, ...shape(forbidden)]);
        expect([id, forbidden.status]).toEqual([id, 404]);
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
      const count = async (id: RouteId, accountId: number) => {
        questionsAsked.length = 0;
        await ask(id, 'stranger', accountId);
        return [...questionsAsked];
      };
      for (const id of Object.keys(questions) as RouteId[]) {
        const forbidden = await count(id, 2);
        expect(forbidden.length).toBeGreaterThan(0);
        expect([id, await count(id, 777)]).toEqual([id, forbidden]);
      }
      database.pool.query = query as typeof database.pool.query;
    });

    it('hides a missing account from a product manager too', async () => {
      for (const id of Object.keys(questions) as RouteId[]) {
        expect([id, (await ask(id, 'manager', 777)).status]).toEqual([id, 404]);
      }
    });

    it('takes being a product manager from the database, not from the token (ACCESS-06, ACCESS-O5)', async () => {
      const look = async () => (await ask('listRounds', 'manager', 2)).status;
      expect(await look()).toBe(200);
      await database.pool.query('UPDATE accounts SET is_product_manager = false WHERE account_id = $1', [MANAGER]);
      expect(await look()).toBe(404);
      await database.pool.query('UPDATE accounts SET is_product_manager = true WHERE account_id = $1', [MANAGER]);
    });
  });
});
