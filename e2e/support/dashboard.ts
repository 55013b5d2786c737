import { expect, type Locator, type Page } from '@playwright/test';

/** Locators of the dashboard's parts. */
export function dashboardOf(page: Page) {
  const assessment = page.getByRole('grid', { name: /Assessment/ });
  const row = (name: string): Locator =>
    assessment
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: new RegExp(`^(Hide|Show) ${name}$`) }) });
  const chips = page.getByRole('group', { name: 'Overviews' });
  return {
    assessment,
    row,
    chips,
    chip: (name: string) => chips.getByRole('button', { name, exact: true }),
    group: page.getByRole('button', { name: /^Group: / }),
    mode: page.getByRole('radiogroup', { name: 'Mode' }),
    holeCount: page.getByRole('radiogroup', { name: 'Hole count' }),
    category: page.getByRole('radiogroup', { name: 'Category' }),
    standard: page.getByRole('button', { name: /^vs / }),
    spider: page.getByRole('table', { name: 'Share of stats that exceed the standard, by category' }),
    /** Waits until the figures of the chosen group are loaded. */
    loaded: async () => {
      await expect(assessment).toBeVisible();
      await expect(page.getByLabel('Loading', { exact: true })).toHaveCount(0);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    },
  };
}

/** The option of a slider; its radio is visually hidden behind its label. */
export const option = (slider: Locator, label: string): Locator =>
  slider.getByRole('radio', { name: label, exact: true });
