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
const numberOn = async (card: Locator): Promise<number> =>
  Number.parseInt((await card.locator('b').innerText()).replaceAll(',', ''), 10);
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
  await expect(menu('View By')).toBeVisible();
  expect((await boxOf(map)).y).toBeLessThan((await boxOf(scorecard)).y);
  expect((await boxOf(map.getByRole('application'))).height, 'height of the map').toBeGreaterThanOrEqual(400);
});

test('everything is done by keys alone: rounds, filter, list, hole (SHOTS-06, SHOTS-10)', { tag: '@full' }, async ({
  page,
}) => {
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

test('a hole that is chosen in the scorecard is shown on the map, and one chosen on the map is marked in the scorecard (SHOTS-02)', {
  tag: '@full',
}, async ({ page }) => {
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

test('filter and picker, 400 and 540 pixels wide, stand beside the page at once: the one touched last is in front, Escape closes that one, and both open again where they were (SHOTS-06, SHOTS-10, UX-O4)', async ({
  page,
}) => {
  const { filter, picker, openFilter, openPicker } = await open(page);
  await openFilter();
  await openPicker();
  expect([(await boxOf(filter)).width, (await boxOf(picker)).width]).toEqual([400, 540]);
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

test('on a phone the dialogs fill the screen (SHOTS-06, SHOTS-10, UX-O1, UX-O4)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { filter, picker, openFilter, openPicker } = await open(page);
  await openFilter();
  expect(await boxOf(filter)).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await page.keyboard.press('Escape');
  await openPicker();
  expect(await boxOf(picker)).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await page.goto(`/player/${people.player.username}/data-analysis?of=Last+3`);
  const shots = page.getByRole('dialog', { name: 'Last 3', exact: true });
  await expect(shots.getByRole('grid')).toBeVisible();
  expect(await boxOf(shots)).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(shots.getByRole('button', { name: 'Move with the arrow keys' })).toHaveCount(0);
});
