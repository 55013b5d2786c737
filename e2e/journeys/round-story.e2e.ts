import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/accessible.ts';
import { people } from '../support/people.ts';
import { expect, signIn, test } from '../support/test.ts';

/** Width and height in the header of a PNG file. */
function sizeOf(path: string): readonly [number, number] {
  const bytes = readFileSync(path);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test('a round is saved as a picture where the device shares no files (FIRST-09)', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, product, people.player);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Share this round' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this round' });
  await expect(dialog.getByRole('img', { name: /^Ingrid Solberg: .*Strokes gained: off the tee/ })).toBeVisible();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Share as a picture' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^round-\d{4}-\d\d-\d\d\.png$/);
  const [pixels, height] = sizeOf(await download.path());
  expect(pixels).toBe(1080);
  expect(height).toBeGreaterThan(1200);
  await expect(dialog.getByText('The picture was saved to your downloads.')).toBeVisible();
});
