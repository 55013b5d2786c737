import { join } from 'node:path';
import { expectAccessible } from './support/accessible.ts';
import { everyHole, holeSeven, sixHoles, type StoredHoles, storeRound } from './support/entry-rounds.ts';
import { people } from './support/people.ts';
import type { Product } from './support/product.ts';
import { expect, type Page, signIn, test } from './support/test.ts';

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

type Show = (page: Page, product: Product, idToken: string) => Promise<void>;
type EntryScreen = {
  readonly name: string;
  readonly holes?: StoredHoles | typeof everyHole;
  /** Below the address of the round, unless it begins with a slash. */
  readonly path?: string;
  readonly depth?: 'score' | 'counts' | 'strokes';
  /** Opens what the screen shows, and waits for it. */
  readonly show?: Show;
  readonly isOnPhonesOnly?: boolean;
  /** What the browser reports when the screen is brought about. */
  readonly problem?: RegExp;
};

const pressed =
  (button: string | RegExp, dialog: string | RegExp): Show =>
  async (page) => {
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
  };
const heading =
  (name: string | RegExp): Show =>
  async (page) =>
    expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
/** The first tap after the network is gone stays on the device. */
const typedWithoutNetwork: Show = async (page) => {
  await expect(page.getByRole('button', { name: /^Saved to your account/ })).toBeVisible();
  await page.context().setOffline(true);
  await page.keyboard.press('h');
  await expect(page.getByRole('button', { name: /^Saved on this device/ })).toBeVisible();
};

const screens: readonly EntryScreen[] = [
  {
    name: 'start',
    path: '/log',
    show: async (page) => expect(page.getByRole('button', { name: 'Play hole 1' })).toBeVisible(),
  },
  { name: 'start-course', path: '/log?step=course', show: heading('Where do you play?') },
  { name: 'start-new', path: '/log?step=new', show: heading('Add a course') },
  { name: 'start-tee', path: '/log', show: pressed(/^Tee /, 'Tee') },
  { name: 'start-hole', path: '/log', show: pressed(/^Start on hole/, 'First hole') },
  { name: 'score', depth: 'score' },
  { name: 'score-other', depth: 'score', show: pressed('10 or more', 'Score on hole 7') },
  { name: 'counts', depth: 'counts' },
  { name: 'strokes', holes: { ...sixHoles, 7: holeSeven.inRough } },
  { name: 'green', holes: { ...sixHoles, 7: holeSeven.secondPutt } },
  { name: 'differing', holes: { ...sixHoles, 7: holeSeven.differing } },
  { name: 'penalty', show: pressed('Penalty', /^Penalty on stroke/) },
  {
    name: 'map',
    isOnPhonesOnly: true,
    holes: { ...sixHoles, 7: holeSeven.inRough },
    show: async (page) => {
      await page.getByRole('button', { name: 'Map', exact: true }).click();
      await expect(page.getByRole('button', { name: 'I am here' })).toBeVisible();
    },
  },
  { name: 'details', show: pressed(/^Round/, 'Round') },
  {
    name: 'card',
    path: '?view=card',
    holes: (pars, yards) => ({ ...everyHole(pars, yards), 5: {}, 12: {} }),
    show: async (page) => expect(page.getByText('No score').first()).toBeVisible(),
  },
  {
    name: 'finish',
    path: '?view=finish',
    holes: everyHole,
    show: async (page) => expect(page.getByRole('region', { name: 'The round' })).toBeVisible(),
  },
  {
    name: 'saved-account',
    holes: { ...sixHoles, 7: holeSeven.secondPutt },
    show: pressed(/^Saved to your account/, 'Saved to your account'),
  },
  {
    name: 'saved-device',
    holes: { ...sixHoles, 7: holeSeven.secondPutt },
    problem: /ERR_INTERNET_DISCONNECTED/,
    show: async (page, product, idToken) => {
      // Its files are loaded before the network is gone: here no worker has them.
      await pressed(/^Saved to your account/, 'Saved to your account')(page, product, idToken);
      await page.keyboard.press('Escape');
      await typedWithoutNetwork(page, product, idToken);
      await pressed(/^Saved on this device/, 'Saved on this device')(page, product, idToken);
    },
  },
  {
    name: 'conflict',
    holes: { ...sixHoles, 7: holeSeven.secondPutt },
    problem: /ERR_INTERNET_DISCONNECTED|409 \(Conflict\)/,
    show: async (page, product, idToken) => {
      await typedWithoutNetwork(page, product, idToken);
      await storeRound(page, product, idToken, roundOf(page), { ...sixHoles, 7: holeSeven.fromSand });
      await page.context().setOffline(false);
      await page.getByRole('button', { name: /Changed in two places$/ }).click();
      await page.getByRole('button', { name: 'Choose what to keep' }).click();
      await expect(page.getByRole('heading', { name: 'Hole 7 was changed in two places' })).toBeVisible();
    },
  },
  {
    name: 'storage-failure',
    depth: 'score',
    show: async (page) => {
      // The device is full: a failure of the environment.
      await page.evaluate(() => {
        const refuse = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
        Object.assign(IDBObjectStore.prototype, { put: refuse, add: refuse });
      });
      await page.getByRole('group', { name: 'Score' }).getByRole('button', { name: /^4/ }).click();
      await expect(page.getByRole('alert').getByRole('button', { name: 'Save as a file' })).toBeVisible();
    },
  },
];

const roundOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

for (const { name, holes, path = '', depth = 'strokes', show, isOnPhonesOnly = false, problem } of screens) {
  test(`${name} of the entry is accessible by day, night and in sunlight, and nothing is cut in any window (ENTRY-14, ENTRY-31)`, async ({
    page,
    product,
    problems,
  }) => {
    if (problem !== undefined) problems.expect(problem);
    const idToken = await signIn(page, product, people.player);
    const open = async (theme: 'light' | 'dark' | 'sunlight', width: number) => {
      const roundId = `screen-${name}-${theme}-${width}`;
      await page.evaluate(
        (value) => localStorage.setItem('strokebook.entry', value),
        JSON.stringify({ depth, isSunlight: theme === 'sunlight', staysOn: false }),
      );
      await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light', reducedMotion: 'reduce' });
      await page.setViewportSize(width === phone.width ? phone : { width, height: 900 });
      if (path.startsWith('/')) await page.goto(path);
      else {
        await storeRound(page, product, idToken, roundId, holes ?? sixHoles);
        await page.goto(`/log/${roundId}${path === '' ? '?hole=7' : path}`);
        if (path === '') await chooseDepth(page, depth);
      }
      await show?.(page, product, idToken);
      await page.evaluate(async () => document.fonts.ready);
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

const depthNames = { score: 'Score', counts: 'Score and putts', strokes: 'Every stroke' };

async function chooseDepth(page: Page, depth: keyof typeof depthNames): Promise<void> {
  const radio = page.getByRole('radio', { name: depthNames[depth], exact: true });
  await radio.click();
  await expect(radio).toBeChecked();
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
