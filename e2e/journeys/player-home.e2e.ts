import { playerOf } from '../support/player.ts';
import { openWithStoppedClock } from '../support/stopped-clock.ts';
import { expect, type Page, test } from '../support/test.ts';

const HOME = '/player/ingrid-solberg/summary';

/** Opens the home with a stopped clock and the gallery in view without a pointer on it. */
async function openHome(page: Page, width = 1280) {
  await page.setViewportSize({ width, height: 900 });
  await openWithStoppedClock(page, HOME);
  const player = playerOf(page);
  const gallery = player.carousel('Gallery');
  // The app starts after a timer, and elements that appear after a delay need the clock to advance.
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(page.locator('html')).toHaveAttribute('data-app', 'started', { timeout: 200 });
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0, { timeout: 200 });
    await expect(gallery.root).toBeAttached({ timeout: 200 });
  }).toPass();
  // The gallery's timer restarts when the pointer leaves.
  await gallery.slide.hover();
  await page.mouse.move(5, 5);
  return { ...player, gallery };
}
const shows = (slide: ReturnType<ReturnType<typeof playerOf>['carousel']>['slide'], place: number) =>
  expect(slide).toHaveAttribute('aria-label', new RegExp(`^${place} of 4: `));

test.describe('the gallery', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('moves on every 5000 ms, round and round, in 500 ms (HOME-02, HOME-03, HOME-08)', async ({ page }) => {
    const { gallery } = await openHome(page);
    await shows(gallery.slide, 1);
    await page.clock.runFor(4_900);
    await shows(gallery.slide, 1);
    for (const place of [2, 3, 4, 1]) {
      await page.clock.runFor(5_000);
      await shows(gallery.slide, place);
    }
    await expect(gallery.slide).toHaveCSS('transition-duration', '0.5s');
    await expect(gallery.root.getByRole('button', { name: /^Show/ })).toHaveCount(0);
  });

  test('stands still while someone points at it, is in it, has stopped it, or looks elsewhere (HOME-03)', async ({
    page,
  }) => {
    const { gallery } = await openHome(page);
    await gallery.slide.hover();
    await page.clock.runFor(20_000);
    await shows(gallery.slide, 1);
    await page.mouse.move(5, 5);
    await gallery.next.focus();
    await page.clock.runFor(20_000);
    await shows(gallery.slide, 1);
    await gallery.stop.press('Enter');
    await page.getByRole('link', { name: 'View Resume' }).focus();
    await page.clock.runFor(20_000);
    await shows(gallery.slide, 1);
    await gallery.start.press('Enter');
    await page.getByRole('link', { name: 'View Resume' }).focus();
    await page.clock.runFor(5_000);
    await shows(gallery.slide, 2);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(20_000);
    await shows(gallery.slide, 2);
  });

  test('takes a way of 20 px for a swipe and none that is shorter, also on a clip that was not played yet (HOME-05, HOME-08)', async ({
    page,
  }) => {
    const { gallery, carousel } = await openHome(page);
    const drag = async (by: number) => {
      await gallery.root.scrollIntoViewIfNeeded();
      // The slide is still moving when the next drag begins.
      const box = await gallery.root.boundingBox();
      if (box === null) throw new Error('the gallery is not in sight');
      const [x, y] = [box.x + box.width / 2, box.y + 40];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by, y, { steps: 4 });
      await page.mouse.up();
    };
    await drag(-19);
    await shows(gallery.slide, 1);
    await drag(-20);
    await shows(gallery.slide, 2);
    await drag(20);
    await shows(gallery.slide, 1);
    await drag(40);
    await shows(gallery.slide, 4);

    const swings = carousel('Swing Videos');
    const first = await swings.slide.getAttribute('aria-label');
    await swings.root.scrollIntoViewIfNeeded();
    const box = await swings.slide.boundingBox();
    if (box === null) throw new Error('the swings are not in sight');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 30, y, { steps: 4 });
    await page.mouse.up();
    await expect(swings.slide).not.toHaveAttribute('aria-label', first ?? '');
    await expect(page.locator('main iframe')).toHaveCount(0);
  });
});

test('nothing moves by itself for those who asked for less motion; arrows go round (HOME-02)', {
  tag: '@full',
}, async ({ page }) => {
  const { gallery } = await openHome(page);
  await page.clock.runFor(30_000);
  await shows(gallery.slide, 1);
  await expect(gallery.stop).toHaveCount(0);
  await gallery.previous.press('Enter');
  await shows(gallery.slide, 4);
  await page.keyboard.press('ArrowRight');
  await shows(gallery.slide, 1);
});

test('pictures are no larger than they are shown, but for the next width that is kept', { tag: '@full' }, async ({
  page,
}) => {
  const { gallery } = await openHome(page);
  await gallery.root.scrollIntoViewIfNeeded();
  const image = gallery.slide.locator('img');
  await expect
    .poll(() => image.evaluate((one: HTMLImageElement) => one.currentSrc))
    .toMatch(/\/640\.webp$|\/320\.webp$/);
});

test('a swing plays under its button, which comes back when it pauses (HOME-06, HOME-07)', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto(HOME);
  const { carousel, loaded } = playerOf(page);
  await loaded();
  const { slide } = carousel('Swing Videos');
  const play = slide.getByRole('button', { name: /^Play / });
  const video = slide.locator('video');
  await expect(video).not.toHaveAttribute('controls');
  await play.click();
  await expect(video).toHaveAttribute('controls');
  // The clip is short: at its end, as at any pause, the button is back.
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);
  await video.evaluate((one: HTMLVideoElement) => one.pause());
  await expect(play).toBeVisible();
});

for (const [width, counts] of [
  [1049, [3, 7, 7, 4]],
  [1050, [4, 7, 7, 4]],
] as const) {
  test(`news at ${width} px go ${counts.join(', ')} (HOME-14, HOME-15, HOME-16, HOME-17, HOME-18, HOME-O1, HOME-O2)`, {
    tag: '@full',
  }, async ({ page }) => {
    const { headlines, card } = await openHome(page, width);
    const button = (name: string) => card('News').getByRole('button', { name });
    await expect(headlines).toHaveCount(counts[0]);
    await expect(button('View Less')).toHaveCount(0);
    await button('View More').click();
    await expect(headlines).toHaveCount(counts[1]);
    await expect(button('View More')).toHaveCount(0);
    await button('View Less').click();
    await expect(headlines).toHaveCount(counts[3]);
  });
}

test('an article is at most 680 px wide and all of it can be reached by keys (HOME-13, HOME-19)', {
  tag: '@full',
}, async ({ page }) => {
  const { headlines } = await openHome(page);
  const row = headlines.first().getByRole('button');
  await row.press('Enter');
  const dialog = page.getByRole('dialog');
  await page.clock.runFor(1_000);
  await expect(dialog).toBeVisible();
  const box = await dialog.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(680);
  expect(box?.width).toBeGreaterThan(640);
  await page.clock.runFor(1_000);
  await page.keyboard.press('Escape');
  await page.clock.runFor(1_000);
  await expect(dialog).toHaveCount(0);
  await expect(row).toBeFocused();
});

test('a link to a video site in an article is a frame of 300 by 250, also while it plays (HOME-22, HOME-O7)', {
  tag: '@full',
}, async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
  await page.goto(HOME);
  const { headlines } = playerOf(page);
  await headlines.first().getByRole('button').click();
  const dialog = page.getByRole('dialog');
  const facade = dialog.getByRole('button', { name: /^Play https:\/\/www\.youtube\.com/ });
  const sizeOf = async (locator: typeof facade) => {
    const box = await locator.boundingBox();
    return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
  };
  expect(await sizeOf(facade)).toEqual([300, 250]);
  await facade.click();
  expect(await sizeOf(dialog.locator('iframe'))).toEqual([300, 250]);
});
