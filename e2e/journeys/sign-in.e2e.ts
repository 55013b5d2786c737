import { nationalPhoneOf, people, phoneOf } from '../support/people.ts';
import { expect, type Page, test } from '../support/test.ts';

const boxes = (page: Page) => page.getByRole('textbox', { name: /^Digit/ });

async function goToVerify(page: Page, national: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Phone number').fill(national);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Verification Code' })).toBeVisible();
}

test('a guarded link leads through sign-in by code and back, with the keyboard alone (AUTH-04, AUTH-06, AUTH-25, AUTH-26, ACCESS-03)', async ({
  page,
  product,
}) => {
  await page.goto('/dashboard?category=putt');
  await expect(page).toHaveURL(/\/auth\?returnUrl=%2Fdashboard%3Fcategory%3Dputt$/);
  await expect(page.getByLabel('Phone number')).toBeEditable();
  const focused = page.locator(':focus');
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab');
    if ((await focused.getAttribute('type')) === 'tel') break;
  }
  await expect(page.getByLabel('Phone number')).toBeFocused();
  await page.keyboard.type(nationalPhoneOf(people.player));
  const code = product.nextCodeTo(phoneOf(people.player));
  await page.keyboard.press('Enter');
  await expect(boxes(page).first()).toBeFocused();
  // The sixth digit submits.
  await page.keyboard.type(await code);
  await expect(page).toHaveURL(/\/dashboard\?category=putt$/);
  await expect(page.getByRole('button', { name: people.player.name })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Putts', exact: true })).toBeVisible();
});

test('a wrong code is told so, the boxes are empty again and the first has the focus (AUTH-27, ERR-04)', async ({
  page,
  product,
  problems,
}) => {
  problems.expect(/status of 40[01]/);
  const code = product.nextCodeTo(phoneOf(people.logger));
  await goToVerify(page, nationalPhoneOf(people.logger));
  const wrong = String((Number(await code) + 1) % 1_000_000).padStart(6, '0');
  await page.keyboard.type(wrong);
  await expect(page.getByRole('alert')).toHaveText('Invalid verification code. Please try again.');
  for (const box of await boxes(page).all()) await expect(box).toHaveValue('');
  await expect(boxes(page).first()).toBeFocused();
  await expect(page).toHaveURL(/\/auth\/verify$/);
});

test('a code pasted with separators signs in (AUTH-36)', async ({ page, context, product }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sent = product.nextCodeTo(phoneOf(people.player));
  await goToVerify(page, nationalPhoneOf(people.player));
  const code = await sent;
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${code.slice(0, 3)} - ${code.slice(3)}`);
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a number that nobody has makes an account, which has no rounds and is told how to log some (AUTH-09, DASH-02, DASH-03)', async ({
  page,
  product,
}) => {
  const sent = product.nextCodeTo('+15550109999');
  await goToVerify(page, '5550109999');
  await page.keyboard.type(await sent);
  await expect(page.getByRole('heading', { level: 1, name: 'Not Enough Data' })).toBeVisible();
  await expect(page.getByText('Log rounds in the mobile app to see your stats.')).toBeVisible();
  for (const store of ['App Store', 'Google Play']) {
    await expect(page.getByRole('link', { name: store })).toHaveAttribute('href', /^https:/);
  }
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('without a network, sign-in says so in a sentence and works when it is back (ERR-01)', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/auth');
  await page.getByLabel('Phone number').fill(nationalPhoneOf(people.player));
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText('Network error. Please check your connection and try again.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Verification Code' })).toBeVisible();
});
