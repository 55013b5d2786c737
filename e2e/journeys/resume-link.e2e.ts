import { expectApp } from '../support/app.ts';
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

test("CGR-O10, FIRST-14: the app takes over a resume's link from the server: no heading is replaced, also when the pages have come", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const heading of document.querySelectorAll('h1, h2')) heading.setAttribute('data-of-server', '');
    });
  });
  await page.goto(`/cgr/resume?accountId=${people.player.accountId}`);
  await expectApp(page);
  await expect(page.locator('img[alt^="Page 1 of "]')).toBeAttached();
  const headings = page.locator('main').locator('h1, h2');
  await expect(headings.filter({ hasText: 'Best Rounds' })).toBeVisible();
  for (const heading of await headings.all()) await expect(heading).toHaveAttribute('data-of-server');
});

test("CGR-O10: where its pages fail, the words of a resume's link stay, and the page says so", async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/api/reports/preview', (route) => route.abort());
  await page.goto(`/cgr/resume?accountId=${people.player.accountId}`);
  await expect(page.getByText('Pages for printing could not be shown.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Best Rounds' })).toBeVisible();
  await page.unroute('**/api/reports/preview');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('img[alt^="Page 1 of "]')).toBeAttached();
});
