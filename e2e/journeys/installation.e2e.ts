import { expectAccessible } from '../support/accessible.ts';
import { expect, type Page, test } from '../support/test.ts';

/** One installation without a marketing site, with hosts and stores of its own, for all tests of this file. */
test.use({
  environment: {
    DEMO_PLAYERS: '8',
    MARKETING_URL: 'off',
    ANDROID_STORE_URL: 'https://android.localhost/',
    IOS_STORE_URL: 'https://ios.localhost/',
    HOSTS: [
      'players.localhost=player-site',
      'teams.localhost=team',
      'harrow-glen.localhost=organization:harrow-glen',
      'ingrid.localhost=player:ingrid-solberg',
      'priya.localhost=player:priya-raman',
    ].join(','),
  },
});

const on = (url: string, host: string): string => url.replace('127.0.0.1', host);
const pathOf = (page: Page) => new URL(page.url()).pathname;
const teamHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Harrow Glen University Golf' });
const parts = ['h1', 'main section >> nth=0', 'main section >> nth=1', '[role=img] >> nth=0', '#coaches'];
const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Know where your strokes go.' });
const places = (page: Page) => Promise.all(parts.map((part) => page.locator(part).boundingBox()));
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const agents = {
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148',
};

test('each host shows what the table says, under addresses of its own (PROFILE-01, ORG-01, ORG-07, ORG-O5, ROUTE-09, ROUTE-O3, ACCESS-17, ACCESS-19, SEARCH-06, SEARCH-07, SEARCH-08)', async ({
  page,
  product,
  problems,
}) => {
  problems.expect(/404/);

  await test.step('a player site has players straight under it', async () => {
    const host = on(product.url, 'players.localhost');
    await page.goto(`${host}/ingrid-solberg`);
    await expect.poll(() => pathOf(page)).toBe('/ingrid-solberg/summary');
    await page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name: 'Round Assessment' }).click();
    await expect.poll(() => pathOf(page)).toBe('/ingrid-solberg/data-analysis');
    await page.goto(`${host}/golf/search?q=bjork`);
    await page.getByRole('link', { name: /Björk/ }).click();
    await expect.poll(() => pathOf(page)).toBe('/bjork-asgeirsdottir/summary');
    // Fixed paths take precedence, then the player, then home (ROUTE-O3).
    await page.goto(`${host}/nobody-there`);
    await expect.poll(() => pathOf(page)).toBe('/');
    await page.goto(`${host}/player/ingrid-solberg`);
    await expect.poll(() => pathOf(page)).toBe('/ingrid-solberg/summary');
  });

  await test.step('a team host has organizations straight under it', async () => {
    const host = on(product.url, 'teams.localhost');
    await page.goto(`${host}/harrow-glen/women`);
    await expect(teamHeading(page)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Group' })).toHaveValue('Women');
    await page.goto(`${host}/harrow-glen/999`);
    await expect.poll(() => pathOf(page)).toBe('/harrow-glen');
    await page.goto(`${host}/golf/search?type=organization&q=harrow`);
    await page.getByRole('link', { name: "Men's Team", exact: true }).click();
    await expect.poll(() => pathOf(page)).toBe('/harrow-glen/12');
    await page.goto(`${host}/golf/search?type=organization&q=harrow`);
    await page.getByRole('link', { name: /^Harrow Glen University/ }).click();
    await expect.poll(() => pathOf(page)).toBe('/harrow-glen');
    await page.goto(`${host}/harrow-glen/Juniors`);
    await expect.poll(() => pathOf(page)).toBe('/');
  });

  await test.step("an organization's host opens it with all of its players", async () => {
    const host = on(product.url, 'harrow-glen.localhost');
    await page.goto(`${host}/`);
    await expect(teamHeading(page)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Group' })).toHaveValue('All');
    expect(pathOf(page)).toBe('/');
    await page.goto(`${host}/nothing/here`);
    await expect(teamHeading(page)).toBeVisible();
  });

  await test.step("a player's own address lands on the resume and names itself in the title", async () => {
    const host = on(product.url, 'ingrid.localhost');
    await page.goto(`${host}/`);
    await expect.poll(() => pathOf(page)).toBe('/resume');
    await expect(page).toHaveTitle('ingrid.localhost - Ingrid Solberg - Player Resume');
    await page.goto(`${host}/data-analysis`);
    await expect(page).toHaveTitle('ingrid.localhost - Ingrid Solberg - Round Assessment');
  });

  await test.step('the address of a player whose site is closed says so, and nothing more (ACCESS-17)', async () => {
    problems.expect(/This site is not open/);
    await page.goto(`${on(product.url, 'priya.localhost')}/`);
    await expect(page.getByText('This site is not open at the moment.')).toBeVisible();
    await expect(page.getByText('Priya')).toHaveCount(0);
  });

  await test.step('every other host shows the whole product', async () => {
    await page.goto(`${product.url}/ingrid-solberg`);
    await expect.poll(() => pathOf(page)).toBe('/');
    await expect(page).toHaveTitle('Strokebook - Home');
  });
});

for (const width of [390, 820, 1280, 1900]) {
  test(`FIRST-01: at ${width} px the landing page shows the product, before any script just where the app draws it`, {
    tag: width === 390 ? [] : '@full',
  }, async ({ browser, page, product }) => {
    const viewport = { width, height: 900 };
    await page.setViewportSize(viewport);
    await page.goto(product.url);
    await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
    await expect(title(page)).toBeVisible();
    expect(await overhang(page)).toBe(0);
    const context = await browser.newContext({ viewport, javaScriptEnabled: false });
    const still = await context.newPage();
    await still.goto(product.url);
    expect(await places(still)).toEqual(await places(page));
    const figure = await still.getByText('Scoring average').first().boundingBox();
    expect(figure?.y ?? Number.POSITIVE_INFINITY, 'the product begins on the first screen').toBeLessThan(900);
    await context.close();
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`FIRST-01: the landing page is accessible in ${colorScheme} colors, and the demo with its notice too`, {
    tag: '@full',
  }, async ({ page, product }) => {
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(product.url);
      await expect(title(page)).toBeVisible();
      await expectAccessible(page);
    }
    await page.getByRole('link', { name: 'Try the demo season' }).first().click();
    await expect(page).toHaveURL(/\/player\/ingrid-solberg\/data-analysis/);
    await expect(page.getByText('You are looking at a demo season.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Start your own' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Sign in or sign up' })).toBeVisible();
    await expectAccessible(page);
  });
}

test('FIRST-01: on a slow processor nothing of the landing page moves while the app starts (FIRST-11)', {
  tag: '@full',
}, async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = { shift: 0, moved: '' };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: readonly { node: Node | null }[] };
        seen.shift += value;
        seen.moved += `${Math.round(entry.startTime)}: ${sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80)).join(' ')}; `;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(product.url);
  await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Switch to/ })).toBeVisible();
  const { shift, moved } = await page.evaluate(
    () => (window as unknown as { seen: { shift: number; moved: string } }).seen,
  );
  expect(shift, moved).toBeLessThan(0.01);
});

for (const [device, userAgent] of Object.entries(agents)) {
  test(`${device} goes on to its store (STORE-01, STORE-02)`, { tag: '@full' }, async ({ openBrowser, product }) => {
    const phone = await openBrowser({ userAgent });
    await phone.route(`https://${device}.localhost/`, (route) => route.fulfill({ body: 'The store' }));
    await phone.goto(`${product.url}/store-redirect`);
    await expect(phone).toHaveURL(`https://${device}.localhost/`);
  });
}
