import { expect, type Locator, type Page } from '@playwright/test';

/** Locators of the parts of My Rounds. */
export function myRoundsOf(page: Page) {
  const scorecard = page.getByRole('grid', { name: /^My Rounds, / });
  const menu = (label: string, within: Page | Locator = page) =>
    within.getByRole('button', { name: new RegExp(`^${label}: `) }).first();
  const filter = page.getByRole('dialog', { name: 'Filter Holes by Stat' });
  const picker = page.getByRole('dialog', { name: 'My Rounds', exact: true });
  return {
    scorecard,
    map: page.getByRole('region', { name: 'Shot map' }),
    search: page.getByRole('searchbox', { name: 'Search rounds and groups' }),
    chip: page.getByRole('button', { name: /^Filter Holes by Stat/ }),
    filter,
    picker,
    menu,
    /** A card of the filter with its count. */
    card: (label: string): Locator => filter.getByRole('button', { name: new RegExp(`^${label} [\\d,]+ holes$`) }),
    rounds: scorecard.locator('tr[data-round]'),
    /** Holes of the scorecard that count. */
    counted: scorecard.locator('td[data-hole]:not([data-excluded])'),
    choose: async (label: string, option: string, within: Page | Locator = page) => {
      await menu(label, within).click();
      await page.getByRole('menuitemradio', { name: option, exact: true }).click();
    },
    openFilter: async () => {
      // On a phone a button shows the controls beside the rounds.
      const controls = page.getByRole('button', { name: /^Filter and view/ });
      if ((await controls.isVisible()) && (await controls.getAttribute('aria-expanded')) === 'false')
        await controls.click();
      await page.getByRole('button', { name: /^Filter Holes by Stat/ }).click();
      await expect(filter.getByRole('region', { name: 'Scoring' })).toBeVisible();
    },
    openPicker: async () => {
      await menu('Rounds').click();
      await page.getByRole('menuitem', { name: 'Choose rounds…' }).click();
      await expect(picker.getByRole('checkbox').first()).toBeVisible();
    },
    /** Waits until everything is loaded. */
    loaded: async () => {
      await expect(scorecard).toBeVisible();
      await expect(page.getByRole('region', { name: 'Shot map' })).toBeVisible();
      await expect(page.locator('main[aria-busy="true"], main section[data-stale]')).toHaveCount(0);
    },
  };
}
