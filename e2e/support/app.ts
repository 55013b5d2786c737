import { expect, type Page } from '@playwright/test';

/** Waits until the app has taken over from what the server sends of a profile, whose links load pages anew. */
export async function expectApp(page: Page): Promise<void> {
  await expect(page.locator('#root > header:not(:has(nav))')).toHaveCount(0);
}
