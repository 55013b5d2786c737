import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

const parts = ['h1', 'main section >> nth=0', 'main section >> nth=1', '[role=img] >> nth=0', '#coaches'];
const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Know where your strokes go.' });
const places = (page: Page) => Promise.all(parts.map((part) => page.locator(part).boundingBox()));
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.use({ ownEnvironment: { MARKETING_URL: '' } });

for (const width of [390, 820, 1280, 1900]) {
  test(`FIRST-01: at ${width} px the landing page shows the product, before any script just where the app draws it`, async ({
    browser,
    page,
    ownProduct,
  }) => {
    const viewport = { width, height: 900 };
    await page.setViewportSize(viewport);
    await page.goto(ownProduct.url);
    await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
    await expect(title(page)).toBeVisible();
    expect(await overhang(page)).toBe(0);
    const context = await browser.newContext({ viewport, javaScriptEnabled: false });
    const still = await context.newPage();
    await still.goto(ownProduct.url);
    expect(await places(still)).toEqual(await places(page));
    const figure = await still.getByText('Scoring average').first().boundingBox();
    expect(figure?.y ?? Number.POSITIVE_INFINITY, 'the product begins on the first screen').toBeLessThan(900);
    await context.close();
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`FIRST-01: the landing page is accessible in ${colorScheme} colors, and the demo with its notice too`, async ({
    page,
    ownProduct,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(ownProduct.url);
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

test('FIRST-01: on a slow processor nothing of the landing page moves while the app starts (FIRST-11)', async ({
  page,
  ownProduct,
}) => {
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
  await page.goto(ownProduct.url);
  await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Switch to/ })).toBeVisible();
  const { shift, moved } = await page.evaluate(
    () => (window as unknown as { seen: { shift: number; moved: string } }).seen,
  );
  expect(shift, moved).toBeLessThan(0.01);
});
