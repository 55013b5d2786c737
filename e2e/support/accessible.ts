import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What other colours alone can break. */
const colours = ['color-contrast', 'link-in-text-block'];

type WithAxe = { readonly axe?: { readonly run: (context: Document, options: RunOptions) => Promise<AxeResults> } };

/** Nothing on the page, as it is now, keeps anyone out. Frames are other sites' pages. */
export async function expectAccessible(page: Page, of: 'everything' | 'colours' = 'everything'): Promise<void> {
  // What is about to be replaced is paler on purpose, and what fades is between two colours.
  await expect(page.locator('[data-stale], [data-old]')).toHaveCount(0);
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => (window as WithAxe).axe !== undefined))) await page.evaluate(source);
  const options: RunOptions = {
    runOnly: of === 'everything' ? everything : colours,
    // Naming all that is right takes longer than finding what is wrong.
    resultTypes: ['violations'],
    iframes: false,
  };
  const told = await page.evaluate(async (given) => {
    const { axe } = window as WithAxe;
    if (axe === undefined) throw new Error('the page was left before it was looked at');
    const { violations } = await axe.run(document, given);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, options);
  expect(told, 'accessibility violations').toEqual([]);
}
