import { expectApp } from '../support/app.ts';
import { people } from '../support/people.ts';
import { expect, signIn, test } from '../support/test.ts';

const summary = `/player/${people.player.username}/summary`;

test('the head goes with the page that is open, and has one title (ROUTE-09)', { tag: '@full' }, async ({ page }) => {
  await page.goto(summary);
  await expectApp(page);
  const head = page.locator('head');
  const described = head.locator('link[rel=canonical], meta[property^="og:"], script[type="application/ld+json"]');
  await expect(page).toHaveTitle(`Strokebook - ${people.player.name}`);
  const count = await described.count();
  expect(count).toBeGreaterThan(8);
  await page.getByRole('link', { name: 'Schedule', exact: true }).first().click();
  await expect(page).toHaveTitle(`Strokebook - ${people.player.name} - Schedule`);
  await expect(described).toHaveCount(count);
  await page.getByRole('link', { name: 'Strokebook', exact: true }).click();
  await expect(page).toHaveTitle('Strokebook - Home');
  await expect(described).toHaveCount(0);
  await expect(head.locator('title')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveTitle(`Strokebook - ${people.player.name} - Schedule`);
  await expect(described).toHaveCount(count);
});

test('two names of thirty letters, the most that a name has, without a break make no page of a profile wider than a phone (UX-01)', {
  tag: '@full',
}, async ({ page, ownProduct }) => {
  const idToken = await signIn(page, ownProduct, people.player);
  const name = { firstName: 'W'.repeat(30), lastName: 'M'.repeat(30), username: people.player.username };
  const reply = await page.request.put(`${ownProduct.url}/api/me/name`, {
    headers: { authorization: `Bearer ${idToken}` },
    data: name,
  });
  expect(reply.status()).toBe(200);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['summary', 'resume', 'gallery', 'schedule/0', 'edit/about']) {
    await page.goto(`${ownProduct.url}/player/${people.player.username}/${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([path, width]).toEqual([path, 390]);
  }
});
