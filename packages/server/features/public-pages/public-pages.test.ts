import { accountIdOf, features, profilePages } from '@strokebook/golf/access';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { incrementDataVersion } from '../../db/data-version.ts';
import { organizations } from '../../db/schema/index.ts';
import { refreshSearchable } from '../../db/accounts/searchable-queries.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase, type TestDatabase } from '../../testing/test-databases.ts';
import { scoreOnlyRound } from '../../testing/test-rounds.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { createTestWebDir } from '../../testing/test-web.ts';
import { MAX_DRAWN_FOR_NETWORK } from './handlers.ts';

const nasty = `</title><script>alert("1")</script>'&`;

describe('what crawlers and messengers see', () => {
  const webDir = createTestWebDir();
  onEachDatabase((openTestDatabase) => {
    let database: TestDatabase;
    let server: TestServer;
    beforeAll(async () => {
      database = await openTestDatabase();
      server = await createTestServer(database, { WEB_DIR: webDir, PUBLIC_URL: 'https://golf.example/' });
      const player = { profileTypeIds: [4] };
      await storeAccount(database, {
        ...player,
        accountId: 1,
        firstName: 'Ana',
        lastName: 'Émile',
        extraInfo: { highSchool: 'Cedar Hollow', highSchoolEndDate: '2027-06-01', about: 'Plays from  the left.' },
      });
      await storeAccount(database, { ...player, accountId: 2, allowPublicSite: false, firstName: 'Secret' });
      await storeAccount(database, {
        ...player,
        accountId: 3,
        firstName: 'Hidden',
        settings: [{ featureId: features.website, isPublic: false }],
      });
      await storeAccount(database, {
        ...player,
        accountId: 10_004,
        username: `a&b'c`,
        firstName: nasty,
        extraInfo: { college: nasty, about: nasty },
      });
      await storeAccount(database, {
        ...player,
        accountId: 5,
        firstName: 'Told',
        lastName: 'Tales',
        extraInfo: { college: 'Harrow Glen', about: 'Told to friends.', collegeGpa: 3.9, ncaaNumber: '77' },
        settings: [features.summary, features.resume].map((featureId) => ({ featureId, isPublic: false })),
      });
      await database.query
        .insert(organizations)
        .values({ organizationId: 1, name: 'Harrow Glen', shortName: 'Glen', address: '1 Mill Road' });
      await storeAccount(database, {
        ...player,
        accountId: 6,
        settings: profilePages.map(({ featureId }) => ({ featureId, isPublic: false })),
      });
      for (const accountId of [1, 5]) await logTenRounds(accountId);
      await refreshSearchable(database.query, [1, 2, 3, 5, 6, 10_004].map(accountIdOf));
    });
    afterAll(async () => {
      await server.close();
      await database.close();
    });

    const logTenRounds = async (accountId: number) => {
      const token = await server.tokenOf(accountId);
      for (let i = 0; i < 10; i += 1) {
        const roundId = `r${i}`;
        const body = { ...scoreOnlyRound(roundId), playedOn: '2026-06-01', type: 'tournament' as const };
        const reply = await server.call('putRound', { params: { accountId, roundId }, body }, { token });
        expect(reply.status).toBe(200);
      }
    };
    const open = async (url: string, headers: Record<string, string> = { accept: 'text/html' }) => {
      const reply = await server.inject({ method: 'GET', url, headers });
      return { status: reply.statusCode, html: reply.body, headers: reply.headers };
    };

    it('is the title, description, canonical address and picture of a public profile, in the page itself', async () => {
      const { html } = await open('/player/USER-1/summary?x=1');
      expect(html).toContain('<title>Strokebook - Ana Émile</title>');
      expect(html).toContain('<link rel="canonical" href="https://golf.example/player/user-1">');
      expect(html).toMatch(
        /name="description" content="Ana Émile, Class of 2027 · Cedar Hollow High School\. Scoring average [\d.]+ \([^)]+\), best round to par \d+ \([^)]+\), \d{4}\/\d\d season\. Plays from the left\."/,
      );
      expect(html).toContain('<meta property="og:image" content="https://golf.example/api/accounts/1/preview.png">');
      const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as object;
      expect(data).toMatchObject({ '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'Ana Émile' } });
      expect(html).not.toContain('noindex');
    });

    it('is the same page, to the letter, for a private, a hidden and a missing profile (ACCESS-17, ACCESS-22)', async () => {
      const [hidden, secret, missing, unknown] = await Promise.all(
        ['/player/user-3', '/player/user-2/resume', '/player/nobody', '/no/such/page'].map((path) => open(path)),
      );
      expect(secret?.html).toBe(missing?.html);
      expect(hidden?.html).toBe(missing?.html);
      expect(unknown?.html).toBe(missing?.html);
      const allClosed = await open('/player/user-6');
      expect(allClosed.html).toBe(missing?.html);
      expect([hidden, secret, missing, unknown, allClosed].map((page) => page?.status)).toEqual(Array(5).fill(404));
      expect(missing?.html).toContain('<meta name="robots" content="noindex">');
      expect(missing?.html).not.toMatch(/og:|Secret|canonical/);
    });

    it('is text where a name, a school or a story holds script', async () => {
      const { html } = await open(`/player/${encodeURIComponent(`a&b'c`)}`);
      expect(html).not.toContain('<script>alert');
      expect(html).toContain('&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;');
      expect(html).toContain('\\u003c/title>\\u003cscript>');
      expect(html.match(/<\/title>/g)).toHaveLength(1);
    });

    it('is a first screen of the page that a visitor may open, for the app to render (ACCESS-14)', async () => {
      const screenOf = async (url: string) => {
        const [, root = ''] = /<div id="root"[^>]*>(.*)<\/div>/s.exec((await open(url)).html) ?? [];
        return root === '' ? null : (JSON.parse(root) as { readonly href: string; readonly profile: object });
      };
      expect(await screenOf('/player/user-1/resume?x=1')).toMatchObject({
        href: '/player/user-1/resume?x=1',
        profile: { account: { firstName: 'Ana', accountExtraInfo: [{ about: 'Plays from  the left.' }] } },
      });
      expect(await screenOf('/player/user-1')).toMatchObject({ href: '/player/user-1/summary' });
      expect(await screenOf('/player/user-5/resume?x=1')).toMatchObject({ href: '/player/user-5/schedule/0' });
      for (const href of ['/', '/golf/search?q=a', '/org/glen/All?sort=form']) {
        expect(await screenOf(href)).toEqual({ href });
      }
      expect(await screenOf('/player/user-2')).toBeNull();
    });

    it('holds neither a record nor what a player tells where the pages that show them are closed (ACCESS-08)', async () => {
      const { html } = await open('/player/user-5');
      expect(html).toContain('Told Tales');
      expect(html).not.toMatch(/Scoring average|Told to friends|3\.9|"77"/);
      const visitor = await server.call('getProfile', { params: { username: 'user-5' } });
      expect(visitor.body.account.accountExtraInfo).toMatchObject([
        { about: null, collegeGpa: null, ncaaNumber: null, college: 'Harrow Glen' },
      ]);
      const token = await server.tokenOf(5);
      const own = await server.call('getProfile', { params: { username: 'user-5' } }, { token });
      expect(own.body.account.accountExtraInfo).toMatchObject([{ about: 'Told to friends.', collegeGpa: 3.9 }]);
      // The owner too gets the picture of a visitor, which may stay in a browser.
      const preview = await server.call('getPreviewPicture', { params: { accountId: 5 } }, { token });
      expect(preview.headers['cache-control']).toBe('private, max-age=300');
      const params = { accountId: 2 };
      const ownPrivate = await server.call('getPreviewPicture', { params }, { token: await server.tokenOf(2) });
      expect(ownPrivate.headers['cache-control']).toBe('private, no-store');
    });

    it('is the same preview picture for all who ask, of what is open to visitors on that day (ACCESS-08, FIRST-O42)', async () => {
      const [player, member] = [7, 8];
      const settings = [{ featureId: features.schedule, isPublic: false }];
      await storeAccount(database, { accountId: player, subCircleAccountIds: [member], settings });
      await storeAccount(database, { accountId: member });
      const pictureFor = async (token?: string) =>
        (await server.call('getPreviewPicture', { params: { accountId: player } }, { token })).text;
      const seenBefore = await pictureFor();
      const result = {
        ...{ fieldSize: 40, place: 1, isTied: false, ending: null },
        rounds: [55, 56].map((score) => ({ score, par: 72, yards: null, courseRating: null, slopeRating: null })),
      };
      await database.pool.query(
        `INSERT INTO tournaments (tournament_id, name, start_date, end_date, number_of_rounds, event_type, locale, is_team_event)
         VALUES ('own', 'Own Open', '2026-05-01', '2026-05-02', 2, 'tournament', 'national', false)`,
      );
      await database.pool.query(
        `INSERT INTO schedule_events (account_id, tournament_id, status, is_favorite, result) VALUES ($1, 'own', 'inField', false, $2)`,
        [player, JSON.stringify(result)],
      );
      await incrementDataVersion(database.query, accountIdOf(player));
      for (const token of [await server.tokenOf(player), await server.tokenOf(member), undefined]) {
        expect((await pictureFor(token)) === seenBefore).toBe(true);
      }
      await database.pool.query('UPDATE feature_settings SET is_public = true WHERE account_id = $1', [player]);
      await incrementDataVersion(database.query, accountIdOf(player));
      // The tournament is over the day after.
      server.clock.beginDay('2026-04-01');
      expect((await pictureFor()) === seenBefore).toBe(true);
      server.clock.beginDay('2026-06-15');
      expect((await pictureFor()) === seenBefore).toBe(false);
    });

    it('is the name of an organization, whatever the case of its short name', async () => {
      const { html } = await open('/org/gLEN/All');
      expect(html).toContain('<title>Strokebook - Harrow Glen</title>');
      expect(html).toContain('href="https://golf.example/org/Glen"');
      expect((await open('/org/none')).html).toContain('noindex');
    });

    it('is a page for a messenger that takes anything, and not for a script that looks for a file', async () => {
      expect((await open('/player/user-1', { accept: '*/*' })).html).toContain('Ana Émile');
      const file = await open('/assets/gone.js', { accept: '*/*' });
      expect([file.status, file.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    });

    it.each([{}, { accept: '' }])('is a page for whoever does not say what they take: %j', async (headers) => {
      expect((await open('/player/user-1', headers)).html).toContain('<title>Strokebook - Ana Émile</title>');
      expect((await open('/assets/gone.js', headers)).headers['content-type']).toContain('json');
    });

    it('is the page of an unknown path where an address cannot be decoded (ROUTE-05)', async () => {
      const unknown = await open('/no/such/page');
      for (const path of ['/%', '/player/%E0%A4%A', '/player/%ff', '/%zz/%?x=1']) {
        expect([path, await open(path)]).toEqual([path, { ...unknown, headers: expect.anything() }]);
      }
    });

    it.each([
      ['/player/user-1/summary/more', 404],
      ['/player/user-1/nothing', 404],
      ['/player/user-1/edit/news', 200],
      ['/player/user-1/my-rounds/live/r1', 200],
      ['/player/user-1/my-rounds/other', 404],
      ['/player', 404],
      ['/golf/nothing', 404],
      ['/account', 200],
      ['/payment/success', 200],
    ])('%s has no description, is not to be found and answers %i', async (path, status) => {
      const page = await open(path);
      expect(page.status).toBe(status);
      expect(page.html).toContain('<meta name="robots" content="noindex">');
      expect(page.html).not.toMatch(/og:|canonical|Ana/);
    });

    it("titles a profile's page by the player and the page, and links to it by the player (ROUTE-09)", async () => {
      for (const path of ['schedule', 'schedule/0', 'schedule/9']) {
        const { status, html } = await open(`/player/user-1/${path}`);
        expect([path, status]).toEqual([path, 200]);
        expect(html).toContain('<title>Strokebook - Ana Émile - Schedule</title>');
        expect(html).toContain('<meta property="og:title" content="Strokebook - Ana Émile">');
      }
      // A closed page redirects to the landing page.
      expect((await open('/player/user-5/resume')).html).toContain('<title>Strokebook - Told Tales - Schedule</title>');
    });

    it('bears the one name that the product is configured with (GEN-O1)', async () => {
      const other = await createTestServer(database, { WEB_DIR: webDir, PRODUCT_NAME: 'Links Ledger' });
      for (const url of ['/', '/golf/search', '/player/user-1/schedule', '/no/such/page']) {
        const { body } = await other.inject({ url, headers: { accept: 'text/html' } });
        expect(body).toMatch(/<title>Links Ledger\b/);
        expect(body).not.toContain('Strokebook');
      }
      expect((await other.call('getSettings', {})).body.productName).toBe('Links Ledger');
      await other.close();
    });

    it("names the product's own host as the one to know a page by, whichever shows it (API-O2)", async () => {
      const HOSTS = 'ana.example=player:user-1 players.example=player-site';
      const other = await createTestServer(database, { WEB_DIR: webDir, PUBLIC_URL: 'https://golf.example', HOSTS });
      for (const [host, url] of [
        ['ana.example', '/resume'],
        ['players.example', '/user-1'],
        ['stranger.example', '/player/user-1'],
      ] as const) {
        const { body } = await other.inject({ url, headers: { host } });
        expect(body).toContain('<link rel="canonical" href="https://golf.example/player/user-1">');
        expect(body).toContain('<meta property="og:image" content="https://golf.example/api/accounts/1/preview.png">');
        expect(body).not.toContain(`//${host}`);
      }
      await other.close();
    });

    it('goes by the address of the request where none is configured', async () => {
      const other = await createTestServer(database, { WEB_DIR: webDir });
      const reply = await other.inject({ url: '/player/user-1', headers: { accept: 'text/html', host: 'a.example' } });
      expect(reply.body).toContain('href="http://a.example/player/user-1"');
      await other.close();
    });

    it('are sitemaps of the public profiles alone, in ranges of ids', async () => {
      const index = await open('/sitemap.xml');
      expect(index.headers['content-type']).toContain('application/xml');
      expect([...index.html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)).toEqual([
        'https://golf.example/sitemaps/pages.xml',
        'https://golf.example/sitemaps/0.xml',
        'https://golf.example/sitemaps/1.xml',
      ]);
      const first = await open('/sitemaps/0.xml');
      expect([...first.html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)).toEqual([
        'https://golf.example/player/user-1',
        'https://golf.example/player/user-5',
      ]);
      expect((await open('/sitemaps/1.xml')).html).toContain('/player/a%26b&#39;c</loc>');
      expect((await open('/sitemaps/pages.xml')).html).toContain('<loc>https://golf.example/org/Glen</loc>');
      for (const name of ['7.xml', 'x.xml', '-1.xml', '99999999.xml']) {
        expect((await open(`/sitemaps/${name}`)).status, name).toBe(404);
      }
    });

    it("has sitemaps on the product's own host alone, and none that a cache may keep under another name", async () => {
      const other = await createTestServer(database, { WEB_DIR: webDir, HOSTS: 'ana.example=player:user-1' });
      const ask = (url: string, host: string) => other.inject({ url, headers: { host } });
      expect((await ask('/sitemap.xml', 'ana.example')).statusCode).toBe(404);
      expect((await ask('/sitemaps/0.xml', 'ana.example')).statusCode).toBe(404);
      expect((await ask('/robots.txt', 'ana.example')).body).not.toContain('Sitemap');
      expect((await ask('/sitemap.xml', 'golf.example')).headers['cache-control']).toBe('no-cache');
      await other.close();
    });

    it('may be read with all that they load, and nothing else of the api', async () => {
      const rules = (await open('/robots.txt')).html
        .split('\n')
        .map((line) => /^(Allow|Disallow): (\S+)$/.exec(line))
        .filter((rule) => rule !== null)
        .map(([, word, path = '']) => ({
          isAllowed: word === 'Allow',
          length: path.length,
          pattern: new RegExp(`^${path.replaceAll(/[.?]/g, '\\$&').replaceAll('*', '.*')}`),
        }));
      // The longest matching rule applies (RFC 9309).
      const isOpen = (path: string) =>
        rules.filter(({ pattern }) => pattern.test(path)).sort((a, b) => b.length - a.length)[0]?.isAllowed ?? true;
      const some = [
        '/api/settings',
        '/api/profiles/user-1',
        '/api/accounts/1/media/m/480.webp?v=1',
        '/api/accounts?q=a',
      ];
      const loaded = ['/api/accounts/1/image?size=96', '/api/accounts/1/schedule', '/api/accounts/1/overview-group'];
      expect([...some, ...loaded, '/player/user-1', '/'].filter((path) => !isOpen(path))).toEqual([]);
      const own = ['/api/me', '/api/me/export', '/api/auth/phone', '/api/accounts/1/details', '/api/accounts/1/clips'];
      expect([...own, '/api/accounts/1/schedule-events', '/api/new'].filter(isOpen)).toEqual([]);
    });

    it('is told in robots.txt where the sitemaps are', async () => {
      expect((await open('/robots.txt')).html).toContain('Sitemap: https://golf.example/sitemap.xml');
    });

    it("has one share picture for all pages that are no player's, with nobody on it (FIRST-07)", async () => {
      const picture = '<meta property="og:image" content="https://golf.example/api/preview.png">';
      for (const url of ['/', '/golf/search', '/golf/courses', '/org/Glen'])
        expect((await open(url)).html).toContain(picture);
      const drawn = await server.call('getSitePicture', {});
      expect(await sharp(Buffer.from(drawn.body)).metadata()).toMatchObject({
        format: 'png',
        width: 1200,
        height: 630,
      });
    });

    it('is drawn a limited number of times for one network, and then refused for the rest of the minute (SCALE-O63)', async () => {
      const own = await createTestServer(database);
      const ask = (from: string) => own.call('getPreviewPicture', { params: { accountId: 1 } }, { from });
      const HERE = '203.0.113.9';
      for (let nth = 0; nth < MAX_DRAWN_FOR_NETWORK; nth += 1) {
        expect((await ask(HERE)).status).toBe(200);
        // One that is stored is not drawn again.
        expect((await ask(HERE)).status).toBe(200);
        await incrementDataVersion(database.query, accountIdOf(1));
      }
      const { status, error, headers } = await ask(HERE);
      expect([status, error?.code, headers['retry-after']]).toEqual([429, 'TOO_MANY_REQUESTS', '60']);
      expect((await ask('198.51.100.1')).status).toBe(200);
      expect((await ask(HERE)).status).toBe(200);
      await own.close();
    });

    it('names whoever has a message or an address for a name by the username, in every page’s head (DATA-O63)', async () => {
      /** Title, description, preview and data for search engines. */
      const head = async () => {
        const { html } = await open('/player/user-88/summary', {});
        return /<head>.*?<\/script>/s.exec(html)?.[0] ?? '';
      };
      const message = { firstName: 'Claim at evil.example', lastName: '' };
      await storeAccount(database, { accountId: 88, profileTypeIds: [4], ...message });
      expect(await head()).not.toContain('evil');
      expect(await head()).toContain('<title>Strokebook - user-88');
      const before = await server.call('getPreviewPicture', { params: { accountId: 88 } });
      await database.pool.query("UPDATE accounts SET first_name = 'user-88' WHERE account_id = 88");
      const after = await server.call('getPreviewPicture', { params: { accountId: 88 } });
      expect(before.text.length).toBeGreaterThan(1_000);
      expect(after.text).toBe(before.text);
    });

    it('is a picture of 1,200 by 630 with every name it can be given', async () => {
      for (const accountId of [1, 10_004]) {
        const reply = await server.call('getPreviewPicture', { params: { accountId } });
        expect(reply.headers['content-type']).toBe('image/png');
        expect(await sharp(Buffer.from(reply.body)).metadata()).toMatchObject({
          format: 'png',
          width: 1200,
          height: 630,
        });
      }
    });
  });
});
