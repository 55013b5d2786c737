import { extractText, getDocumentProxy } from 'unpdf';
import { dashboardOf, option } from '../support/dashboard.ts';
import { people } from '../support/people.ts';
import { logRound } from '../support/rounds.ts';
import { expect, signIn, test } from '../support/test.ts';

/** The stats of Score: the first category shows the rounds themselves. */
const address = `/player/${people.player.username}/data-analysis?category=score`;

test('the figures come from the logged rounds: a round put through the API moves them (GEN-02, API-20)', async ({
  page,
  product,
}) => {
  const idToken = await signIn(page, product, people.logger);
  const board = dashboardOf(page);
  const scoreOf = async (overview: string) => {
    await page.goto('/dashboard?category=score');
    await board.loaded();
    const text = await (await board.cell(overview, 'Score')).innerText();
    return Number(/\d+\.\d/.exec(text)?.[0]);
  };
  const before = { last: await scoreOf('Last Round'), three: await scoreOf('Last 3') };
  // Far from this player's usual score, so that a stale figure would be noticed.
  await logRound(page, product, people.logger, idToken, { roundId: 'e2e-90', score: 90 });
  expect(await scoreOf('Last Round')).toBe(90);
  expect(await scoreOf('Previous Round')).toBe(before.last);
  const after = await scoreOf('Last 3');
  expect(after).not.toBe(before.three);
  await logRound(page, product, people.logger, idToken, { roundId: 'e2e-60', score: 60 });
  await logRound(page, product, people.logger, idToken, { roundId: 'e2e-75', score: 75 });
  expect(await scoreOf('Last 3')).toBe(75);
  expect(await scoreOf('Best 3')).toBeLessThanOrEqual((60 + before.last + 75) / 3);
});

test('whoever has rounds of nine holes only starts with 9 Hole (DASH-O11)', async ({ page, product }) => {
  const phone = '+15550108888';
  const sent = product.nextCodeTo(phone);
  await page.request.post('/api/auth/phone', { data: { phoneNumber: phone } });
  const reply = await page.request.post('/api/auth/verify', { data: { phoneNumber: phone, code: await sent } });
  const { idToken, accountId } = (await reply.json()) as { idToken: string; accountId: number };
  for (const [index, playedOn] of ['2026-09-01', '2026-09-08', '2026-09-15'].entries()) {
    await logRound(page, product, { accountId }, idToken, {
      roundId: `nine-${index}`,
      score: 40 + index,
      holeCount: 9,
      playedOn,
    });
  }
  // A new person is asked who they are first (FIRST-03).
  await page.request.put('/api/me/first-answers', { headers: { authorization: `Bearer ${idToken}` }, data: {} });
  await page.goto('/');
  await page.evaluate((token) => localStorage.setItem('strokebook.idToken', token), idToken);
  await page.goto('/dashboard?category=score');
  const board = dashboardOf(page);
  await board.loaded();
  await expect(board.holeCount.getByRole('radio', { name: '9 Hole' })).toBeChecked();
  await expect(await board.cell('Last Round', 'Score')).toContainText('42');
});

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

test('an overview hidden by its eye is shown again by the eye of all (ASSESS-05, ASSESS-07)', async ({ page }) => {
  const board = dashboardOf(page);
  await page.goto(address);
  await board.loaded();
  await expect(board.row('Best 3').getByRole('gridcell').first()).toHaveText(/\d/);
  // Rows below the window have no inner text.
  const figures = (await board.row('Best 3').textContent()) ?? '';
  await page.getByRole('button', { name: 'Hide Best 3' }).click();
  await expect(board.row('Best 3').getByRole('gridcell')).toHaveText(['Hidden']);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(board.row('Best 3')).toHaveText(figures);
});

test('another standard changes what is beaten, and is remembered for this player (DASH-O9, ASSESS-10)', async ({
  page,
}) => {
  const board = dashboardOf(page);
  await page.goto(address);
  await board.loaded();
  const cell = board.row('Last 3').getByRole('gridcell').first();
  const percent = async () => {
    await expect(cell).toHaveText(/\d/);
    return (await cell.textContent()) ?? '';
  };
  const againstTour = Number.parseInt(await percent(), 10);
  await board.standard.click();
  await page.getByRole('menuitemradio', { name: '10 handicap' }).click();
  await expect(board.standard).toHaveText('vs 10 handicap');
  await expect(board.assessment.getByRole('rowheader', { name: '10 handicap' })).toBeVisible();
  await board.loaded();
  await expect.poll(async () => Number.parseInt(await percent(), 10)).toBeGreaterThan(againstTour);
  await page.reload();
  await board.loaded();
  await expect(board.standard).toHaveText('vs 10 handicap');
  await page.goto('/player/caleb-rourke/data-analysis?category=score');
  await board.loaded();
  await expect(board.standard).not.toHaveText('vs 10 handicap');
});

test('while other figures are on their way the old ones stay, dimmed, and nothing jumps', async ({ page }) => {
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

test('the dashboard and My Rounds are at most 1,900 px wide (UX-09, UX-O5)', async ({ page }) => {
  await page.setViewportSize({ width: 2_600, height: 900 });
  for (const path of ['data-analysis', 'my-rounds']) {
    await page.goto(`/player/${people.player.username}/${path}`);
    await expect(page.getByRole('grid').first()).toBeVisible();
    const main = await page.locator('main').last().boundingBox();
    expect(main?.width).toBe(1_900);
  }
});

test('My Rounds sets its hole count apart from 1,500 px on (UX-08)', async ({ page }) => {
  const gapAt = async (width: number): Promise<number> => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/player/${people.player.username}/my-rounds`);
    const [search, slider] = [page.getByRole('searchbox'), page.getByRole('radiogroup', { name: 'Hole count' })];
    const [before, after] = [await search.boundingBox(), await slider.boundingBox()];
    return (after?.x ?? 0) - (before?.x ?? 0) - (before?.width ?? 0);
  };
  expect(await gapAt(1_499)).toBeLessThan(40);
  expect(await gapAt(1_500)).toBeGreaterThan(60);
});

test('a player with one round is asked for two where a group compares rounds (DASH-04, DASH-16)', async ({ page }) => {
  await page.goto(`/player/${people.beginner.username}/data-analysis?group=By+Tournament`);
  await expect(page.getByText('Log in on mobile and enter at least 2 rounds to see stats.')).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Mode' })).toBeVisible();
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
