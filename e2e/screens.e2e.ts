import { join } from 'node:path';
import { expectAccessible } from './support/accessible.ts';
import { dashboardOf } from './support/dashboard.ts';
import { people } from './support/people.ts';
import { screens } from './support/screens.ts';
import { test } from './support/shared-pages.ts';
import { expect, type Page, signIn } from './support/test.ts';

// Screens are independent, so workers share them.
test.describe.configure({ mode: 'parallel' });

const folder = join(import.meta.dirname, '../.cache/screens');
/** `npm run screens` saves a picture of every screen at every width; test runs do not. */
const takesPictures = process.env['SCREENS'] === 'on';
const widths = [390, 820, 1280, 1900];

/**
 * Draws the part below the window too, as in a picture of the whole page. Chromium reports old colors after a change of
 * theme for elements that it has not drawn since.
 */
async function drawEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [sheet];
  });
}
/** The lines of a scorecard render when they are scrolled into view. */
async function scrollThroughLines(page: Page): Promise<void> {
  // Runs in the page, because a locator would wait for elements that are removed while scrolling.
  const left = () =>
    page.evaluate(() => {
      const undrawn = document.querySelectorAll('section:not([data-framed]) > [role="grid"] tr[aria-hidden="true"]');
      undrawn[0]?.scrollIntoView();
      return undrawn.length;
    });
  await expect.poll(left).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 0));
}

const overhangOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const { name, path, as, isShown, isVariant } of screens) {
  if (isVariant) continue;
  test(`${name} is accessible on a phone and does not scroll sideways`, async ({ sharedPage }) => {
    const page = await sharedPage(as);
    await page.goto(path);
    await isShown(page);
    await scrollThroughLines(page);
    await page.evaluate(async () => document.fonts.ready);
    expect(await overhangOf(page), 'pixels that the page is wider than the window').toBe(0);
    await drawEverything(page);
    // Both colours are looked at in the full tier: they take half of the time, and come from one palette.
    await expectAccessible(page, 'layout');
  });
}

for (const { name, path, as, isShown, widths: own = widths } of screens) {
  test(`${name} is accessible in both colours and never scrolls sideways at any width`, { tag: '@full' }, async ({
    page,
    product,
  }) => {
    const show = async (width: number, colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      await isShown(page);
      await scrollThroughLines(page);
      await page.evaluate(async () => document.fonts.ready);
      if (!takesPictures) return;
      const picture = join(folder, `${name}-${colorScheme}-${width}.png`);
      await page.screenshot({ path: picture, fullPage: true });
    };
    if (as !== undefined) await signIn(page, product, as);
    await page.goto(path);
    if (takesPictures) await drawEverything(page);
    for (const width of own) {
      await test.step(`${width} px`, async () => {
        await show(width, 'light');
        expect(await overhangOf(page), 'pixels that the page is wider than the window').toBe(0);
        // The wide layouts have the same elements, so axe checks only one of them, with the colors below.
        if (width === own[0]) await expectAccessible(page, 'layout');
      });
    }
    await drawEverything(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`${colorScheme} colours`, async () => {
        const [colourWidth = 1280, ...others] = own.toSorted((a, b) => Math.abs(a - 1280) - Math.abs(b - 1280));
        if (takesPictures && colorScheme === 'dark') for (const width of others) await show(width, colorScheme);
        await show(colourWidth, colorScheme);
        await expectAccessible(page, colorScheme === 'light' ? 'everything' : 'colours');
      });
    }
  });
}

test('the picture of the dashboard for the README', { tag: '@full' }, async ({ page, product }) => {
  // The top of the page is enough to show the product; the whole page is several times as high.
  await page.setViewportSize({ width: 1280, height: 1560 });
  await signIn(page, product, people.player);
  await page.goto('/dashboard');
  await dashboardOf(page).loaded();
  await page.evaluate(async () => document.fonts.ready);
  const picture = await page.screenshot({ path: join(folder, 'readme.png') });
  expect(picture.byteLength, 'bytes, as a README is loaded by many').toBeLessThan(300_000);
});
