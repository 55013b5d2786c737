import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tournamentRounds } from '../../testing/rounds.ts';
import { card, useSummary } from '../../testing/summary-screen.ts';

const { openSummary } = useSummary();

describe('the charts', () => {
  const charts = () => within(card('Performance Trends'));

  it('are two bar charts and two spider charts (ABOUT-05, DATA-51)', async () => {
    await openSummary();
    expect(await screen.findByRole('table', { name: 'Best 10 Tournament Rounds' })).toBeTruthy();
    expect(
      charts()
        .getAllByRole('table')
        .map((table) => table.querySelector('caption')?.textContent),
    ).toEqual([
      'Best 10 Tournament Rounds',
      'Best 10 Tournament Rounds: share of holes, by part of the game',
      'Best 10 Consecutive Tournament Rounds',
      'Best 10 Consecutive Tournament Rounds: share of holes, by part of the game',
    ]);
  });

  it('are only the first with ten rounds (ABOUT-06)', async () => {
    await openSummary({ rounds: tournamentRounds(10) });
    await screen.findByRole('table', { name: 'Best 10 Tournament Rounds' });
    expect(screen.queryByRole('table', { name: 'Best 10 Consecutive Tournament Rounds' })).toBeNull();
  });

  it('are none without rounds, and the player alone is told why (ABOUT-07, ABOUT-O22)', async () => {
    await openSummary({ rounds: [], isOwn: true });
    expect(charts().queryByRole('table')).toBeNull();
    expect(charts().getByText('No tournament rounds were logged in these days.')).toBeTruthy();
    cleanup();
    localStorage.clear();
    await openSummary({ rounds: [] });
    expect(screen.queryByRole('region', { name: 'Performance Trends' })).toBeNull();
  });

  it('open the rounds behind them by the details button and by a bar (ABOUT-09, ABOUT-O2)', async () => {
    const { user } = await openSummary();
    const details = await screen.findByRole('button', { name: 'Details of Best 10 Tournament Rounds' });
    await user.click(details);
    const dialog = await screen.findByRole('dialog', { name: 'Chart Round Details' });
    expect(within(within(dialog).getByRole('table')).getAllByRole('row')).toHaveLength(11);
    expect(within(dialog).getByText('Putts')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(charts().getAllByText('R3')[0] as Element);
    expect(await screen.findByRole('dialog', { name: 'Chart Round Details' })).toBeTruthy();
  });

  it('are of the last 24 months until other days are chosen, which the address keeps (RESUME-32, DATE-05)', async () => {
    const { requestsTo, user, href } = await openSummary();
    const asked = () => requestsTo('getBestTenCharts').map(({ query }) => `${query.get('start')}..${query.get('end')}`);
    expect(asked()).toEqual(['2024-09-21..2026-09-20']);
    await user.click(screen.getByRole('button', { name: 'Last 24 Months' }));
    await user.click(await screen.findByRole('radio', { name: 'Last 12 Months' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(asked()).toEqual(['2024-09-21..2026-09-20', '2025-09-21..2026-09-20']));
    expect(href()).toBe('/player/ingrid/summary?range=Last+12+Months');
  });
});
