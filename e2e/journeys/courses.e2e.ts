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

test('a product manager looks at a map, brings it in, and everyone finds its course and reads it by keyboard (GEN-02, DATA-57)', async ({
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
  await visitor.keyboard.press('ArrowRight');
  await visitor.keyboard.press('ArrowRight');
  await expect(visitor.getByRole('img', { name: 'Map of hole 2' })).toBeVisible();
  await expect(visitor).toHaveURL(/[?&]hole=2$/);
});

test('a course that was moved by hand stays where it is when the window changes its size (DATA-57)', {
  tag: '@full',
}, async ({ page }) => {
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
