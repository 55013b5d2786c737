import { expect, type Page, test } from '../support/test.ts';

test.use({
  ownEnvironment: {
    DEMO_PLAYERS: '8',
    HOSTS: [
      'players.localhost=player-site',
      'teams.localhost=team',
      'harrow-glen.localhost=organization:harrow-glen',
      'ingrid.localhost=player:ingrid-solberg',
      'priya.localhost=player:priya-raman',
    ].join(','),
  },
});

const on = (url: string, host: string): string => url.replace('127.0.0.1', host);
const pathOf = (page: Page) => new URL(page.url()).pathname;
const teamHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Harrow Glen University Golf' });

test('each host shows what the table says, under addresses of its own (PROFILE-01, ORG-01, ORG-07, ORG-O5, ROUTE-09, ACCESS-19, SEARCH-06, SEARCH-07, SEARCH-08)', async ({
  page,
  ownProduct,
  problems,
}) => {
  problems.expect(/404/);

  await test.step('a player site has players straight under it', async () => {
    const host = on(ownProduct.url, 'players.localhost');
    await page.goto(`${host}/ingrid-solberg`);
    await expect.poll(() => pathOf(page)).toBe('/ingrid-solberg/summary');
    await page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name: 'Round Assessment' }).click();
    await expect.poll(() => pathOf(page)).toBe('/ingrid-solberg/data-analysis');
    await page.goto(`${host}/golf/search?q=bjork`);
    await page.getByRole('link', { name: /Björk/ }).click();
    await expect.poll(() => pathOf(page)).toBe('/bjork-asgeirsdottir/summary');
    // Fixed paths take precedence, then the player, then home (ROUTE-O3).
    await page.goto(`${host}/nobody-there`);
    await expect.poll(() => pathOf(page)).toBe('/');
    await page.goto(`${host}/player/ingrid-solberg`);
    await expect.poll(() => pathOf(page)).toBe('/ingrid-solberg/summary');
  });

  await test.step('a team host has organizations straight under it', async () => {
    const host = on(ownProduct.url, 'teams.localhost');
    await page.goto(`${host}/harrow-glen/women`);
    await expect(teamHeading(page)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Group' })).toHaveValue('Women');
    await page.goto(`${host}/harrow-glen/999`);
    await expect.poll(() => pathOf(page)).toBe('/harrow-glen');
    await page.goto(`${host}/golf/search?type=organization&q=harrow`);
    await page.getByRole('link', { name: "Men's Team", exact: true }).click();
    await expect.poll(() => pathOf(page)).toBe('/harrow-glen/12');
    await page.goto(`${host}/golf/search?type=organization&q=harrow`);
    await page.getByRole('link', { name: /^Harrow Glen University/ }).click();
    await expect.poll(() => pathOf(page)).toBe('/harrow-glen');
    await page.goto(`${host}/harrow-glen/Juniors`);
    await expect.poll(() => pathOf(page)).toBe('/');
  });

  await test.step("an organization's host opens it with all of its players", async () => {
    const host = on(ownProduct.url, 'harrow-glen.localhost');
    await page.goto(`${host}/`);
    await expect(teamHeading(page)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Group' })).toHaveValue('All');
    expect(pathOf(page)).toBe('/');
    await page.goto(`${host}/nothing/here`);
    await expect(teamHeading(page)).toBeVisible();
  });

  await test.step("a player's own address lands on the resume and names itself in the title", async () => {
    const host = on(ownProduct.url, 'ingrid.localhost');
    await page.goto(`${host}/`);
    await expect.poll(() => pathOf(page)).toBe('/resume');
    await expect(page).toHaveTitle('ingrid.localhost - Ingrid Solberg - Player Resume');
    await page.goto(`${host}/data-analysis`);
    await expect(page).toHaveTitle('ingrid.localhost - Ingrid Solberg - Round Assessment');
  });

  await test.step('every other host shows the whole product', async () => {
    await page.goto(`${ownProduct.url}/ingrid-solberg`);
    await expect.poll(() => pathOf(page)).toBe('/');
    await expect(page).toHaveTitle('Strokebook - Home');
  });
});

test('the address of a player whose site is closed says so, and nothing more (ACCESS-17)', async ({
  page,
  ownProduct,
  problems,
}) => {
  problems.expect(/404/);
  problems.expect(/This site is not open/);
  await page.goto(`${on(ownProduct.url, 'priya.localhost')}/`);
  await expect(page.getByText('This site is not open at the moment.')).toBeVisible();
  await expect(page.getByText('Priya')).toHaveCount(0);
});
