import { createServer, type Server } from 'node:http';
import { expect, type Page, test } from '../support/test.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Product site' });
const single = (page: Page) => nav(page).getByRole('button', { name: 'Product site' });

test('the marketing navigation has its entries, all of which leave the app, as a bar or in a single menu (NAV-01, NAV-02, NAV-03, NAV-04, NAV-O1, NAV-O2, NAV-O3)', async ({
  page,
}) => {
  await page.goto('/');
  const bar = nav(page).getByRole('list').first();
  await expect(bar.locator(':scope > li > a, :scope > li button')).toHaveText([
    'Home',
    'Product',
    'Training Facility',
    'News & Updates',
    'About',
  ]);
  const product = bar.getByRole('button', { name: 'Product', exact: true });
  const pages = bar.getByRole('listitem').getByRole('listitem').getByRole('link').filter({ visible: true });
  await expect(pages).toHaveCount(0);
  await product.click();
  await expect(pages).toHaveText([
    'Who is it For?',
    'Player Features',
    'Coach Features',
    'Custom App & Skins',
    'Watch Videos',
  ]);
  const hrefs = await pages.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.every((href) => href?.startsWith('https://example.com/'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(pages).toHaveCount(0);
  await expect(product).toBeFocused();
  await bar.getByRole('button', { name: 'About' }).press('Enter');
  await expect(pages).toHaveText(['Our Team', 'Contact Us']);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(pages).toHaveCount(0);
  await expect(bar.getByRole('link', { name: 'Training Facility' })).toHaveAttribute(
    'href',
    /^https:\/\/example\.com\//,
  );
  await expect(page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Search' })).toBeVisible();

  for (const { width, height, isSingle } of [
    { width: 767, height: 500, isSingle: true },
    { width: 768, height: 500, isSingle: false },
    { width: 1025, height: 1366, isSingle: false },
    { width: 1024, height: 1366, isSingle: true },
  ]) {
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expect(nav(page)).toBeVisible();
      await expect(single(page)).toBeVisible({ visible: isSingle });
      const overhang = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(overhang).toBe(0);
    });
  }
  await single(page).click();
  await expect(nav(page).getByRole('link').filter({ visible: true })).toHaveCount(10);
});

test.describe('with a sister site', () => {
  let sister: Server;
  let sisterUrl: string;
  test.beforeAll(async () => {
    sister = createServer((_request, response) => {
      response
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><title>Sister</title><h1>The sister site</h1>');
    });
    await new Promise<void>((resolve) => sister.listen(4182, '127.0.0.1', resolve));
    sisterUrl = 'http://127.0.0.1:4182/';
  });
  test.afterAll(async () => {
    await new Promise((resolve) => sister.close(resolve));
  });
  test.use({ ownEnvironment: { SISTER_SITE_URL: 'http://127.0.0.1:4182/' } });

  test('home frames it at full height, on resize and a second after it has loaded (ROUTE-01, ROUTE-06, ROUTE-07, ROUTE-08, ROUTE-O1, ROUTE-O2)', {
    tag: '@full',
  }, async ({ page, ownProduct }) => {
    const start = Date.parse('2026-09-20T16:00:00Z');
    await page.clock.install({ time: start });
    await page.goto(ownProduct.url);
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('src', sisterUrl);
    await expect(frame.contentFrame().getByRole('heading', { name: 'The sister site' })).toBeVisible();
    const bottom = () => frame.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
    expect(await bottom()).toBe(900);
    await page.setViewportSize({ width: 1280, height: 700 });
    await expect.poll(bottom).toBe(700);

    await page.clock.pauseAt(start + 3_600_000);
    await page.reload();
    await expect(frame).toHaveAttribute('data-loaded');
    await expect.poll(bottom).toBe(700);
    // An element above it loads late and moves it.
    await page.locator('header').evaluate((element) => (element.style.height = '152px'));
    // Styles without motion apply with the next frame.
    await expect.poll(bottom).toBe(800);
    await page.clock.runFor(999);
    expect(await bottom()).toBe(800);
    await page.clock.runFor(1);
    await expect.poll(bottom).toBe(700);
  });
});
