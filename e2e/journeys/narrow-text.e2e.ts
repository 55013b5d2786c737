import { dashboardOf } from '../support/dashboard.ts';
import { expectApp } from '../support/app.ts';
import { myRoundsOf } from '../support/my-rounds.ts';
import { people, type Person } from '../support/people.ts';
import { test } from '../support/shared-pages.ts';
import { expect, type Page } from '../support/test.ts';

const { player } = people;
const profile = `/player/${player.username}`;

type UsedPage = {
  readonly name: string;
  readonly path: string;
  readonly as?: Person;
  /** Its head is the page's own. */
  readonly isFullScreen?: true;
  /** Tested in the first tier. Other pages use the same style sheets and are tested in the full tier. */
  readonly isFirst?: true;
};

/** The pages that people open most. */
const usedPages: readonly UsedPage[] = [
  { name: 'landing page', path: '/' },
  { name: 'home', path: '/dashboard', as: player, isFirst: true },
  { name: 'My Rounds', path: `${profile}/my-rounds`, as: player },
  { name: 'start of a round', path: '/log', as: player, isFullScreen: true },
  { name: 'Schedule', path: `${profile}/schedule/0`, as: player },
  { name: 'Results', path: `${profile}/schedule/1`, as: player },
  // The longest name of the demo.
  { name: 'profile', path: '/player/maximiliane-featherstonehaugh/summary', isFirst: true },
  { name: 'link of a resume', path: `/cgr/resume?accountId=${player.accountId}` },
  { name: 'Index', path: `${profile}/index`, as: player },
  { name: 'import', path: '/import', as: player },
  { name: 'Compare Stats', path: `${profile}/stats`, as: player },
];

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectApp(page);
  if (path === '/dashboard') await dashboardOf(page).loaded();
  if (path.endsWith('/my-rounds')) await myRoundsOf(page).loaded();
  else await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** Words whose letters stand on more than one line. Lines may end after hyphens, slashes, points and signs of addresses. */
const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isUnseen = (element: Element): boolean =>
      !element.checkVisibility({ visibilityProperty: true }) ||
      (element.clientWidth === 1 && getComputedStyle(element).position === 'absolute') ||
      (element.parentElement !== null && isUnseen(element.parentElement));
    const found = new Set<string>();
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      const words = [...(node.nodeValue ?? '').matchAll(/[^\s\-–—/.@_?=&,·…\u00ad\u200b]{2,}/g)];
      if (element === null || words.length === 0 || element.closest('script, style, svg') || isUnseen(element))
        continue;
      for (const { 0: word, index } of words) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
        // Half of the smallest letters.
        if (Math.max(...tops) - Math.min(...tops) > 6) found.add(word);
      }
    }
    return [...found];
  });

for (const { name, path, as, isFullScreen, isFirst } of usedPages) {
  const tier = isFirst === true ? {} : { tag: '@full' };
  test(`UX-O8: no word is broken in its middle: ${name}`, tier, async ({ sharedPage }) => {
    const page = await sharedPage(as);
    for (const width of [320, 820, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      if (width === 320) await openPage(page, path);
      await expect.poll(() => brokenWords(page), { message: `${width} px` }).toEqual([]);
    }
  });

  test(
    `UX-O8: at 200% a phone scrolls in one direction alone, and what stands in the head has its own place: ${name}`,
    tier,
    async ({ sharedPage }) => {
      const page = await sharedPage(as);
      // A phone of 390 px shows half of its pixels at 200%.
      await page.setViewportSize({ width: 195, height: 422 });
      await openPage(page, path);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(195);
      // Without zoom, but with a browser that is set to letters of twice the size.
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      await page.setViewportSize({ width: 195, height: 422 });
      if (isFullScreen === true) return;
      const boxes = await page
        .getByRole('banner')
        .locator('a:visible, button:visible')
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ x, y, right, bottom }) => ({ x, y, right, bottom })),
        );
      expect(boxes.length, 'parts of the head').toBeGreaterThan(2);
      for (const [index, one] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) {
          const isApart =
            one.right <= other.x + 1 ||
            other.right <= one.x + 1 ||
            one.bottom <= other.y + 1 ||
            other.bottom <= one.y + 1;
          expect(isApart, JSON.stringify([one, other])).toBe(true);
        }
      }
    },
  );
}
