import { people } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test("CGR-O9: a resume's link on a phone, opened by a visitor, is a page for phones with Contact at its foot, and paper in print", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/cgr/resume?accountId=${people.player.accountId}`);
  await expect(page.getByRole('heading', { level: 1, name: people.player.name })).toBeInViewport();
  await expect(page.getByRole('img', { name: `Portrait of ${people.player.name}` })).toBeInViewport();
  // The foot stays where the thumb is, wherever the page is scrolled.
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('heading', { name: 'Best Rounds' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeInViewport({ ratio: 1 });
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByRole('listitem').first()).toContainText(/T?\d+ of \d+.*\d+ \(([−+]\d+|E)\)/);
  const paper = page.locator('img[alt^="Page 1 of "]');
  await expect(paper).toBeHidden();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(paper).toBeVisible();
  await expect(results).toBeHidden();
});
