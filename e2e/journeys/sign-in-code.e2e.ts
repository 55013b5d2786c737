import { expectAccessible } from '../support/accessible.ts';
import { mockAnswer, errorBody, goToCode, newNumber, signInOf, windowOf, wrongCodeFor } from '../support/sign-in.ts';
import { expect, type Page, test } from '../support/test.ts';

const expectBoxes = async (page: Page, digits: readonly string[]) => {
  const { boxes } = signInOf(page);
  await expect
    .poll(() => boxes.evaluateAll((found) => found.map((box) => (box as HTMLInputElement).value)))
    .toEqual(digits);
};
const empty = ['', '', '', '', '', ''];

test.describe('the code screen', () => {
  test.use(windowOf(390));

  test('has its texts, six empty boxes and the masked number (AUTH-02, AUTH-03, AUTH-12, AUTH-13, AUTH-O6)', async ({
    page,
    product,
  }) => {
    const number = newNumber();
    await goToCode(page, product, number);
    const { boxes, button } = signInOf(page);
    await expect(page).toHaveTitle('Strokebook - Verify Code');
    await expect(page.getByRole('heading', { level: 1, name: 'Strokebook' })).toBeVisible();
    await expect(
      page.getByText(`A text message has been sent to ${number.masked} with a verification code.`, { exact: true }),
    ).toBeVisible();
    await expect(
      page.getByText('Please give up to 2 minutes for the message to arrive.', { exact: true }),
    ).toBeVisible();
    await expectBoxes(page, empty);
    await expect(boxes.first()).toBeFocused();
    for (const name of ['Confirm', 'Resend Code']) await expect(button(name)).toBeDisabled();
    await expect(button('Back')).toBeVisible();
  });

  test('keeps the last typed digit of a box, ignores what is none, and goes back on backspace (AUTH-35, AUTH-37, AUTH-38, AUTH-39, AUTH-O10)', async ({
    page,
    product,
  }) => {
    await goToCode(page, product);
    const { boxes, button } = signInOf(page);
    await page.keyboard.type('12x');
    await expectBoxes(page, ['1', '2', '', '', '', '']);
    await expect(boxes.nth(2)).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(boxes.nth(1)).toBeFocused();
    await expectBoxes(page, ['1', '2', '', '', '', '']);
    await page.keyboard.press('End');
    await page.keyboard.type('7');
    await expectBoxes(page, ['1', '7', '', '', '', '']);
    await expect(button('Confirm')).toBeDisabled();
  });

  test('signs in by a code pasted with separators and longer than six (AUTH-25, AUTH-26, AUTH-36)', async ({
    page,
    context,
    product,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const code = await goToCode(page, product);
    await page.evaluate((text) => navigator.clipboard.writeText(text), `${code.slice(0, 3)} - ${code.slice(3)} 99`);
    await page.keyboard.press('ControlOrMeta+V');
    await expect(page).toHaveURL(/\/welcome$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Who are you?' })).toBeVisible();
  });

  test('signs in by the sixth digit, once, and makes an account for a new number (AUTH-09, AUTH-25, AUTH-26, DASH-02, DASH-03, FIRST-03)', async ({
    page,
    product,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/verify')) calls.push(request.url());
    });
    await page.keyboard.type(await goToCode(page, product));
    for (const question of ['Who are you?', 'What is your name?', 'Where do you play?']) {
      await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible();
      await page.getByRole('button', { name: 'Skip', exact: true }).click();
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Not Enough Data' })).toBeVisible();
    await expect(page.getByText('Log rounds here or in the mobile app to see your stats.')).toBeVisible();
    for (const store of ['App Store', 'Google Play']) {
      await expect(page.getByRole('link', { name: store })).toHaveAttribute('href', /^https:/);
    }
    await expect(page.getByRole('table')).toHaveCount(0);
    expect(calls).toHaveLength(1);
  });

  test('is confirmed by its button after the network was away, and submits once at a time (AUTH-25, AUTH-39, AUTH-O10)', async ({
    page,
    product,
  }) => {
    const code = await goToCode(page, product);
    const gate = Promise.withResolvers<void>();
    let calls = 0;
    await page.route('**/api/auth/verify', async (route) => {
      calls += 1;
      await gate.promise;
      await route.fallback();
    });
    const { button } = signInOf(page);
    await page.keyboard.type(code);
    await expect(button('Confirm')).toBeDisabled();
    await page.keyboard.press('Enter');
    gate.resolve();
    await expect(page).toHaveURL(/\/welcome$/);
    expect(calls).toBe(1);
  });

  test('after a wrong code says so, empties the boxes and starts at the first; after five the right one is too late (AUTH-27, ERR-04)', async ({
    page,
    product,
    problems,
  }) => {
    problems.expect(/status of 4(00|29)/);
    const code = await goToCode(page, product);
    const { alert, boxes } = signInOf(page);
    for (let time = 1; time <= 5; time += 1) {
      const answered = page.waitForResponse('**/api/auth/verify');
      await page.keyboard.type(wrongCodeFor(code, time));
      await answered;
      await expect(alert).toHaveText('Invalid verification code. Please try again.');
      await expectBoxes(page, empty);
      await expect(boxes.first()).toBeFocused();
    }
    await expectAccessible(page);
    await page.keyboard.type(code);
    await expect(alert).toHaveText('Too many attempts. Please try again later.');
    await expectBoxes(page, empty);
    await expect(page).toHaveURL(/\/auth\/verify$/);
  });

  test('says what else the service may answer: by code, in its words, or in a fallback (ERR-04, ERR-05, ERR-O2)', async ({
    page,
    product,
    problems,
  }) => {
    problems.expect(/status of 400/);
    await goToCode(page, product);
    for (const [body, text] of [
      [errorBody('ExpiredCodeException'), 'Verification code has expired. Please request a new one.'],
      [errorBody('InvalidParameterException'), 'Invalid verification code format.'],
      [errorBody('OddException'), 'Verification error: OddException'],
      [errorBody(''), 'Invalid verification code. Please try again.'],
      [errorBody('OddException', 'In its own words.'), 'In its own words.'],
    ] as const) {
      await mockAnswer(page, '/api/auth/verify', 400, body);
      await page.keyboard.type('123456');
      await expect(signInOf(page).alert).toHaveText(text);
      await expectBoxes(page, empty);
    }
  });

  test('counts down from 2:00, offers to resend at zero and counts anew after that (AUTH-22, AUTH-23, AUTH-24)', async ({
    page,
    product,
  }) => {
    const start = Date.parse('2026-09-20T16:00:00Z');
    await page.clock.setFixedTime(start);
    await mockAnswer(page, '/api/auth/resend', 200, { challengeName: 'SMS_MFA', status: 'CODE_SENT' });
    await goToCode(page, product);
    const { timer, button, boxes } = signInOf(page);
    for (const [seconds, text] of [
      [0, '2:00'],
      [1, '1:59'],
      [60, '1:00'],
      [61, '0:59'],
      [111, '0:09'],
      [119, '0:01'],
    ] as const) {
      await page.clock.setFixedTime(start + seconds * 1_000);
      await expect(timer).toHaveText(text);
      await expect(button('Resend Code')).toBeDisabled();
    }
    await page.clock.setFixedTime(start + 120_000);
    await expect(button('Resend Code')).toBeEnabled();
    await expect(timer).toHaveCount(0);
    await page.keyboard.type('12');
    await button('Resend Code').click();
    await expect(timer).toHaveText('2:00');
    await expect(button('Resend Code')).toBeDisabled();
    await expectBoxes(page, empty);
    await expect(boxes.first()).toBeFocused();
  });

  test('says when the service finds a resend too early (AUTH-22, ERR-04)', async ({ page, product, problems }) => {
    problems.expect(/status of 429/);
    const start = Date.parse('2026-09-20T16:00:00Z');
    await page.clock.setFixedTime(start);
    await goToCode(page, product);
    await page.clock.setFixedTime(start + 120_000);
    await signInOf(page).button('Resend Code').click();
    await expect(signInOf(page).alert).toHaveText('Too many attempts. Please try again later.');
  });

  test('leads back to the phone screen, and not on from there again (AUTH-21, AUTH-28)', async ({ page, product }) => {
    await goToCode(page, product);
    await signInOf(page).button('Back').click();
    await expect(page).toHaveURL(/\/auth\/phone$/);
    await page.goto('/auth/verify');
    await expect(page).toHaveURL(/\/auth\/phone$/);
    await expect(signInOf(page).phone).toBeVisible();
  });
});
