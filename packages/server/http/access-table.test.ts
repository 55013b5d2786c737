import { type CallOf, type Route, type RouteId, routes } from '@strokebook/contract';
import { features } from '@strokebook/golf/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestAccount, storeAccount } from '../testing/test-accounts.ts';
import { onEachDatabase, type TestDatabase } from '../testing/test-databases.ts';
import { scoreOnlyRound } from '../testing/test-rounds.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

/** Everyone who may look. Each privacy setting is an account of its own, so that its player is someone else each time. */
const viewers = ['visitor', 'stranger', 'circle', 'manager', 'player'] as const;
type Viewer = (typeof viewers)[number];
const STRANGER = 901;
const CIRCLE = 902;
const MANAGER = 903;
const GONE = 904;

type Privacy = {
  readonly name: string;
  readonly account: Omit<TestAccount, 'accountId'>;
  /** What an outsider may open; full access opens everything. */
  readonly outsider: { readonly profile: boolean; readonly rounds: boolean; readonly assessment: boolean };
};

const everything = { profile: true, rounds: true, assessment: true };
const nothing = { profile: false, rounds: false, assessment: false };
const { website, myRounds, roundAssessment } = features;

const privacies: readonly Privacy[] = [
  { name: 'no settings (ACCESS-09, ACCESS-10)', account: {}, outsider: everything },
  { name: 'public site off (ACCESS-22)', account: { allowPublicSite: false }, outsider: nothing },
  {
    name: 'website feature off (ACCESS-09, ACCESS-O2)',
    account: { settings: [{ featureId: website, isPublic: false }] },
    outsider: nothing,
  },
  {
    name: 'website feature on (ACCESS-09)',
    account: { settings: [{ featureId: website, isPublic: true }] },
    outsider: everything,
  },
  {
    name: 'my rounds off (ACCESS-12)',
    account: { settings: [{ featureId: myRounds, isPublic: false }] },
    outsider: { ...everything, rounds: false },
  },
  {
    name: 'round assessment off (ACCESS-12)',
    account: { settings: [{ featureId: roundAssessment, isPublic: false }] },
    outsider: { ...everything, assessment: false },
  },
  {
    name: 'public though the phone is unverified (ACCESS-11, ACCESS-O3)',
    account: { settings: [{ featureId: roundAssessment, isPublic: true, isPhoneVerified: false }] },
    outsider: everything,
  },
  {
    name: 'unsaid and the phone is unverified (ACCESS-12, ACCESS-O4)',
    account: { settings: [{ featureId: roundAssessment, isPhoneVerified: false }] },
    outsider: { ...everything, assessment: false },
  },
  {
    name: 'unsaid and the phone is verified (ACCESS-12, ACCESS-O4)',
    account: { settings: [{ featureId: roundAssessment, isPhoneVerified: true }] },
    outsider: everything,
  },
];

/** Routes that ask about an account, and what of it they need. */
const questions: Partial<Record<RouteId, 'profile' | 'rounds' | 'assessment' | 'fullAccess'>> = {
  getProfile: 'profile',
  getProfileImage: 'profile',
  putRound: 'fullAccess',
  deleteRound: 'fullAccess',
  getRound: 'rounds',
  listRounds: 'assessment',
  getCompletedRoundCounts: 'assessment',
  overviewGroup: 'assessment',
  performanceStats: 'assessment',
  strengthWeaknessStats: 'assessment',
};

const filter = { roundsFilter: { filterName: 'All' }, standardsFilter: { standardName: null } };

/** A call that succeeds where access is granted. */
function callOf(id: RouteId, accountId: number): CallOf<RouteId> {
  const calls: Partial<Record<RouteId, object>> = {
    getProfile: { params: { username: `user-${accountId}` } },
    getProfileImage: { params: { accountId } },
    putRound: { params: { accountId, roundId: 'r1' }, body: scoreOnlyRound('r1') },
    getRound: { params: { accountId, roundId: 'r1' } },
    deleteRound: { params: { accountId, roundId: 'no-such-round' } },
    listRounds: { params: { accountId } },
    getCompletedRoundCounts: { params: { accountId } },
    overviewGroup: {
      params: { accountId },
      body: { groupName: 'g', roundFilters: [filter.roundsFilter], standardsFilter: filter.standardsFilter },
    },
    performanceStats: { params: { accountId }, body: filter },
    strengthWeaknessStats: { params: { accountId }, body: filter },
  };
  return (calls[id] ?? {}) as CallOf<RouteId>;
}

describe('who may call what', () => {
  it('lists every public route: adding one is a visible change', () => {
    const publicRoutes = Object.entries(routes as Record<string, Route>).filter(
      ([, { access }]) => access.kind === 'public',
    );
    expect(publicRoutes.map(([id]) => id).sort()).toEqual([
      'getHealth',
      'getSettings',
      'listStandards',
      'refreshSession',
      'resendCode',
      'signOut',
      'startPhoneSignIn',
      'verifyCode',
    ]);
  });

  it('asks its questions of every route that is not public', () => {
    const asked = Object.entries(routes as Record<string, Route>).filter(([, { access }]) => access.kind !== 'public');
    expect(asked.map(([id]) => id).sort()).toEqual([...Object.keys(questions), 'getActiveAccount'].sort());
  });

  onEachDatabase((openTestDatabase) => {
    let database: TestDatabase;
    let server: TestServer;
    let tokens: Record<number, string>;
    beforeAll(async () => {
      database = await openTestDatabase();
      server = await createTestServer(database);
      await storeAccount(database, { accountId: STRANGER });
      await storeAccount(database, { accountId: CIRCLE });
      await storeAccount(database, { accountId: MANAGER, isProductManager: true });
      tokens = {};
      for (const id of [STRANGER, CIRCLE, MANAGER, GONE]) tokens[id] = await server.tokenOf(id);
      for (const [index, { account }] of privacies.entries()) {
        const accountId = index + 1;
        await storeAccount(database, { ...account, accountId, subCircleAccountIds: [CIRCLE] });
        tokens[accountId] = await server.tokenOf(accountId);
        await server.call('putRound', callOf('putRound', accountId) as CallOf<'putRound'>, {
          token: tokens[accountId],
        });
      }
    });
    afterAll(async () => {
      await server.close();
      await database.close();
    });

    const tokenOf = (viewer: Viewer, accountId: number): string | undefined => {
      const ids = { visitor: null, stranger: STRANGER, circle: CIRCLE, manager: MANAGER, player: accountId } as const;
      const id = ids[viewer];
      return id === null ? undefined : tokens[id];
    };

    for (const [index, { name, outsider }] of privacies.entries()) {
      const accountId = index + 1;
      for (const viewer of viewers) {
        it(`${viewer}, ${name} (ACCESS-05 to ACCESS-08)`, async () => {
          const hasFullAccess = viewer === 'circle' || viewer === 'manager' || viewer === 'player';
          const expected: Record<string, number> = {};
          const actual: Record<string, number> = {};
          for (const [id, need] of Object.entries(questions) as [RouteId, keyof Privacy['outsider'] | 'fullAccess'][]) {
            const isOpen = hasFullAccess || (need !== 'fullAccess' && outsider[need]);
            expected[id] = isOpen ? 200 : 404;
            actual[id] = (await server.call(id, callOf(id, accountId), { token: tokenOf(viewer, accountId) })).status;
          }
          expect(actual).toEqual(expected);
        });
      }
    }

    it('tells a profile who has full access, and never anyone a phone number or address (ACCESS-13, DATA-03)', async () => {
      const seen = async (viewer: Viewer) =>
        (await server.call('getProfile', { params: { username: 'USER-1' } }, { token: tokenOf(viewer, 1) })).body;
      expect((await seen('visitor')).hasFullAccess).toBe(false);
      expect((await seen('stranger')).hasFullAccess).toBe(false);
      expect((await seen('circle')).hasFullAccess).toBe(true);
      expect((await seen('manager')).hasFullAccess).toBe(true);
      expect(Object.keys((await seen('player')).account).sort()).toEqual([
        'accountExtraInfo',
        'accountId',
        'firstName',
        'imgUrl',
        'lastName',
        'profile',
        'username',
      ]);
    });

    it('answers word for word alike for what is forbidden and what is missing', async () => {
      for (const id of Object.keys(questions) as RouteId[]) {
        const forbidden = await server.call(id, callOf(id, 2));
        const missing = await server.call(id, callOf(id, 777));
        expect([id, forbidden.status]).toEqual([id, 404]);
        const shape = ({ status, error }: typeof missing) => [status, error?.code, error?.message, error?.problems];
        expect([id, ...shape(missing)]).toEqual([id, ...shape(forbidden)]);
      }
    });

    it('hides a missing account from a product manager too, and from one whose account is gone', async () => {
      for (const id of Object.keys(questions) as RouteId[]) {
        expect([id, (await server.call(id, callOf(id, 777), { token: tokens[MANAGER] })).status]).toEqual([id, 404]);
      }
      expect(
        (await server.call('putRound', callOf('putRound', 1) as CallOf<'putRound'>, { token: tokens[GONE] })).status,
      ).toBe(404);
      expect((await server.call('getActiveAccount', {}, { token: tokens[GONE] })).status).toBe(401);
    });

    it('takes being a product manager from the database, not from the token (ACCESS-06, ACCESS-O5)', async () => {
      const look = async () =>
        (await server.call('listRounds', { params: { accountId: 2 } }, { token: tokens[MANAGER] })).status;
      expect(await look()).toBe(200);
      await database.pool.query('UPDATE accounts SET is_product_manager = false WHERE account_id = $1', [MANAGER]);
      expect(await look()).toBe(404);
      await database.pool.query('UPDATE accounts SET is_product_manager = true WHERE account_id = $1', [MANAGER]);
    });
  });
});
