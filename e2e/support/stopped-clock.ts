import type { Page } from '@playwright/test';

/** Opens a screen with a stopped clock: timers wait until `runFor` is called. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  const start = Date.parse('2026-09-20T16:00:00Z');
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1_000);
  await page.goto(path);
}
