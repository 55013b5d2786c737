import { addDays, calendarDay } from '@strokebook/golf/calendar';
import { dashboardOf } from '../support/dashboard.ts';
import { people } from '../support/people.ts';
import { type Product, TODAY } from '../support/product.ts';
import { logRound } from '../support/rounds.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

const address = `/player/${people.player.username}/data-analysis`;
const scorecard = (page: Page): Locator => page.getByRole('grid', { name: /^My Rounds, / });
const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (box === null) throw new Error('the element is not drawn');
  return box;
};
const windowOf = (page: Page) => page.viewportSize() ?? { width: 0, height: 0 };

async function openDialog(page: Page): Promise<Locator> {
  await page.goto(address);
  await dashboardOf(page).loaded();
  await page.getByRole('button', { name: 'View shots of Last 3' }).click();
  const dialog = page.getByRole('dialog', { name: 'Last 3', exact: true });
  await expect(dialog.getByRole('grid')).toBeVisible();
  return dialog;
}

async function expectInWindow(page: Page, dialog: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(dialog);
  const window = windowOf(page);
  expect(Math.min(x, y), 'left and top').toBeGreaterThanOrEqual(0);
  expect(x + width, 'right').toBeLessThanOrEqual(window.width + 1);
  expect(y + height, 'bottom').toBeLessThanOrEqual(window.height + 1);
}

/** Signs in a new player with `count` rounds, one every third day. */
async function signInWithRounds(page: Page, product: Product, count: number): Promise<void> {
  const phoneNumber = '+15550108877';
  const sent = product.nextCodeTo(phoneNumber);
  await page.request.post('/api/auth/phone', { data: { phoneNumber } });
  const reply = await page.request.post('/api/auth/verify', { data: { phoneNumber, code: await sent } });
  const { idToken, accountId } = (await reply.json()) as { idToken: string; accountId: number };
  for (let round = 0; round < count; round += 1) {
    const playedOn = addDays(calendarDay(TODAY), -3 * round);
    await logRound(page, product, { accountId }, idToken, {
      roundId: `many-${round}`,
      score: 70 + (round % 9),
      playedOn,
    });
  }
  // A new person is asked who they are first (FIRST-03).
  await page.request.put('/api/me/first-answers', { headers: { authorization: `Bearer ${idToken}` }, data: {} });
  await page.goto('/');
  await page.evaluate((token) => localStorage.setItem('strokebook.idToken', token), idToken);
}

test('of 200 rounds only the lines in sight are drawn, End reaches the last one, and head and names stay in sight (CARD-01, CARD-02)', {
  tag: '@full',
}, async ({ page, product }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await signInWithRounds(page, product, 200);
  await page.goto('/dashboard?rounds=Past+2+Years&groupBy=Year-Month');
  const grid = scorecard(page);
  await expect(grid).toBeVisible();
  const lines = Number(await grid.getAttribute('aria-rowcount'));
  expect(lines, 'lines of the scorecard, head included').toBeGreaterThan(200);
  expect(await grid.getByRole('row').count(), 'lines drawn').toBeLessThan(60);

  await grid.getByRole('button', { expanded: true }).first().focus();
  await page.keyboard.press('Control+End');
  const last = grid.locator('[aria-rowindex]').last();
  await expect(last).toHaveAttribute('aria-rowindex', String(lines));
  await expect(last.getByRole('gridcell').last()).toBeFocused();
  await expect(last).toBeInViewport();
  expect(await grid.getByRole('row').count(), 'lines drawn at the end').toBeLessThan(60);

  // The map's container shrinks once it is known that there is nothing to map.
  await expect(page.getByText('There is nothing to map.')).toBeVisible();
  const frame = await boxOf(page.getByRole('region', { name: /^My Rounds, / }));
  const head = await boxOf(grid.getByRole('columnheader', { name: 'TOTAL' }));
  expect(head.y - frame.y, 'the head, under the top of the frame').toBeLessThan(5);
  const name = await boxOf(last.getByRole('rowheader'));
  expect(name.x - frame.x, 'the name, beside the edge of the frame').toBeLessThan(5);

  await page.keyboard.press('Control+Home');
  await expect(grid.getByRole('columnheader').first()).toBeFocused();
});

test('a figure is reached by arrow keys and opened by Enter, and Escape gives the focus back to it (ASSESS-06, ASSESS-14)', async ({
  page,
}) => {
  const board = dashboardOf(page);
  await page.goto(`${address}?category=approach`);
  await board.loaded();
  await page.getByRole('button', { name: 'Hide Last 3' }).focus();
  // Past the eye, the shots and Skill Performance.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  const figure = board.row('Previous 3').getByRole('gridcell').nth(1).getByRole('button');
  await expect(figure).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /· Previous 3$/ });
  await expect(dialog).toBeFocused();
  await expect(dialog.getByText(/^All \d+ /)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(figure).toBeFocused();
});

test('the shots dialog takes nine tenths of the window, is moved and resized by mouse and arrow keys, never out of it, and stays in a window that changes (ASSESS-14, UX-11, UX-O4)', async ({
  page,
}) => {
  const dialog = await openDialog(page);
  const before = await boxOf(dialog);
  const window = windowOf(page);
  expect(before.width).toBeCloseTo(0.9 * window.width, 0);
  expect(before.height).toBeCloseTo(0.9 * window.height, 0);
  await page.setViewportSize({ width: 1600, height: 1000 });
  await expect.poll(async () => Math.round((await boxOf(dialog)).width)).toBe(1440);
  await page.setViewportSize(window);
  await expect.poll(() => boxOf(dialog)).toEqual(before);

  const title = await boxOf(dialog.getByRole('heading', { name: 'Last 3' }));
  const from = { x: title.x + title.width / 2, y: title.y + title.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + 20, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await boxOf(dialog)).x - before.x).toBeCloseTo(30, 0);
  const dragged = await boxOf(dialog);
  expect(dragged.y - before.y).toBeCloseTo(20, 0);

  await dialog.getByRole('button', { name: 'Move with the arrow keys' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await boxOf(dialog)).x).toBeLessThan(dragged.x);
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    for (let press = 0; press < 12; press += 1) await page.keyboard.press(key);
    await expectInWindow(page, dialog);
  }
  const corner = async () => {
    const { x, y } = await boxOf(dialog);
    return [x, y];
  };
  await expect.poll(corner, 'as far left and up as there is room').toEqual([0, 0]);

  await dialog.getByRole('button', { name: 'Resize' }).or(dialog.getByLabel('Resize')).first().focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await boxOf(dialog)).width).toBeLessThan(before.width);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await boxOf(dialog)).height).toBeLessThan(before.height);
  await page.setViewportSize({ width: 1000, height: 640 });
  await expect(async () => expectInWindow(page, dialog)).toPass();
});
