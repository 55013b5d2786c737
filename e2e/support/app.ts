import { expect, type Page } from '@playwright/test';

/** Waits until the app has replaced the server's HTML of a profile, whose links cause full page loads. */
export async function expectApp(page: Page): Promise<void> {
  await expect(page.locator('#root > header:not(:has(nav))')).toHaveCount(0);
}
