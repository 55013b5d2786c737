import { holeSeven, sixHoles, storeRound } from '../support/entry-rounds.ts';
import { layoutShift, watchLayoutShifts } from '../support/layout-shifts.ts';
import { people } from '../support/people.ts';
import { expect, type Page, signIn, test } from '../support/test.ts';

/** Above it people notice that something moved. */
const MAX_SHIFT = 0.02;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

async function chooseDepth(page: Page, name: string): Promise<void> {
  const radio = page.getByRole('radio', { name, exact: true });
  await radio.click();
  await expect(radio).toBeChecked();
}

/** Where the pad's keys are, by their words. */
const places = (page: Page) =>
  page
    .getByRole('group')
    .getByRole('button')
    .evaluateAll((keys) => keys.map((key) => key.getBoundingClientRect().top));

test('all keys of every depth are in sight between the bars of a browser (ENTRY-31)', async ({ page, product }) => {
  const token = await signIn(page, product, people.golfer);
  await storeRound(page, product, token, 'in-sight', sixHoles);
  for (const [width, height, least] of [
    [390, 664, 56],
    [360, 640, 48],
    [844, 340, 48],
  ] as const) {
    await page.setViewportSize({ width, height });
    // A par 4, which asks for the fairway as well.
    await page.goto('/log/in-sight?hole=8');
    for (const depth of ['Score', 'Score and putts', 'Every stroke']) {
      await chooseDepth(page, depth);
      const boxes = await page
        .locator('main button')
        .evaluateAll((keys) =>
          keys.map((key) => key.getBoundingClientRect()).map(({ bottom, height }) => ({ bottom, height })),
        );
      expect(Math.max(...boxes.map(({ bottom }) => bottom)), `lower edge of ${depth} at ${height}`).toBeLessThanOrEqual(
        height,
      );
      const keys = await page
        .getByRole('group')
        .getByRole('button')
        .evaluateAll((all) => all.map((key) => key.clientHeight + 2));
      expect(Math.min(...keys), `height of the keys of ${depth} at ${height}`).toBeGreaterThanOrEqual(least);
    }
  }
});

test('all keys stay in sight while a round is completed (IMPORT-04, ENTRY-31)', async ({ page, product }) => {
  const token = await signIn(page, product, people.golfer);
  await storeRound(page, product, token, 'completing', { ...sixHoles, 7: { score: 5, ...holeSeven.inRough } });
  for (const height of [844, 664]) {
    await page.setViewportSize({ width: 390, height });
    await page.goto('/log/completing?hole=7&complete=true');
    const bar = page.getByRole('complementary', { name: 'Complete this round' });
    await expect(bar).toContainText('Hole 7 has 2 of its 5 strokes.');
    await expect(page.getByRole('button', { name: /^Holed/ })).toBeVisible();
    const bottoms = await page
      .locator('main button')
      .evaluateAll((keys) => keys.map((key) => key.getBoundingClientRect().bottom));
    expect(Math.max(...bottoms), `lower edge at ${height}`).toBeLessThanOrEqual(height);
  }
});

test('every key has one place for the full stroke and the putt, and the green has its rings (ENTRY-O70)', async ({
  page,
  product,
}) => {
  const token = await signIn(page, product, people.golfer);
  await storeRound(page, product, token, 'one-place', sixHoles);
  await page.goto('/log/one-place?hole=7');
  await chooseDepth(page, 'Every stroke');
  const before = await places(page);
  const holed = page.getByRole('button', { name: /^Holed/ });
  const holedBefore = await holed.boundingBox();
  for (const key of ['1', '8', /^Green/])
    await page.getByRole('button', { name: key, exact: typeof key === 'string' }).click();
  await expect(page.getByRole('button', { name: /^Missed/ })).toBeVisible();
  await expect(page.getByText('10 ft')).toBeVisible();
  expect(await places(page)).toEqual(before);
  expect(await holed.boundingBox()).toEqual(holedBefore);
  // Off the green: the key of the lie asks how far, and keeps its place.
  await page.getByRole('button', { name: /^Rough/ }).click();
  expect(await places(page)).toEqual(before);
});

test('a par 5 with two putts takes six taps on its map (ENTRY-12)', async ({ page, product }) => {
  const token = await signIn(page, product, people.golfer);
  await storeRound(page, product, token, 'six-taps', (pars) => ({
    [pars.indexOf(5) + 1]: {},
  }));
  const read = await page.request.get(`${product.url}/api/courses/alder-creek`);
  const { holes } = (await read.json()) as { readonly holes: readonly { readonly par: number }[] };
  const number = holes.findIndex(({ par }) => par === 5) + 1;
  await page.goto(`/log/six-taps?hole=${number}`);
  await chooseDepth(page, 'Every stroke');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const map = page.getByTestId('entry-map');
  const chips = page.getByRole('list', { name: 'Strokes' }).getByRole('button');
  const flag = map.locator('[fill="var(--flag)"]');
  const tapAt = async (share: number, count: number): Promise<void> => {
    const [box, pin] = [await map.boundingBox(), await flag.boundingBox()];
    if (box === null || pin === null) throw new Error('there is no map');
    // From the flag's foot towards the lower edge, where the ball lies.
    const [x, foot] = [pin.x, pin.y + pin.height * 2.5];
    await page.touchscreen.tap(x, foot + (box.y + box.height - foot) * share);
    await expect(chips).toHaveCount(count);
  };
  await tapAt(0.55, 2);
  await tapAt(0.55, 3);
  await tapAt(0, 4);
  await page.getByRole('button', { name: 'Missed' }).click();
  await tapAt(0, 5);
  await page.getByRole('button', { name: 'Holed' }).click();
  await expect(page.getByText(`Hole ${number + 1}, par`)).toBeVisible();
});

test('strokes, bad input and a score that differs from the strokes move no key (ENTRY-11, ENTRY-33)', {
  tag: '@full',
}, async ({ page, product }) => {
  const token = await signIn(page, product, people.golfer);
  await storeRound(page, product, token, 'no-move', { ...sixHoles, 7: holeSeven.differing });
  await watchLayoutShifts(page);
  await page.goto('/log/no-move?hole=7');
  await chooseDepth(page, 'Every stroke');
  const before = await places(page);
  const use = page.getByRole('button', { name: 'Use 4' });
  await expect(use).toBeInViewport();
  await use.click();
  await expect(use).toHaveCount(0);
  expect(await places(page)).toEqual(before);

  await page.getByRole('button', { name: 'Hole 8' }).click();
  await expect(page.getByRole('heading', { name: 'Hole 8' })).toBeVisible();
  const onTee = await places(page);
  await layoutShift(page);
  for (const key of ['1', '2', '1', /^Rough/]) {
    await page.getByRole('button', { name: key, exact: typeof key === 'string' }).click();
    const { sum, moved } = await layoutShift(page);
    expect(sum, moved.join(', ')).toBeLessThanOrEqual(MAX_SHIFT);
  }
  await expect(page.getByRole('list', { name: 'Strokes' }).getByRole('listitem')).toHaveCount(3);
  for (const key of ['9', '9', '9', '9', /^Rough/])
    await page
      .getByRole('button', { name: key, exact: typeof key === 'string' })
      .first()
      .click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await places(page)).toEqual(onTee);
});

test('sheets open at the lower edge without motion, and Esc returns to the key that opened them (ENTRY-14, ENTRY-31)', {
  tag: '@full',
}, async ({ page, product }) => {
  const token = await signIn(page, product, people.golfer);
  await storeRound(page, product, token, 'sheets', sixHoles);
  await page.goto('/log/sheets?hole=7');
  for (const [depth, opener] of [
    ['Every stroke', 'Penalty'],
    ['Score', '10 or more'],
    ['Score', 'Round and settings'],
    ['Score', /^Saved/],
  ] as const) {
    await chooseDepth(page, depth);
    const key = page.getByRole('button', { name: opener });
    await key.press('Enter');
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    const box = await sheet.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
    const running = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    expect(await running()).toBe(0);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(key).toBeFocused();
  }
});

test('a hole that was changed in two places is chosen by keyboard, and nothing stays open (ENTRY-24)', {
  tag: '@full',
}, async ({ page, product, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|409 \(Conflict\)/);
  const token = await signIn(page, product, people.golfer);
  await storeRound(page, product, token, 'two-places', { ...sixHoles, 7: holeSeven.secondPutt });
  await page.goto('/log/two-places?hole=7');
  await expect(page.getByRole('button', { name: /^Saved to your account/ })).toBeVisible();
  await chooseDepth(page, 'Every stroke');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^Holed/ }).click();
  await expect(page.getByRole('button', { name: /^Saved on this device/ })).toBeVisible();
  await storeRound(page, product, token, 'two-places', { ...sixHoles, 7: holeSeven.fromSand });
  await page.context().setOffline(false);
  await page.getByRole('button', { name: /Changed in two places$/ }).press('Enter');
  await page.getByRole('button', { name: 'Choose what to keep' }).press('Enter');
  await page.getByRole('button', { name: /^Keep the 5/ }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Saved to your account/ })).toBeVisible();
});
