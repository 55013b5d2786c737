import { expect, test } from '../support/test.ts';

test('a schedule on paper is read on a phone in a frame that scrolls, by keys too (CGR-04, CGR-O4)', {
  tag: '@full',
}, async ({ page }) => {
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
