import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const head = {
  name: 'main h1',
  picture: 'main img >> nth=0',
  figures: 'main dl >> nth=0',
  resume: 'main a:has-text("View Resume")',
};
/** What follows the figures. Further below, the browser has not laid out what was not scrolled to. */
const parts = {
  summary: { ...head, sentence: 'main p:has-text("under par over the last 20 tournament rounds")' },
  resume: {
    ...head,
    facts: 'main section[aria-label="About"] dl',
    story: 'main section[aria-label="About"] p >> nth=0',
  },
};

/** Positions of the parts of a profile's first screen. */
async function places(page: Page, path: keyof typeof parts) {
  const found: Record<string, unknown> = {};
  for (const [name, selector] of Object.entries(parts[path])) {
    const place = await page.locator(selector).boundingBox();
    // Its height differs: without scripts a long story is shown whole.
    found[name] = name === 'story' && place !== null ? [place.x, place.y, place.width] : place;
  }
  return found;
}

for (const width of [390, 820, 1280]) {
  for (const path of ['summary', 'resume'] as const) {
    test(`at ${width} px the ${path} of a profile is there before any script, just where the app draws it`, {
      tag: width === 390 && path === 'summary' ? [] : '@full',
    }, async ({ browser, page }) => {
      const viewport = { width, height: 900 };
      await page.setViewportSize(viewport);
      await page.goto(`/player/ingrid-solberg/${path}`);
      await expect(
        page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Sign in' }),
      ).toBeVisible();
      const context = await browser.newContext({
        viewport,
        javaScriptEnabled: false,
        baseURL: new URL(page.url()).origin,
      });
      const still = await context.newPage();
      await still.goto(`/player/ingrid-solberg/${path}`);
      const before = await places(still, path);
      expect(Object.values(before)).not.toContain(null);
      expect(before).toEqual(await places(page, path));
      await context.close();
    });
  }
}

const publicPages = {
  '/': 'Know where your strokes go.',
  '/golf/search?q=solberg': 'Search',
  '/org/harrow-glen': 'Harrow Glen University Golf',
  '/player/ingrid-solberg': 'Ingrid Solberg',
};

test('the app takes over the page of the server: nothing is rendered anew, asked for again or moved (FIRST-14)', async ({
  openBrowser,
}) => {
  // Another time zone than the server's, with the same day at this hour.
  const timezoneId = new Date().getUTCHours() < 12 ? 'Asia/Tokyo' : 'America/Denver';
  const page = await openBrowser({ viewport: { width: 390, height: 844 }, timezoneId });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('h1')?.setAttribute('data-of-server', '');
    });
  });
  for (const [path, heading] of Object.entries(publicPages)) {
    calls.length = 0;
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-app', 'started');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveAttribute('data-of-server');
    await page.waitForLoadState('networkidle');
    const asked = calls.filter(
      (call) => call.startsWith('/api/') && !/image|media|drawing|\/api\/accounts$/.test(call),
    );
    expect(asked, path).toEqual([]);
    // The page would be scrolled if an element took the focus.
    expect(await page.evaluate(() => window.scrollY), path).toBe(0);
  }
});

test('without scripts public pages are read and lead on, and a private one says nothing (FIRST-14)', {
  tag: '@full',
}, async ({ openBrowser, problems }) => {
  problems.expect(/404 \(Not Found\).*priya-raman/);
  const page = await openBrowser({ javaScriptEnabled: false });
  for (const [path, heading] of Object.entries(publicPages)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText('Scripts are off in this browser.')).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await page.getByRole('link', { name: 'Player Resume' }).click();
  await expect(page).toHaveURL('/player/ingrid-solberg/resume');
  await page.goto('/player/priya-raman');
  await expect(page.locator('#root')).toBeEmpty();
});

/** Holds a script back until the returned function is called. */
async function hold(page: Page, script: 'app' | 'player-charts'): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/${script}-*.js`, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

test('what is tapped or typed before the app has started is done when it has (FIRST-14)', async ({ openBrowser }) => {
  const searching = await openBrowser();
  const startSearch = await hold(searching, 'app');
  await searching.goto('/golf/search?type=organization', { waitUntil: 'commit' });
  await searching.getByPlaceholder('Search...').fill('harrow');
  startSearch();
  await expect(searching.getByRole('link', { name: /Harrow Glen University Golf/ })).toBeVisible();
  // Another time zone than the server's, with another day at this hour.
  const timezoneId = new Date().getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';
  const reading = await openBrowser({ timezoneId });
  const startProfile = await hold(reading, 'app');
  await reading.goto('/player/ingrid-solberg/summary', { waitUntil: 'commit' });
  await reading.getByRole('button', { name: 'Read More' }).click();
  const scrolledTo = await reading.evaluate(() => window.scrollY);
  expect(scrolledTo, 'the button is below the window').toBeGreaterThan(0);
  const ownDay = reading.waitForRequest(/\/past-tournaments\?timeZoneOffsetMinutes=(660|-840)$/);
  startProfile();
  await expect(reading.getByRole('dialog', { name: 'About Ingrid Solberg' })).toBeVisible();
  expect(await reading.evaluate(() => window.scrollY)).toBe(scrolledTo);
  await ownDay;
  await expect(reading.getByRole('dialog', { name: 'About Ingrid Solberg' })).toBeVisible();
  // A part that is loaded after the app has started.
  const comparing = await openBrowser();
  const startCharts = await hold(comparing, 'player-charts');
  await comparing.goto('/player/ingrid-solberg/summary');
  await expect(comparing.locator('html')).toHaveAttribute('data-app', 'started');
  await comparing.getByRole('button', { name: 'Details of Best 10 Tournament Rounds' }).click();
  startCharts();
  await expect(comparing.getByRole('dialog', { name: 'Chart Round Details' })).toBeVisible();
});

test('a script that is blocked or slow leaves the page as it is, and the page says so (FIRST-14)', {
  tag: '@full',
}, async ({ openBrowser, problems }) => {
  problems.expect(/ERR_FAILED/);
  for (const file of ['index', 'app']) {
    const page = await openBrowser();
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
    await page.goto('/player/ingrid-solberg');
    await expect(page.getByText('The app did not load')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Ingrid Solberg' })).toBeVisible();
    await page.unroute(`**/assets/${file}-*.js`);
    await page.getByRole('link', { name: 'reload' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'started');
    await expect(page.getByText('The app did not load')).toBeHidden();
  }
  const slow = await openBrowser();
  await slow.clock.install();
  const release = await hold(slow, 'app');
  await slow.goto('/player/ingrid-solberg', { waitUntil: 'commit' });
  await expect(slow.getByRole('heading', { level: 1, name: 'Ingrid Solberg' })).toBeVisible();
  await slow.clock.fastForward(11_000);
  await expect(slow.getByText('Still loading.')).toBeVisible();
  release();
  await expect(slow.getByText('Still loading.')).toBeHidden();
});
