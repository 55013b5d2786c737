import { expectAccessible } from '../support/accessible.ts';
import { people } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test("a player's reports are listed, read without menus in the units chosen, and taken along (PROFILE-O2, CGR-01, CGR-05, CGR-O4)", async ({
  page,
}) => {
  await page.goto(`/player/${people.player.username}/report-viewer`);
  await page.getByRole('radio', { name: 'Meters' }).check({ force: true });
  await page.getByRole('link', { name: 'Player Best Round Report' }).click();
  await expect(page).toHaveURL(/\/cgr\/rr\?accountId=1&prefersMetric=true$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ingrid Solberg');
  await expect(page.locator('img[alt^="Page 1 of "]')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Profile' })).toHaveCount(0);
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await downloading).suggestedFilename()).toBe('Ingrid-Solberg-Player-Best-Round-Report.pdf');
});

test('a schedule on paper is read on a phone in a frame that scrolls, by keys too (CGR-04, CGR-O4)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/cgr/public-player-schedule-report?accountId=1');
  const frame = page.getByRole('region', { name: 'Pages of the report' });
  const first = frame.getByRole('img', { name: 'Page 1 of' });
  await expect(first).toBeVisible();
  expect((await first.boundingBox())?.width).toBeGreaterThanOrEqual(760);
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(frame).not.toHaveAttribute('tabindex');
});
