import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Backend } from './bind-routes.ts';
import { createStarting, type WaitForStart } from './starting.ts';

const folder = mkdtempSync(join(tmpdir(), 'strokebook-late-'));
const webDir = join(folder, 'dist');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A server without a database, before it is ready or after. */
const createServer = async (
  environment: Readonly<Record<string, string>>,
  isReady: () => boolean,
  waitForStart?: WaitForStart,
) => {
  const config = readConfig({ LOG_LEVEL: 'silent', WEB_DIR: webDir, ...environment });
  const render = async () => ({ status: 200, head: '<title>Home</title>', settings: {}, shownPage: null, modules: [] });
  const ready = { pages: { render } } as unknown as Backend;
  const app = await createApp(config, () => (isReady() ? ready : null), [], waitForStart);
  const get = async (url: string, accept = 'text/html') => {
    const { statusCode, headers, body } = await app.inject({ url, headers: { accept } });
    return { status: statusCode, again: headers['retry-after'], cache: headers['cache-control'], body };
  };
  return { get };
};

function build(): void {
  const next = join(folder, 'next');
  mkdirSync(join(next, 'assets'), { recursive: true });
  mkdirSync(join(next, '.vite'));
  writeFileSync(join(next, 'index.html'), '<head><title>App</title></head><div id="root"></div>');
  writeFileSync(join(next, '.vite/manifest.json'), '{}');
  writeFileSync(join(next, 'assets/app-abc.js'), 'app();');
  writeFileSync(join(next, 'worker.js'), 'worker();');
  renameSync(next, webDir);
}

it('answers every page of a server that is not ready with one that says why and asks again, of the demo and of others (OPS-O100)', async () => {
  build();
  for (const [DEMO, sentence] of [
    ['on', 'The demo world is being prepared'],
    ['off', 'The server is starting'],
  ] as const) {
    let isReady = false;
    const { get } = await createServer({ DEMO, PRODUCT_NAME: 'Fair & <Way>' }, () => isReady);
    for (const url of ['/', '/player/ingrid', '/nobody']) {
      const page = await get(url);
      expect([page.status, page.again, page.cache]).toEqual([503, '2', 'no-store']);
      expect(page.body).toContain(sentence);
      expect(page.body).toContain('<title>Fair &amp; &lt;Way> is starting</title>');
    }
    expect((await get('/api/health')).status).toBe(200);
    expect((await get('/api/ready')).status).toBe(503);
    isReady = true;
    expect(await get('/')).toMatchObject({ status: 200, body: expect.stringContaining('<title>Home</title>') });
  }
});

it('serves instead of the service worker one that removes itself, where the installation has none (SHELL-O2)', async () => {
  build();
  writeFileSync(join(webDir, 'service-worker.js'), 'worker();');
  const [on, off] = [await createServer({}, () => true), await createServer({ SERVICE_WORKER: 'off' }, () => true)];
  expect((await on.get('/service-worker.js')).body).toBe('worker();');
  const none = await off.get('/service-worker.js');
  expect(none).toMatchObject({ status: 200, cache: 'no-cache' });
  const events: Record<string, (event: { readonly waitUntil: (work: Promise<unknown>) => void }) => void> = {};
  const done: string[] = [];
  const waits: Promise<unknown>[] = [];
  const self = {
    addEventListener: (name: string, listen: (typeof events)[string]) => (events[name] = listen),
    skipWaiting: () => done.push('skipped'),
    registration: { unregister: () => done.push('unregistered') },
  };
  const caches = { keys: async () => ['shell-1'], delete: (name: string) => done.push(`deleted ${name}`) };
  runInNewContext(none.body, { self, caches });
  for (const name of ['install', 'activate']) events[name]?.({ waitUntil: (work) => void waits.push(work) });
  await Promise.all(waits);
  expect(done).toEqual(['skipped', 'deleted shell-1', 'unregistered']);
});

it('serves a build that is made while the server starts once it is complete, without what only the server reads (OPS-O100)', async () => {
  const { get } = await createServer({ WEB_BUILD_FOLLOWS: 'on' }, () => true);
  expect((await get('/')).status).toBe(503);
  build();
  expect((await get('/')).status).toBe(200);
  expect(await get('/assets/app-abc.js')).toMatchObject({ status: 200, body: 'app();' });
  expect((await get('/assets/app-abc.js')).cache).toContain('immutable');
  expect(await get('/worker.js')).toMatchObject({ status: 200, cache: 'no-cache', body: 'worker();' });
  for (const url of ['/.vite/manifest.json', '/assets/..%2f.vite/manifest.json', '/index.html', '/assets/gone.js']) {
    expect((await get(url)).body).not.toMatch(/^\{|<title>App|app\(\);/);
  }
});

it('answers with the API alone where there is no build and none follows', async () => {
  const { get } = await createServer({}, () => true);
  expect([(await get('/')).status, (await get('/api/health')).status]).toEqual([404, 200]);
});

it('has calls and pages that arrive while it starts wait until it is ready, and answers as before once it is clear that it will not be (OPS-O113)', async () => {
  build();
  for (const becomesReady of [true, false]) {
    let isReady = false;
    const { end, wait } = createStarting();
    const { get } = await createServer({ DEMO: 'off' }, () => isReady, wait);
    const health = await get('/api/health');
    const waiting = Promise.all([get('/'), get('/api/settings')]);
    let isAnswered = false;
    void waiting.then(() => (isAnswered = true));
    // Answered at once, while the others wait.
    expect([health.status, (await get('/api/ready')).status, isAnswered]).toEqual([200, 503, false]);
    isReady = becomesReady;
    end();
    const [page, call] = await waiting;
    // The server of this test has no calls but these.
    expect([page.status, call.body.includes('NOT_READY')]).toEqual(becomesReady ? [200, false] : [503, true]);
  }
});

it('serves the assets of a later build to a service worker that is newer than the server, and none that are gone (OPS-O100)', async () => {
  build();
  const { get } = await createServer({}, () => true);
  writeFileSync(join(webDir, 'assets/app-def.js'), 'later();');
  expect(await get('/assets/app-def.js')).toMatchObject({ status: 200, body: 'later();' });
  rmSync(join(webDir, 'assets/app-abc.js'));
  const gone = await get('/assets/app-abc.js', '*/*');
  expect([gone.status, JSON.parse(gone.body).error.code]).toEqual([404, 'NOT_FOUND']);
});
