import { playerOf } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

const HOME = '/player/ingrid-solberg/summary';

test.beforeEach(async ({ page }) => {
  await page.goto(HOME);
  await playerOf(page).loaded();
});

test('days are chosen by keys alone, kept in the address, and undone by Back (DATE-01, DATE-02, DATE-05, DATE-09)', {
  tag: '@full',
}, async ({ page }) => {
  await page.getByRole('button', { name: 'Last 24 Months' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Date range' });
  const search = dialog.getByPlaceholder('Custom Range: 10 Weeks, 6 Months, etc.');
  await expect(search).toBeFocused();
  await page.keyboard.type('6 moths');
  const option = dialog.getByRole('radio', { name: 'Last 6 Months' });
  await expect(option).toBeAttached();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(option).toBeChecked();
  await dialog.getByRole('button', { name: 'Apply' }).press('Enter');
  const pill = page.getByRole('button', { name: 'Last 6 Months' });
  await expect(pill).toBeFocused();
  await expect(page).toHaveURL(/range=Last\+6\+Months/);
  await page.reload();
  await expect(pill).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Last 24 Months' })).toBeVisible();
});

test('the calendar is shown whole on a phone, with what it is applied with (DATE-04)', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Last 24 Months' }).click();
  const dialog = page.getByRole('dialog', { name: 'Date range' });
  await dialog.getByRole('button', { name: /^Custom/ }).click();
  await dialog.getByRole('button', { name: /^1 September 2026/ }).waitFor();
  await expect(dialog).toBeInViewport({ ratio: 1 });
});
