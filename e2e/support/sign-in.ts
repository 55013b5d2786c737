import type { APIRequestContext, Locator, Page, Route } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Product } from './product.ts';

/** The widths at which the sign-in screens are tested. */
export const signInWidths = [390, 1280] as const;
export const windowOf = (width: number) => ({ viewport: { width, height: 844 } });

let numbers = 0;
/** A number without a sent code: a number gets no second code within two minutes. */
export function newNumber(): { readonly national: string; readonly full: string; readonly masked: string } {
  const national = `55502${String((numbers += 1)).padStart(5, '0')}`;
  return { national, full: `+1${national}`, masked: `+1******${national.slice(-4)}` };
}

/** Locators of the three screens' parts. */
export const signInOf = (page: Page) => ({
  country: page.getByLabel('Country'),
  phone: page.getByLabel('Phone number'),
  password: page.getByRole('textbox', { name: 'Password', exact: true }),
  boxes: page.getByRole('textbox', { name: /^Digit/ }),
  alert: page.getByRole('alert'),
  timer: page.getByRole('timer'),
  button: (name: string): Locator => page.getByRole('button', { name, exact: true }),
  codeHeading: page.getByRole('heading', { level: 2, name: 'Verification Code' }),
  passwordHeading: page.getByRole('heading', { level: 2, name: 'Mobile number and Password Login' }),
});

/** Goes from the phone screen to the code screen; returns the sent code. */
export async function goToCode(page: Page, product: Product, { national, full } = newNumber()): Promise<string> {
  const { phone, codeHeading } = signInOf(page);
  const sent = product.nextCodeTo(full);
  if (!/\/auth\b/.test(page.url())) await page.goto('/auth');
  await phone.fill(national);
  await phone.press('Enter');
  await expect(codeHeading).toBeVisible();
  return sent;
}

export const wrongCodeFor = (code: string, by = 1): string => String((Number(code) + by) % 1_000_000).padStart(6, '0');

/** Creates an account with a password through the API, without a browser. */
export async function createAccountWithPassword(
  request: APIRequestContext,
  product: Product,
  password: string,
): Promise<ReturnType<typeof newNumber>> {
  const number = newNumber();
  const sent = product.nextCodeTo(number.full);
  await request.post('/api/auth/phone', { data: { phoneNumber: number.full } });
  const reply = await request.post('/api/auth/verify', { data: { phoneNumber: number.full, code: await sent } });
  const { idToken } = (await reply.json()) as { idToken: string };
  const set = await request.put('/api/me/password', {
    headers: { authorization: `Bearer ${idToken}` },
    data: { newPassword: password },
  });
  expect(set.ok(), 'the password was set').toBe(true);
  return number;
}

/** Answers a call with a mocked response that the server cannot be made to give. */
export async function mockAnswer(page: Page, path: string, status: number, body: object): Promise<void> {
  await page.unroute(`**${path}`);
  await page.route(`**${path}`, (route: Route) => route.fulfill({ status, json: body }));
}

export const errorBody = (code: string, message = '') => ({ error: { code, message, requestId: 'r-1' } });

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 20; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Opens a screen with a stopped clock: timers wait until `runFor` is called. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  const start = Date.parse('2026-09-20T16:00:00Z');
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1_000);
  await page.goto(path);
}

/** Expects that on a screen with a stopped clock the phone field is read-only for 500 ms. */
export async function expectReadOnlyForHalfASecond(page: Page): Promise<void> {
  const { phone } = signInOf(page);
  await expect(phone).not.toBeEditable();
  await page.clock.runFor(499);
  await expect(phone).not.toBeEditable();
  await page.clock.runFor(1);
  await expect(phone).toBeEditable();
}
