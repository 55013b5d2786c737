import { expectAccessible } from '../support/accessible.ts';
import { nationalPhoneOf, people, type Person, phoneOf } from '../support/people.ts';
import type { Product } from '../support/product.ts';
import { expect, type Page, signIn, test } from '../support/test.ts';

const { manager, player, signedOut, deleted, merged, double } = people;

/** Finds an account on the page of administration, and opens it. */
async function openAccount(page: Page, text: string, person: Person): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('searchbox', { name: 'Phone number, username, email or name' }).fill(text);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('link', { name: new RegExp(person.username) }).click();
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
}

/** Sends the form of an action that is open in a dialog. */
async function giveReason(page: Page, action: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What happened').fill('Asked for by mail');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

const status = (page: Page) => page.getByRole('region', { name: 'Support' }).getByRole('status');

/** The reply of a call as an account, through the API. */
async function ask(page: Page, product: Product, idToken: string, path: string) {
  const reply = await page.request.get(`${product.url}${path}`, { headers: { authorization: `Bearer ${idToken}` } });
  return { status: reply.status(), body: (await reply.json()) as Record<string, unknown[]> };
}

test('a product manager finds a player by number and signs out every device; the player signs in again (OPS-11)', async ({
  page,
  product,
  problems,
  openBrowser,
}) => {
  const phone = await openBrowser({ viewport: { width: 390, height: 844 } });
  await signIn(phone, product, signedOut);
  await phone.goto('/account');
  await expect(phone.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();

  await signIn(page, product, manager);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: manager.name }).click();
  await page.getByRole('menuitem', { name: 'Administration' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
  await openAccount(
    page,
    `(${nationalPhoneOf(signedOut).slice(0, 3)}) ${nationalPhoneOf(signedOut).slice(3)}`,
    signedOut,
  );
  await expect(page.getByText('+1********30')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out every device' }).click();
  await giveReason(page, 'Sign out every device');
  await expect(status(page)).toHaveText('Every device is signed out.');
  await expect(page.getByText('Support: every device was signed out')).toBeVisible();

  problems.expect(/401/);
  await phone.reload();
  await expect(phone).toHaveURL(/\/auth/);
  await signIn(phone, product, signedOut);
  await phone.goto('/account#activity');
  await expect(phone.getByText('Support: every device was signed out')).toBeVisible();
  await expect(phone.getByText('Note: Asked for by mail')).toBeVisible();
});

test('a deleted account is gone for everyone, and has the same figures when it is restored (OPS-11)', {
  tag: '@full',
}, async ({ page, product, openBrowser }) => {
  const owner = await openBrowser({ viewport: { width: 390, height: 844 } });
  const idToken = await signIn(owner, product, deleted);
  const path = `/api/accounts/${deleted.accountId}/rounds`;
  const before = await ask(page, product, idToken, path);
  expect(before.status).toBe(200);
  await owner.goto('/account#deletion');
  await expect(owner.getByText('until then support can restore it', { exact: false })).toBeVisible();
  await owner.getByLabel(`Type your username, ${deleted.username}, to go on`).fill(deleted.username);
  await expectAccessible(owner);
  await owner.getByRole('button', { name: 'Delete my account', exact: true }).click();
  await expect(owner.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible();
  await expect(owner.getByText('Deleted by mistake? Write to support', { exact: false })).toBeVisible();
  expect((await owner.request.get(`${product.url}/player/${deleted.username}`)).status()).toBe(404);

  await signIn(page, product, manager);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAccount(page, 'renata', deleted);
  await expect(page.getByRole('heading', { level: 2, name: 'Deleted account' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore the account' }).click();
  await giveReason(page, 'Restore');
  await expect(status(page)).toHaveText('The account is restored. Its owner can sign in.');
  const again = await signIn(owner, product, deleted);
  expect((await ask(page, product, again, path)).body).toEqual(before.body);
  await owner.goto(`/player/${deleted.username}/summary`);
  await expect(owner.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a double account is merged: the rounds of both are in one, and the other is closed (OPS-11)', {
  tag: '@full',
}, async ({ page, product, openBrowser }) => {
  const owner = await openBrowser();
  const [mine, other] = [await signIn(owner, product, merged), await signIn(owner, product, double)];
  const roundsOf = async (token: string, { accountId }: Person) =>
    (await ask(page, product, token, `/api/accounts/${accountId}/rounds`)).body['rounds'] ?? [];
  const counts = [(await roundsOf(mine, merged)).length, (await roundsOf(other, double)).length];
  expect(Math.min(...counts)).toBeGreaterThan(0);

  await signIn(page, product, manager);
  await openAccount(page, merged.username, merged);
  await page.getByRole('button', { name: 'Merge a double account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await dialog.getByRole('searchbox').fill(phoneOf(double));
  await dialog.getByRole('searchbox').press('Enter');
  await dialog.getByRole('button', { name: `Choose ${double.username}` }).click();
  await expect(dialog.getByText(`${counts[1]} rounds`, { exact: true })).toBeVisible();
  await giveReason(page, 'Merge');
  await expect(status(page)).toHaveText(`${double.username} is merged into this account and closed.`);
  expect(await roundsOf(mine, merged)).toHaveLength((counts[0] ?? 0) + (counts[1] ?? 0));
  expect((await ask(page, product, other, '/api/me')).status).toBe(401);
});

test('organizations are renamed and colored, and people put on rosters, by keyboard too (OPS-11)', {
  tag: '@full',
}, async ({ page, product }) => {
  await signIn(page, product, manager);
  await page.goto('/admin/organizations');
  await page.getByRole('button', { name: 'New organization' }).press('Enter');
  await page.getByLabel('Name', { exact: true }).fill('North Club');
  await page.getByLabel('Short name').fill('north-club');
  await page.getByLabel('First color').fill('#1b2a5e');
  await page.getByRole('button', { name: 'Create' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'North Club' })).toBeVisible();
  await page.getByLabel('Name of the roster').fill('Juniors');
  await page.getByRole('button', { name: 'Add the roster' }).press('Enter');
  await page.getByRole('button', { name: 'Add somebody to Juniors' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill(player.username);
  await dialog.getByRole('searchbox').press('Enter');
  await dialog.getByRole('button', { name: `Choose ${player.username}` }).press('Enter');
  await giveReason(page, 'Add');
  await expect(page.getByRole('button', { name: `Take off ${player.name}, Juniors` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Take off ${player.name}, Juniors` }).press('Enter');
  await giveReason(page, 'Take off');
  await expect(page.getByText('Nobody is on this roster.')).toBeVisible();
});
