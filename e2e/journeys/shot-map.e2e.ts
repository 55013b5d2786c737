import { expectAccessible } from '../support/accessible.ts';
import { people } from '../support/people.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

const address = `/player/${people.player.username}/my-rounds`;
const mapOf = (page: Page | Locator): Locator => page.getByRole('region', { name: 'Shot map' });
const surface = (page: Page): Locator => mapOf(page).getByRole('application');
const pressed = (page: Page) => mapOf(page).getByRole('button', { pressed: true });
const view = (page: Page, name: string) => mapOf(page).getByRole('radio', { name });
const holeShown = (page: Page) =>
  mapOf(page).getByRole('radiogroup', { name: 'Hole', exact: true }).getByRole('radio', { checked: true });

async function openMap(page: Page, search = '?rounds=Past+2+Years'): Promise<void> {
  await page.goto(address + search);
  await expect(mapOf(page).getByLabel(/^Scale: /)).toBeVisible();
  // Rounds that arrive later may move the map.
  await expect(page.locator('main[aria-busy="true"], main section[data-stale]')).toHaveCount(0);
}

/** Yards on the ground per pixel, read from the scale bar. */
async function yardsPerPixel(page: Page): Promise<number> {
  const bar = mapOf(page).getByLabel(/^Scale: /);
  const [yards, width] = [(await bar.textContent()) ?? '', (await bar.boundingBox())?.width ?? 0];
  // The bar's edges are 2 px wide and not part of its length.
  return Number.parseFloat(yards) / (width - 4);
}

/** A position on the map, as shares of its width and height. */
async function placeOn(page: Page, across: number, down: number) {
  const box = await surface(page).boundingBox();
  if (box === null) throw new Error('the map is not drawn');
  return { x: box.x + box.width * across, y: box.y + box.height * down };
}

async function drag(page: Page): Promise<void> {
  const from = await placeOn(page, 0.2, 0.3);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 40, { steps: 5 });
  await page.mouse.up();
}

test('the map has its hole buttons, Hole View, Green View, Show Yards and a rounds button, and opens in a dialog (MAP-01)', {
  tag: '@full',
}, async ({ page }) => {
  await openMap(page);
  await mapOf(page).getByRole('button', { name: 'Open the map in a dialog' }).click();
  const dialog = page.getByRole('dialog', { name: 'Shot map' });
  for (const name of ['Previous hole', 'Next hole', 'Show Yards', 'Showing All Rounds']) {
    await expect(dialog.getByRole('button', { name })).toBeVisible();
  }
  for (const name of ['Hole View', 'Green View']) await expect(dialog.getByRole('radio', { name })).toBeAttached();
  await expect(dialog.getByLabel(/^Scale: /)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(mapOf(page).getByLabel(/^Scale: /)).toBeVisible();
});

test('dragging, wheeling and choosing a shot set the map free; a hole or a view takes it back (MAP-05, MAP-06, MAP-07, MAP-08, MAP-09)', async ({
  page,
}) => {
  await openMap(page);
  const expectFree = async () => {
    await expect(view(page, 'Hole View')).not.toBeChecked();
    await expect(view(page, 'Green View')).not.toBeChecked();
  };
  await expect(view(page, 'Hole View')).toBeChecked();
  // A gesture before the map has its handlers does nothing.
  await expect(async () => {
    await drag(page);
    await expect(view(page, 'Hole View')).not.toBeChecked({ timeout: 1_000 });
  }).toPass();
  await expectFree();
  await view(page, 'Green View').check();
  await expect(page).toHaveURL(/%22view%22%3A%22green%22/);
  await expect(async () => {
    const middle = await placeOn(page, 0.4, 0.4);
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.wheel(0, 120);
    await expect(view(page, 'Green View')).not.toBeChecked({ timeout: 1_000 });
  }).toPass();
  await expectFree();
  await mapOf(page).getByRole('button', { name: 'Next hole' }).click();
  await expect(view(page, 'Hole View')).toBeChecked();
  await mapOf(page).getByRole('listitem').first().getByRole('button').click();
  await expectFree();
  await expect(page).toHaveURL(/%22shot%22%3A1/);
  await view(page, 'Hole View').check();
  await expect(view(page, 'Hole View')).toBeChecked();
});

test('a click on a ball chooses its shot (MAP-07)', async ({ page }) => {
  await openMap(page, '?hole=3');
  const shots = mapOf(page).getByRole('listitem').getByRole('button');
  // The map moves to the shot, whose ball is then to the right of the center, because a wide map turns the hole.
  await shots.first().click();
  await expect(page).toHaveURL(/%22shot%22%3A1/);
  await shots.first().click();
  await expect(page).not.toHaveURL(/%22shot%22/);
  const { width, height } = (await surface(page).boundingBox()) ?? { width: 1, height: 0 };
  const ball = await placeOn(page, 0.5 + (0.4 * height) / width, 0.5);
  await page.mouse.click(ball.x, ball.y);
  await expect(page).toHaveURL(/%22shot%22/);
  await expect(pressed(page).filter({ hasText: /yd|ft|holed/ })).toHaveCount(1);
});

test('holes follow one another round the end, by button and by arrow keys; a hole that there is not is ignored and only logged (MAP-10, MAP-11, MAP-12, MAP-O5)', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await openMap(page, '?hole=30');
  // The first hole of a round is where it started, so the end of the round may be any hole.
  const first = Number(await holeShown(page).inputValue());
  const holeFromStart = (offset: number) => String(((first - 1 + offset + 18) % 18) + 1);
  expect(logged.filter((text) => text === 'Unable to focus hole 30')).toHaveLength(1);
  await mapOf(page).getByRole('button', { name: 'Previous hole' }).click();
  await expect(holeShown(page)).toHaveValue(holeFromStart(-1));
  await surface(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(holeShown(page)).toHaveValue(holeFromStart(0));
  await page.keyboard.press('ArrowRight');
  await expect(holeShown(page)).toHaveValue(holeFromStart(1));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(holeShown(page)).toHaveValue(holeFromStart(-1));
});

test('the keyboard chooses shots, views, lengths and zoom, and the address keeps hole and shot', {
  tag: '@full',
}, async ({ page }) => {
  await openMap(page);
  await surface(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/%22shot%22%3A2/);
  await page.reload();
  await expect(pressed(page).filter({ hasText: /left|holed/ })).toHaveCount(1);
  await surface(page).focus();
  const before = await yardsPerPixel(page);
  await page.keyboard.press('g');
  await expect(view(page, 'Green View')).toBeChecked();
  await expect.poll(() => yardsPerPixel(page)).toBeLessThan(before);
  await page.keyboard.press('h');
  await expect(view(page, 'Hole View')).toBeChecked();
  await expect.poll(() => yardsPerPixel(page)).toBeCloseTo(before, 2);
  await page.keyboard.press('+');
  await expect.poll(() => yardsPerPixel(page)).toBeLessThan(before * 0.6);
  const yards = mapOf(page).getByRole('button', { name: 'Show Yards' });
  await expect(yards).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('y');
  await expect(yards).toHaveAttribute('aria-pressed', 'false');
});

test('a window that changes its size is fitted once it has been still for 200 ms, and a map that was moved stays (MAP-22, MAP-06)', async ({
  page,
}) => {
  await openMap(page);
  const before = await yardsPerPixel(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const resize = async (width: number, waited: readonly number[]) => {
    await page.setViewportSize({ width, height: 800 });
    // Resize observers fire with the next frame.
    await page.evaluate(() => new Promise((resolve) => new ResizeObserver(resolve).observe(document.body)));
    for (const ms of waited) await page.clock.runFor(ms);
  };
  // The map is as wide as the window allows; in a narrower one the hole needs more ground per pixel.
  await resize(1_170, [150]);
  expect(await yardsPerPixel(page)).toBeCloseTo(before, 2);
  await page.clock.runFor(300);
  await expect.poll(() => yardsPerPixel(page)).toBeGreaterThan(before * 1.05);
  const small = await yardsPerPixel(page);
  await page.clock.resume();
  await drag(page);
  await resize(1_280, []);
  await page.clock.fastForward(1_000);
  expect(await yardsPerPixel(page)).toBeCloseTo(small, 2);
});

test('a green is looked at from level 21, and nothing from further than level 15 (MAP-18)', { tag: '@full' }, async ({
  page,
}) => {
  await openMap(page);
  // Level 0 shows the equator in 256 px; the course is at 40 to 45 degrees north.
  const range = (level: number) =>
    [46, 28].map((latitude) => ((156_543.034 * Math.cos((latitude * Math.PI) / 180)) / 2 ** level) * 1.09361) as [
      number,
      number,
    ];
  // The view is set a frame before the map shows it.
  const comesWithin = ([near, far]: readonly [number, number]) =>
    expect
      .poll(async () => {
        const shown = await yardsPerPixel(page);
        return shown > near * 0.95 && shown < far * 1.05;
      })
      .toBe(true);
  await view(page, 'Green View').check();
  await comesWithin(range(21));
  for (let press = 0; press < 9; press += 1) await mapOf(page).getByRole('button', { name: 'Zoom out' }).click();
  await comesWithin(range(15));
});

test('lengths are told in yards and feet, or in metres (MAP-20, MAP-21, MAP-O6)', { tag: '@full' }, async ({
  page,
}) => {
  await openMap(page);
  const shots = mapOf(page).getByRole('region', { name: /^Shots on hole/ });
  await expect(shots).toContainText(/\d+ yd.*\d+ (yd|ft) left/);
  await mapOf(page)
    .getByRole('button', { name: /^Lengths in yards/ })
    .click();
  await expect(shots).toContainText(/\d+ m.*[\d.]+ m left/);
  await expect(shots).not.toContainText(/ yd| ft/);
  await page.reload();
  await expect(mapOf(page).getByRole('button', { name: /^Lengths in meters/ })).toBeVisible();
});

test('in a window at twice its size the map in its dialog comes first, and its tools unfold (MAP-01)', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await openMap(page);
  await mapOf(page).getByRole('button', { name: 'Tools' }).click();
  await mapOf(page).getByRole('button', { name: 'Open the map in a dialog' }).click();
  const dialog = page.getByRole('dialog', { name: 'Shot map' });
  const height = async () => (await dialog.getByRole('application').boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(200);
  await expect(dialog.getByRole('button', { name: 'Show Yards' })).toBeHidden();
  const tools = dialog.getByRole('button', { name: 'Tools' });
  await tools.click();
  await expect(tools).toHaveAttribute('aria-expanded', 'true');
  await dialog.getByRole('button', { name: 'Show Yards' }).click();
  await expect(dialog.getByRole('button', { name: 'Show Yards' })).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible(page);
});

test('a hole that is chosen in the scorecard takes a moved map back to it, and Back undoes the choice (MAP-08)', {
  tag: '@full',
}, async ({ page }) => {
  await openMap(page);
  const first = await holeShown(page).inputValue();
  await mapOf(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect(view(page, 'Hole View')).not.toBeChecked();
  await page
    .getByTitle(/^Hole 7 · /)
    .first()
    .click();
  await expect(holeShown(page)).toHaveValue('7');
  await expect(view(page, 'Hole View')).toBeChecked();
  await page.goBack();
  await expect(holeShown(page)).toHaveValue(first);
});

test('a part of the page whose file cannot be had says so, and comes with Retry; the rest stays', {
  tag: '@full',
}, async ({ page, problems }) => {
  problems.expect(/rounds-dispersion/);
  let isCut = true;
  await page.route(/rounds-dispersion/, (route) => (isCut ? route.abort() : route.fallback()));
  await openMap(page);
  const section = page.getByRole('region', { name: 'Where shots finish' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('alert')).toContainText('Where shots finish could not be shown.');
  await expect(mapOf(page)).toBeVisible();
  isCut = false;
  await section.getByRole('button', { name: 'Retry' }).click();
  await expect(section.getByRole('button', { name: /^Shots: / })).toBeVisible();
});
