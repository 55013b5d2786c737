import { people } from '../support/people.ts';
import { expect, type Page, signIn, test } from '../support/test.ts';

const privateProfile = `/player/${people.privatePlayer.username}`;
const homeHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This page is closed, or it isn’t there.' });

/** The result of opening an address: the final address and the text of the page. */
async function outcomeOf(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('button', { name: people.stranger.name })).toBeVisible();
  await expect(homeHeading(page)).toBeVisible();
  await expect(page).toHaveTitle(/Home$/);
  return { path: new URL(page.url()).pathname, text: await page.locator('body').innerText() };
}

test('a stranger who is signed in is sent home from a private profile, which looks like one that nobody has (ACCESS-16, ACCESS-17, ACCESS-22)', async ({
  page,
  product,
  problems,
}) => {
  problems.expect(/404/);
  await signIn(page, product, people.stranger);
  const closed = await outcomeOf(page, `${privateProfile}/data-analysis`);
  const missing = await outcomeOf(page, '/player/nobody-at-all/data-analysis');
  expect(closed.path).toBe('/');
  expect(closed).toEqual(missing);
});

test('on a phone the profile menu is a thin header with the name, which opens and leads on (PROFILE-12, UX-01)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/player/${people.player.username}/summary`);
  const bar = page.getByRole('button', { name: `Menu of ${people.player.name}` });
  const menu = page.getByRole('navigation', { name: 'Profile' });
  await expect(bar).toHaveText(people.player.name);
  await expect(menu).toBeHidden();
  await bar.click();
  const sheet = page.getByRole('dialog', { name: people.player.name });
  await sheet.getByRole('link', { name: 'How rounds went' }).click();
  await expect(page).toHaveURL(/\/data-analysis$/);
  await expect(sheet).toHaveCount(0);
  await page.setViewportSize({ width: 767, height: 844 });
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(bar).toBeHidden();
  await expect(menu).toBeVisible();
});
