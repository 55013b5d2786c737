import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { compareTabIds } from '../features/compare-stats/tabs.ts';
import { comparePage } from '../testing/compare-page.ts';
import { demo, useRealServer } from '../testing/real-server.ts';

const server = useRealServer();
const { player } = demo;

/** Everything that is said on the page, its tooltips and labels included. */
function saidOnPage(): string {
  const hints = [...document.querySelectorAll('[title], [aria-label]')].flatMap((element) => [
    element.getAttribute('title'),
    element.getAttribute('aria-label'),
  ]);
  const texts: (string | null)[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent);
  return [...texts, ...hints].join('\n');
}

/** Lengths in yards or feet, with the words around them; the button that changes the units names both. */
const imperialTexts = () =>
  saidOnPage()
    .match(/.{0,40}\b(?:yd|ft|yards?|feet)\b.{0,20}/gi)
    ?.filter((text) => text !== 'Lengths in meters, change to yards') ?? [];

const loaded = () => waitFor(() => expect(screen.queryAllByLabelText('Loading')).toHaveLength(0), { timeout: 10_000 });

describe('an account with meters', () => {
  beforeEach(async () => {
    window.innerWidth = 1280;
    const { user } = await server.open('/account', { as: player.accountId });
    const units = await screen.findByRole('radiogroup', { name: 'Units' });
    const meters = within(units).getByText('Meters');
    await user.click(meters);
    await within(units).findByRole('radio', { name: 'Meters', checked: true });
    cleanup();
    localStorage.clear();
  });

  for (const [at, category] of ['approach', 'score', 'drive', 'save', 'putt'].entries()) {
    it(`reads meters on the whole dashboard, with the stats of ${category} opened (DATA-O13)`, {
      tags: at === 0 ? [] : ['full'],
    }, async () => {
      const { user } = await server.open(`/player/${player.username}/data-analysis?category=${category}`, {
        as: player.accountId,
      });
      const table = await screen.findByRole('grid', { name: /Assessment/ }, { timeout: 10_000 });
      await loaded();
      for (const head of within(table).queryAllByRole('button', { expanded: false })) await user.click(head);
      expect(imperialTexts()).toEqual([]);
      expect(saidOnPage()).toMatch(/\d m\b/);
    });
  }

  for (const [at, tab] of compareTabIds.entries()) {
    it(`reads meters in Compare Stats with the tab ${tab} (DATA-O13)`, { tags: at === 0 ? [] : ['full'] }, async () => {
      const { user } = await server.open(`${comparePage}?tab=${tab}`, { as: player.accountId });
      await screen.findByRole('table', { name: 'Scoring' }, { timeout: 10_000 });
      if (tab === 'rounds') await screen.findAllByRole('row', { name: /^Round Averages/ });
      if (tab === 'stat-probability') await screen.findAllByRole('region', { name: 'Putt' });
      await loaded();
      // The cards of both sides open together.
      for (const name of ['Shots to Green', 'Putt']) {
        const [left] = screen.queryAllByRole('region', { name });
        if (left !== undefined) await user.click(within(left).getByRole('button'));
      }
      expect(imperialTexts()).toEqual([]);
      expect(saidOnPage()).toMatch(/\d m\b/);
    });
  }
});
