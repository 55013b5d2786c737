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

test("a coach sees the private player's page with its figures (ACCESS-07, ACCESS-14)", async ({
  page,
  product,
  problems,
}) => {
  // The server renders the page for visitors, with status 404.
  problems.expect(/404/);
  await signIn(page, product, people.coach);
  await page.goto(`${privateProfile}/data-analysis`);
  await expect(page.getByRole('grid', { name: /Recent Assessment/ })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Profile' })).toContainText(people.privatePlayer.name);
});

test("a coach sees the private player's picture, whose address carries what lets them (ACCESS-07, PROFILE-13)", async ({
  page,
  product,
  problems,
}) => {
  problems.expect(/404/);
  await signIn(page, product, people.coach);
  await page.goto(`${privateProfile}/summary`);
  const picture = page.getByRole('navigation', { name: 'Profile' }).locator('img');
  await expect(picture).toHaveAttribute('src', /token=/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

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

test('a visitor browses public profiles and organizations and searches without signing in (ACCESS-01, ACCESS-08)', async ({
  page,
}) => {
  await page.goto(`/player/${people.player.username}/data-analysis`);
  await expect(page.getByRole('grid', { name: /Recent Assessment/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.goto('/org/harrow-glen');
  await expect(
    page
      .getByRole('region', { name: /^Players/ })
      .getByRole('link')
      .first(),
  ).toBeVisible();
  await page.goto(`/golf/search?type=account&q=${people.player.username.replace('-', '+')}`);
  await expect(page.getByRole('link', { name: people.player.name })).toBeVisible();
});

test('a feature that a player has closed is neither in the menu nor at its address (ACCESS-13, ACCESS-15)', async ({
  page,
}) => {
  await page.goto('/player/diego-fuentes/data-analysis');
  await expect(page).toHaveURL(/\/player\/diego-fuentes\/summary$/);
  const menu = page.getByRole('navigation', { name: 'Profile' });
  await expect(menu.getByRole('link', { name: 'Schedule' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Round Assessment' })).toHaveCount(0);
});

for (const path of ['/nowhere', '/nowhere/at/all', '/player', '/%', '/player/%E0%A4%A']) {
  test(`the unknown path ${path} leads home (ROUTE-05)`, async ({ page, problems }) => {
    problems.expect(/404/);
    await page.goto(path);
    await expect(homeHeading(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });
}

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
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Round Assessment' }).click();
  await expect(page).toHaveURL(/\/data-analysis$/);
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 767, height: 844 });
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(bar).toBeHidden();
  await expect(menu).toBeVisible();
});
