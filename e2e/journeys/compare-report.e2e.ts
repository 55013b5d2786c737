import { expectAccessible } from '../support/accessible.ts';
import { people } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const address = `/player/${people.player.username}/stats`;

test('the link of a comparison opens its report without menus, and any other number leads to the root (CGR-06, CGR-O2)', async ({
  page,
  problems,
}) => {
  problems.expect(/404/);
  await page.goto(`${address}?preset=recentForm`);
  await expect(page.getByRole('table', { name: 'Scoring' })).toBeVisible();
  await page.getByRole('button', { name: 'Select Rounds' }).click();
  const dialog = page.getByRole('dialog', { name: 'Configure Selections' });
  await dialog.getByRole('region', { name: 'left side' }).getByPlaceholder('Custom Label').fill('Lately');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/hash=\d+/);
  const hash = new URL(page.url()).searchParams.get('hash') ?? '';

  await page.goto(`/cgr/compare-stats?hash=${hash}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare Stats');
  await expect(page.getByAltText(/^Page 1 of \d+ of the report/)).toBeVisible();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await downloading).suggestedFilename()).toBe('Ingrid-Solberg-Compare-Stats.pdf');

  for (const other of ['?hash=12345', '?hash=abc', '']) {
    await page.goto(`/cgr/compare-stats${other}`);
    await expect(page, `cgr/compare-stats${other}`).toHaveURL(/\/$/);
  }
});
