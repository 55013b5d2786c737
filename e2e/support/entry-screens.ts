import { expect, type Page } from '@playwright/test';
import {
  deleteRoundsInProgress,
  everyHole,
  holeSeven,
  sixHoles,
  type StoredHoles,
  storeRound,
} from './entry-rounds.ts';
import type { Product } from './product.ts';

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

export const entryScreens: readonly EntryScreen[] = [
  {
    name: 'start',
    path: '/log',
    show: async (page) => expect(page.getByRole('button', { name: 'Play hole 1' })).toBeVisible(),
  },
  { name: 'start-course', path: '/log?step=course', show: heading('Which course?') },
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
    show: async (page) => expect(page.getByText('no score').first()).toBeVisible(),
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
      // Loads the files of the next screen before the network is cut, because no service worker has cached them.
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

const depthNames = { score: 'Score', counts: 'Score and putts', strokes: 'Every stroke' };

async function chooseDepth(page: Page, depth: keyof typeof depthNames): Promise<void> {
  const radio = page.getByRole('radio', { name: depthNames[depth], exact: true });
  await radio.click();
  await expect(radio).toBeChecked();
}

/** Opens a screen of the entry in a theme at the width of the window. */
export async function openEntryScreen(
  page: Page,
  product: Product,
  idToken: string,
  { name, holes, path = '', depth = 'strokes', show }: EntryScreen,
  theme: 'light' | 'dark' | 'sunlight' = 'light',
): Promise<void> {
  const roundId = `screen-${name}-${theme}-${page.viewportSize()?.width}`;
  await page.evaluate(
    (value) => localStorage.setItem('strokebook.entry', value),
    JSON.stringify({ depth, isSunlight: theme === 'sunlight', staysOn: false }),
  );
  await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light', reducedMotion: 'reduce' });
  if (path.startsWith('/')) {
    await deleteRoundsInProgress(page, product, idToken);
    await page.goto(path);
  } else {
    await storeRound(page, product, idToken, roundId, holes ?? sixHoles);
    await page.goto(`/log/${roundId}${path === '' ? '?hole=7' : path}`);
    if (path === '') await chooseDepth(page, depth);
  }
  await show?.(page, product, idToken);
  await page.evaluate(async () => document.fonts.ready);
}
