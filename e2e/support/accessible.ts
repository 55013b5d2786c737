import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules that depend on colors only. */
const colours = ['color-contrast', 'link-in-text-block'];

type WithAxe = { readonly axe?: { readonly run: (context: Document, options: RunOptions) => Promise<AxeResults> } };

/** Expects no accessibility violations in the current page. Frames are other sites' pages and are skipped. */
export async function expectAccessible(
  page: Page,
  of: 'everything' | 'layout' | 'colours' = 'everything',
): Promise<void> {
  // Content about to be replaced is pale on purpose, and fading content is between two colors.
  await expect(page.locator('[data-stale], [data-old]')).toHaveCount(0);
  await page.evaluate(async () => {
    // Two frames later the last change is drawn and its transitions have begun.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => (window as WithAxe).axe !== undefined))) await page.evaluate(source);
  const options: RunOptions = {
    runOnly: of === 'colours' ? colours : everything,
    // Color rules take half of the time and do not depend on the width.
    ...(of === 'layout' ? { rules: Object.fromEntries(colours.map((rule) => [rule, { enabled: false }])) } : {}),
    // Collecting passed rules takes longer than finding violations.
    resultTypes: ['violations'],
    iframes: false,
  };
  const violations = () =>
    page.evaluate(async (given) => {
      const { axe } = window as WithAxe;
      if (axe === undefined) throw new Error('the page was left before it was looked at');
      const found = await axe.run(document, given);
      const place = `at ${innerWidth} px`;
      return found.violations.map(({ id, nodes }) => `${id} ${place}: ${nodes.map(({ html }) => html).join(' | ')}`);
    }, options);
  // Right after a change of theme Chromium may still report old colors for off-screen elements.
  await expect.poll(violations, { message: 'accessibility violations' }).toEqual([]);
}
