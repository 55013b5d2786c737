import { option } from '../support/dashboard.ts';
import { layoutShift, watchLayoutShifts } from '../support/layout-shifts.ts';
import { people } from '../support/people.ts';
import type { Product } from '../support/product.ts';
import { expect, type Page, signIn, test } from '../support/test.ts';

/** Above it people notice that something moved. */
const MAX_SHIFT = 0.02;

type Choice = { readonly name: string; readonly choose: (page: Page) => Promise<void> };
type Walked = {
  readonly path: string;
  /** Resolves when the page shows its content. */
  readonly shown: (page: Page) => Promise<void>;
  readonly choices?: readonly Choice[];
};

const heading = (name: string | RegExp) => async (page: Page) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();

const slide = (slider: string, label: string): Choice => ({
  name: `${slider}: ${label}`,
  choose: async (page) => {
    const radio = option(page.getByRole('radiogroup', { name: slider, exact: true }), label);
    await radio.click();
    await expect(radio).toBeChecked();
  },
});
const select = (label: string, value: string | { readonly index: number }): Choice => ({
  name: `${label}: ${JSON.stringify(value)}`,
  choose: async (page) => {
    await page.getByRole('combobox', { name: label, exact: true }).selectOption(value);
  },
});
const pick = (menu: string, label: string | RegExp): Choice => ({
  name: `${menu} ${label}`,
  choose: async (page) => {
    await page
      .getByRole('button', { name: new RegExp(`^${menu}`) })
      .first()
      .click();
    await page.getByRole('menuitemradio', { name: label }).first().click();
    await expect(page.getByRole('menu')).toHaveCount(0);
  },
});
const press = (role: 'button' | 'tab' | 'link', name: string | RegExp): Choice => ({
  name: `${role} ${name}`,
  choose: async (page) => {
    const pressed = page.getByRole('main').getByRole(role, { name }).first();
    await pressed.scrollIntoViewIfNeeded();
    // Scrolling is no choice.
    await layoutShift(page);
    await pressed.click();
  },
});

const profile = `/player/${people.player.username}`;
const pages: readonly Walked[] = [
  {
    path: '/dashboard',
    shown: async (page) => expect(page.getByRole('grid', { name: /Assessment/ })).toBeVisible(),
    choices: [
      pick('Group: ', 'By Tournament'),
      pick('Group: ', 'Recent'),
      pick('vs ', /^PGA TOUR/),
      slide('Hole count', '9 Hole'),
      slide('Hole count', '18 Hole'),
      slide('Mode', 'Player Performance'),
      slide('Category', 'Putt'),
      slide('Category', 'Score'),
    ],
  },
  {
    path: `${profile}/my-rounds`,
    shown: async (page) => expect(page.getByRole('region', { name: 'Shot map' })).toBeVisible(),
    choices: [
      slide('Hole count', '9 Hole'),
      slide('Hole count', '18 Hole'),
      pick('Rounds: ', 'Last 3 Tournaments'),
      pick('View By: ', 'Tournament'),
      slide('What the map shows', 'Green View'),
    ],
  },
  {
    path: `${profile}/schedule/0`,
    shown: heading('Upcoming Events'),
    choices: [pick('View by: ', 'Season')],
  },
  {
    path: `${profile}/schedule/1`,
    shown: heading(/^My (?:Featured )?Tournaments/),
    choices: [
      slide('View Results By', 'Featured'),
      slide('View Results By', 'Score'),
      slide('Holes', '9'),
      slide('Holes', '18'),
      press('button', /^Favorite: /),
    ],
  },
  {
    path: `${profile}/stats`,
    shown: async (page) => expect(page.getByRole('table', { name: 'Scoring', exact: true })).toBeVisible(),
    choices: [
      slide('Hole count', '9 Hole'),
      slide('Hole count', '18 Hole'),
      ...['Scoring', 'Drive', 'Shot to Green', 'Putts', 'Playing Style', 'Rounds'].map((name) => press('tab', name)),
      slide('Order of the metrics', 'Where they differ most'),
    ],
  },
  {
    path: `${profile}/summary`,
    shown: heading(people.player.name),
    choices: [
      {
        name: 'date range',
        choose: async (page) => {
          await page.getByRole('button', { name: 'Last 24 Months' }).click();
          const dialog = page.getByRole('dialog', { name: 'Date range' });
          await dialog.getByRole('radio', { name: 'Last 12 Months' }).check();
          await dialog.getByRole('button', { name: 'Apply' }).click();
          await expect(dialog).toHaveCount(0);
        },
      },
    ],
  },
  { path: `${profile}/resume`, shown: heading(people.player.name) },
  { path: `${profile}/gallery`, shown: heading('Swing Videos') },
  {
    path: `${profile}/report-viewer`,
    shown: heading('Reports'),
    choices: [
      slide('Units', 'Meters'),
      slide('Paper', 'A4'),
      select('Standard', { index: 1 }),
      select('Rounds of', '9'),
    ],
  },
  { path: `${profile}/edit/about`, shown: heading('About you') },
  {
    path: '/account',
    shown: async (page) => expect(page.getByText('This device')).toBeVisible(),
    choices: [slide('Units', 'Meters'), slide('Units', 'Yards'), slide('Holes of a round', '9')],
  },
  { path: '/account/messages', shown: heading('Messages') },
  {
    path: '/golf/search?q=as',
    shown: async (page) => expect(page.getByText(/^Results: /)).toBeVisible(),
    choices: [slide('Search among', 'Organizations'), slide('Search among', 'Accounts')],
  },
  {
    path: '/org/harrow-glen',
    shown: async (page) => expect(page.getByText(/^\d+ players?$/)).toBeVisible(),
    choices: [slide('Sort by', 'Form'), select('Group', 'Women'), select('Group', 'All')],
  },
  {
    path: '/golf/courses/alder-creek',
    shown: async (page) => expect(page.getByRole('table', { name: 'holes' })).toBeVisible(),
    choices: [press('link', 'Hole 3')],
  },
];

// Enough players for lists that change their length.
test.use({ ownEnvironment: { DEMO_PLAYERS: '8' } });

/** What moved by more than is allowed on the walked pages. */
async function walk(page: Page, product: Product, walked: readonly Walked[]): Promise<readonly string[]> {
  await watchLayoutShifts(page);
  await signIn(page, product, people.player);
  const moves: string[] = [];
  const measure = async (what: string) => {
    const { sum, moved } = await layoutShift(page);
    if (sum > MAX_SHIFT) moves.push(`${what}: ${sum.toFixed(3)}, ${moved.slice(0, 4).join(' | ')}`);
  };
  for (const { path, shown, choices = [] } of walked) {
    await test.step(path, async () => {
      await page.goto(`${product.url}${path}`);
      await shown(page);
      await measure(`${path}, load`);
      for (const { name, choose } of choices) {
        await choose(page);
        await measure(`${path}, ${name}`);
      }
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
        await measure(`${path}, ${colorScheme}`);
      }
    });
  }
  return moves;
}

test('no page moves by more than 0.02 while it loads, at a choice or at a change of theme (UX-O6)', {
  tag: '@full',
}, async ({ page, ownProduct }) => {
  expect(await walk(page, ownProduct, pages)).toEqual([]);
});

test('on a phone no page moves by more than 0.02 while it loads or at a change of theme (UX-O6)', {
  tag: '@full',
}, async ({ page, ownProduct }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(
    await walk(
      page,
      ownProduct,
      pages.map(({ path, shown }) => ({ path, shown })),
    ),
  ).toEqual([]);
});
