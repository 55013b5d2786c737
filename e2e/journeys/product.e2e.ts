import { dashboardOf } from '../support/dashboard.ts';
import { myRoundsOf } from '../support/my-rounds.ts';
import { people } from '../support/people.ts';
import { playerOf } from '../support/player.ts';
import { expect, type Page, signIn, test } from '../support/test.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Profile' });

test('a visitor finds a player by part of a name with the keyboard alone, reads their figures and resume report, and an organization with its players (ACCESS-01, GEN-01, GEN-03, SEARCH-03, SEARCH-06, SEARCH-09, SEARCH-O2)', async ({
  page,
}) => {
  const { name, username, accountId } = people.player;
  const search = page.getByPlaceholder('Search...');
  await page.goto('/');
  // Keys work once the app has started.
  await expect(page.locator('html')).toHaveAttribute('data-app', 'started');
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('SOLB');
  const found = page.getByRole('link', { name: new RegExp(name) });
  await expect(found).toBeVisible();
  await expect(page.locator('#content').getByRole('status')).toHaveText('Results: 1');
  await page.keyboard.press('ArrowDown');
  await expect(found).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/player/${username}/summary$`));
  await page.goBack();
  await expect(page).toHaveURL(/\/golf\/search\?.*q=SOLB/);
  await expect(search).toHaveValue('SOLB');
  await found.click();
  await expect(playerOf(page).card('Player').getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('link', { name: 'View Resume' }).click();
  await expect(page).toHaveURL(new RegExp(`/cgr/resume\\?accountId=${accountId}$`));
  await expect(page.getByRole('heading', { name: 'Best Rounds' })).toBeVisible();
  await page.goto(`/player/${username}/data-analysis`);
  await dashboardOf(page).loaded();
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

for (const { who, person, tag } of [
  { who: 'a player', person: people.privatePlayer, tag: '@full' },
  { who: 'a coach', person: people.coach, tag: [] },
]) {
  test(`${who} reviews logged rounds, compares two selections, holds them against a chosen standard, views shots on the map and manages the schedule (ACCESS-07, ACCESS-14, GEN-01, GEN-05, GEN-06, PROFILE-13)`, {
    tag,
  }, async ({ page, product, problems }) => {
    // The server renders a private address for visitors, with status 404.
    problems.expect(/404/);
    await signIn(page, product, person);
    // Without failures there are no alerts.
    const isQuiet = () => expect(page.getByRole('alert')).toHaveCount(0);
    const board = dashboardOf(page);
    await page.goto(`/player/${people.privatePlayer.username}/data-analysis?category=score`);
    await board.loaded();
    await board.standard.click();
    await page.getByRole('menuitemradio', { name: '10 handicap' }).click();
    await expect(board.assessment.getByRole('rowheader', { name: '10 handicap' })).toBeVisible();
    await board.loaded();
    if (person !== people.privatePlayer) {
      // The address of a private picture carries what lets its viewer.
      const picture = menu(page).locator('img');
      await expect(picture).toHaveAttribute('src', /token=/);
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
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

    await menu(page).getByRole('link', { name: 'My Rounds' }).click();
    const { map, loaded, rounds } = myRoundsOf(page);
    await loaded();
    await expect(rounds).toHaveCount(6);
    await expect(map.getByLabel(/^Scale: /)).toBeVisible();
    await expect(map.getByRole('application')).toBeVisible();
    await isQuiet();

    const medal = `Autumn medal of ${who}`;
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
