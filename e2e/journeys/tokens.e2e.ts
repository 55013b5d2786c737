import { people } from '../support/people.ts';
import { goToCode } from '../support/sign-in.ts';
import { expect, type Page, signIn, test } from '../support/test.ts';

const isApi = (url: string): boolean => new URL(url).pathname.startsWith('/api/');
const storeToken = (page: Page, token: string) =>
  page.evaluate((stored) => localStorage.setItem('strokebook.idToken', stored), token);

test('every request carries the stored id token, and none does where there is none (TOKEN-01, TOKEN-02, TOKEN-O1)', async ({
  page,
  product,
}) => {
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    // Pictures of public profiles are fetched by the browser without our headers.
    if (isApi(request.url()) && request.resourceType() === 'fetch') sent.push(request.headers()['authorization']);
  });
  await page.goto(`/player/${people.player.username}/data-analysis`);
  await expect(page.getByRole('heading', { level: 1, name: 'Recent' })).toBeVisible();
  expect(sent.length).toBeGreaterThan(2);
  expect(new Set(sent)).toEqual(new Set([undefined]));
  const token = await signIn(page, product, people.player);
  sent.length = 0;
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Recent' })).toBeVisible();
  expect(sent.length).toBeGreaterThan(2);
  expect(new Set(sent)).toEqual(new Set([`Bearer ${token}`]));
});

test('a token that someone else issued is not refreshed: what it is refused for signs out (TOKEN-03, TOKEN-O2)', async ({
  page,
  product,
  problems,
}) => {
  problems.expect(/401/);
  // The cookie of our own sign-in exists but is not used.
  await signIn(page, product, people.player);
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) refreshes.push(request.url());
  });
  const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
  await storeToken(
    page,
    `${part({ alg: 'RS256' })}.${part({ iss: 'https://id.college.example', sub: '1' })}.c2lnbmF0dXJl`,
  );
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth\?returnUrl=%2Fdashboard$/);
  expect(await page.evaluate(() => localStorage.getItem('strokebook.idToken'))).toBeNull();
  expect(refreshes).toEqual([]);
});

test("the menu leads to one's own profile by its dashboard route, and tells the page of it (AUTH-08, AUTH-O1)", async ({
  page,
  product,
}) => {
  await signIn(page, product, people.player);
  await page.goto('/');
  await page.evaluate(() => {
    window.addEventListener('auth-state-changed', () => document.body.setAttribute('data-told', 'yes'));
  });
  await page.getByRole('button', { name: people.player.name }).click();
  await page.getByRole('menuitem', { name: 'My profile' }).click();
  await expect(page).toHaveURL(new RegExp(`/player/${people.player.username}/summary$`));
  await expect(page.locator('body')).toHaveAttribute('data-told', 'yes');
});

test('a visitor is sent to sign in before any of a guarded page is loaded (ACCESS-03, ACCESS-04)', async ({
  page,
  product,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth\?returnUrl=%2Fdashboard$/);
  await expect(page.getByLabel('Phone number')).toBeVisible();
  const before = new Set(scripts);
  await page.keyboard.press('Tab');
  await page.keyboard.type(await goToCode(page, product));
  // A new person is asked who they are first (FIRST-03).
  await expect(page).toHaveURL(/\/welcome$/);
  for (const question of ['Who are you?', 'What is your name?', 'Where do you play?']) {
    await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible();
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
  }
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Not Enough Data' })).toBeVisible();
  const pageScripts = [...scripts].filter((path) => /own-page|dashboard/.test(path));
  expect(pageScripts.length).toBeGreaterThan(0);
  for (const path of pageScripts) expect(before.has(path)).toBe(false);
});
