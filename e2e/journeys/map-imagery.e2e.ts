import { people } from '../support/people.ts';
import { colourAt, colourDistance, pixelsUnlike } from '../support/pixel.ts';
import { expect, type Page, test as base } from '../support/test.ts';
import { startTileServer, type TileServer } from '../support/tile-server.ts';

type Source = { readonly kind: string; readonly path: string; readonly status?: number };

/** Installations with map imagery; each test sets the source. */
const test = base.extend<{ readonly source: Source; readonly tiles: TileServer }>({
  source: [{ kind: 'xyz', path: '/{z}/{x}/{y}.png' }, { option: true }],
  tiles: async ({ source }, provide) => {
    const tiles = await startTileServer(source.status);
    await provide(tiles);
    await tiles.close();
  },
  ownEnvironment: async ({ source, tiles }, provide) => {
    await provide({
      MAP_IMAGERY_URL: tiles.url + source.path,
      MAP_IMAGERY_KIND: source.kind,
      MAP_IMAGERY_ATTRIBUTION: 'Pictures: nobody <b>at all</b>',
      MAP_IMAGERY_LAYER: 'aerial',
    });
  },
});

const address = `/player/${people.player.username}/my-rounds`;
const map = (page: Page) => page.getByRole('region', { name: 'Shot map' });

/** The color of all test tiles. */
const TILE = [200, 40, 160] as const;

/** Whether the map shows the test tiles, which have a single color. */
const isPhotograph = async (page: Page): Promise<boolean> =>
  colourDistance(await colourAt(map(page).getByRole('application'), 20, 60), TILE) < 12;

for (const source of [
  { kind: 'xyz', path: '/{z}/{x}/{y}.png' },
  { kind: 'tileJson', path: '/tiles.json' },
  { kind: 'wmts', path: '/wmts.xml' },
  { kind: 'pmTiles', path: '/tiles.pmtiles' },
]) {
  test.describe(source.kind, () => {
    test.use({ source });
    test(`pictures of a source of kind ${source.kind} lie under the shots, with their owner's name as plain text (MAP-01, API-36, GEN-06)`, {
      tag: '@full',
    }, async ({ page, ownProduct, tiles }) => {
      await page.goto(ownProduct.url + address);
      await expect(map(page).getByText('Pictures: nobody <b>at all</b>')).toBeVisible();
      await expect.poll(() => isPhotograph(page)).toBe(true);
      expect(tiles.requested.length).toBeGreaterThan(0);
    });
  });
}

test('pictures carry the outlines of the course, and the drawn course comes back on request (MAP-01, MAP-O41)', {
  tag: '@full',
}, async ({ page, ownProduct }) => {
  await page.goto(ownProduct.url + address);
  await expect.poll(() => isPhotograph(page)).toBe(true);
  const ground = map(page).getByRole('radiogroup', { name: 'Ground of the map' });
  await ground.getByRole('radio', { name: 'Map' }).check({ force: true });
  await expect.poll(() => isPhotograph(page)).toBe(false);
  await ground.getByRole('radio', { name: 'Satellite' }).check({ force: true });
  await expect.poll(() => isPhotograph(page)).toBe(true);
  // Shots are in the middle of the map; beside it there are only tiles and outlines.
  expect(await pixelsUnlike(map(page).getByRole('application'), TILE)).toBeGreaterThan(300);
});

test('nothing is requested of the source before the map has stood for a second (MAP-22)', { tag: '@full' }, async ({
  page,
  ownProduct,
  tiles,
}) => {
  await page.clock.install();
  await page.goto(ownProduct.url + address);
  await expect(map(page).getByLabel(/^Scale: /)).toBeVisible();
  await page.clock.runFor(900);
  expect(tiles.requested).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => tiles.requested.length).toBeGreaterThan(0);
});

test.describe('out of reach', () => {
  test.use({ source: { kind: 'xyz', path: '/{z}/{x}/{y}.png', status: 503 } });
  test('a source that cannot be reached leaves the drawn course, with one notice (MAP-O7)', { tag: '@full' }, async ({
    page,
    ownProduct,
    problems,
  }) => {
    problems.expect(/status of 503/);
    await page.goto(ownProduct.url + address);
    await expect(map(page).getByRole('status')).toHaveText(
      'Satellite pictures cannot be reached; the drawn course is shown.',
    );
    expect(await isPhotograph(page)).toBe(false);
    await expect(map(page).getByText('An invented course, drawn for the demo.')).toBeVisible();
  });
});
