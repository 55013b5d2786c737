import { people } from '../support/people.ts';
import { serverIsAway } from '../support/problems.ts';
import { expect, signIn, test } from '../support/test.ts';

const account = people.player;

test('signing out in one tab signs out the other, which leaves its guarded page (TOKEN-07, TOKEN-O4)', async ({
  page,
  context,
  product,
}) => {
  await signIn(page, product, account);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1, name: 'Recent' })).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: account.name }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(other).toHaveURL(/\/auth\?returnUrl=%2Fdashboard$/);
  await expect(other.getByRole('table')).toHaveCount(0);
});

test('two tabs whose token has run out refresh it at once, at most once each, and both stay signed in (TOKEN-04, TOKEN-05)', {
  tag: '@full',
}, async ({ page, context, product, problems }) => {
  problems.expect(/401/);
  const token = await signIn(page, product, account);
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('button', { name: account.name })).toBeVisible();
  const refreshes: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) refreshes.push(request.url());
  });
  // A token that the server rejects; the refresh cookie is still valid.
  await page.evaluate((stale) => localStorage.setItem('strokebook.idToken', stale), `${token.slice(0, -8)}AAAAAAAA`);
  await Promise.all([page.goto('/dashboard'), other.goto('/dashboard')]);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Recent' })).toBeVisible();
    await expect(tab.getByRole('button', { name: account.name })).toBeVisible();
  }
  // Tabs take turns, but storage may propagate late: then the other tab exchanges the fresh cookie once more.
  expect(refreshes.length).toBeGreaterThanOrEqual(1);
  expect(refreshes.length).toBeLessThanOrEqual(2);
  await page.reload();
  await expect(page.getByRole('button', { name: account.name })).toBeVisible();
});

test('dark colours are chosen once and remembered, whatever the system says', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to dark colors' }).click();
  await expect.poll(paper).toBe('rgb(16, 20, 15)');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Switch to light colors' })).toBeVisible();
  expect(await paper()).toBe('rgb(16, 20, 15)');
});

test('the server dies while a dashboard is open: the page says so, keeps working, and Retry brings the figures (ERR-07, ERR-11, ERR-O5, TOKEN-06)', {
  tag: '@full',
}, async ({ page, ownProduct, problems }) => {
  problems.expect(serverIsAway);
  await signIn(page, ownProduct, account);
  await page.goto(`${ownProduct.url}/dashboard?category=score`);
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Hide Last 3' }) });
  await expect(row.getByRole('gridcell').first()).toHaveText(/\d%/);
  // The page's own file loads last.
  await expect(page.getByRole('button', { name: account.name })).toBeVisible();
  await ownProduct.kill();
  await page.getByRole('radio', { name: '9 Hole' }).click();
  await expect(row).toContainText('Unable to load performance stats for Last 3');
  await expect(page.getByRole('radiogroup', { name: 'Hole count' })).toBeVisible();
  await ownProduct.startAgain();
  await row.getByRole('button', { name: 'Retry' }).click();
  await expect(row.getByRole('gridcell').first()).toHaveText(/\d%/);
  // Cookie and token survive the restart of the server.
  await expect(page.getByRole('button', { name: account.name })).toBeVisible();
});

test('where the menu of an account does not come, the page is whole and a link leads to the account (ERR-07)', {
  tag: '@full',
}, async ({ page, product, problems }) => {
  problems.expect(/ERR_FAILED/);
  await signIn(page, product, account);
  await page.route(/signed-in-menu/, (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Recent' })).toBeVisible();
  await page.getByRole('link', { name: account.name }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible();
});

test('a page that cannot be opened while the server is away opens with Retry when it is back (ERR-O5)', {
  tag: '@full',
}, async ({ page, ownProduct, problems }) => {
  problems.expect(new RegExp(`${serverIsAway.source}|Unable to preload|dynamically imported`));
  await signIn(page, ownProduct, account);
  await page.goto(ownProduct.url);
  await expect(page.getByRole('button', { name: account.name })).toBeVisible();
  await ownProduct.kill();
  await page.getByRole('link', { name: 'Open my dashboard' }).first().click();
  await expect(page.getByRole('alert')).toContainText('could not be shown');
  await ownProduct.startAgain();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recent' })).toBeVisible();
});
