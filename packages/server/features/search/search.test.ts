import type { FoundAccount } from '@strokebook/contract';
import { accountIdOf, features } from '@strokebook/golf/access';
import { beforeAll, expect, it } from 'vitest';
import { refreshAllSearchable } from '../../db/accounts/searchable-queries.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onDifferingDatabases } from '../../testing/test-databases.ts';
import { createTestPhone } from '../../testing/test-phone.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const player = { profileTypeIds: [4] };

onDifferingDatabases((openTestDatabase) => {
  const { database, server } = useTestServer(openTestDatabase);

  beforeAll(async () => {
    const people: readonly (readonly [string, string])[] = [
      ['Björk', 'Ásgeirsdóttir'],
      ['Åse', 'Lindqvist'],
      ['Mariana', 'Núñez'],
      ['雨桐', '陈'],
      ['Ana', 'Björklund'],
      ['Keely', 'O’Hara'],
    ];
    for (const [index, [firstName, lastName]] of people.entries()) {
      await storeAccount(database, { accountId: 1001 + index, firstName, lastName, ...player });
    }
    await database.pool.query(`
      INSERT INTO organizations (organization_id, name, short_name) VALUES
        (1, 'Harrow Glen Golf', 'harrow-glen'), (2, 'Åmål Golfklubb', 'amal'), (3, 'Glen of Ås', 'goa');
      INSERT INTO rosters (organization_id, roster_id, name, group_name, member_account_ids) VALUES
        (1, 11, 'Women''s Team', 'Women', '{1001}'), (1, 12, NULL, 'Men', '{}'), (2, 13, NULL, NULL, '{}')`);
    await refreshAllSearchable(database, new AbortController().signal);
  });

  const search = async (q: string) => (await server.call('searchAccounts', { query: { q } })).body;
  const names = async (q: string) => (await search(q)).accounts.map(({ fullName }) => fullName);

  it('finds part of a first, last or full name in any case and with or without accents (SEARCH-09, SEARCH-11)', async () => {
    expect(await names('SGEIRS')).toEqual(['Björk Ásgeirsdóttir']);
    expect(await names('nunez')).toEqual(['Mariana Núñez']);
    expect(await names('k ás')).toEqual(['Björk Ásgeirsdóttir']);
    expect(await names('桐')).toEqual(['雨桐 陈']);
  });

  it('finds a name with each word of the query in any order, if one is not short (SEARCH-O6)', async () => {
    expect(await names('asgeirsdottir bjork')).toEqual(['Björk Ásgeirsdóttir']);
    expect(await names('núñ mar')).toEqual(['Mariana Núñez']);
    for (const text of ["O'Hara", 'O’Hara', 'ohara', 'keely O´Hara']) {
      expect(await names(text)).toEqual(['Keely O’Hara']);
    }
    expect(await names('asgeirsdottir ana')).toEqual([]);
    // Short words occur in most names.
    expect(await names('ás k')).toEqual([]);
  });

  it('lists names that begin with the query before those that hold it (SEARCH-11)', async () => {
    expect(await names('bjork')).toEqual(['Björk Ásgeirsdóttir', 'Ana Björklund']);
    expect(await names('an')).toEqual(['Ana Björklund', 'Mariana Núñez']);
  });

  it('says of a player what results show, and neither number nor address (SEARCH-05, DATA-03)', async () => {
    const { total, accounts } = await search('ase lind');
    const found: FoundAccount = {
      accountId: accountIdOf(1002),
      username: 'user-1002',
      fullName: 'Åse Lindqvist',
      imgUrl: '/api/accounts/1002/image?size=96',
      school: '',
    };
    expect([total, accounts]).toEqual([1, [found]]);
  });

  it('shows nothing for an empty query and for one of spaces only (SEARCH-14, SEARCH-O3)', async () => {
    for (const q of ['', '   ', '\u00a0'])
      expect(await search(q)).toEqual({ total: 0, accounts: [], nextCursor: null });
    const { body } = await server.call('searchOrganizations', { query: { q: ' ' } });
    expect(body).toEqual({ total: 0, organizations: [], nextCursor: null });
  });

  it('trims spaces round the query and takes those within as one (SEARCH-O3)', async () => {
    expect(await names('  Ana   Björk ')).toEqual(['Ana Björklund']);
  });

  it('takes the characters of patterns for themselves', async () => {
    for (const q of ['%', '_', 'a%', '\\', "'", '"', '*', '{', 'an_']) expect(await names(q)).toEqual([]);
  });

  it('finds organizations by name or short name, with their rosters (SEARCH-10, SEARCH-O4, DATA-04)', async () => {
    const find = async (q: string) => (await server.call('searchOrganizations', { query: { q } })).body.organizations;
    expect((await find('GOA')).map((one) => one.organizationShort)).toEqual(['goa']);
    expect((await find('amal')).map((one) => one.organizationName)).toEqual(['Åmål Golfklubb']);
    // No match spans both names; names that begin with the query come first.
    expect(await find('golf harrow')).toEqual([]);
    expect((await find('glen')).map((one) => one.organizationShort)).toEqual(['goa', 'harrow-glen']);
    expect((await find('harrow'))[0]).toEqual({
      organizationId: 1,
      organizationName: 'Harrow Glen Golf',
      organizationShort: 'harrow-glen',
      imgUrl: null,
      roster: [
        { rosterId: 11, name: "Women's Team" },
        { rosterId: 12, name: 'Men' },
      ],
    });
  });

  it('hands out all accounts and all organizations without a query (API-09)', async () => {
    const { body } = await server.call('searchAccounts', {});
    expect([body.total, body.accounts.length]).toEqual([6, 6]);
    expect((await server.call('searchOrganizations', {})).body.organizations).toHaveLength(3);
  });

  it('refuses what no one types: a longer query, another field, a cursor of no list', async () => {
    for (const query of [{ q: 'a'.repeat(101) }, { cursor: 'x' }, { q: 'a', limit: 5 }]) {
      expect((await server.call('searchAccounts', { query: query as { q: string } })).status).toBe(400);
    }
  });

  it('finds an open player from the moment a name is said, and not before (SEARCH-12, SEARCH-O5)', async () => {
    const phone = createTestPhone(() => server);
    const { body: session } = await phone.signIn();
    const token = session.idToken;
    // A new account begins closed.
    const change = (body: object) => server.call('updateSharing', { body }, { token });
    await change({ allowPublicSite: true, settings: [{ featureId: features.website, isPublic: null }] });
    expect(await names('new player')).toEqual([]);
    const name = { firstName: 'Zoë', lastName: 'Achterhuis', username: 'zoe-achterhuis' };
    await server.call('updateName', { body: name }, { token });
    expect([await names('new player'), await names('zoe')]).toEqual([[], ['Zoë Achterhuis']]);

    await change({ allowPublicSite: false });
    expect((await search('zoe')).total).toBe(0);
    await change({ allowPublicSite: true, settings: [{ featureId: features.website, isPublic: false }] });
    expect((await search('zo')).total).toBe(0);
    await change({ settings: [{ featureId: features.website, isPublic: null }] });
    expect((await search('achterhuis')).total).toBe(1);

    await server.call('deleteAccount', { body: { username: name.username } }, { token });
    expect((await search('zoe')).total).toBe(0);
    const { rows } = await database.pool.query(
      "SELECT sum(names) AS names FROM search_gram_counts WHERE gram IN ('zoe', 'zo')",
    );
    expect(Number((rows as { names: string }[])[0]?.names)).toBe(0);
  });

  it('never counts or lists who is of no listed kind or has a closed site (SEARCH-12, SEARCH-13, SEARCH-O7)', async () => {
    const kinds = [[1], [2], [3], [4], [5], [6], [7], [8], [12], [3, 12], []];
    for (const [index, profileTypeIds] of kinds.entries()) {
      await storeAccount(database, { accountId: 1100 + index, firstName: 'Kindred', lastName: 'K', profileTypeIds });
    }
    const closed = { firstName: 'Kindred', lastName: 'K', ...player };
    await storeAccount(database, { accountId: 1120, ...closed, allowPublicSite: false });
    await storeAccount(database, { accountId: 1121, ...closed, settings: [{ featureId: 88, isPublic: false }] });
    await storeAccount(database, { accountId: 1122, ...closed, settings: [{ featureId: 88, isPublic: true }] });
    await storeAccount(database, { accountId: 1123, ...closed, settings: [{ featureId: 78, isPublic: false }] });
    const { total, accounts } = await search('kindred');
    expect(accounts.map(({ accountId }) => accountId)).toEqual([1103, 1104, 1105, 1106, 1108, 1109, 1122, 1123]);
    expect(total).toBe(8);
  });
});
