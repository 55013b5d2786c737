import { expectAccessible } from '../support/accessible.ts';
import { people } from '../support/people.ts';
import { expect, type Page, signIn, test } from '../support/test.ts';

const { player } = people;
const address = (tab: 0 | 1) => `/player/${player.username}/schedule/${tab}`;
const parts = (page: Page) => ({
  planned: page.getByRole('table', { name: 'Planned Events' }),
  considering: page.getByRole('table', { name: 'Considering Events' }),
  merged: page.getByRole('table', { name: 'Upcoming Events' }),
  past: page.getByRole('table', { name: 'Historical Events' }),
  options: page.getByRole('dialog', { name: 'Schedule Options' }),
  openOptions: () => page.getByRole('button', { name: 'Options' }).first().click(),
});

test.describe.configure({ timeout: 90_000 });

test('a visitor reads a schedule, sets what is shown, and finds it so after a reload (TOUR-03, TOUR-04, TOUR-05, TOUR-06, TOUR-13, TOUR-24)', async ({
  page,
}) => {
  await page.goto(address(0));
  const { planned, considering, merged, past, options, openOptions } = parts(page);
  await expect(planned.locator('tr[data-tournament]')).toHaveCount(6);
  await expect(considering.locator('tr[data-tournament]')).toHaveCount(3);
  await expect(past.locator('tr[data-tournament]').first()).toContainText('Sep 2 – Sep 4, 2026');
  await expect(page.getByRole('button', { name: 'Add event' })).toHaveCount(0);
  await openOptions();
  await options.getByText('Merge events').click();
  await expect(merged.locator('tr[data-tournament]')).toHaveCount(9);
  await options.getByRole('radio', { name: 'Team' }).check();
  await expect(merged).not.toContainText('National · Individual');
  await options.getByRole('button', { name: 'Done' }).click();
  const shown = await merged.locator('tr[data-tournament]').count();
  await page.reload();
  await expect(merged.locator('tr[data-tournament]')).toHaveCount(shown);
  await page.getByRole('link', { name: 'Results' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Results' })).toBeVisible();
  await expect(page).toHaveURL(/schedule\/1$/);
});

test('who comes back to a schedule, or loads it again, finds it where it was left', async ({ page }) => {
  await page.goto(address(0));
  const { past } = parts(page);
  const hint = page.getByRole('region', { name: 'Historical Events', exact: true }).getByText(/^\d+ events$/);
  const count = Number.parseInt((await hint.textContent()) ?? '', 10);
  await expect(past.locator('tr[data-tournament]')).toHaveCount(count);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await past.locator('tr[data-tournament]').last().scrollIntoViewIfNeeded();
  // Browsers report scrolling with the next frame.
  const scrolled = () =>
    page.evaluate(
      () => new Promise((tell) => requestAnimationFrame(() => setTimeout(() => tell(Math.round(scrollY))))),
    );
  const before = await scrolled();
  expect(before).toBeGreaterThan(1_000);
  // Clicks without scrolling to it.
  await page.getByRole('link', { name: 'Summary' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { name: 'Swing Videos' })).toBeVisible();
  await page.goBack();
  await expect(past).toBeVisible();
  await expect.poll(scrolled).toBe(before);
  await page.reload();
  await expect(past).toBeVisible();
  await expect.poll(scrolled).toBe(before);
});

test('a player changes a status by the keyboard and undoes it, adds an event and takes it out (TOUR-15, TOUR-16, UX-04)', async ({
  page,
  ownProduct,
}) => {
  await signIn(page, ownProduct, player);
  await page.goto(ownProduct.url + address(0));
  const { planned, considering } = parts(page);
  const name = 'Harrow Glen Fall Classic 2026';
  const status = page.getByRole('combobox', { name: `Status of ${name}` });
  await expect(planned.getByText(name)).toBeVisible();
  const before = await status.inputValue();
  await status.focus();
  // Moving through options does not select them.
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(status).toHaveValue('considering');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name}: Considering.`)).toBeVisible();
  await expect(planned.getByText(name)).toBeVisible();
  await expect(status).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  const isStored = (chosen: string) =>
    page.waitForResponse((response) => response.request().postData()?.includes(`"${chosen}"`) ?? false);
  const stored = isStored(before).then(() => isStored('considering'));
  await page.keyboard.press('Enter');
  await expect(status).toHaveValue(before);
  await status.selectOption('Considering');
  await expect(page.getByText(`${name}: Considering.`)).toBeVisible();
  await stored;
  await page.reload();
  await expect(considering.getByText(name)).toBeVisible();

  await page.getByRole('button', { name: 'Add event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Event' });
  await dialog.getByRole('radio', { name: 'Add your own' }).check();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Club championship');
  await dialog.getByLabel('First day').fill('2026-10-04');
  await dialog.getByLabel('Last day').fill('2026-10-05');
  await dialog.getByRole('button', { name: 'Save event' }).click();
  await expect(page.getByText('Club championship is in the schedule.')).toBeVisible();
  // It overlaps another event.
  await expect(page.getByRole('note')).toContainText('4 events clash.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit Club championship' }).click();
  await page.getByRole('button', { name: 'Remove from the schedule' }).click();
  await expect(page.getByText('Club championship was removed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Club championship' })).toHaveCount(0);
});

test('a calendar reads the schedule at its secret address until that is withdrawn', async ({ page, ownProduct }) => {
  await signIn(page, ownProduct, player);
  await page.goto(ownProduct.url + address(0));
  await page.getByRole('button', { name: 'Calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar' });
  await dialog.getByRole('button', { name: 'Make an address' }).click();
  const feed = await dialog.getByLabel('Address').inputValue();
  const read = await page.request.get(feed);
  expect(read.headers()['content-type']).toContain('text/calendar');
  expect(await read.text()).toContain('Harrow Glen Fall Classic 2026');
  await dialog.getByRole('button', { name: 'Withdraw the address' }).click();
  await expect(dialog.getByRole('button', { name: 'Make an address' })).toBeFocused();
  expect((await page.request.get(feed)).status()).toBe(404);
});

test('a player features a round, which then leads to its scorecard (TOUR-08, TOUR-10, TOUR-22)', async ({
  page,
  ownProduct,
}) => {
  await signIn(page, ownProduct, player);
  await page.goto(ownProduct.url + address(1));
  const best = page.getByRole('table', { name: 'My Best Rounds' });
  await best
    .getByRole('button', { name: /^Favorite: / })
    .first()
    .click();
  await expect(page.getByText(/ is a favorite\.$/)).toBeVisible();
  await page.getByRole('radio', { name: 'Featured' }).check();
  const featured = page.getByRole('table', { name: 'My Featured Rounds' });
  await expect(featured.getByRole('row')).toHaveCount(2);
  await featured.getByRole('button', { name: /^Details of / }).click();
  await page.getByRole('link', { name: 'Scorecard and shots of this round' }).click();
  await expect(page.getByRole('grid', { name: /^My Rounds, / }).locator('tr[data-round]')).toHaveCount(1);
});

test('both tabs print without what only a screen needs, and with every row', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(address(0));
  const { past } = parts(page);
  await expect(past).toBeVisible();
  await expect(page.getByRole('button', { name: 'Options' }).first()).toBeHidden();
  await expect(page.getByRole('link', { name: 'Results' })).toBeHidden();
  const overhang = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main section')]
        .filter((frame) => frame.scrollWidth > frame.clientWidth)
        .map((frame) => frame.getAttribute('aria-label')),
    );
  // The width of an A4 or Letter sheet without its margins.
  await page.setViewportSize({ width: 720, height: 1000 });
  await expect.poll(overhang).toEqual([]);
  await page.goto(address(1));
  await expect(page.getByRole('table', { name: 'My Best Rounds' })).toBeVisible();
  await expect.poll(overhang).toEqual([]);
});
