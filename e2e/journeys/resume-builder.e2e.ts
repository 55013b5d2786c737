import { expectAccessible } from '../support/accessible.ts';
import { people } from '../support/people.ts';
import { tabTo } from '../support/sign-in.ts';
import { expect, type Page, signIn, test } from '../support/test.ts';

const { player } = people;
const PAGE = `/player/${player.username}/resume`;

const builder = (page: Page) => page.getByRole('dialog', { name: 'Resume Preview' });
const pages = (page: Page) => builder(page).locator('img[alt^="Page "][src^="blob:"]');
/** Waits for the session: until then View Resume leads to the public resume, as for every visitor. */
const knownAsOwner = (page: Page) =>
  expect(page.getByRole('link', { name: 'View Resume', exact: true })).toHaveAttribute('href', /builder=true/);
/** Waits until the pages are rendered, not only requested. */
const drawn = (page: Page) =>
  pages(page)
    .first()
    .evaluate(async (image: HTMLImageElement) => image.decode());

test('a player ticks by keys what a coach will read, sees each tick on the pages and downloads them (RESUME-01, RESUME-02, RESUME-05, RESUME-07, RESUME-08, RESUME-09, RESUME-20, PDF-01, PDF-02, PDF-03, UX-02)', async ({
  page,
  product,
}) => {
  await signIn(page, product, player);
  await page.goto(PAGE);
  await knownAsOwner(page);
  const opener = page.getByRole('link', { name: 'View Resume', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = builder(page);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await drawn(page);
  const size = await dialog.boundingBox();
  expect(size).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });

  const tournaments = dialog.getByRole('region', { name: 'Past Tournaments' });
  await tabTo(page, tournaments.getByRole('button', { name: /^Past Tournaments/ }));
  await page.keyboard.press('Enter');
  // The saved resume contains all of them.
  const leaderboard = dialog.getByRole('table', { name: 'Tournaments', exact: true });
  await expect(leaderboard).toHaveCount(1);
  await dialog.getByRole('checkbox', { name: 'Include Past Tournaments' }).uncheck();
  await expect(leaderboard).toHaveCount(0);
  const before = await pages(page).count();
  await tabTo(page, tournaments.getByRole('button', { name: 'Select All' }));
  // A page is only removed when its replacement is rendered.
  await page.evaluate(() => {
    const seen = { fewest: Infinity };
    Object.assign(window, { seen });
    const look = () => {
      seen.fewest = Math.min(seen.fewest, document.querySelectorAll('[role=dialog] img[alt^="Page "]').length);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.keyboard.press('Enter');
  await expect(leaderboard).toHaveCount(1);
  expect(await page.evaluate(() => (window as never as { seen: { fewest: number } }).seen.fewest)).toBe(before);
  await expect(dialog.getByRole('checkbox', { name: 'Include Past Tournaments' })).toBeChecked();
  const body = tournaments.getByRole('list').locator('..');
  expect((await body.boundingBox())?.height).toBe(400);
  await tournaments
    .getByRole('checkbox', { name: /^Include Note of / })
    .first()
    .check();

  const school = dialog.getByRole('checkbox', { name: 'Include School Information' });
  const first = await pages(page).first().getAttribute('src');
  await school.uncheck();
  await expect(pages(page).first()).not.toHaveAttribute('src', first ?? '');

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).press('Enter');
  expect((await download).suggestedFilename()).toBe('Ingrid-Solberg-2027-Resume.pdf');
  await expect(page.getByText('PDF Downloaded, Success!')).toBeVisible();
  await dialog.getByRole('button', { name: 'Restore Defaults' }).click();
  await expect(school).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(PAGE);
  await expect(opener).toBeFocused();
});

test('on a phone there are the selections alone; Back closes them, and nothing is kept (RESUME-03, RESUME-31, RESUME-O9)', {
  tag: '@full',
}, async ({ page, product }) => {
  await signIn(page, product, people.logger);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/player/${people.logger.username}/resume`);
  await knownAsOwner(page);
  await page.getByRole('link', { name: 'View Resume', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Download' })).toBeEnabled();
  await expect(pages(page)).toHaveCount(0);
  const title = await dialog.getByRole('heading', { name: 'Resume Preview' }).boundingBox();
  expect(title?.width ?? 0).toBeLessThanOrEqual(1);
  await dialog.getByRole('button', { name: /^Performance Charts/ }).click();
  await dialog.getByRole('radio', { name: 'Custom' }).check();
  await dialog.getByLabel('From').fill('1999-01-01');
  await dialog.getByLabel('To', { exact: true }).fill('1999-12-31');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  const said = page.getByText('No data found for new date range, reverting to previous.');
  await expect(said).toBeVisible();
  expect((await said.boundingBox())?.y).toBeLessThan(100);
  await expect(dialog.getByRole('radio', { name: 'Last 24 Months' })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('switch', { name: 'Cover Page' }).click();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.goForward();
  await expect(dialog.getByRole('switch', { name: 'Cover Page' })).toBeChecked();
});
