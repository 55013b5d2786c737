import { people } from '../support/people.ts';
import { expect, signIn, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('SHELL-O20: More opens a sheet at the foot of a scrolled page, with rows of 48 px, and cross, tap beside, Esc and Back close it where the page was', async ({
  page,
  product,
}) => {
  await signIn(page, product, people.player);
  await page.goto('/dashboard');
  const more = page.getByRole('button', { name: 'More', exact: true });
  const sheet = page.getByRole('dialog', { name: 'More' });
  await expect(page.getByRole('heading', { name: 'My Rounds' }).first()).toBeAttached();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(2500);
  // Figures that arrive above the place move the page by their height, so they have to be there first.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 1200));
  const closings = [
    () => sheet.getByRole('button', { name: 'Close' }).tap(),
    () => page.touchscreen.tap(195, 10),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ];
  for (const close of closings) {
    await more.tap();
    await expect(sheet.getByRole('link', { name: 'Compare' })).toBeInViewport({ ratio: 1 });
    const rows = sheet.getByRole('listitem').locator('> *');
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(10);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(48);
    // The bar stays within reach below the sheet.
    await expect(page.getByRole('link', { name: 'Rounds', exact: true })).toBeInViewport({ ratio: 1 });
    await close();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(1200);
  }
  await more.tap();
  await page.getByRole('link', { name: 'Rounds', exact: true }).tap();
  await expect(page).toHaveURL(/\/my-rounds/);
  await expect(sheet).toHaveCount(0);
});
