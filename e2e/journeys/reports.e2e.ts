import { expectAccessible } from '../support/accessible.ts';
import { people } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test("a player's reports are listed, read without menus in the units chosen, and taken along (PROFILE-O2, CGR-01, CGR-05, CGR-O4)", async ({
  page,
}) => {
  await page.goto(`/player/${people.player.username}/report-viewer`);
  await page.getByRole('radio', { name: 'Metres' }).check({ force: true });
  await page.getByRole('link', { name: 'Player Best Round Report' }).click();
  await expect(page).toHaveURL(/\/cgr\/rr\?accountId=1&prefersMetric=true$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ingrid Solberg');
  await expect(page.locator('img[alt^="Page 1 of "]')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Profile' })).toHaveCount(0);
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await downloading).suggestedFilename()).toBe('Ingrid-Solberg-2027-Player-Best-Round-Report.pdf');
});
