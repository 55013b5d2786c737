import { dashboardOf } from '../support/dashboard.ts';
import { myRoundsOf } from '../support/my-rounds.ts';
import { people } from '../support/people.ts';
import { playerOf } from '../support/player.ts';
import type { Problems } from '../support/problems.ts';
import type { Product } from '../support/product.ts';
import { expect, type Page, signIn, test } from '../support/test.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Profile' });

test('a visitor gets from the search to a player, their resume report, and an organization with its players (GEN-01, GEN-03)', async ({
  page,
}) => {
  const { name, username, accountId } = people.player;
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  await page.keyboard.press('/');
  await page.getByPlaceholder('Search...').fill(name);
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page).toHaveURL(new RegExp(`/player/${username}/summary$`));
  await expect(playerOf(page).card('Player').getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('link', { name: 'View Resume' }).click();
  await expect(page).toHaveURL(new RegExp(`/cgr/resume\\?accountId=${accountId}$`));
  await expect(page.getByRole('heading', { name: 'Best Rounds' })).toBeVisible();
  await page.goto('/org/harrow-glen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harrow Glen University Golf');
  await expect(
    page.getByRole('region', { name: /^Players/ }).getByRole('link', { name: new RegExp(name) }),
  ).toBeVisible();
});

test('a player who signs in reviews their own stats, rounds, tournaments, schedule, media and news (GEN-01, GEN-04, GEN-07)', async ({
  page,
  product,
}) => {
  await signIn(page, product, people.player);
  await page.goto('/');
  await page.getByRole('button', { name: people.player.name }).click();
  await page.getByRole('menuitem', { name: 'My profile' }).click();
  const { card, carousel, headlines, loaded } = playerOf(page);
  await loaded();
  await expect(card('Player').getByRole('heading', { level: 1 })).toHaveText(people.player.name);
  await expect(carousel('Gallery').slide.locator('img')).toBeVisible();
  await expect(
    card('Swing Videos')
      .getByRole('button', { name: /^Play / })
      .first(),
  ).toBeVisible();
  await expect(headlines.first()).toBeVisible();
  const board = dashboardOf(page);
  await menu(page).getByRole('link', { name: 'Round Assessment' }).click();
  await board.loaded();
  await expect(board.row('Last 3').getByRole('gridcell').first()).toHaveText(/\d|^E$/);
  const rounds = myRoundsOf(page);
  await menu(page).getByRole('link', { name: 'My Rounds' }).click();
  await rounds.loaded();
  await expect(rounds.rounds).toHaveCount(6);
  await menu(page).getByRole('link', { name: 'Schedule', exact: true }).click();
  await expect(
    page.getByRole('table', { name: 'Planned Events' }).locator('tr[data-tournament]').first(),
  ).toBeVisible();
  // Controls for the owner show that the owner is recognized.
  await expect(page.getByRole('button', { name: 'Add event' })).toBeVisible();
  await page.getByRole('link', { name: 'Results' }).click();
  await expect(
    page
      .getByRole('table', { name: /^My (Featured )?Tournaments$/ })
      .getByRole('row')
      .nth(1),
  ).toBeVisible();
});

type Entered = { readonly page: Page; readonly product: Product; readonly problems: Problems };

for (const [who, person] of [
  ['a player', people.privatePlayer],
  ['a coach', people.coach],
] as const) {
  const profile = `/player/${people.privatePlayer.username}`;
  const enter = async ({ page, product, problems }: Entered) => {
    // The server renders a private address for visitors, with status 404.
    problems.expect(/404/);
    await signIn(page, product, person);
  };

  test(`${who} reviews logged rounds, compares two selections side by side, and holds them against a chosen standard (GEN-01, GEN-05)`, async ({
    page,
    product,
    problems,
  }) => {
    await enter({ page, product, problems });
    // Without failures there are no alerts.
    const isQuiet = () => expect(page.getByRole('alert')).toHaveCount(0);
    const board = dashboardOf(page);
    await page.goto(`${profile}/data-analysis?category=score`);
    await board.loaded();
    await board.standard.click();
    await page.getByRole('menuitemradio', { name: '10 handicap' }).click();
    await expect(board.assessment.getByRole('rowheader', { name: '10 handicap' })).toBeVisible();
    await board.loaded();
    await isQuiet();
    await menu(page).getByRole('link', { name: 'My Rounds' }).click();
    const rounds = myRoundsOf(page);
    await rounds.loaded();
    await expect(rounds.rounds).toHaveCount(6);
    await isQuiet();
    await menu(page).getByRole('link', { name: 'Compare Stats' }).click();
    await expect(page.getByRole('table', { name: 'Scoring' }).getByRole('columnheader')).toHaveText([
      'Metric',
      'Last 12 Months',
      'Prior 12 Months',
      'Difference',
    ]);
    await page.getByRole('tab', { name: 'Drive', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Drive Summary', exact: true })).toHaveCount(2);
    await isQuiet();
  });

  test(`${who} views shots on the map and manages the tournament schedule (GEN-01, GEN-06)`, async ({
    page,
    product,
    problems,
  }) => {
    await enter({ page, product, problems });
    const medal = `Autumn medal of ${who}`;
    await page.goto(`${profile}/my-rounds`);
    const { map, loaded } = myRoundsOf(page);
    await loaded();
    await expect(map.getByLabel(/^Scale: /)).toBeVisible();
    await expect(map.getByRole('application')).toBeVisible();
    await menu(page).getByRole('link', { name: 'Schedule', exact: true }).click();
    await page.getByRole('button', { name: 'Add event' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Event' });
    await dialog.getByRole('radio', { name: 'Add your own' }).check();
    await dialog.getByRole('textbox', { name: 'Name' }).fill(medal);
    await dialog.getByLabel('First day').fill('2026-12-03');
    await dialog.getByLabel('Last day').fill('2026-12-03');
    await dialog.getByRole('button', { name: 'Save event' }).click();
    await expect(page.getByText(`${medal} is in the schedule.`)).toBeVisible();
    await page.getByRole('button', { name: `Edit ${medal}` }).click();
    await page.getByRole('button', { name: 'Remove from the schedule' }).click();
    await expect(page.getByText(`${medal} was removed.`)).toBeVisible();
  });
}
