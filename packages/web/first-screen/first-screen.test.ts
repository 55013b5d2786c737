import type { FirstScreen, OutputOf, Site, VisitorCall } from '@strokebook/contract';
import { features } from '@strokebook/golf/access';
import { createTestServer, type EmbeddedTestDatabase, openDemoDatabase } from '@strokebook/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderFirstScreen } from './first-screen.tsx';

type Settings = OutputOf<'getSettings'>;

describe('the first screen', () => {
  let database: EmbeddedTestDatabase;
  let server: Awaited<ReturnType<typeof createTestServer>>;
  beforeAll(async () => {
    database = await openDemoDatabase();
    server = await createTestServer(database);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const ask: VisitorCall = async (url, { method, body: payload }) => {
    const sent = payload === undefined ? {} : { payload, headers: { 'content-type': 'application/json' } };
    const { statusCode, body } = await server.inject({ method: method as 'GET', url, ...sent });
    return { status: statusCode, body };
  };

  async function find(href: string, settings: Partial<Settings> = {}): Promise<FirstScreen | null> {
    const own = JSON.parse((await ask('/api/settings', { method: 'GET' })).body) as Settings;
    return renderFirstScreen({ href, settings: { ...own, ...settings }, call: ask });
  }
  async function open(href: string, settings?: Partial<Settings>): Promise<FirstScreen> {
    const screen = await find(href, settings);
    if (screen === null) throw new Error(`${href} has no first screen.`);
    return screen;
  }
  const linksOf = ({ html }: FirstScreen) => [...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href);
  const coverOf = ({ html }: FirstScreen) => /<section[^>]*aria-label="Player"[^>]*>/.exec(html)?.[0];

  it.each([
    ['/', 'Know where your strokes go.', 'href="/auth"'],
    ['/golf/search', 'type="search"', 'href="/golf/courses"'],
    ['/org/harrow-glen', 'Harrow Glen University Golf', 'href="/player/ingrid-solberg"'],
    ['/player/ingrid-solberg/summary', 'Ingrid Solberg', 'Best 10 Tournament Rounds'],
    ['/player/ingrid-solberg/resume', 'Ingrid Solberg', 'Upcoming Events'],
  ])(
    'of %s is the whole page, and its replies are all that the app needs (FIRST-01, FIRST-14)',
    async (href, ...texts) => {
      const { html, replies } = await open(href);
      for (const text of texts) expect(html.includes(text) || text).toBe(true);
      // Scripts would be refused by the policy of the page, and a fallback would be shown for what has not arrived.
      expect(html).not.toMatch(/<script|<template|<!--\$[!?]-->|aria-busy="true"|role="status" aria-label="Loading"/);
      expect(replies.every(([, reply]) => reply != null)).toBe(true);
    },
  );

  it.each(['accountId=7', 'hash=123456', 'hash=x'])(
    'of the link of a resume that is closed or does not exist is the root, whichever it is: %s (CGR-O3, CGR-O10, ACCESS-17)',
    async (search) => {
      const screen = await open(`/cgr/resume?${search}`);
      expect(screen.pageKey).toBe('/');
      expect(screen.html).not.toMatch(/Priya|Raman/);
    },
  );

  it('of the link of a resume is its words as a phone shows them, without pages (CGR-O10, FIRST-01)', async () => {
    const { html, pageKey, replies } = await open('/cgr/resume?accountId=1');
    expect(pageKey).toBe('/cgr/resume?accountId=1');
    for (const text of ['Ingrid Solberg</h1>', 'Scoring average', 'Best Rounds', '>Contact</button>', 'Portrait of']) {
      expect(html.includes(text) || text).toBe(true);
    }
    expect(html).not.toMatch(/<script|<template|<!--\$[!?]-->|Page 1 of/);
    const report = replies.find(([[routeId]]) => routeId === 'previewReport');
    expect(report?.[1]).toMatchObject({ svg: '' });
  });

  it('of a page whose figures are loaded by the app is the frame around it (FIRST-11)', async () => {
    const screen = await open('/player/ingrid-solberg/schedule/0');
    expect(screen.html).toMatch(/aria-current="page"[^>]*>.{0,200}Schedule/s);
    expect(screen.replies.map(([[routeId]]) => routeId)).toEqual(['getProfile']);
  });

  it('leads where the app leads: to the landing page of a profile, and the address with all that it means', async () => {
    const [profile, search] = [await open('/player/ingrid-solberg'), await open('/golf/search?q=%C3%85se')];
    expect(profile.pageKey).toBe((await open('/player/ingrid-solberg/summary')).pageKey);
    expect(search.pageKey).toBe((await open('/golf/search?type=account&q=%C3%85se')).pageKey);
    expect(search.html).toContain('value="Åse"');
  });

  it.each(['/player/priya-raman', '/player/nobody', '/org/nowhere', '/admin'])(
    'of %s is none for a visitor, or one that says nothing of it (ACCESS-17)',
    async (href) => {
      const screen = await find(href);
      expect(screen?.html ?? '').not.toMatch(/Priya|Raman/);
      expect(screen?.pageKey ?? '/').not.toContain(href);
    },
  );

  it('has names, schools and stories as text, whatever characters they contain', async () => {
    const firstName = '</title><script>alert("1")</script>';
    await database.pool.query('UPDATE accounts SET first_name = $1 WHERE account_id = 1', [firstName]);
    try {
      const { html } = await open('/player/ingrid-solberg/summary');
      expect(html).toContain('&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; Solberg');
      expect(html).not.toContain('<script');
    } finally {
      await database.pool.query(`UPDATE accounts SET first_name = 'Ingrid' WHERE account_id = 1`);
    }
  });

  it('links the pages that a visitor may open, and says which one is open (ACCESS-08)', async () => {
    const setPublic = (isPublic: boolean) =>
      database.pool.query(
        `INSERT INTO feature_settings (account_id, feature_id, is_public) VALUES (1, $1, $2)
         ON CONFLICT (account_id, feature_id) DO UPDATE SET is_public = $2`,
        [features.resume, isPublic],
      );
    const [resume, schedule] = ['/player/ingrid-solberg/resume', '/player/ingrid-solberg/schedule/0'];
    expect(linksOf(await open('/player/ingrid-solberg/summary'))).toEqual(expect.arrayContaining([resume, schedule]));
    await setPublic(false);
    const screen = await open(resume);
    expect(linksOf(screen)).not.toContain(resume);
    expect(/<a[^>]*aria-current="page"[^>]*>/.exec(screen.html)?.[0]).toContain('/player/ingrid-solberg/summary"');
    await setPublic(true);
  });

  it('writes addresses as the host of a player does (PROFILE-01)', async () => {
    const site: Site = { kind: 'player', username: 'ingrid-solberg', customUrl: 'ingrid.example' };
    const screen = await open('/resume', { site });
    expect(linksOf(screen)).toContain('/schedule/0');
    expect(screen.html).toContain('Ingrid Solberg');
  });

  it('has the cover in the colors of the school, never as pale as the page (FIRST-08, FIRST-O61)', async () => {
    const withColors = async (first: string | null, second: string | null) => {
      await database.pool.query(
        `UPDATE organizations SET color = $1, second_color = $2 WHERE short_name = 'harrow-glen'`,
        [first, second],
      );
      return coverOf(await open('/player/ingrid-solberg/summary'));
    };
    expect(await withColors('#1c3268', '#f2c14e')).toMatch(
      /data-palette="school".*--board:#1c3268;--on-board:#ffffff;--on-board-2:#f2c14e/,
    );
    expect(await withColors('#ffffff', null)).not.toContain('--board:#ffffff');
    const plain = await withColors(null, null);
    expect(plain).toContain('data-palette="deep"');
    expect(plain).not.toContain('style=');
  });
});
