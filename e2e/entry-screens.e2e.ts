import { join } from 'node:path';
import { expectAccessible } from './support/accessible.ts';
import { entryScreens, openEntryScreen } from './support/entry-screens.ts';
import { people } from './support/people.ts';
import { test } from './support/shared-pages.ts';
import { expect, type Page, signIn } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

const phone = { width: 390, height: 844 };
const folder = join(import.meta.dirname, '../.cache/screens');
/** `npm run screens -- entry-screens.e2e.ts` saves the pictures of docs/screens; test runs do not. */
const takesPictures = process.env['SCREENS'] === 'on';
/** Windows besides the phone and the desk: narrow phones, landscape, tablets, wide, and both at 200% text. */
const otherWindows = [
  [320, 568],
  [844, 390],
  [820, 1180],
  [1900, 1000],
  [195, 422],
  [640, 400],
] as const;

for (const screen of entryScreens) {
  test(`${screen.name} of the entry is accessible on a phone, and nothing is cut (ENTRY-14, ENTRY-31)`, async ({
    sharedPage,
    openBrowser,
    product,
    problems,
  }) => {
    // A screen that is brought about by problems has a browser of its own.
    const isTroubled = screen.problem !== undefined;
    if (screen.problem !== undefined) problems.expect(screen.problem);
    const page = isTroubled ? await openBrowser({ viewport: phone }) : await sharedPage(people.golfer);
    if (isTroubled) await signIn(page, product, people.golfer);
    const idToken = await page.evaluate(() => localStorage.getItem('strokebook.idToken') ?? '');
    await openEntryScreen(page, product, idToken, screen);
    await expectUncut(page, [phone.width, phone.height]);
    await expectAccessible(page);
  });
}

for (const screen of entryScreens) {
  const { name, isOnPhonesOnly = false, problem } = screen;
  test(`${name} of the entry is accessible by day, night and in sunlight, and nothing is cut in any window (ENTRY-14, ENTRY-31)`, {
    tag: '@full',
  }, async ({ page, product, problems }) => {
    if (problem !== undefined) problems.expect(problem);
    const idToken = await signIn(page, product, people.golfer);
    const open = async (theme: 'light' | 'dark' | 'sunlight', width: number) => {
      await page.setViewportSize(width === phone.width ? phone : { width, height: 900 });
      await openEntryScreen(page, product, idToken, screen, theme);
    };
    const close = async () => page.context().setOffline(false);

    for (const theme of ['light', 'dark', 'sunlight'] as const) {
      await test.step(`${theme} on a phone`, async () => {
        await open(theme, phone.width);
        await expectAccessible(page, theme === 'light' ? 'everything' : 'colours');
        await expect(page.locator('html')).toHaveJSProperty('scrollWidth', phone.width);
        if (takesPictures) await page.screenshot({ path: join(folder, `entry-${name}-${theme}.png`) });
      });
      if (theme === 'light' && isOnPhonesOnly) for (const window of otherWindows) await expectUncut(page, window);
      await close();
    }
    if (isOnPhonesOnly) return;
    await test.step('at a desk', async () => {
      if (name === 'score-other') return;
      await open('light', 1280);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, 'colours');
      await page.emulateMedia({ colorScheme: 'light' });
      for (const window of otherWindows) await expectUncut(page, window);
      await close();
    });
  });
}

/** Nothing is wider than the window, and every key can be reached and has room for its words. */
async function expectUncut(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await test.step(`${width} x ${height}`, async () => {
    await page.setViewportSize({ width, height });
    const cut = () =>
      page.evaluate(() => {
        const isWide = document.documentElement.scrollWidth > window.innerWidth ? ['the page'] : [];
        const keys = [...document.querySelectorAll<HTMLElement>('main button, [role="dialog"] button')];
        const overflowing = keys.filter((key) => key.scrollWidth > key.clientWidth + 2 && key.offsetParent !== null);
        return [...isWide, ...overflowing.map(({ innerText }) => innerText)];
      });
    await expect.poll(cut, { message: `what is cut at ${width} x ${height}` }).toEqual([]);
  });
}
