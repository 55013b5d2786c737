import { expectAccessible } from '../support/accessible.ts';
import { people, phoneOf } from '../support/people.ts';
import { expect, type Locator, type Page, signIn, test } from '../support/test.ts';

const widths = [390, 1280];
const region = (page: Page, name: string) => page.getByRole('region', { name });
const status = (page: Page, name: string) => region(page, name).getByRole('status');
const { player, coach, stranger, logger } = people;

async function openAccount(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/account');
  await expect(region(page, 'Signed-in devices').getByText('This device')).toBeVisible();
}

for (const width of widths) {
  test(`a new account answers three questions, and the menu and the profile bear its name, at ${width} px (FIRST-03)`, async ({
    page,
    product,
  }) => {
    const someone = { accountId: 9_000 + width, username: '', name: '' };
    await signIn(page, product, someone);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Who are you?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Player/ }).click();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Lund');
    await page.getByLabel('Username').fill(`ada-lund-${width}`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Where do you play?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await expect(page.getByRole('link', { name: /^Type a result/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ada Lund', exact: true }).click();
    await page.getByRole('menuitem', { name: 'My profile' }).click();
    await expect(page).toHaveURL(new RegExp(`/player/ada-lund-${width}/summary$`));
  });

  test(`a password is set, and replaced after a code where it is forgotten, at ${width} px (AUTH-15, AUTH-34)`, async ({
    page,
    product,
    openBrowser,
  }) => {
    const someone = { accountId: 8_000 + width, username: '', name: '' };
    await signIn(page, product, someone);
    await openAccount(page, width);
    await page.getByLabel('New password', { exact: true }).fill('quiet fairway 7');
    await page.getByRole('button', { name: 'Set a password' }).click();
    await expect(status(page, 'Password')).toHaveText('Password saved. All other devices are signed out.');
    await expectAccessible(page);
    // A sign-in with the password is no proof by code.
    const other = await openBrowser();
    const data = { phoneNumber: phoneOf(someone), password: 'quiet fairway 7' };
    const reply = await other.request.post('/api/auth/password', { data });
    const { idToken } = (await reply.json()) as { idToken: string };
    await other.goto('/');
    await other.evaluate((token) => localStorage.setItem('strokebook.idToken', token), idToken);
    await openAccount(other, width);
    const code = product.nextCodeTo(phoneOf(someone));
    await other.getByRole('button', { name: 'Forgot it? Confirm by code instead' }).click();
    const dialog = other.getByRole('dialog', { name: 'Confirm that it is you' });
    await expect(dialog.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
    await expectAccessible(other);
    await other.keyboard.type(await code);
    await expect(dialog).toBeHidden();
    await other.getByLabel('New password', { exact: true }).fill('quiet bunker 8');
    await other.getByRole('button', { name: 'Change password' }).click();
    await expect(status(other, 'Password')).toHaveText('Password saved. All other devices are signed out.');
    await expect(region(other, 'Activity')).toContainText('Changed the password');
  });
}

test('a page that is closed is gone for a visitor, and back when it is opened again (ACCESS-11, ACCESS-12, ACCESS-15)', async ({
  page,
  product,
  openBrowser,
}) => {
  await signIn(page, product, logger);
  await openAccount(page, 390);
  const summary = page.getByRole('switch', { name: 'Summary', exact: true });
  const visitor = await openBrowser();
  const address = `/player/${logger.username}`;
  await summary.uncheck();
  await expect(status(page, 'Who can see your profile')).toHaveText('Saved');
  await visitor.goto(`${address}/summary`);
  await expect(visitor).toHaveURL(new RegExp(`${address}/resume$`));
  await summary.check();
  await expect(region(page, 'Activity')).toContainText('Summary: closed → open');
  await visitor.goto(`${address}/summary`);
  await expect(visitor).toHaveURL(new RegExp(`${address}/summary$`));
  await expectAccessible(page);
});

test('a member of the circle sees the profile that is private for everybody else (ACCESS-07, ACCESS-22)', async ({
  page,
  product,
  openBrowser,
  problems,
}) => {
  problems.expect(/404/);
  await signIn(page, product, logger);
  await openAccount(page, 1280);
  await page.getByRole('switch', { name: 'Public site' }).uncheck();
  await expect(page.getByRole('switch', { name: 'Summary', exact: true })).toBeDisabled();
  const friend = await openBrowser();
  await signIn(friend, product, stranger);
  await friend.goto(`/player/${logger.username}/summary`);
  await expect(friend).toHaveURL(/\/$/);
  await page.getByLabel('Invite by username').fill(stranger.username);
  await page.keyboard.press('Enter');
  await expect(status(page, 'Circle')).toHaveText(`${stranger.name} is invited.`);
  await expectAccessible(page);
  await friend.goto('/account/messages');
  await friend.getByRole('button', { name: `Accept ${logger.name}` }).click();
  await expect(region(friend, 'Invitations')).toHaveCount(0);
  await expectAccessible(friend);
  await friend.goto(`/player/${logger.username}/summary`);
  await expect(friend.getByRole('navigation', { name: 'Profile' })).toContainText(logger.name);
  // Restores the data for later tests.
  await page.getByRole('button', { name: `Remove ${stranger.name}` }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(region(page, 'Circle').getByRole('link', { name: stranger.name })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Public site' }).check();
  await expect(status(page, 'Who can see your profile')).toHaveText('Saved');
});

test('another device that is signed out is led to sign in at its next call (TOKEN-06)', async ({
  page,
  product,
  openBrowser,
  problems,
}) => {
  problems.expect(/401/);
  const other = await openBrowser();
  await signIn(other, product, coach);
  await openAccount(other, 390);
  await signIn(page, product, coach);
  await openAccount(page, 1280);
  const rows = page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
  const before = await rows.count();
  // Devices are listed by last use; the other one is second.
  await rows
    .nth(1)
    .getByRole('button', { name: /^Sign out / })
    .click();
  await expect(rows).toHaveCount(before - 1);
  await other.getByRole('switch', { name: 'Summary', exact: true }).click();
  await expect(other).toHaveURL(/\/auth\?returnUrl=%2Faccount$/);
  await page.reload();
  await expect(region(page, 'Activity')).toContainText('Signed out another device');
});

test('the contents on a wide screen lead to each section, by keyboard too', async ({ page, product }) => {
  await signIn(page, product, player);
  await openAccount(page, 1280);
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Activity' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account#activity$/);
  await expect(page.getByRole('heading', { name: 'Activity' })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
});

for (const width of widths) {
  test(`what is saved says so beside the control that was changed, at ${width} px (UX-O7)`, async ({
    page,
    ownProduct,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, ownProduct, player);
    const expectMarkAt = async (name: string, control: Locator) => {
      const mark = region(page, name).locator('[aria-hidden="true"]').getByText('Saved', { exact: true });
      await expect(mark).toBeInViewport();
      const [markBox, controlBox] = [await mark.boundingBox(), await control.boundingBox()];
      if (markBox === null || controlBox === null) throw new Error('the control or its mark is not drawn');
      const middleOf = ({ y, height }: { y: number; height: number }) => y + height / 2;
      expect(Math.abs(middleOf(markBox) - middleOf(controlBox))).toBeLessThan(60);
      await expect(status(page, name)).toHaveText('Saved');
    };
    await page.goto(`${ownProduct.url}/account`);
    const name = page.getByLabel('First name');
    await name.fill('Inga');
    await region(page, 'Name').getByRole('button', { name: 'Save' }).click();
    await expectMarkAt('Name', region(page, 'Name').getByRole('button', { name: 'Save' }));
    const units = page.getByRole('radiogroup', { name: 'Units' });
    await units.getByRole('radio', { name: 'Meters' }).click();
    await expectMarkAt('Preferences', units);
    const gallery = page.getByRole('switch', { name: 'Swing Videos' });
    await gallery.uncheck();
    await expectMarkAt('Who can see your profile', gallery);
    await page.goto(`${ownProduct.url}/player/${player.username}/edit/about`);
    await page.getByLabel('About', { exact: true }).fill('I putt.');
    const save = region(page, 'About you').getByRole('button', { name: 'Save' });
    await save.click();
    await expectMarkAt('About you', save);
  });
}
