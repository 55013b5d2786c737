import { expect, type Page } from '@playwright/test';

/** Waits until the app has taken over the server's HTML: before that, links load whole pages. */
export async function expectApp(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-app', 'started');
}
