import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessible.ts';
import { people } from '../support/people.ts';
import { expect, type Page, signIn, test } from '../support/test.ts';

const { player } = people;
const workshop = (tab: string) => `/player/${player.username}/edit/${tab}`;
const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});
const captions = (page: Page) =>
  page.getByLabel('Caption').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

test.describe.configure({ timeout: 90_000 });

test('a player adds, names and orders pictures; what is no picture is refused with its reason', {
  tag: '@full',
}, async ({ page, ownProduct, problems }) => {
  problems.expect(/422/);
  await signIn(page, ownProduct, player);
  await page.goto(ownProduct.url + workshop('pictures'));
  await expect(page.getByLabel('Caption')).toHaveCount(6);
  const svg = { name: 'art.svg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg><script>alert(1)</script></svg>') };
  await page
    .locator('input[type=file]')
    .setInputFiles([await photo('one.jpg', 'teal'), svg, await photo('two.jpg', 'brown')]);
  await expect(page.getByLabel('Caption')).toHaveCount(8);
  await expect(page.getByText('2 uploaded.')).toBeVisible();
  const refused = page.getByRole('listitem').filter({ hasText: 'art.svg' });
  await expect(refused.getByRole('alert')).toHaveText(/not a picture that can be read/);
  await expect(refused.getByRole('button', { name: 'Retry' })).toBeVisible();

  const caption = page.getByLabel('Caption').last();
  await caption.fill('<script>alert(1)</script>');
  await caption.press('Enter');
  await expect(page.getByText('Saved', { exact: true }).last()).toBeInViewport();
  const up = page.getByRole('button', { name: 'Move <script>alert(1)</script> up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('<script>alert(1)</script> is now 7 of 8.')).toBeVisible();
  await expect(up).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Caption')).toHaveCount(8);
  expect((await captions(page)).slice(6)).toEqual(['<script>alert(1)</script>', '']);

  await page.getByRole('button', { name: 'Delete <script>alert(1)</script>' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByLabel('Caption')).toHaveCount(7);
});

test('a reload asks before files on their way are lost, and not afterwards', { tag: '@full' }, async ({
  page,
  ownProduct,
}) => {
  await signIn(page, ownProduct, player);
  await page.goto(ownProduct.url + workshop('pictures'));
  await expect(page.getByLabel('Caption')).toHaveCount(6);
  const arrive = Promise.withResolvers<void>();
  await page.route('**/pictures?*', async (route) => {
    await arrive.promise;
    await route.continue();
  });
  await page
    .locator('input[type=file]')
    .setInputFiles([await photo('one.jpg', 'teal'), await photo('two.jpg', 'olive')]);
  await expect(page.getByRole('button', { name: 'Cancel two.jpg' })).toBeVisible();
  const asked = page.waitForEvent('dialog');
  // Browsers ask before leaving only after an interaction with the page.
  await page.getByRole('heading', { name: 'Edit profile' }).click();
  await page.evaluate(() => setTimeout(() => location.reload()));
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  arrive.resolve();
  await expect(page.getByText('2 uploaded.')).toBeVisible();
  await expect(page.getByLabel('Caption')).toHaveCount(8);
  await page.reload();
  await expect(page.getByLabel('Caption')).toHaveCount(8);
});

test('an upload that breaks off leaves nothing behind', { tag: '@full' }, async ({ page, ownProduct }) => {
  await signIn(page, ownProduct, player);
  await page.goto(ownProduct.url + workshop('videos'));
  await expect(page.getByLabel('Caption', { exact: true })).toHaveCount(3);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 };
  await session.send('Network.emulateNetworkConditions', slow);
  const clip = { name: 'swing.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(4_000_000, 'x') };
  await page.locator('input[type=file]').setInputFiles([clip]);
  const parts = async () => readdir(join(ownProduct.dataDir, 'uploads')).catch(() => []);
  await expect.poll(parts).toHaveLength(1);
  await page.getByRole('button', { name: 'Cancel swing.mp4' }).click();
  await expect.poll(parts).toEqual([]);
  await expect(page.getByText('swing.mp4')).toHaveCount(0);
  await expect(page.getByLabel('Caption', { exact: true })).toHaveCount(3);
});

test('a clip whose picture could not be sent is kept, that is said, and the picture alone is sent again', {
  tag: '@full',
}, async ({ page, ownProduct, problems }) => {
  problems.expect(/429/);
  await signIn(page, ownProduct, player);
  await page.goto(ownProduct.url + workshop('videos'));
  const captions = page.getByLabel('Caption', { exact: true });
  await expect(captions).toHaveCount(3);
  const message = 'Too many uploads at once. Please try again when one has finished.';
  const busy = { error: { code: 'UPLOAD_BUSY', message, requestId: 'r' } };
  await page.route('**/poster', (route) => route.fulfill({ status: 429, json: busy }));
  const clip = join(ownProduct.dataDir, 'files/accounts/1/swing-1-1/clip.webm');
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'chip.webm', mimeType: 'video/webm', buffer: await readFile(clip) }]);
  const uploads = page.getByRole('list', { name: 'Uploads of videos' });
  await expect(uploads.getByRole('alert')).toHaveText(
    `The video is kept, but the picture that stands for it is not. ${message}`,
  );
  await expect(captions).toHaveCount(4);
  await page.unroute('**/poster');
  await uploads.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('1 uploaded.')).toBeVisible();
  await expect(captions).toHaveCount(4);
  const thumb = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: 'Featured: chip' }) });
  await expect(thumb.locator('img')).toBeVisible();
});

test('a player shows a clip of their own in a story, and sees it as its readers will (HOME-20, HOME-21)', {
  tag: '@full',
}, async ({ page, ownProduct }) => {
  await signIn(page, ownProduct, player);
  await page.goto(ownProduct.url + workshop('news'));
  await page.getByRole('button', { name: 'Write news' }).click();
  await page.getByLabel('Headline').fill('A swing to remember');
  await page.getByRole('checkbox', { name: 'Driver, face on' }).check();
  await page.locator('input[type=file]').setInputFiles([await photo('cover.jpg', 'olive')]);
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'A swing to remember' });
  await expect(preview.locator('img')).toBeVisible();
  await expect(preview.locator('video')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The story is published.')).toBeVisible();
});

test('a profile shows at once what its player says; outsiders are led to the profile (ACCESS-15)', async ({
  page,
  product,
  openBrowser,
}) => {
  const about = `/player/${people.editor.username}/edit/about`;
  await signIn(page, product, people.editor);
  await page.goto(about);
  await page.getByLabel('About', { exact: true }).fill('I <i>putt</i>.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true }).last()).toBeInViewport();
  await page.goto(`/player/${people.editor.username}/summary`);
  await expect(page.getByText('I <i>putt</i>.')).toBeVisible();
  const other = await openBrowser();
  await other.goto(about);
  await expect(other).toHaveURL(/\/player\/ase-lindqvist\/summary/);
  await expect(other.getByRole('link', { name: 'Edit profile' })).toHaveCount(0);
});
