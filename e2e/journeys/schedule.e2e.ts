import { people } from '../support/people.ts';
import { expect, type Page, signIn, test } from '../support/test.ts';

const { player, editor } = people;
const address = (tab: 0 | 1) => `/player/${player.username}/schedule/${tab}`;
const parts = (page: Page) => ({
  planned: page.getByRole('table', { name: 'Planned Events' }),
  considering: page.getByRole('table', { name: 'Considering Events' }),
  past: page.getByRole('table', { name: 'Historical Events' }),
});

test.describe.configure({ timeout: 90_000 });

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
  product,
}) => {
  await signIn(page, product, editor);
  await page.goto(`/player/${editor.username}/schedule/0`);
  const { planned, considering } = parts(page);
  const labels = planned.getByRole('combobox', { name: /^Status of / });
  await expect(labels.first()).toBeVisible();
  const name = ((await labels.first().getAttribute('aria-label')) ?? '').replace('Status of ', '');
  const status = page.getByRole('combobox', { name: `Status of ${name}` });
  const before = await status.inputValue();
  await status.focus();
  // Moving through options does not select them.
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(status).toHaveValue('considering');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name}: Considering.`)).toBeVisible();
  await expect(planned.getByText(name, { exact: true })).toBeVisible();
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
  await expect(considering.getByText(name, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Add event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Event' });
  await dialog.getByRole('radio', { name: 'Add your own' }).check();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Club championship');
  await dialog.getByLabel('First day').fill('2026-10-20');
  await dialog.getByLabel('Last day').fill('2026-10-21');
  await dialog.getByRole('button', { name: 'Save event' }).click();
  await expect(page.getByText('Club championship is in the schedule.')).toBeVisible();
  // It overlaps another event.
  await expect(page.getByRole('note')).toContainText('events clash.');
  await page.getByRole('button', { name: 'Edit Club championship' }).click();
  await page.getByRole('button', { name: 'Remove from the schedule' }).click();
  await expect(page.getByText('Club championship was removed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Club championship' })).toHaveCount(0);
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
