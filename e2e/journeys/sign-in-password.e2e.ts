import { expectAccessible } from '../support/accessible.ts';
import {
  mockAnswer,
  createAccountWithPassword,
  errorBody,
  expectReadOnlyForHalfASecond,
  newNumber,
  openWithStoppedClock,
  signInOf,
  windowOf,
} from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'links-7-seven';
const WRONG = 'Invalid phone number or password. Please try again.';

test.describe('the alternative login', () => {
  test.use(windowOf(390));

  test('has its heading, fields and buttons (AUTH-02, AUTH-03, AUTH-14, AUTH-15)', async ({ page }) => {
    await page.goto('/auth/alternative');
    await expect(page).toHaveTitle('Strokebook - Alternative Login');
    await expect(page.getByRole('heading', { level: 1, name: 'Strokebook' })).toBeVisible();
    const { passwordHeading, phone, password, button } = signInOf(page);
    await expect(passwordHeading).toBeVisible();
    await expect(phone).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    for (const name of ['Login', 'Switch to Phone login', 'Back']) await expect(button(name)).toBeVisible();
  });

  test('offers eight codes with their flags where the system has any, +1 first (AUTH-41, DATA-06)', async ({
    page,
  }) => {
    await page.goto('/auth/alternative');
    const { country } = signInOf(page);
    await expect(country).toBeVisible();
    const options = await country.getByRole('option').allTextContents();
    const codes = ['+1', '+44', '+91', '+61', '+49', '+33', '+81', '+86'];
    expect(options.map((text) => /\+\d+/.exec(text)?.[0])).toEqual(codes);
    for (const text of options) expect(text).toMatch(/^([\u{1f1e6}-\u{1f1ff}]{2} )?\p{L}/u);
    await expect(country.locator('option:checked')).toHaveText(/^(🇺🇸 )?United States \(\+1\)$/);
  });

  test('has its phone field read-only for 500 ms after load (AUTH-16, AUTH-O8)', async ({ page }) => {
    await openWithStoppedClock(page, '/auth/alternative');
    await expectReadOnlyForHalfASecond(page);
  });

  test('says what is missing or wrong without a call, and is disabled until it is right (AUTH-17, AUTH-32, AUTH-33, AUTH-34, AUTH-39, AUTH-O4, AUTH-O7)', async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/auth/')) calls.push(request.url());
    });
    await page.goto('/auth/alternative');
    const { phone, password, button } = signInOf(page);
    await password.press('Enter');
    await expect(page.getByText('Phone number is required', { exact: true })).toBeVisible();
    await expect(page.getByText('Password is required', { exact: true })).toBeVisible();
    await phone.pressSequentially('555010000');
    await password.pressSequentially('12345');
    await expect(page.getByText('Please enter a valid 10-digit phone number', { exact: true })).toBeVisible();
    await expect(page.getByText('Password must be at least 6 characters', { exact: true })).toBeVisible();
    await expect(button('Login')).toBeDisabled();
    await expectAccessible(page);
    await password.pressSequentially('6');
    await expect(button('Login')).toBeDisabled();
    await phone.press('End');
    await phone.pressSequentially('012');
    await expect(phone, 'no digit is cut').toHaveValue('555010000012');
    await expect(button('Login')).toBeDisabled();
    await phone.press('Backspace');
    await phone.press('Backspace');
    await expect(button('Login')).toBeEnabled();
    expect(calls).toEqual([]);
  });

  test('shows the password and hides it (AUTH-15)', async ({ page }) => {
    await page.goto('/auth/alternative');
    const { password, button } = signInOf(page);
    await password.fill(PASSWORD);
    await expect(password).toHaveAttribute('type', 'password');
    await button('Show password').click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue(PASSWORD);
    await button('Hide password').click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('refuses a wrong password, takes the right one and leads home, wherever one came from (AUTH-01, AUTH-05, AUTH-26, AUTH-39, AUTH-O3, ERR-06)', async ({
    page,
    product,
    request,
    problems,
  }) => {
    problems.expect(/status of 400/);
    const number = await createAccountWithPassword(request, product, PASSWORD);
    await page.goto('/dashboard?category=putt');
    const { phone, password, button, alert } = signInOf(page);
    await button('Alternative Login').click();
    await expect(password).toBeVisible();
    await phone.fill(number.national);
    await password.fill('wrong-password');
    await button('Login').click();
    await expect(alert).toHaveText(WRONG);
    await expect(password).toBeFocused();
    await expectAccessible(page);
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/auth/password', async (route) => {
      await gate.promise;
      await route.fallback();
    });
    // The wrong password is selected, so typing replaces it.
    await page.keyboard.type(PASSWORD);
    await button('Login').click();
    await expect(button('Login')).toBeDisabled();
    gate.resolve();
    await expect(page.getByRole('button', { name: 'New Player' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await page.evaluate(() => sessionStorage.getItem('returnUrl'))).toBeNull();
  });

  test('says the same of a number that nobody has, and in other words what else the service may answer (ERR-06)', async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 4\d\d/);
    await page.goto('/auth/alternative');
    const { phone, password, button, alert } = signInOf(page);
    await phone.fill(newNumber().national);
    await password.fill(PASSWORD);
    await button('Login').click();
    await expect(alert).toHaveText(WRONG);
    for (const [body, text] of [
      [errorBody('OddException', 'In its own words.'), 'In its own words.'],
      [errorBody('OddException'), WRONG],
    ] as const) {
      await mockAnswer(page, '/api/auth/password', 400, body);
      await button('Login').click();
      await expect(alert).toHaveText(text);
    }
  });

  test('without a network says so in a sentence (ERR-06)', async ({ page, context, problems }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/auth/alternative');
    const { phone, password, alert } = signInOf(page);
    await phone.fill(newNumber().national);
    await password.fill(PASSWORD);
    await context.setOffline(true);
    await password.press('Enter');
    await expect(alert).toHaveText('Network error. Please check your connection and try again.');
    await context.setOffline(false);
  });

  for (const way of ['Switch to Phone login', 'Back']) {
    test(`leads to the phone screen by ${way}, by one click out of a field that was left empty (AUTH-14, AUTH-29)`, async ({
      page,
    }) => {
      await page.goto('/auth/alternative');
      await signInOf(page).password.focus();
      await page.evaluate(() => {
        sessionStorage.setItem('phoneAuthState', '{"phoneNumber":"+15550100001","countryCode":"+1"}');
      });
      await signInOf(page).button(way).click();
      await expect(page).toHaveURL(/\/auth\/phone$/);
      await expect(signInOf(page).button('Continue')).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.getItem('phoneAuthState'))).toBeNull();
    });
  }
});
