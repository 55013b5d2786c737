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
      ['一郎', '鈴木'],
      ['ハナ', '田中'],
      ['민지', '박'],
      ['지민', '박'],
      ['Na', 'Li'],
      ['Xi Yu', 'Wu'],
      ['Jonas', 'Müller'],
      ['Jean-Luc', 'Blanc'],
      ['Maria', 'de la Cruz'],
      ['J.R.', 'Moss'],
      ['Manuela', 'Isaak'],
      ['Greta', 'Moeller'],
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

  it.each([
    ['一郎 鈴木', ['鈴木一郎', '鈴木 一郎', '一郎鈴木', '鈴木', '鈴', '鈴木一']],
    ['ハナ 田中', ['田中ハナ', '田中・ハナ', 'ハナ 田中', 'ﾊﾅ']],
    ['민지 박', ['박민지', '박 민지', '민지 박', '민지']],
    ['雨桐 陈', ['陈雨桐', '陈 雨', '桐陈']],
  ])('finds %s with the family name first or last, with and without a space (SEARCH-O6)', async (fullName, queries) => {
    for (const query of queries) expect([query, await names(query)]).toEqual([query, [fullName]]);
    for (const query of ['鈴田一郎', '木鈴', '李雨桐', '김민지', '田村ハナ'])
      expect([query, await names(query)]).toEqual([query, []]);
  });

  it('finds a name by short words in any order, with a comma or without, if each begins a word of it (SEARCH-O6)', async () => {
    for (const query of ['li na', 'na li', 'Li, Na', 'LI NA', 'li n'])
      expect([query, await names(query)]).toEqual([query, ['Na Li']]);
    for (const query of ['wu xi yu', 'xi wu', 'Wu, Xi'])
      expect([query, await names(query)]).toEqual([query, ['Xi Yu Wu']]);
    for (const query of ['li no', 'ul il', 'wu xi yo', 'an je'])
      expect([query, await names(query)]).toEqual([query, []]);
  });

  it('finds a name as people spell it: letters spelled out, words joined, initials without dots (SEARCH-O6, SEARCH-O64)', async () => {
    const spellings = {
      'Jonas Müller': ['Mueller', 'Muller', 'Müller', 'MUELLER, Jonas', 'mue'],
      'Greta Moeller': ['Möller', 'Moeller', 'gret möll'],
      'Åse Lindqvist': ['Aase', 'Ase L', 'Åse', 'aase lindqvist'],
      'Jean-Luc Blanc': ['jeanluc', 'jean luc', 'jean-luc', 'Jean‑Luc', 'blanc jeanluc'],
      'Maria de la Cruz': ['delacruz', 'de la cruz', 'cruz', 'Cruz, Maria', 'de-la-cruz'],
      'J.R. Moss': ['JR Moss', 'j.r. moss', 'moss', 'J. R. Moss', 'jr', 'j.r'],
    };
    for (const [fullName, queries] of Object.entries(spellings)) {
      for (const query of queries) expect([query, await names(query)]).toEqual([query, [fullName]]);
    }
    expect(await names('manuela')).toEqual(['Manuela Isaak']);
    for (const query of ['manula', 'isak', 'jeanluck', 'mullerr'])
      expect([query, await names(query)]).toEqual([query, []]);
  });

  it('counts and finds names in the old and in the new way to store them while they are rewritten (SEARCH-05)', async () => {
    await database.pool.query(`
      UPDATE searchable_accounts SET folded_name = 'na li', grams = '{n,a,l,i,"na","a "," l",li,"na ","a l"," li"}' WHERE folded_name LIKE 'na li%';
      UPDATE accounts SET search_version = 3 WHERE last_name = 'Li'`);
    expect(await names('na li')).toEqual(['Na Li']);
    await refreshAllSearchable(database, new AbortController().signal);
    expect(await names('li na')).toEqual(['Na Li']);
    expect((await search('li')).total).toBe(2);
  });

  it('lists names that begin with the query before those that hold it (SEARCH-11)', async () => {
    expect(await names('bjork')).toEqual(['Björk Ásgeirsdóttir', 'Ana Björklund']);
    expect(await names('ana')).toEqual(['Ana Björklund', 'Mariana Núñez']);
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
    expect([body.total, body.accounts.length]).toEqual([18, 18]);
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
