import { expectAccessible } from '../support/accessible.ts';
import { nationalPhoneOf, people, phoneOf } from '../support/people.ts';
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
});

test.describe('on a phone', () => {
  test.use(windowOf(390));

  test('a new golfer signs in by code before any of the guarded page is loaded, and answers three questions (ACCESS-04, AUTH-09, FIRST-03, FIRST-13)', async ({
    page,
    product,
  }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/auth\?returnUrl=%2Fdashboard$/);
    await expect(signInOf(page).phone).toBeVisible();
    const before = new Set(scripts);
    await page.keyboard.type(await goToCode(page, product));
    await expect(page.getByRole('heading', { level: 1, name: 'Who are you?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Player/ }).click();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Lund');
    await expect(page.getByLabel('Username')).toHaveValue('ada-lund');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'What golf do you play?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('link', { name: /^Type a result/ })).toBeVisible();
    await page.getByRole('button', { name: 'Ada Lund', exact: true }).click();
    await page.getByRole('menuitem', { name: 'My profile' }).click();
    await expect(page).toHaveURL(/\/player\/ada-lund\/summary$/);
    const pageScripts = [...scripts].filter((path) => /own-page|dashboard/.test(path));
    expect(pageScripts.length).toBeGreaterThan(0);
    expect(pageScripts.filter((path) => before.has(path))).toEqual([]);
  });

  test('a number and a code are pasted with their signs (AUTH-31, AUTH-36)', async ({ page, context, product }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const paste = async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await page.keyboard.press('ControlOrMeta+V');
    };
    const { national, full } = newNumber();
    const sent = product.nextCodeTo(full);
    await page.goto('/auth');
    const { phone, boxes } = signInOf(page);
    await phone.focus();
    await paste(`(${national.slice(0, 3)}) ${national.slice(3, 6)}-${national.slice(6)}`);
    await expect(phone).toHaveValue(national);
    await page.keyboard.press('Enter');
    await expect(boxes.first()).toBeFocused();
    const code = await sent;
    await paste(`${code.slice(0, 3)} - ${code.slice(3)} 99`);
    await expect(page).toHaveURL(/\/welcome$/);
  });

  test('a way to the other login takes one click out of a field that was left empty, and a wrong password and a wrong code are said (AUTH-29, AUTH-30, ERR-04, ERR-06)', async ({
    page,
    product,
    problems,
  }) => {
    problems.expect(/status of 400/);
    const { phone, password, passwordHeading, alert, boxes, button } = signInOf(page);
    await page.goto('/auth');
    await phone.press('Enter');
    await expect(page.getByText('Phone number is required', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await phone.focus();
    await button('Alternative Login').click();
    await expect(passwordHeading).toBeVisible();
    await password.focus();
    await button('Switch to Phone login').click();
    await expect(button('Continue')).toBeVisible();

    await button('Alternative Login').click();
    await phone.fill(newNumber().national);
    await password.fill('wrong-password');
    await button('Login').click();
    await expect(alert).toHaveText('Invalid phone number or password. Please try again.');
    await expectAccessible(page);
    await page.goto('/auth');
    const code = await goToCode(page, product);
    await page.keyboard.type(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
    await expect(alert).toHaveText('Invalid verification code. Please try again.');
    await expect(boxes.first()).toBeFocused();
    await expectAccessible(page);
  });
});
