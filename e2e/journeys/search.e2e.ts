import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/accessible.ts';

const box = 'Search...';

test('someone finds a player by part of a name with the keyboard alone, and Back leads to the same results (SEARCH-03, SEARCH-06, SEARCH-09, SEARCH-O2)', async ({
  page,
}) => {
  await page.goto('/');
  // The server's first screen has no header menu: the app has started.
  await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByPlaceholder(box)).toBeFocused();
  await page.keyboard.type('ASGEIR');
  const found = page.getByRole('link', { name: /Björk Ásgeirsdóttir/ });
  await expect(found).toBeVisible();
  await expect(page.locator('#content').getByRole('status')).toHaveText('Results: 1');
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(found).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/player\/bjork-asgeirsdottir\/summary$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/golf\/search\?.*q=ASGEIR/);
  await expect(page.getByPlaceholder(box)).toHaveValue('ASGEIR');
  await expect(found).toBeVisible();
});

test('a search begins when nothing was typed for 200 ms, and the one before is given up (UX-12)', async ({ page }) => {
  await page.clock.install({ time: Date.parse('2026-09-20T16:00:00Z') });
  await page.goto('/golf/search');
  const requested: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/accounts') requested.push(url.searchParams.get('q') ?? '');
  });
  const input = page.getByPlaceholder(box);
  await expect(input).toBeVisible();
  await page.clock.pauseAt(Date.parse('2026-09-20T17:00:00Z'));
  await input.fill('ing');
  await page.clock.runFor(199);
  await input.fill('ingrid');
  await page.clock.runFor(199);
  expect(requested).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => requested).toEqual(['ingrid']);
});

test('an offline search says so and can be tried again (ERR-O5)', async ({ page, context, problems }) => {
  await page.goto('/golf/search');
  await expect(page.getByPlaceholder(box)).toBeVisible();
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await page.getByPlaceholder(box).fill('ingrid');
  await expect(page.getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('link', { name: /Ingrid Solberg/ })).toBeVisible();
});
