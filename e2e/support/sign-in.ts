import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Product } from './product.ts';

export const windowOf = (width: number) => ({ viewport: { width, height: 844 } });

let numbers = 0;
/** A number without a sent code: a number gets no second code within two minutes. */
export function newNumber(): { readonly national: string; readonly full: string } {
  const national = `55502${String((numbers += 1)).padStart(5, '0')}`;
  return { national, full: `+1${national}` };
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

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 20; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
