import { expect, type Locator, type Page } from '@playwright/test';
import { expectApp } from './app.ts';

/** Locators of the parts of a player's pages. */
export function playerOf(page: Page) {
  const card = (name: string): Locator => page.getByRole('region', { name, exact: true });
  const carousel = (name: string) => {
    const root = page.locator(`[aria-roledescription="carousel"][aria-label="${name}"]`);
    return {
      root,
      /** The visible slide. */
      slide: root.locator('[aria-roledescription="slide"]:not([inert])'),
      next: root.getByRole('button', { name: 'Next' }),
      previous: root.getByRole('button', { name: 'Previous' }),
      stop: root.getByRole('button', { name: 'Stop moving by itself' }),
      start: root.getByRole('button', { name: 'Start moving by itself' }),
    };
  };
  return {
    card,
    carousel,
    headlines: card('News').locator('li'),
    /** Waits until everything is loaded. */
    loaded: async () => {
      await expectApp(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    },
  };
}
