import { extractText, getDocumentProxy } from 'unpdf';
import { standards } from '@strokebook/golf/stats';
import { placesOf } from '../support/cut-text.ts';
import { dashboardOf, option } from '../support/dashboard.ts';
import { people } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** The stats of Score: the first category shows the rounds themselves. */
const address = `/player/${people.player.username}/data-analysis?category=score`;

test('group, mode, hole count, category and hidden overviews survive a reload, and Back undoes them one by one (DASH-01, DASH-09, DASH-17, ASSESS-04)', async ({
  page,
}) => {
  const board = dashboardOf(page);
  await page.goto(address);
  await board.loaded();
  const steps = [
    {
      take: async () => {
        await board.group.click();
        await page.getByRole('menuitemradio', { name: 'Recent Tournaments' }).click();
      },
      isTaken: () => expect(page.getByRole('heading', { level: 1 })).toHaveText('Recent Tournaments'),
    },
    {
      take: () => option(board.mode, 'Player Performance').click(),
      isTaken: () => expect(page.getByRole('heading', { level: 1 })).toHaveText('Recent Performance'),
    },
    {
      take: () => option(board.holeCount, '9 Hole').click(),
      isTaken: () => expect(board.holeCount.getByRole('radio', { name: '9 Hole' })).toBeChecked(),
    },
    {
      take: () => option(board.category, 'Putt').click(),
      isTaken: () => expect(board.assessment).toHaveAccessibleName('Recent Performance Assessment, Putt'),
    },
    {
      take: () => board.chip('Last 3').click(),
      isTaken: async () => {
        await expect(board.chip('Last 3')).toHaveAttribute('aria-pressed', 'false');
        await expect(board.row('Last 3').getByRole('gridcell')).toHaveText(['Hidden']);
        await expect(board.spider.getByRole('rowheader', { name: 'Last 3', exact: true })).toHaveCount(0);
      },
    },
  ];
  const addresses = [page.url()];
  for (const { take, isTaken } of steps) {
    await take();
    await isTaken();
    await board.loaded();
    addresses.push(page.url());
  }
  expect(new Set(addresses).size, 'every step has an address of its own').toBe(addresses.length);
  await page.reload();
  await board.loaded();
  // Choosing a mode chooses its first group.
  for (const { isTaken } of steps.slice(1)) await isTaken();

  for (let index = steps.length - 2; index >= 0; index -= 1) {
    await page.goBack();
    await expect(page).toHaveURL(addresses[index + 1] ?? '');
    await steps[index]?.isTaken();
  }
});

test('while other figures are on their way the old ones stay, dimmed, and nothing jumps', { tag: '@full' }, async ({
  page,
}) => {
  const board = dashboardOf(page);
  await page.goto(address);
  await board.loaded();
  await expect(page.getByRole('table', { name: 'Strokes gained, round by round' })).toBeAttached();
  // Parts above the figures that arrive later would move them.
  await page.waitForLoadState('networkidle');
  const gate = Promise.withResolvers<void>();
  for (const figures of ['overview-group', 'strokes-gained-by-round', 'season', 'round-cards']) {
    await page.route(`**/${figures}`, async (route) => {
      await gate.promise;
      await route.fallback();
    });
  }
  const before = await board.row('Last 3').innerText();
  const place = await board.assessment.boundingBox();
  await option(board.holeCount, '9 Hole').click();
  const body = page.locator('main > [aria-busy]');
  await expect(body).toHaveAttribute('aria-busy', 'true');
  await expect(body).toHaveCSS('opacity', '0.5');
  await expect(board.row('Last 3')).toHaveText(before, { useInnerText: true });
  expect(await board.assessment.boundingBox()).toEqual(place);
  gate.resolve();
  await expect(body).toHaveAttribute('aria-busy', 'false');
  await expect(body).toHaveCSS('opacity', '1');
  await expect(board.row('Last 3')).toContainText('27 holes');
});

test('the dashboard and My Rounds are at most 1,900 px wide, and My Rounds sets its hole count apart from 1,500 px on (UX-08, UX-09, UX-O5)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2_600, height: 900 });
  for (const path of ['data-analysis', 'my-rounds']) {
    await page.goto(`/player/${people.player.username}/${path}`);
    await expect(page.getByRole('grid').first()).toBeVisible();
    const main = await page.locator('main').last().boundingBox();
    expect(main?.width).toBe(1_900);
  }
  const gapAt = async (width: number): Promise<number> => {
    await page.setViewportSize({ width, height: 900 });
    const [search, slider] = [page.getByRole('searchbox'), page.getByRole('radiogroup', { name: 'Hole count' })];
    const [before, after] = [await search.boundingBox(), await slider.boundingBox()];
    return (after?.x ?? 0) - (before?.x ?? 0) - (before?.width ?? 0);
  };
  await expect.poll(() => gapAt(1_499)).toBeLessThan(40);
  await expect.poll(() => gapAt(1_500)).toBeGreaterThan(60);
});

test('the dashboard prints every round of its scorecards, those one has not scrolled to too (DASH-13)', async ({
  page,
}) => {
  // With motion enabled: elements that animate in must still be printed.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`/player/${people.player.username}/data-analysis`);
  await dashboardOf(page).loaded();
  await expect(page.locator('tr[data-round]').first()).toBeVisible();
  // As the browser requests it before printing.
  const names = await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const heads = [...document.querySelectorAll('tr[data-round] > th')];
    const texts = heads.map((head) => head.textContent.replaceAll(/\s/g, ''));
    window.dispatchEvent(new Event('afterprint'));
    return texts;
  });
  const pdf = new Uint8Array(await page.pdf({ format: 'Letter' }));
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true });
  const printed = text.replaceAll(/\s/g, '');
  const timesOf = (name: string) => printed.split(name).length - 1;
  const wanted = (name: string) => names.filter((one) => one === name).length;
  expect(names.length).toBeGreaterThan(12);
  expect(names.filter((name) => timesOf(name) < wanted(name))).toEqual([]);
});

test('the longest name of a standard is whole wherever it stands, at 320 px and wider (DASH-01, ASSESS-10)', async ({
  page,
}) => {
  const longest = standards.map(({ label }) => label).reduce((most, one) => (one.length > most.length ? one : most));
  const board = dashboardOf(page);
  await page.goto(address);
  await board.standard.click();
  await page.getByRole('menuitemradio', { name: longest, exact: true }).click();
  // The menu that names it once more fades.
  await expect(page.getByRole('menu')).toHaveCount(0);
  const screens = [
    { at: address, part: board.assessment, places: 2 },
    {
      at: `/player/${people.player.username}/report-viewer`,
      part: page.getByRole('combobox', { name: 'Standard' }),
      places: 1,
    },
  ];
  for (const { at, part, places } of screens) {
    await page.goto(at);
    for (const width of [320, 390, 700, 1000, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await part.scrollIntoViewIfNeeded();
      const found = await placesOf(page, longest);
      expect(found.length, `${at} names it`).toBeGreaterThanOrEqual(places);
      expect(
        found.filter((cutBy) => cutBy !== null),
        `cut on ${at} at ${width} px`,
      ).toEqual([]);
    }
  }
});

test('the names of overviews and their details are whole beside their figures and on their chips at 390, 800 and 1,280 px (DASH-28)', {
  tag: '@full',
}, async ({ page }) => {
  for (const width of [390, 800, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${address}&group=Recent+Tournaments`);
    await dashboardOf(page).loaded();
    const names = page.locator('tr[data-kind="group"] :is(b, small), [aria-label="Overviews"] button > span');
    await names.first().scrollIntoViewIfNeeded();
    const cut = await names.evaluateAll((all) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
    );
    expect(cut, `names that are cut at ${width} px`).toEqual([]);
  }
});

test('on a phone the first figure stands in the upper half of the first screen, below one row of controls (DASH-O63)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/player/${people.player.username}/data-analysis`);
  const average = page.locator('main p').filter({ hasText: /^\d\d\.\d$/ });
  await expect(average).toBeVisible();
  const { y = 0, height = 0 } = (await average.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(844 / 2);
  const sentence = page.getByRole('heading', { level: 2 }).first();
  expect(((await sentence.boundingBox())?.y ?? 0) < 844 / 2).toBe(true);
});
