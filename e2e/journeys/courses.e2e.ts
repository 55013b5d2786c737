import { gzipSync } from 'node:zlib';
import { expectAccessible } from '../support/accessible.ts';
import { people } from '../support/people.ts';
import { colourAt, colourDistance } from '../support/pixel.ts';
import { expect, type Page, signIn, test } from '../support/test.ts';

type Place = readonly [number, number];
const box = ([x, y]: Place, width: number, length: number) => {
  // Metres to degrees at 53 degrees north.
  const at = (right: number, up: number) => [-6.2 + (x + right) * 1.494e-5, 53.4 + (y + up) * 8.993e-6];
  const [w, l] = [width / 2, length / 2];
  return { type: 'Polygon', coordinates: [[at(-w, -l), at(w, -l), at(w, l), at(-w, l), at(-w, -l)]] };
};
const shape = (golf: string, hole: number, geometry: object) => ({
  type: 'Feature',
  properties: { golf, hole, par: 4 },
  geometry,
});
/** A map of nine parallel holes without the last green, as a file for the file input. */
const mapFile = (name: string) => {
  const features = Array.from({ length: 9 }, (_unused, index) => [
    shape('tee', index + 1, box([index * 90, 0], 10, 14)),
    shape('fairway', index + 1, box([index * 90, 200], 34, 220)),
    shape('green', index + 1, box([index * 90, 360], 24, 22)),
  ])
    .flat()
    .slice(0, -1);
  const map = { type: 'FeatureCollection', metadata: { source: 'Surveyor', license: 'ODbL 1.0' }, features };
  return { name, mimeType: 'application/octet-stream', buffer: gzipSync(JSON.stringify(map)) };
};
const openImport = async (page: Page) => {
  await page.goto('/golf/courses');
  await page.getByRole('button', { name: 'Import courses' }).click();
  return page.getByRole('dialog', { name: 'Import courses' });
};
const pick = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type=file]').setInputFiles(file);

test.describe.configure({ timeout: 90_000 });

test('a product manager looks at a map, brings it in, and everyone finds its course (GEN-02, DATA-57)', async ({
  page,
  product,
  openBrowser,
}) => {
  await signIn(page, product, people.manager);
  const dialog = await openImport(page);
  await pick(page, mapFile('royal_strand.geojson.gz'));
  const found = dialog.getByRole('region', { name: 'Royal Strand' });
  await expect(found.getByRole('listitem')).toHaveText([/^hole 9: no green$/]);
  await expect(found.getByRole('img', { name: 'Map of Royal Strand' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Royal Strand')).toHaveCount(0);

  await openImport(page);
  await pick(page, mapFile('royal_strand.geojson.gz'));
  await dialog.getByRole('button', { name: 'Import 1 course' }).dblclick();
  await expect(page.getByText('Imported Royal Strand.')).toBeVisible();

  const visitor = await openBrowser({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await visitor.goto('/golf/courses?q=strand');
  await expect(visitor.getByRole('button', { name: 'Import courses' })).toHaveCount(0);
  await visitor.getByRole('link', { name: /Royal Strand/ }).click();
  await expect(visitor).toHaveTitle('Strokebook - Royal Strand');
  await expect(visitor.getByText('Map data: Surveyor; ODbL 1.0')).toBeVisible();
  await expectAccessible(visitor);
});

test('a product manager corrects a course by keyboard and touch, beside another one, and an import keeps it (DATA-O61)', async ({
  page,
  product,
  openBrowser,
  problems,
}) => {
  problems.expect(/409/);
  const file = mapFile('harbor_links.geojson.gz');
  await signIn(page, product, people.manager);
  const dialog = await openImport(page);
  await pick(page, file);
  await dialog.getByRole('button', { name: 'Import 1 course' }).click();
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('harbor');
  await page.getByRole('link', { name: /Harbor Links/ }).click();
  const edit = page.getByRole('button', { name: 'Edit course' });
  await edit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name of the course' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Town' }).fill('Amity');

  // Another window of the same manager saves first.
  const other = await openBrowser({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true });
  await signIn(other, product, people.manager);
  await other.goto('/golf/courses/harbor-links');
  await other.getByRole('button', { name: 'Edit course' }).tap();
  await other.getByRole('radiogroup', { name: 'Par of hole 9' }).getByRole('radio', { name: '5' }).tap();
  await other.getByRole('button', { name: 'Add a tee' }).tap();
  await other.getByRole('textbox', { name: 'Tee', exact: true }).fill('Blue');
  await other.getByRole('textbox', { name: 'Rating' }).fill('7');
  // A row that is pasted fills the cells of all holes.
  await other.getByRole('textbox', { name: 'Yards from tee 1, hole 1' }).fill('380 391 402 165 512 377 401 188 533');
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Save course' }).tap();
  await expect(other.getByText('A rating is 20 to 90, such as 71.4.')).toBeVisible();
  await other.getByRole('textbox', { name: 'Rating' }).fill('36.1');
  await other.getByRole('button', { name: 'Save course' }).tap();
  await expect(other.getByText('The course is saved.')).toBeVisible();
  await expect(other.getByRole('row', { name: /^TOTAL 37 3349/ })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Edit course' })).toBeFocused();

  await page.getByRole('button', { name: 'Save course' }).click();
  await expect(page.getByRole('alert')).toHaveText('This course was changed elsewhere since you began.');
  await expect(page.getByRole('textbox', { name: 'Town' })).toHaveValue('Amity');
  await page.getByRole('button', { name: 'Load the other one' }).click();
  await expect(page.getByRole('textbox', { name: 'Yards from tee 1, hole 9' })).toHaveValue('533');
  await page.getByRole('textbox', { name: 'Town' }).fill('Amity');
  await page.getByRole('button', { name: 'Save course' }).click();
  await expect(page.getByText('The course is saved.')).toBeVisible();

  await openImport(page);
  await pick(page, file);
  await expect(
    dialog.getByText(/^Stays as it was corrected: Town: - → Amity; Tees: - → Blue; Hole 9, par: 4 → 5$/),
  ).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import 1 course' }).click();
  await expect(page.getByText('Imported Harbor Links.')).toBeVisible();
  await other.goto('/golf/courses?q=amity');
  await other.getByRole('link', { name: /Harbor Links/ }).tap();
  await expect(other.getByRole('row', { name: /^TOTAL 37 3349/ })).toBeVisible();
});

test('a file that is no map is refused with its problems, and offline says so (ERR-O5)', async ({
  page,
  context,
  product,
  problems,
}) => {
  problems.expect(/422/);
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await signIn(page, product, people.manager);
  const dialog = await openImport(page);
  await pick(page, {
    name: 'holes.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"name":"C","holes":[]}'),
  });
  await expect(dialog.getByRole('alert')).toHaveText('No course can be read from this file.');
  await expect(dialog.getByRole('listitem')).toHaveText(['the list of holes is empty']);
  await context.setOffline(true);
  await pick(page, mapFile('strand.geojson.gz'));
  await expect(dialog.getByRole('alert')).toHaveText(/check your connection/);
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByRole('region', { name: 'Strand' })).toBeVisible();
});

test('a course that was moved by hand stays where it is when the window changes its size (DATA-57)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto('/golf/courses/alder-creek?hole=3');
  const map = page.getByRole('img', { name: 'Map of hole 3' });
  // The hole is turned sideways: the ball on the tee is on the left, inside of the margin.
  const isBallOnTee = async () => {
    const width = (await map.boundingBox())?.width ?? 0;
    return colourDistance(await colourAt(map, Math.round(width * 0.1), 280), [255, 255, 255]) < 30;
  };
  await expect.poll(isBallOnTee).toBe(true);
  await page.setViewportSize({ width: 700, height: 1000 });
  await expect.poll(isBallOnTee).toBe(true);
  const box = await map.boundingBox();
  if (box === null) throw new Error('the map is not drawn');
  await page.mouse.move(box.x + 100, box.y + 400);
  await page.mouse.down();
  await page.mouse.move(box.x + 100, box.y + 250, { steps: 5 });
  await page.mouse.up();
  await expect.poll(isBallOnTee).toBe(false);
  await page.setViewportSize({ width: 1280, height: 1000 });
  await expect.poll(async () => (await map.boundingBox())?.width).toBeGreaterThan(700);
  expect(await isBallOnTee()).toBe(false);
  // Another hole is shown as a whole again.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(isBallOnTee).toBe(true);
});

test('the import is refused to everyone else (ACCESS-06)', async ({ page, product }) => {
  const idToken = await signIn(page, product, people.player);
  await page.goto('/golf/courses');
  await expect(page.getByRole('link', { name: /Alder Creek/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import courses' })).toHaveCount(0);
  const send = (headers: Record<string, string>) =>
    page.request.post(`${product.url}/api/courses?fileName=x.geojson`, {
      headers: { 'content-type': 'application/octet-stream', ...headers },
      data: mapFile('x.geojson').buffer,
    });
  expect((await send({ authorization: `Bearer ${idToken}` })).status()).toBe(404);
  expect((await send({})).status()).toBe(401);
});

for (const width of [390, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`a course is read by keyboard at ${width} px in ${colorScheme} colours (DATA-57)`, async ({ openBrowser }) => {
      const page = await openBrowser({ viewport: { width, height: 844 }, colorScheme });
      await page.goto('/golf/courses/alder-creek');
      await expect(page.getByRole('table', { name: 'holes' })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('img', { name: 'Map of hole 2' })).toBeVisible();
      await expect(page).toHaveURL(/\?hole=2$/);
      await page.reload();
      await expect(page.getByText(/^Hole 2 · par 4/)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Hole 7' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Hole 7 · par 3/)).toBeVisible();
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overhang).toBeLessThanOrEqual(0);
    });
  }
}
