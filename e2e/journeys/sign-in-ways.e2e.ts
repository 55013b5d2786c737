import { people, nationalPhoneOf, phoneOf } from '../support/people.ts';
import { createAccountWithPassword, goToCode, newNumber, signInOf, tabTo, windowOf } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.describe('in a wide window', () => {
  test.use(windowOf(1280));

  test('a guarded link leads through sign-in by code and back, with the keyboard alone (AUTH-04, AUTH-06, AUTH-25, AUTH-26, AUTH-O2, ACCESS-03)', async ({
    page,
    product,
    openBrowser,
  }) => {
    const person = people.player;
    await page.goto('/dashboard?category=putt');
    await expect(page).toHaveURL(/\/auth\?returnUrl=%2Fdashboard%3Fcategory%3Dputt$/);
    const { phone, boxes, button } = signInOf(page);
    await expect(phone).toBeEditable();
    await tabTo(page, phone);
    await page.keyboard.type(nationalPhoneOf(person));
    const code = product.nextCodeTo(phoneOf(person));
    await page.keyboard.press('Enter');
    await expect(boxes.first()).toBeFocused();
    const sent = await code;
    // Going back and forth with the keyboard keeps the sent code valid.
    await tabTo(page, button('Back'));
    await page.keyboard.press('Enter');
    await expect(phone).toBeEditable();
    await tabTo(page, phone);
    await page.keyboard.type(nationalPhoneOf(person));
    await tabTo(page, button('Continue'));
    await page.keyboard.press('Space');
    await expect(boxes.first()).toBeFocused();
    await page.keyboard.type(sent);
    await expect(page).toHaveURL(/\/dashboard\?category=putt$/);
    await expect(page.getByRole('button', { name: person.name })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Three-putt rate' })).toBeVisible();
    const other = await openBrowser();
    await other.goto('/dashboard');
    await expect(other, 'another browser is not signed in').toHaveURL(/\/auth\?/);
  });

  test('signing in by password works with the keyboard alone (AUTH-05, AUTH-14, AUTH-15, AUTH-29)', async ({
    page,
    product,
    request,
  }) => {
    const { national } = await createAccountWithPassword(request, product, 'links-7-seven');
    await page.goto('/auth');
    const { phone, password, button, passwordHeading } = signInOf(page);
    await expect(phone).toBeEditable();
    await tabTo(page, button('Alternative Login'));
    await page.keyboard.press('Enter');
    await expect(passwordHeading).toBeVisible();
    await tabTo(page, button('Switch to Phone login'));
    await page.keyboard.press('Enter');
    await expect(button('Continue')).toBeVisible();
    await tabTo(page, button('Alternative Login'));
    await page.keyboard.press('Space');
    await expect(phone).toBeEditable();
    await tabTo(page, phone);
    await page.keyboard.type(national);
    await page.keyboard.press('Tab');
    await expect(password).toBeFocused();
    await page.keyboard.type('links-7-seven');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(button('Hide password')).toBeFocused();
    await tabTo(page, button('Login'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'New Player' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('a return URL of another site leads to the dashboard (AUTH-06, AUTH-07, AUTH-O2)', async ({ page, product }) => {
    await page.goto(`/auth?returnUrl=${encodeURIComponent('//evil.example')}`);
    await page.keyboard.type(await goToCode(page, product));
    // The dashboard asks a new person who they are first.
    await expect(page.getByRole('heading', { level: 1, name: 'Who are you?' })).toBeVisible();
    expect(new URL(page.url()).href).toBe(`${product.url}/welcome`);
  });

  test('whoever is signed in is led on from the code screen (AUTH-O9)', async ({ page, product }) => {
    await page.keyboard.type(await goToCode(page, product, newNumber()));
    await expect(page).toHaveURL(/\/welcome$/);
    await page.goto('/auth/verify');
    await expect(page).toHaveURL(/\/welcome$/);
  });
});
