import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { entryOf, startRound, storedRound } from '../support/entry.ts';
import { people } from '../support/people.ts';
import { expect, signIn, test } from '../support/test.ts';

const account = people.golfer;
/** All that must be loaded before the app opens without a network. */
const MAX_SHELL_BYTES = 409_000;
const dist = join(import.meta.dirname, '../../packages/web/dist');
const offlineErrors = /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource|preload CSS/;

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker has the shell and controls the page. */
const waitForWorker = async (page: Page) => {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 60_000,
  });
};

/** Opens the dashboard and lets its figures arrive. */
async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await waitForWorker(page);
  // Files that were loaded before the worker controlled the page are kept at the second visit.
  await page.reload();
  await page.waitForLoadState('networkidle');
}

/** A cold start: a new page of a browser whose other pages are closed. */
async function startCold(context: BrowserContext, page: Page, path: string): Promise<Page> {
  const next = await context.newPage();
  await page.close();
  await next.goto(path);
  return next;
}

test('opens without a network from a cold start, says what it shows, answers no call from a cache, and asks again when the network is back (ENTRY-20)', async ({
  page,
  context,
  product,
  problems,
}) => {
  problems.expect(offlineErrors);
  await signIn(page, product, account);
  await openDashboard(page);
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached.length).toBeGreaterThan(10);
  expect(cached.filter((path) => path.startsWith('/api'))).toEqual([]);
  await context.setOffline(true);
  const cold = await startCold(context, page, '/dashboard');
  await expect(cold.getByText(/^No network\. Shown as of/)).toBeVisible();
  await expect(cold.getByRole('button', { name: account.name })).toBeVisible();
  const call = () =>
    cold.evaluate(() =>
      fetch('/api/health').then(
        () => 'answered',
        () => 'failed',
      ),
    );
  expect(await call()).toBe('failed');
  await context.setOffline(false);
  await expect(cold.getByText(/^No network/)).toHaveCount(0);
  await context.setOffline(true);
  await cold.goto('/account');
  await expect(cold.getByText(/^This page needs a network/)).toBeVisible();
});

test('gives a visitor no service worker, serves it uncached, and loads at most 409 kB for the shell (ENTRY-20, SHELL-02, SHELL-O1, SHELL-O2)', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  const worker = await request.get('/service-worker.js');
  expect([worker.status(), worker.headers()['cache-control']]).toEqual([200, 'no-cache']);
  const files = [
    ...readFileSync(join(dist, 'service-worker.js'), 'utf8').matchAll(
      /\/assets\/[\w.-]+?\.(?:js|css|woff2)(?=[,"'`])/g,
    ),
  ];
  let bytes = 0;
  for (const [file] of files) {
    const reply = await request.get(file, { headers: { 'accept-encoding': 'br' } });
    expect(reply.status()).toBe(200);
    bytes += Number(reply.headers()['content-length']);
  }
  expect(files.length).toBeGreaterThan(10);
  expect(bytes).toBeLessThan(MAX_SHELL_BYTES);
});

test('offers a new version and takes it when the player says so (ENTRY-26)', async ({ page, product }) => {
  await signIn(page, product, account);
  await openDashboard(page);
  const offer = page.getByText('A new version is ready.');
  await expect(offer).toHaveCount(0);
  // The worker of a build of which this page has no script.
  const worker = join(dist, 'service-worker.js');
  const built = readFileSync(worker, 'utf8');
  const script = await page.locator('script[type=module][src]').first().getAttribute('src');
  try {
    writeFileSync(worker, built.replace(`${script},`, ''));
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      addEventListener('beforeunload', () => {
        sessionStorage.setItem('workerAtReload', registration?.active?.state ?? 'none');
      });
      await registration?.update();
    });
    await expect(offer).toBeVisible();
    const reloaded = page.waitForEvent('domcontentloaded', { timeout: 60_000 });
    await page.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    // A reload while the worker still activates can wait for ever.
    expect(await page.evaluate(() => sessionStorage.getItem('workerAtReload'))).toBe('activated');
    await expect(offer).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  } finally {
    writeFileSync(worker, built);
  }
});

test('an installation without a service worker removes that of an earlier visit, and keeps the round on the device (SHELL-02, SHELL-O2)', {
  tag: '@full',
}, async ({ page, ownProduct, problems }) => {
  problems.expect(/ERR_CONNECTION|Failed to fetch|Failed to load resource|50[0-9]/);
  const { player } = people;
  await page.setViewportSize({ width: 390, height: 844 });
  const token = await signIn(page, ownProduct, player);
  await startRound(page, ownProduct, player, token, 'without-worker');
  const entry = entryOf(page);
  await page.goto(`${ownProduct.url}/log/without-worker`);
  await expect(entry.heading(1)).toBeVisible();
  await page.getByRole('radio', { name: 'Score', exact: true }).click();
  await waitForWorker(page);
  await ownProduct.kill();
  await entry.press(/^6 /);
  await expect(page.getByRole('button', { name: /^Saved on this device/ })).toBeVisible();
  await ownProduct.startAgain({ SERVICE_WORKER: 'off' });
  await page.goto(`${ownProduct.url}/log/without-worker?hole=2`);
  await expect(entry.heading(2)).toBeVisible();
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  // The removed worker serves this page until it is left, and can keep files of it.
  await expect.poll(async () => (await left())[0]).toBe(0);
  // Hole 1 is in the account already, so its saved state says nothing of hole 2: that is stored when hole 3 opens.
  await entry.press(/^5 /);
  await expect(entry.heading(3)).toBeVisible();
  const scores = async () => {
    const { holes } = await storedRound(page, ownProduct, player, token, 'without-worker');
    return holes.slice(0, 3).map(({ score }) => score);
  };
  await expect.poll(scores).toEqual([6, 5, undefined]);
  await expect(page.getByRole('button', { name: /^Saved to your account/ })).toBeVisible();
  await page.reload();
  await expect(entry.heading(3)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect.poll(left).toEqual([0, 0]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a round goes on without a network from a cold start, and reaches the account when it is back (ENTRY-19, ENTRY-20, ENTRY-21)', async ({
    page,
    context,
    product,
    problems,
  }) => {
    problems.expect(offlineErrors);
    const token = await signIn(page, product, account);
    await startRound(page, product, account, token, 'offline-1');
    await openDashboard(page);
    const online = entryOf(page);
    await online.open('offline-1', 'Score');
    await online.press(/^4 /);
    // The round was in the account before, so its saved state alone says nothing of this score.
    await expect(online.heading(2)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Saved to your account/ })).toBeVisible();

    await context.setOffline(true);
    const cold = await startCold(context, page, '/log/offline-1?hole=2');
    const entry = entryOf(cold);
    await expect(entry.heading(2)).toBeVisible();
    await entry.press(/^6 /);
    await expect(entry.heading(3)).toBeVisible();
    await expect(cold.getByRole('button', { name: /^Saved on this device/ })).toBeVisible();
    // The process ends, and the phone starts again without a network.
    const colder = await startCold(context, cold, '/log/offline-1?hole=3');
    await expect(entryOf(colder).heading(3)).toBeVisible();
    await context.setOffline(false);
    await expect(colder.getByRole('button', { name: /^Saved to your account/ })).toBeVisible();
    const reply = await colder.request.get(`/api/accounts/${account.accountId}/rounds/offline-1`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { round } = (await reply.json()) as { round: { holes: { score?: number }[] } };
    expect(round.holes.slice(0, 3).map(({ score }) => score)).toEqual([4, 6, undefined]);
  });
});
