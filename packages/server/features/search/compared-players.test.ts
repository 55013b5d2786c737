import { features } from '@strokebook/golf/access';
import { beforeAll, expect, it } from 'vitest';
import { refreshAllSearchable } from '../../db/accounts/searchable-queries.ts';
import { storeAccount, type TestAccount } from '../../testing/test-accounts.ts';
import { onDifferingDatabases } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const COACH = 900;
const STRANGER = 901;
const closed = [{ featureId: features.compareStats, isPublic: false }];

onDifferingDatabases((openTestDatabase) => {
  const { database, server } = useTestServer(openTestDatabase);

  beforeAll(async () => {
    const store = (account: TestAccount) => storeAccount(database, { profileTypeIds: [4], ...account });
    await store({ accountId: 1, firstName: 'Ana', lastName: 'Björklund', extraInfo: { college: 'Harrow Glen' } });
    await store({ accountId: 2, firstName: 'Björk', lastName: 'Ásgeirsdóttir' });
    await store({ accountId: 3, firstName: 'Björn', lastName: 'Closed', settings: closed, seeingIds: [COACH] });
    await store({ accountId: 4, firstName: 'Björn', lastName: 'Hidden', allowPublicSite: false, seeingIds: [COACH] });
    await store({
      ...{ accountId: 5, firstName: 'Björn', lastName: 'Quiet', extraInfo: { college: 'Harrow Glen' } },
      settings: [features.summary, features.resume].map((featureId) => ({ featureId, isPublic: false })),
    });
    for (let accountId = 100; accountId < 145; accountId += 1) {
      const settings = accountId < 125 ? closed : [];
      await store({ accountId, firstName: 'Zoe', lastName: `Nr ${accountId}`, settings });
    }
    for (const accountId of [COACH, STRANGER]) await storeAccount(database, { accountId });
    await refreshAllSearchable(database, new AbortController().signal);
  });

  const search = async (caller: number | null, q: string, cursor?: string) =>
    (
      await server.call(
        'searchComparedPlayers',
        { query: { q, ...(cursor === undefined ? {} : { cursor }) } },
        caller === null ? {} : { token: await server.tokenOf(caller) },
      )
    ).body;
  const names = async (caller: number | null, q: string) =>
    (await search(caller, q)).accounts.map((one) => one.fullName);

  it('finds names as the search does, in its order, without players whose comparison is closed (TEAM-37, SEARCH-11)', async () => {
    for (const caller of [null, STRANGER]) {
      expect(await names(caller, 'BJORK')).toEqual(['Björk Ásgeirsdóttir', 'Ana Björklund']);
      expect(await names(caller, 'björn')).toEqual(['Björn Quiet']);
      expect(await names(caller, 'björn closed')).toEqual(await names(caller, 'björn nobody'));
    }
    expect(await names(COACH, 'björn')).toEqual(['Björn Closed', 'Björn Quiet']);
  });

  it('has the school of those whose statements are open, and nothing for a blank text (TEAM-37, SEARCH-14)', async () => {
    const { accounts } = await search(null, 'ana');
    expect(accounts).toEqual([
      {
        ...{ accountId: 1, username: 'user-1', fullName: 'Ana Björklund', school: 'Harrow Glen' },
        ...{ firstName: 'Ana', lastName: 'Björklund', imgUrl: '/api/accounts/1/image?size=96' },
      },
    ]);
    expect((await search(null, 'quiet')).accounts.map(({ school }) => school)).toEqual(['']);
    expect(await search(null, '  ')).toEqual({ accounts: [], nextCursor: null });
  });

  it('reads on until a page is full, and names no player twice (TEAM-37)', async () => {
    const first = await search(null, 'zoe');
    expect(first.accounts.length).toBeGreaterThanOrEqual(15);
    const all = [...first.accounts];
    for (let { nextCursor } = first; nextCursor !== null; ) {
      const page = await search(null, 'zoe', nextCursor);
      all.push(...page.accounts);
      nextCursor = page.nextCursor;
    }
    expect(all.map(({ accountId }) => accountId)).toEqual(Array.from({ length: 20 }, (_, index) => 125 + index));
  });
});
