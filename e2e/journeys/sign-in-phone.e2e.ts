import { expectAccessible } from '../support/accessible.ts';
import {
  mockAnswer,
  errorBody,
  expectReadOnlyForHalfASecond,
  goToCode,
  newNumber,
  openWithStoppedClock,
  signInOf,
  signInWidths,
  windowOf,
} from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const countryCodes =
  '+1 +1 +44 +33 +49 +39 +34 +31 +46 +47 +45 +41 +43 +32 +351 +91 +86 +81 +82 +61 +64 +55 +52 +54'.split(' ');

test.describe('the phone screen', () => {
  test.use(windowOf(390));

  for (const [path, title] of [
    ['/auth', 'Login'],
    ['/auth/phone', 'Phone Login'],
  ] as const) {
    test(`has its texts and buttons at ${path} (AUTH-02, AUTH-03, AUTH-09, AUTH-10, ROUTE-09)`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(`Strokebook - ${title}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Strokebook' })).toBeVisible();
      await expect(
        page.getByText('Enter your mobile number to login or create an account', { exact: true }),
      ).toBeVisible();
      await expect(
        page.getByText('If you have an account you will receive a 6 digit code', { exact: true }),
      ).toBeVisible();
      for (const name of ['Continue', 'Alternative Login']) await expect(signInOf(page).button(name)).toBeVisible();
    });
  }

  test('offers 24 countries, with flags where the system has any, and starts at the United States (AUTH-42, AUTH-O5, DATA-06)', async ({
    page,
  }) => {
    await page.goto('/auth');
    const { country } = signInOf(page);
    await expect(country).toBeVisible();
    const options = await country.getByRole('option').allTextContents();
    expect(options.map((text) => /\+\d+/.exec(text)?.[0] ?? '').toSorted()).toEqual(countryCodes.toSorted());
    for (const text of options) expect(text).toMatch(/^([\u{1f1e6}-\u{1f1ff}]{2} )?\p{L}[\p{L} ]+ \(\+\d+\)$/u);
    await expect(country.locator('option:checked')).toHaveText(/^(🇺🇸 )?United States \(\+1\)$/);
  });

  test('is read-only for 500 ms after load (AUTH-16, AUTH-O8)', async ({ page }) => {
    await openWithStoppedClock(page, '/auth');
    await expectReadOnlyForHalfASecond(page);
  });

  test('is not read-only once focused (AUTH-16)', async ({ page }) => {
    await openWithStoppedClock(page, '/auth');
    const { phone } = signInOf(page);
    await expect(phone).not.toBeEditable();
    await phone.focus();
    await expect(phone).toBeEditable();
  });

  test('says what is missing or wrong without a call, and is disabled until it is right (AUTH-17, AUTH-31, AUTH-32, AUTH-39, AUTH-O4)', async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/auth/')) calls.push(request.url());
    });
    await page.goto('/auth');
    const { phone, button } = signInOf(page);
    await phone.press('Enter');
    await expect(page.getByText('Phone number is required', { exact: true })).toBeVisible();
    await expect(phone).toHaveAccessibleDescription('Phone number is required');
    await phone.pressSequentially('555010000');
    await phone.press('Enter');
    await expect(page.getByText('Please enter a valid 10-11 digit phone number', { exact: true })).toBeVisible();
    await expect(button('Continue')).toBeDisabled();
    await expectAccessible(page);
    await phone.pressSequentially('0');
    await expect(button('Continue')).toBeEnabled();
    await expect(page.getByText('Your number: +1 555 010 0000', { exact: true })).toBeVisible();
    await phone.pressSequentially('x12');
    await expect(phone, 'no digit is cut').toHaveValue('555010000012');
    const tooMany = 'Too many digits. Please enter a valid 10-11 digit phone number';
    await expect(page.getByText(tooMany, { exact: true })).toBeVisible();
    await expect(button('Continue')).toBeDisabled();
    expect(calls).toEqual([]);
  });

  test('takes a pasted number without its signs, and of the country that it names (AUTH-31, AUTH-O16)', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/auth');
    await page.evaluate(() => navigator.clipboard.writeText('(555) 010-0001'));
    await signInOf(page).phone.focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(signInOf(page).phone).toHaveValue('5550100001');
    await page.evaluate(() => navigator.clipboard.writeText('+49 1511 2345678'));
    await page.keyboard.press('ControlOrMeta+V');
    await expect(signInOf(page).phone).toHaveValue('15112345678');
    await expect(signInOf(page).country).toHaveValue('DE');
    await expect(page.getByText('Your number: +49 1511 2345678', { exact: true })).toBeVisible();
  });

  test('reads Sending... while the call is under way and goes on when it is answered (AUTH-11, AUTH-18, AUTH-19, AUTH-39, AUTH-40)', async ({
    page,
  }) => {
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/auth/phone', async (route) => {
      await gate.promise;
      await route.fallback();
    });
    await page.goto('/auth');
    const { phone, button, country, codeHeading } = signInOf(page);
    const { national } = newNumber();
    await country.selectOption('GB');
    await phone.fill(national);
    const request = page.waitForRequest('**/api/auth/phone');
    await button('Continue').click();
    await expect(button('Sending...')).toBeDisabled();
    expect((await request).postDataJSON()).toEqual({ phoneNumber: `+44${national}` });
    gate.resolve();
    await expect(codeHeading).toBeVisible();
  });

  for (const [challengeName, status] of [
    ['CUSTOM_CHALLENGE', 'PENDING'],
    ['SMS_MFA', 'PENDING'],
    [null, 'SUCCESS'],
  ] as const) {
    test(`goes on for challenge ${challengeName}, status ${status} (AUTH-19)`, async ({ page }) => {
      await mockAnswer(page, '/api/auth/phone', 200, { challengeName, status });
      await page.goto('/auth');
      await signInOf(page).phone.fill('5550100001');
      await signInOf(page).phone.press('Enter');
      await expect(page).toHaveURL(/\/auth\/verify$/);
    });
  }

  test('says of any other response that it was not expected (AUTH-20)', async ({ page }) => {
    await mockAnswer(page, '/api/auth/phone', 200, { challengeName: null, status: 'PENDING' });
    await page.goto('/auth');
    await signInOf(page).phone.fill('5550100001');
    await signInOf(page).phone.press('Enter');
    await expect(signInOf(page).alert).toHaveText('Unexpected authentication response. Please try again.');
  });

  test('says that a number cannot be one (ERR-01)', async ({ page, problems }) => {
    problems.expect(/status of 400/);
    await page.goto('/auth');
    const { phone, country, alert } = signInOf(page);
    await country.selectOption('GB');
    await phone.fill('55501000011');
    await phone.press('Enter');
    await expect(alert).toHaveText('Invalid phone number format. Please try again.');
    await expectAccessible(page);
  });

  test('says what else the service may answer: by code, in its words, or in a fallback (ERR-01, ERR-02, ERR-03)', async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 4\d\d/);
    await page.goto('/auth');
    const { phone, alert, button } = signInOf(page);
    await phone.fill('5550100001');
    for (const [body, text] of [
      [errorBody('UserNotFoundException'), 'Phone number not found. Please check and try again.'],
      [errorBody('OddException'), 'Authentication error: OddException'],
      [errorBody(''), 'Failed to send verification code. Please try again.'],
      [errorBody('OddException', 'In its own words.'), 'In its own words.'],
    ] as const) {
      await mockAnswer(page, '/api/auth/phone', 404, body);
      await button('Continue').click();
      await expect(alert).toHaveText(text);
    }
  });

  test('without a network says so in a sentence and works when it is back (ERR-01)', async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/auth');
    const { phone, alert, button, codeHeading } = signInOf(page);
    await phone.fill(newNumber().national);
    await context.setOffline(true);
    await button('Continue').click();
    await expect(alert).toHaveText('Network error. Please check your connection and try again.');
    await context.setOffline(false);
    await button('Continue').click();
    await expect(codeHeading).toBeVisible();
  });

  test('leads to the alternative login by one click, also out of a field that was left empty (AUTH-10, AUTH-30)', async ({
    page,
    product,
  }) => {
    await goToCode(page, product);
    await page.goto('/auth');
    await signInOf(page).phone.focus();
    await signInOf(page).button('Alternative Login').click();
    await expect(signInOf(page).passwordHeading).toBeVisible();
    await page.goto('/auth/verify');
    await expect(page, 'the code is not waited for any more').toHaveURL(/\/auth\/phone$/);
  });
});

test.describe('where few tries are allowed', () => {
  test.use({ ownEnvironment: { SIGN_IN_LIMIT_PER_ADDRESS: '2' } });

  test('both ways to sign in say when there were too many (ERR-01, ERR-06)', async ({ page, ownProduct, problems }) => {
    problems.expect(/status of 4(00|29)/);
    const { phone, password, alert, button } = signInOf(page);
    for (const national of ['5550100011', '5550100012', '5550100013']) {
      await page.goto(`${ownProduct.url}/auth`);
      await phone.fill(national);
      await phone.press('Enter');
      if (national !== '5550100013') await expect(page).toHaveURL(/\/auth\/verify$/);
    }
    for (const width of signInWidths) {
      await page.setViewportSize(windowOf(width).viewport);
      await expect(alert).toHaveText('Too many attempts. Please try again later.');
    }
    await button('Alternative Login').click();
    await expect(signInOf(page).passwordHeading).toBeVisible();
    await phone.fill('5550100011');
    for (const text of [/^Invalid/, /^Invalid/, 'Too many attempts. Please try again later.']) {
      await password.fill('wrong-password');
      const answered = page.waitForResponse('**/api/auth/password');
      await password.press('Enter');
      await answered;
      await expect(alert).toHaveText(text);
    }
  });
});
