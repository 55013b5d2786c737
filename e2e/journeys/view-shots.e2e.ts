import { expectAccessible } from '../support/accessible.ts';
import { dashboardOf } from '../support/dashboard.ts';
import { myRoundsOf } from '../support/my-rounds.ts';
import { people } from '../support/people.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

const address = `/player/${people.player.username}/my-rounds`;

async function open(page: Page, search = '') {
  const rounds = myRoundsOf(page);
  await page.goto(address + search);
  await rounds.loaded();
  return rounds;
}
const countOf = async (text: Locator): Promise<number> =>
  Number.parseInt((await text.innerText()).replaceAll(',', ''), 10);
const numberOn = async (card: Locator): Promise<number> => countOf(card.locator('b'));
const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (box === null) throw new Error('the element is not drawn');
  return box;
};

test('My Rounds opens from the menu with the last six rounds by course, the map above the scorecard (SHOTS-01, SHOTS-02, SHOTS-04)', async ({
  page,
}) => {
  const { scorecard, map, rounds, search, chip, menu, loaded } = myRoundsOf(page);
  await page.goto(`/player/${people.player.username}/summary`);
  await page.getByRole('link', { name: 'My Rounds' }).click();
  await loaded();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Rounds');
  await expect(scorecard).toHaveAccessibleName('My Rounds, Last 6 Rounds, by Course');
  await expect(rounds).toHaveCount(6);
  await expect(search).toHaveAttribute('placeholder', 'Search');
  await expect(chip).toBeVisible();
  await expect(menu('View by')).toBeVisible();
  expect((await boxOf(map)).y).toBeLessThan((await boxOf(scorecard)).y);
  expect((await boxOf(map.getByRole('application'))).height, 'height of the map').toBeGreaterThanOrEqual(400);
  await expectAccessible(page);
});

test('each quick option replaces the rounds, and reload and Back keep what was chosen (SHOTS-11, SHOTS-12, SHOTS-18)', async ({
  page,
}) => {
  const { scorecard, choose } = await open(page);
  // The table is virtualized: only rows in view are rendered.
  const lines = async () => Number(await scorecard.getAttribute('aria-rowcount'));
  const six = await lines();
  await choose('Rounds', 'Past 12 Months');
  await expect(scorecard).toHaveAccessibleName('My Rounds, Past 12 Months, by Course');
  await expect.poll(lines).toBeGreaterThan(six);
  const year = await lines();
  await choose('Rounds', 'Past 30 Days');
  await expect.poll(lines).toBeLessThan(year);
  await page.reload();
  await expect(scorecard).toHaveAccessibleName('My Rounds, Past 30 Days, by Course');
  await page.goBack();
  await expect(scorecard).toHaveAccessibleName('My Rounds, Past 12 Months, by Course');
  await expect.poll(lines).toBe(year);
});

test('a grouping of time switches to the past two years, which may be changed again (SHOTS-03, SHOTS-05, SHOTS-O1, SHOTS-O2)', async ({
  page,
}) => {
  const { scorecard, choose } = await open(page, '?rounds=Past+30+Days');
  await choose('View by', 'Month-Year Best 5');
  await expect(scorecard).toHaveAccessibleName('My Rounds, Past 2 Years, by Month-Year Best 5');
  await choose('Rounds', 'Past 12 Months');
  await expect(scorecard).toHaveAccessibleName('My Rounds, Past 12 Months, by Month-Year Best 5');
  await choose('View by', 'Tournament');
  await expect(scorecard).toHaveAccessibleName('My Rounds, Past 12 Months, by Tournament');
});

test('the filter is 400 pixels wide, its stats combine, cards without holes go, and Clear brings all holes back (SHOTS-06, SHOTS-07, SHOTS-08, SHOTS-09, SHOTS-O3, SHOTS-O4)', async ({
  page,
}) => {
  const { filter, card, counted, rounds, chip, openFilter, loaded } = await open(page);
  await openFilter();
  expect((await boxOf(filter)).width).toBe(400);
  await expect(filter.getByRole('region')).toHaveCount(6);
  const birdies = await numberOn(card('Birdie'));
  await expect(counted).toHaveCount(108);
  await card('Birdie').click();
  await expect(counted).toHaveCount(birdies);
  await expect(card('Bogey')).toHaveCount(0);
  await filter.getByRole('button', { name: 'Course Layout' }).click();
  const both = await numberOn(card('Par 3'));
  await card('Par 3').click();
  await expect(counted).toHaveCount(both);
  const left = await rounds.count();
  expect(left, 'rounds with such a hole').toBeLessThanOrEqual(both);
  await expect(chip).toHaveAccessibleName('Filter Holes by Stat 2 active');
  await expectAccessible(page);

  await page.reload();
  await loaded();
  await expect(counted).toHaveCount(both);
  await openFilter();
  await filter.getByRole('button', { name: 'Clear' }).click();
  await expect(counted).toHaveCount(108);
  await page.goBack();
  await expect(counted).toHaveCount(both);
});

test('the picker is 540 pixels wide; ticks and Clear make Custom, and groups are ticked whole (SHOTS-10, SHOTS-13, SHOTS-15, SHOTS-16)', async ({
  page,
}) => {
  const { picker, rounds, menu, choose, openPicker, scorecard, loaded } = await open(page);
  await openPicker();
  expect((await boxOf(picker)).width).toBe(540);
  await choose('View by', 'Course', picker);
  const groups = picker.getByRole('checkbox', { name: /\d+ rounds/ });
  // By default the last six rounds are chosen, so their courses are chosen in part.
  const partlyChosen = () =>
    groups.evaluateAll((boxes) => boxes.findIndex((box) => (box as HTMLInputElement).indeterminate));
  await expect.poll(partlyChosen).toBeGreaterThan(-1);
  const group = groups.nth(await partlyChosen());
  await group.click();
  await expect(group).toBeChecked();
  await expect(menu('Rounds', picker)).toHaveText('Rounds: Custom');
  await expect(scorecard).toHaveAccessibleName('My Rounds, chosen rounds, by Course');
  const chosen = await countOf(picker.getByRole('status'));
  await expect(rounds).toHaveCount(chosen);
  await page.reload();
  await loaded();
  await expect(rounds).toHaveCount(chosen);
  await openPicker();
  await group.click();
  await expect(group).not.toBeChecked();
  await expect.poll(() => countOf(picker.getByRole('status'))).toBeLessThan(chosen);
  await expectAccessible(page);
  await picker.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('heading', { name: 'No rounds are chosen.' })).toBeVisible();
});

test('options without rounds cannot be chosen (SHOTS-14)', async ({ page }) => {
  const rounds = myRoundsOf(page);
  await page.goto(`/player/${people.beginner.username}/my-rounds`);
  await expect(rounds.scorecard).toBeVisible();
  await rounds.menu('Rounds').click();
  await expect(page.getByRole('menuitemradio', { name: 'Last 3 Tournaments' })).toBeDisabled();
  await expect(page.getByRole('menuitemradio', { name: 'Last 6 Rounds' })).toBeEnabled();
});

test('the list is grouped in six ways and sorted in four, each flipped by choosing it again (SHOTS-17, SHOTS-19, SHOTS-20, SHOTS-O5)', async ({
  page,
}) => {
  const { picker, choose, menu, openPicker } = await open(page);
  await openPicker();
  for (const view of ['Course', 'Year-Month', 'Month-Year', 'Event', 'Round']) {
    await choose('View by', view, picker);
    await expect(menu('Sort by', picker)).toHaveText('Sort by: Date newest first');
  }
  await choose('Sort by', 'Score', picker);
  const scores = async () =>
    (await picker.locator('label').allInnerTexts()).map((text) => Number(/(\d+) \(/.exec(text)?.[1] ?? 0));
  await expect.poll(async () => (await scores())[0]).toBeGreaterThan(0);
  const lowest = (await scores())[0] ?? 0;
  await choose('Sort by', 'Score', picker);
  await expect(menu('Sort by', picker)).toHaveText('Sort by: Score highest first');
  await expect.poll(async () => (await scores())[0]).toBeGreaterThan(lowest);
  await choose('View by', 'Round #-Event', picker);
  await expect(menu('Sort by', picker)).toHaveText('Sort by: Label A to Z');
});

test('the search keeps the group that fits best, the list of rounds all that fit, and both say where there is none (SHOTS-21, SHOTS-22, SHOTS-23, SHOTS-24, SHOTS-25)', async ({
  page,
}) => {
  const { scorecard, search, picker, openPicker } = await open(page, '?rounds=Past+12+Months');
  const groups = scorecard.getByRole('button', { expanded: true });
  const lines = async () => Number(await scorecard.getAttribute('aria-rowcount'));
  const all = await lines();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('thre pines');
  await expect(groups).toHaveCount(1);
  await expect(groups.first()).toContainText('Three Pines Country Club');
  await page.reload();
  await expect(groups).toHaveCount(1);
  await search.press('Escape');
  await expect.poll(lines).toBe(all);
  await search.fill('xqzwvk');
  await expect(page.getByRole('heading', { name: 'No Matching Rounds' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect.poll(lines).toBe(all);

  await openPicker();
  await picker.getByRole('searchbox').fill('xqzwvk');
  await expect(picker.getByRole('heading', { name: 'No Matching Rounds' })).toBeVisible();
  await picker.getByRole('searchbox').fill('lake verity');
  await expect(picker.getByRole('checkbox').first()).toBeVisible();
});

test('everything is done by keys alone: rounds, filter, list, hole (SHOTS-06, SHOTS-10)', async ({ page }) => {
  const { scorecard, menu, chip, filter, picker, counted, card } = await open(page);
  await menu('Rounds').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: 'Last 6 Rounds' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Choose rounds…' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(picker).toBeFocused();
  const boxes = picker.getByRole('checkbox');
  await boxes.first().focus();
  await page.keyboard.press('End');
  await expect(boxes.last()).toBeFocused();
  await expect(boxes.last()).toBeInViewport();
  const holes = await counted.count();
  await page.keyboard.press('Space');
  await expect(boxes.last()).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await expect(scorecard).toHaveAccessibleName('My Rounds, chosen rounds, by Course');
  // The filter counts the added round once its holes have loaded.
  await expect(counted).toHaveCount(holes + 18);

  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(filter).toBeFocused();
  await expect(filter.locator('[aria-busy="true"]')).toHaveCount(0);
  await filter.getByRole('button', { name: 'Course Layout' }).press('Enter');
  await card('Par 5').focus();
  const par5 = await numberOn(card('Par 5'));
  await page.keyboard.press('Space');
  await expect(counted).toHaveCount(par5);
  await page.keyboard.press('Escape');
  await expect(chip).toBeFocused();

  await scorecard.getByRole('button', { expanded: true }).first().focus();
  // Past the row of pars.
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('ArrowDown');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(scorecard.locator('[aria-selected="true"]')).toHaveCount(1);
  await expect(page).toHaveURL(/%22hole%22%3A3%7D/);
});

test('a hole that is chosen in the scorecard is shown on the map, and one chosen on the map is marked in the scorecard (SHOTS-02)', async ({
  page,
}) => {
  const { scorecard, rounds, map, loaded } = await open(page);
  await rounds.nth(1).locator('td[data-hole="12"]').click();
  await expect(map.getByRole('application')).toHaveAccessibleName(/^Map of hole 12,/);
  await expect(scorecard.locator('[aria-selected="true"]')).toHaveAttribute('data-hole', '12');
  await expect(map).toBeInViewport();
  await map.getByRole('button', { name: 'Next hole' }).click();
  await expect(scorecard.locator('[aria-selected="true"]')).toHaveAttribute('data-hole', '13');
  await page.reload();
  await loaded();
  await expect(scorecard.locator('[aria-selected="true"]')).toHaveAttribute('data-hole', '13');
  await expect(map.getByRole('application')).toHaveAccessibleName(/^Map of hole 13,/);
});

test('two dialogs stand beside the page at once: the one touched last is in front, Escape closes that one, and both open again where they were (UX-O4)', async ({
  page,
}) => {
  const { filter, picker, openFilter, openPicker } = await open(page);
  await openFilter();
  await openPicker();
  const isInFront = async (dialog: Locator) => {
    const { x, y } = await boxOf(dialog.getByRole('heading', { level: 2 }));
    return dialog.evaluate((element, at) => element.contains(document.elementFromPoint(at.x, at.y)), {
      x: x + 2,
      y: y + 2,
    });
  };
  // Moves one dialog over the other.
  await filter.getByRole('button', { name: 'Move with the arrow keys' }).focus();
  await expect(async () => {
    for (let press = 0; press < 34; press += 1) await page.keyboard.press('ArrowLeft');
    expect((await boxOf(filter)).x).toBeLessThan(60);
  }).toPass();
  await expect.poll(() => isInFront(filter)).toBe(true);
  const moved = await boxOf(filter);
  await picker.getByRole('button', { name: 'Resize with the arrow keys' }).focus();
  await expect.poll(() => isInFront(picker)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await expect(filter).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(filter).toBeHidden();
  await page.reload();
  await openFilter();
  expect((await boxOf(filter)).x).toBe(moved.x);
});

test('a dialog that asked for a share of the window takes it again when the window grows (UX-11)', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 640 });
  await page.goto(`/player/${people.player.username}/data-analysis?of=Last+3`);
  const dialog = page.getByRole('dialog', { name: 'Last 3', exact: true });
  await expect(dialog.getByRole('grid')).toBeVisible();
  expect((await boxOf(dialog)).width).toBeCloseTo(0.9 * 820, 0);
  await page.setViewportSize({ width: 1600, height: 900 });
  await expect.poll(async () => Math.round((await boxOf(dialog)).width)).toBe(1440);
});

test('My Rounds of the dashboard and View shots have the map above the scorecard, and the map, 400 pixels high, comes when the card is in sight (DASH-13, ASSESS-15, UX-10)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/mapped-rounds')) asked.push(request.url());
  });
  const board = dashboardOf(page);
  await page.goto(`/player/${people.player.username}/data-analysis?category=score`);
  await board.loaded();
  expect(asked, 'asked for before the card is in sight').toEqual([]);
  const card = page.getByRole('region', { name: 'My Rounds', exact: true });
  await card.scrollIntoViewIfNeeded();
  const map = card.getByRole('region', { name: 'Shot map' });
  await expect(map).toBeVisible();
  expect((await boxOf(map.getByRole('application'))).height, 'height of the map').toBeCloseTo(400, 0);
  expect((await boxOf(map)).y).toBeLessThan((await boxOf(card.getByRole('grid'))).y);
  const fold = card.getByRole('button', { name: 'My Rounds', exact: true });
  await fold.click();
  await expect(map).toBeHidden();
  await fold.click();
  await expect(map).toBeVisible();

  await page.getByRole('button', { name: 'View shots of Last 3' }).click();
  const dialog = page.getByRole('dialog', { name: 'Last 3', exact: true });
  await expect(dialog.getByRole('grid', { name: 'Last 3, by Round' })).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Shot map' })).toBeVisible();
});

test('the dashboard keeps its rounds while its picker stands empty (SHOTS-O6, DASH-23)', async ({ page }) => {
  const { scorecard, rounds, picker, openPicker } = myRoundsOf(page);
  await page.goto(`/player/${people.player.username}/data-analysis`);
  await expect(scorecard).toBeVisible();
  await openPicker();
  await picker.getByRole('button', { name: 'Clear' }).click();
  await expect(picker.getByRole('alert')).toContainText('Cannot set empty rounds list');
  await expect(rounds).toHaveCount(6);
  await picker.getByRole('checkbox').nth(1).click();
  await expect(rounds).toHaveCount(1);
});

test('on a phone the dialogs fill the screen, and nothing is cut off (SHOTS-06, SHOTS-10)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { filter, picker, openFilter, openPicker } = await open(page);
  await openFilter();
  expect(await boxOf(filter)).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await page.keyboard.press('Escape');
  await openPicker();
  expect(await boxOf(picker)).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expectAccessible(page);
});
