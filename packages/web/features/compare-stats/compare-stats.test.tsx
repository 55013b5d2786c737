import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  compareCards,
  compareHeader,
  comparePage,
  labelsOfSides,
  openSelections,
  useComparePage,
} from '../../testing/compare-page.ts';
import { demo } from '../../testing/real-server.ts';
import { makeRound, TODAY } from '../../testing/rounds.ts';

const { server, open } = useComparePage();
const { player } = demo;

describe('a player without rounds', () => {
  it('is told to log rounds, not in an app that the installation does not have, and sees no empty comparison (DASH-O40, CMP-O19)', async () => {
    await server.withRounds([]);
    await server.open('/player/ingrid/stats');
    expect(await screen.findByRole('heading', { name: 'Not Enough Data' })).toBeTruthy();
    expect(screen.getByText('Log rounds to see your stats.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Comparison' })).toBeNull();
  });
});

describe('a player of few rounds', () => {
  it('starts with the best and the worst where all are of one year (CMP-O21)', async () => {
    await server.withRounds([1, 2, 3, 4].map((id) => makeRound({ id, playedOn: TODAY })));
    await server.open('/player/ingrid/stats');
    await screen.findByRole('table', { name: 'Scoring' });
    await waitFor(() => expect(labelsOfSides()).toEqual(['Best 2 rounds', 'Worst 2 rounds']));
  });

  it('starts with nine holes where no round has eighteen (CMP-O20)', async () => {
    await server.withRounds([1, 2].map((id) => makeRound({ id, playedOn: TODAY, holeCount: 9 })));
    await server.open('/player/ingrid/stats');
    const nine = await screen.findByRole('radio', { name: '9 Hole' });
    await waitFor(() => expect(nine).toHaveProperty('checked', true));
  });
});

describe('the header', () => {
  it('has the hole count, the other player, the metrics, the selections and the report (CMP-03)', async () => {
    await open();
    expect(within(compareHeader()).getByRole('radio', { name: '18 Hole' })).toHaveProperty('checked', true);
    for (const name of ['Compare with a player', /^(Hide|Show) Metrics$/, 'Select Rounds', 'Report']) {
      expect(within(compareHeader()).getByRole('button', { name })).toBeTruthy();
    }
  });

  it.each([
    [799, false],
    [800, true],
  ])('in a window of %i px shows its buttons: %s (CMP-04, UX-07)', async (width, hasButtons) => {
    window.innerWidth = width;
    try {
      await open();
      const isThere = (name: string | RegExp) => within(compareHeader()).queryByRole('button', { name }) !== null;
      // Above the header in narrow windows.
      expect(screen.getByRole('button', { name: 'Compare with a player' })).toBeTruthy();
      for (const name of [/^(Hide|Show) Metrics$/, 'Select Rounds', 'Report']) {
        expect(isThere(name), String(name)).toBe(hasButtons);
      }
      expect(isThere('Compare Stats menu')).toBe(!hasButtons);
    } finally {
      window.innerWidth = 1280;
    }
  });

  it('says what its first button does in words (CMP-O60)', async () => {
    await open();
    expect(within(compareHeader()).getByText('Compare with a player')).toBeTruthy();
  });

  it('is a menu with the same buttons on a small screen (CMP-04)', async () => {
    window.innerWidth = 600;
    try {
      const { user } = await open();
      await user.click(screen.getByRole('button', { name: 'Compare Stats menu' }));
      const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
      expect(items[0]).toBe('Compare with a player');
      expect(items.slice(-2)).toEqual(['Select Rounds', 'Report']);
    } finally {
      window.innerWidth = 1280;
    }
  });

  it('starts collapsed and opens itself once there are figures (CMP-05, CMP-06)', async () => {
    await server.open(comparePage);
    const region = await screen.findByRole('region', { name: 'Comparison' });
    expect(region.dataset['state']).toBe('collapsed');
    await waitFor(() => expect(region.dataset['state']).toBe('open'));
  });

  it('is closed and opened by its button (CMP-03)', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Hide Metrics' }));
    expect(compareHeader().dataset['state']).toBe('collapsed');
    await user.click(screen.getByRole('button', { name: 'Show Metrics' }));
    expect(compareHeader().dataset['state']).toBe('open');
  });

  it('compares rounds of nine holes as soon as they are chosen (CMP-59, CMP-60)', async () => {
    const { user, requestsTo } = await open();
    await user.click(within(compareHeader()).getByRole('radio', { name: '9 Hole' }));
    await waitFor(() => {
      const body = requestsTo('getCompareMetrics').at(-1)?.body as { left: { holeCount: number } };
      expect(body.left.holeCount).toBe(9);
    });
  });
});

describe('the metrics', () => {
  it('have a left and a right column for each category (CMP-08)', async () => {
    await open();
    for (const category of ['Scoring', 'Drive', 'Approach', 'Save', 'Putt']) {
      const heads = within(screen.getByRole('table', { name: category })).getAllByRole('columnheader');
      expect(heads.map((head) => head.textContent)).toEqual([
        'Metric',
        'Last 12 Months',
        'Prior 12 Months',
        'Difference',
      ]);
    }
  });

  it('are chosen by category, and reset to those it began with (CMP-09, CMP-O13)', async () => {
    const { user, asked } = await open();
    const rows = () => within(screen.getByRole('table', { name: 'Drive' })).getAllByRole('rowheader').length;
    const before = rows();
    await user.click(screen.getByRole('button', { name: /^Drive metrics: / }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Missed left' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(rows()).toBe(before + 1));
    await waitFor(() => expect(asked('hash')).not.toBeNull());
    await user.click(screen.getByRole('button', { name: 'Reset selections' }));
    await waitFor(() => expect(rows()).toBe(before));
  });

  it('have nothing to reset before they are changed, and still do while another player comes in (CMP-09, CMP-O13)', async () => {
    const { user } = await open();
    const reset = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Reset selections' });
    expect(reset().disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: /^Drive metrics: / }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Missed left' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(reset().disabled).toBe(false));
    await user.click(screen.getByRole('button', { name: 'Compare with a player' }));
    const dialog = await screen.findByRole('dialog', { name: 'Compare to Another Player' });
    await user.click((await within(dialog).findAllByRole('checkbox'))[1] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Scoring' })).toBeNull());
    await screen.findByRole('table', { name: 'Scoring' });
    expect(reset().disabled).toBe(false);
  });

  it('say by what each category was judged, and of how many rounds (DATA-29)', async () => {
    await open();
    expect(screen.getByRole('button', { name: /by To par, \d+ and \d+ rounds\.$/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /by SG Approach and Proximity, \d+ and \d+ rounds\.$/ })).toBeTruthy();
  });

  it('say where there are too few rounds, with no interval and no better side (DATA-29)', async () => {
    const { user } = await open();
    const { left } = await openSelections(user);
    await user.click(within(left).getByRole('radio', { name: 'Trend' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(labelsOfSides()[0]).toBe('Best 3 consecutive rounds, Last 12 Months'));
    const row = () =>
      within(screen.getByRole('table', { name: 'Scoring' })).getByRole('rowheader', { name: 'Score' }).parentElement;
    await waitFor(() => expect(row()?.textContent).toContain('more round'));
    expect(row()?.querySelector('td:last-child')?.textContent).toMatch(/Needs \d more rounds?\. From /);
    expect(row()?.querySelector('td:last-child')?.textContent).not.toContain('Left minus right');
  });

  it('say how they differ in a word, rank those that do, and say how many chance brings (ASSESS-O5, CMP-O63)', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Where they differ most' }));
    const table = await screen.findByRole('table', { name: 'Where they differ most' });
    const words = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => /Likely real|Worth a look|Could be chance/.exec(row.textContent ?? '')?.[0]);
    expect(words.length).toBeGreaterThan(0);
    expect(words).toEqual([...words].sort());
    expect(words).not.toContain('Could be chance');
    expect(
      screen.getByText(/^Of \d+ figures \d+ are likely real and \d+ worth a look; about \d+ are so by chance\.$/),
    ).toBeTruthy();
  });
});

describe('the tabs', () => {
  it('are seven (CMP-12), the active one in the address (CMP-11)', async () => {
    const { user, asked } = await open();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Stat Probability - View Shots',
      'Scoring',
      'Drive',
      'Shot to Green',
      'Putts',
      'Playing Style',
      'Rounds',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Putts' }));
    expect(await compareCards('Putts Summary')).toHaveLength(2);
    await waitFor(() => expect(asked('tab')).toBe('putts'));
  });

  it('are walked by arrow keys', async () => {
    const { user } = await open();
    screen.getByRole('tab', { name: 'Scoring' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('Drive');
    expect(screen.getByRole('tab', { name: 'Drive' }).getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Home}{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('Rounds');
  });

  it.each([
    ['stat-probability', 'Stat Probability'],
    ['scoring', 'Score To Par At Distances'],
    ['drive', 'Drive Summary'],
    ['shot-to-green', 'Shots to Green Accuracy'],
    ['putts', 'Putts Summary'],
    ['playing-style', 'Playing Style'],
    ['rounds', 'Selected Rounds'],
  ])('%s shows a left and a right card, %s (CMP-13, CMP-15)', async (tab, title) => {
    await open({ search: `?tab=${tab}` });
    expect(await compareCards(title)).toHaveLength(2);
  });
});

describe('the way here', () => {
  it('is open on the dashboard and on the player home, each with a question of its own', async () => {
    await server.open(`/player/${player.username}/data-analysis`);
    const link = await screen.findByRole('link', { name: 'Compare' });
    expect(link.getAttribute('href')).toBe(`${comparePage}?preset=recentForm`);
    cleanup();
    await server.open(`/player/${player.username}/summary`);
    const home = await within(await screen.findByRole('main')).findByRole('link', { name: 'Compare Stats' });
    // It opens the last twelve months and the twelve before.
    expect(home.getAttribute('href')).toBe(comparePage);
  });
});
