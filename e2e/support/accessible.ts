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
export async function expectAccessible(
  page: Page,
  of: 'everything' | 'layout' | 'colours' = 'everything',
): Promise<void> {
  // What is about to be replaced is paler on purpose, and what fades is between two colours.
  await expect(page.locator('[data-stale], [data-old]')).toHaveCount(0);
  await page.evaluate(async () => {
    // What was changed last is drawn, and its transitions have begun, two frames later.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => (window as WithAxe).axe !== undefined))) await page.evaluate(source);
  const options: RunOptions = {
    runOnly: of === 'colours' ? colours : everything,
    // Which colours meet is half of the work, and no other width changes it.
    ...(of === 'layout' ? { rules: Object.fromEntries(colours.map((rule) => [rule, { enabled: false }])) } : {}),
    // Naming all that is right takes longer than finding what is wrong.
    resultTypes: ['violations'],
    iframes: false,
  };
  const violations = () =>
    page.evaluate(async (given) => {
      const { axe } = window as WithAxe;
      if (axe === undefined) throw new Error('the page was left before it was looked at');
      const found = await axe.run(document, given);
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    }, options);
  // Right after a change of theme Chromium may still say the old colours of what was out of sight.
  await expect.poll(violations, { message: 'accessibility violations' }).toEqual([]);
}
