import { expectAccessible } from '../support/accessible.ts';
import { dashboardOf } from '../support/dashboard.ts';
import { entryOf, roundOf72, startRound, storedRound } from '../support/entry.ts';
import { people } from '../support/people.ts';
import { depthOf } from '../support/typed-depths.ts';
import { expect, signIn, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };
/** The limits of ENTRY-15, counted from the first hole to the stored round. */
const MAX_PRESSES = { score: 20, counts: 60, strokes: 180 };

test.describe('a round on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a round begins on the last course with one tap, 18 scores need one tap each, and Finish brings them to the dashboard (ENTRY-02, ENTRY-04, ENTRY-06, ENTRY-15)', async ({
    page,
    product,
  }) => {
    await signIn(page, product, people.logger);
    await page.goto('/log');
    const entry = entryOf(page);
    await expect(page.getByRole('button', { name: 'Play hole 1', exact: true })).toBeInViewport();
    await page.getByRole('button', { name: 'Play hole 1', exact: true }).click();
    await expect(entry.heading(1)).toBeVisible();
    await expect(page).toHaveURL(/\/log\/[\da-f-]{36}/);
    await page.getByRole('radio', { name: 'Score', exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Score', exact: true })).toBeChecked();
    for (let hole = 1; hole <= 18; hole += 1) {
      await expect(entry.heading(hole)).toBeVisible();
      // Far from this player's usual score, so that a stale figure would be noticed.
      await entry.press(/^6 /);
    }
    await entry.press(/^Finish/);
    await expect(page.getByRole('heading', { level: 1, name: '108' })).toBeVisible();
    expect(entry.counted.presses).toBeLessThanOrEqual(MAX_PRESSES.score);
    await expect(page.getByRole('button', { name: /^Saved to your account/ })).toBeVisible();
    const board = dashboardOf(page);
    await page.goto('/dashboard?category=score');
    await board.loaded();
    await expect(board.row('Last Round')).toContainText('108');
  });

  test('fairways, putts and scores need three taps a hole (ENTRY-07, ENTRY-15)', { tag: '@full' }, async ({
    page,
    product,
  }) => {
    const token = await signIn(page, product, people.golfer);
    await startRound(page, product, people.golfer, token, 'taps-counts');
    const entry = entryOf(page);
    await entry.open('taps-counts', 'Score and putts');
    const group = (name: string) => page.getByRole('group', { name, exact: true });
    const choose = async (name: string, value: string) => {
      await group(name).getByRole('button', { name: value, exact: true }).click();
      entry.counted.presses += 1;
    };
    for (const [index, { par }] of roundOf72.entries()) {
      await expect(entry.heading(index + 1)).toBeVisible();
      if (par > 3) await choose('Fairway', 'Hit');
      await choose('Score', String(par));
      await choose('Putts', '2');
    }
    await entry.press(/^Finish/);
    await expect(page.getByText('18 of 18 greens hit, 36 putts.')).toBeVisible();
    expect(entry.counted.presses).toBeLessThanOrEqual(MAX_PRESSES.counts);
  });

  test('72 strokes and 31 putts need at most 180 presses, and are what the API stores (ENTRY-08, ENTRY-15)', {
    tag: '@full',
  }, async ({ page, product }) => {
    const token = await signIn(page, product, people.golfer);
    await startRound(page, product, people.golfer, token, 'taps-strokes');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') calls.push(request.url());
    });
    const entry = entryOf(page);
    await entry.open('taps-strokes', 'Every stroke');
    for (const [index, hole] of roundOf72.entries()) {
      await expect(entry.heading(index + 1)).toBeVisible();
      await entry.strokes(hole);
    }
    await expect(page.getByRole('region', { name: 'Card' })).toBeVisible();
    await expectAccessible(page);
    await entry.press(/^Finish/);
    await expect(page.getByRole('heading', { level: 1, name: '72' })).toBeVisible();
    expect(entry.counted.presses).toBeLessThanOrEqual(MAX_PRESSES.strokes);
    await expectAccessible(page);

    const read = () => storedRound(page, product, people.golfer, token, 'taps-strokes');
    await expect.poll(async () => (await read()).status).toBe('completed');
    expect((await read()).holes).toEqual(roundOf72.map(depthOf('Every stroke').stored));
    // At most one call for each hole (ENTRY-31), and one for the end.
    expect(calls.length).toBeLessThanOrEqual(roundOf72.length + 1);
  });

  test('a penalty changes its kind by a tap on it, and putts that differ stay beside the hole (ENTRY-09, ENTRY-11)', {
    tag: '@full',
  }, async ({ page, product }) => {
    const token = await signIn(page, product, people.golfer);
    await startRound(page, product, people.golfer, token, 'taps-changed');
    const entry = entryOf(page);
    await entry.open('taps-changed', 'Score and putts');
    await page.getByRole('group', { name: 'Putts' }).getByRole('button', { name: '2', exact: true }).click();
    await entry.open('taps-changed', 'Every stroke');
    await entry.number(150);
    await entry.press(/^Rough/);
    await entry.press('Penalty');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Something else, two/ })
      .click();
    await page.getByRole('button', { name: /^Penalty on stroke 2: Something else, 2 strokes/ }).click();
    const wrongBall = page.getByRole('dialog').getByRole('button', { name: /^Wrong ball/ });
    await expect(page.getByRole('dialog').getByRole('button', { pressed: true })).toHaveText(/^Something else, two/);
    await expectAccessible(page);
    await wrongBall.click();
    await expect(page.getByText('Where did your own ball lie?')).toBeVisible();
    await entry.number(160);
    await entry.press(/^Rough/);
    await entry.number(9);
    await entry.press(/^Green/);
    await entry.press('Conceded');
    await expect(page.getByText('2 putts typed, 1 in the strokes. Both are kept.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Strokes' })).toContainText('conceded');
    await expectAccessible(page);
    await entry.press('Use 1');
    await expect(page.getByText(/putts typed/)).toBeHidden();
  });
});

test('a round is typed at a desk by keys alone, with its running strokes gained (ENTRY-14, ENTRY-30)', async ({
  page,
  product,
}) => {
  const token = await signIn(page, product, people.golfer);
  await startRound(page, product, people.golfer, token, 'desk-keys');
  await page.goto('/log/desk-keys');
  await page.getByRole('radio', { name: 'Every stroke' }).click();
  await expect(page.getByRole('radio', { name: 'Every stroke' })).toBeChecked();
  await page.getByRole('heading', { level: 1 }).click();
  for (const key of roundOf72.flatMap(depthOf('Every stroke').keys)) await page.keyboard.press(key);
  await expect(page.getByRole('region', { name: 'Card' })).toContainText('72 strokes');
  await page.goBack();
  await expect(page.getByText('strokes gained, against PGA TOUR players')).toBeVisible();
});
