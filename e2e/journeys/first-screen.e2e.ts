import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const parts = {
  name: 'main h1',
  picture: 'main img >> nth=0',
  facts: 'main section[aria-label="About"] dl',
  story: 'main section[aria-label="About"] p >> nth=0',
  resume: 'main a:has-text("View Resume")',
};

/** Positions of the parts of a profile's first screen. */
async function places(page: Page) {
  const found: Record<string, unknown> = {};
  for (const [name, selector] of Object.entries(parts)) found[name] = await page.locator(selector).boundingBox();
  return found;
}

for (const width of [390, 820, 1280]) {
  for (const path of ['summary', 'resume']) {
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
      const before = await places(still);
      expect(before['story']).not.toBeNull();
      expect(before).toEqual(await places(page));
      await context.close();
    });
  }
}

test('without scripts the pages of a profile are links, and a private one says nothing', { tag: '@full' }, async ({
  browser,
  page,
}) => {
  await page.goto('/');
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin });
  const still = await context.newPage();
  await still.goto('/player/ingrid-solberg');
  await expect(still.getByRole('link', { name: 'Player Resume' })).toHaveAttribute(
    'href',
    '/player/ingrid-solberg/resume',
  );
  await still.goto('/player/priya-raman');
  await expect(still.locator('#root')).toBeEmpty();
  await context.close();
});
