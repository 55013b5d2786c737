import { documentOf, entryOf, roundOf72, startRound, storedRound } from '../support/entry.ts';
import { people } from '../support/people.ts';
import { expect, type Page, signIn, test } from '../support/test.ts';

const { golfer } = people;
const nine = roundOf72.slice(0, 9);
/** The round with a score on some holes, by their numbers. */
const withScores = (scores: Readonly<Record<number, number>>) =>
  nine.map(({ par, yards }, index) => ({
    ...{ hole: index + 1, par, yards },
    ...(scores[index + 1] === undefined ? {} : { score: scores[index + 1] }),
  }));
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Opens a hole of the round, and types its score. */
async function typeScore(page: Page, hole: number, score: number): Promise<void> {
  const { heading, press } = entryOf(page);
  await holeOnTape(page, hole).click();
  await expect(heading(hole)).toBeVisible();
  await press(new RegExp(`^${score} `));
  await expect(holeOnTape(page, hole, score)).toBeVisible();
}
const holeOnTape = (page: Page, hole: number, score?: number) =>
  page
    .getByRole('list', { name: 'Holes' })
    .getByRole('button', { name: new RegExp(`^Hole ${hole} ?, ${score ?? ''}`) });
const saved = (page: Page) => page.getByRole('button', { name: /^Saved to your account/ });

test.use(phone);

test('two tabs on one round show what either stored, and both reach the account (ENTRY-21, ENTRY-24)', async ({
  page,
  context,
  product,
}) => {
  const token = await signIn(page, product, golfer);
  await startRound(page, product, golfer, token, 'two-tabs', nine);
  const other = await context.newPage();
  for (const tab of [page, other]) await entryOf(tab).open('two-tabs', 'Score');
  await typeScore(page, 1, 4);
  await expect(holeOnTape(other, 1, 4)).toBeVisible();
  await Promise.all([typeScore(page, 2, 6), typeScore(other, 4, 3)]);
  await typeScore(other, 2, 5);
  // A correction goes to the account when its hole is left.
  await typeScore(other, 5, 4);
  for (const tab of [page, other]) {
    await expect(holeOnTape(tab, 2, 5)).toBeVisible();
    await expect(holeOnTape(tab, 4, 3)).toBeVisible();
    await expect(saved(tab)).toBeVisible();
  }
  await expect
    .poll(() => storedRound(page, product, golfer, token, 'two-tabs'))
    .toEqual(documentOf('two-tabs', 'inProgress', withScores({ 1: 4, 2: 5, 4: 3, 5: 4 })));
});

/** One round on two devices, both without a network. */
test.describe('two devices', () => {
  /** Opens the round on another device; returns its page and token. */
  async function openTwo(
    first: Page,
    openBrowser: () => Promise<Page>,
    product: Parameters<typeof signIn>[1],
    roundId: string,
  ) {
    const token = await signIn(first, product, golfer);
    await startRound(first, product, golfer, token, roundId, nine);
    const second = await openBrowser();
    await second.goto('/api/health');
    await second.evaluate((idToken) => localStorage.setItem('strokebook.idToken', idToken), token);
    for (const device of [first, second]) {
      await entryOf(device).open(roundId, 'Score');
      await device.context().setOffline(true);
    }
    return { token, second };
  }

  test('merge holes that one of them changed (ENTRY-24)', { tag: '@full' }, async ({
    page,
    openBrowser,
    product,
    problems,
  }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    problems.expect(/409/);
    const { token, second } = await openTwo(page, () => openBrowser(phone), product, 'disjoint');
    await typeScore(page, 1, 4);
    await typeScore(page, 3, 3);
    await typeScore(second, 2, 6);
    await typeScore(second, 3, 3);
    await page.context().setOffline(false);
    await expect(saved(page)).toBeVisible();
    await second.context().setOffline(false);
    await expect(saved(second)).toBeVisible();
    expect(await storedRound(page, product, golfer, token, 'disjoint')).toEqual(
      documentOf('disjoint', 'inProgress', withScores({ 1: 4, 2: 6, 3: 3 })),
    );
    await expect(holeOnTape(second, 1, 4)).toBeVisible();
    await page.reload();
    await expect(holeOnTape(page, 2, 6)).toBeVisible();
  });

  test('show a hole that both changed twice, keep everything until the player chooses, and store the choice (ENTRY-24)', {
    tag: '@full',
  }, async ({ page, openBrowser, product, problems }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    problems.expect(/409/);
    const { token, second } = await openTwo(page, () => openBrowser(phone), product, 'same-holes');
    const choose = second.getByRole('button', { name: 'Choose what to keep' });
    const state = second.getByRole('button', { name: /Changed in two places$/ });
    await typeScore(page, 1, 4);
    await typeScore(page, 2, 5);
    await typeScore(second, 1, 7);
    await typeScore(second, 2, 8);
    await page.context().setOffline(false);
    await expect(saved(page)).toBeVisible();
    await second.context().setOffline(false);
    await expect(state).toBeVisible();
    // The account keeps its side, and the device all of its own, also after a hole more and a new start.
    await typeScore(second, 3, 3);
    await second.reload();
    await expect(holeOnTape(second, 1, 7)).toBeVisible();
    await expect(holeOnTape(second, 3, 3)).toBeVisible();
    expect(await storedRound(page, product, golfer, token, 'same-holes')).toEqual(
      documentOf('same-holes', 'inProgress', withScores({ 1: 4, 2: 5 })),
    );
    await state.click();
    await choose.click();
    const dialog = second.getByRole('dialog', { name: 'Changed in two places' });
    await expect(dialog.getByRole('heading', { name: 'Hole 1 was changed in two places' })).toBeVisible();
    await dialog.getByRole('button', { name: /^Keep the 7/ }).click();
    await expect(dialog.getByRole('heading', { name: 'Hole 2 was changed in two places' })).toBeVisible();
    await dialog.getByRole('button', { name: /^Keep the 5/ }).click();
    await expect(second.getByRole('dialog', { name: 'Changed in two places' })).toHaveCount(0);
    await expect
      .poll(() => storedRound(page, product, golfer, token, 'same-holes'))
      .toEqual(documentOf('same-holes', 'inProgress', withScores({ 1: 7, 2: 5, 3: 3 })));
  });
});
