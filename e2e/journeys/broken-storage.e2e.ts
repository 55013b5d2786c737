import { readFileSync } from 'node:fs';
import { breakableStorage } from '../support/broken-storage.ts';
import { documentOf, entryOf, roundOf72, startRound, storedRound } from '../support/entry.ts';
import { people } from '../support/people.ts';
import { expect, type Page, signIn, test } from '../support/test.ts';

const { golfer } = people;
const nine = roundOf72.slice(0, 9);
const blank = nine.map(({ par, yards }, index) => ({ hole: index + 1, par, yards }));
/** The round with these scores on its first holes. */
const withScores = (...scores: readonly number[]) =>
  blank.map((hole, index) => (scores[index] === undefined ? hole : { ...hole, score: scores[index] }));
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Save the round as a file' });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** The round that the player is offered as a file. */
async function saveFile(page: Page): Promise<unknown> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    failure(page).getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  return JSON.parse(readFileSync(await download.path(), 'utf8'));
}

/** The account has the round with these scores on its first holes, and the device knows it. */
async function expectStored(
  page: Page,
  read: () => Promise<unknown>,
  roundId: string,
  ...scores: readonly number[]
): Promise<void> {
  await expect.poll(read).toEqual(documentOf(roundId, 'inProgress', withScores(...scores)));
  await expect(page.getByRole('button', { name: /^Saved to your account/ })).toBeVisible();
}

test('a player whose browser forbids storage is told before the first hole (ENTRY-25)', { tag: '@full' }, async ({
  page,
  product,
}) => {
  await signIn(page, product, golfer);
  const storage = await breakableStorage(page);
  await storage.failFromStart('blocked');
  await page.goto('/log');
  await page.getByRole('button', { name: 'Play hole 1', exact: true }).click();
  await expect(page.getByText('This browser does not let the app save on this device.')).toBeVisible();
  await expect(page).toHaveURL(/\/log$/);
});

for (const [kind, sentence] of [
  ['full', 'This device has no room left'],
  ['lost', 'The storage of this device does not answer.'],
  ['blocked', 'This browser does not let the app save on this device.'],
] as const) {
  test(`a storage that is ${kind} while a round is entered is said at once, with what was entered as a file (ENTRY-25)`, {
    tag: '@full',
  }, async ({ page, product }) => {
    const roundId = `storage-${kind}`;
    const token = await signIn(page, product, golfer);
    await startRound(page, product, golfer, token, roundId, nine);
    const storage = await breakableStorage(page);
    const entry = entryOf(page);
    await entry.open(roundId, 'Score');
    await entry.press(/^4 /);
    await expectStored(page, () => storedRound(page, product, golfer, token, roundId), roundId, 4);
    await storage.fail(kind);
    // A browser that forbids storage does not take back handles that it gave; a new one is needed after it closed them.
    if (kind === 'blocked') await page.evaluate(closeHandles);
    await entry.press(/^6 /);
    await expect(failure(page)).toContainText(sentence);
    // The hole that was not stored is not shown as stored.
    await expect(entry.heading(2)).toBeVisible();
    expect(await saveFile(page)).toEqual(documentOf(roundId, 'inProgress', withScores(4)));
    await storage.mend();
    await failure(page).getByRole('button', { name: 'Try again' }).click();
    await entry.press(/^6 /);
    await expect(entry.heading(3)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectStored(page, () => storedRound(page, product, golfer, token, roundId), roundId, 4, 6);
  });
}

test('a handle that died in the background, or was closed for a newer version, is opened again without a word (ENTRY-25)', {
  tag: '@full',
}, async ({ page, product }) => {
  const token = await signIn(page, product, golfer);
  await startRound(page, product, golfer, token, 'storage-dead', nine);
  const storage = await breakableStorage(page);
  const entry = entryOf(page);
  await entry.open('storage-dead', 'Score');
  await storage.fail('deadHandle');
  await entry.press(/^4 /);
  const read = () => storedRound(page, product, golfer, token, 'storage-dead');
  await expectStored(page, read, 'storage-dead', 4);
  await page.evaluate(closeHandles);
  await entry.press(/^6 /);
  await expectStored(page, read, 'storage-dead', 4, 6);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a round whose storage the browser cleared goes on with all of its holes (ENTRY-25)', { tag: '@full' }, async ({
  page,
  context,
  product,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  // The device no longer knows on which version of the account its round was based.
  problems.expect(/409/);
  const token = await signIn(page, product, golfer);
  await startRound(page, product, golfer, token, 'storage-cleared', nine);
  const entry = entryOf(page);
  await entry.open('storage-cleared', 'Score');
  await context.setOffline(true);
  // Sending the hole is tried once it is stored, which can be after the next one is shown.
  const refused = page.waitForEvent('requestfailed');
  await entry.press(/^4 /);
  await expect(entry.heading(2)).toBeVisible();
  await refused;
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('strokebook').addEventListener('success', resolve);
      }),
  );
  await entry.press(/^6 /);
  await expect(entry.heading(3)).toBeVisible();
  await context.setOffline(false);
  const read = () => storedRound(page, product, golfer, token, 'storage-cleared');
  await expectStored(page, read, 'storage-cleared', 4, 6);
});

/** Runs in the page: a newer version of the database is opened, for which the browser has the other handles closed. */
function closeHandles(): Promise<void> {
  return new Promise((resolve, reject) => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const factory = (frame.contentWindow as Window & typeof globalThis).indexedDB;
    const request = factory.open('strokebook', 2);
    request.addEventListener('error', () => reject(new Error('the newer version was not opened')));
    request.addEventListener('success', () => {
      request.result.close();
      frame.remove();
      resolve();
    });
  });
}
