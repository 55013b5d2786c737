import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  ADDRESS,
  RECENT,
  useDashboard,
  assessment,
  cells,
  chips,
  chip,
  seriesNames,
} from '../../testing/dashboard-screen.ts';
import { makeCareer, makeRound, TODAY } from '../../testing/rounds.ts';
import { screenWidth } from '../../testing/setup.ts';

const { openDashboard, openLoaded } = useDashboard();

describe('the dashboard without enough data', () => {
  it('says so, and how to log rounds, when there is no completed round, and shows nothing else (DASH-02, DASH-03, DASH-O5)', async () => {
    await openDashboard({ rounds: [] });
    expect(await screen.findByRole('heading', { name: 'Not Enough Data' })).toBeTruthy();
    expect(screen.getByText('Log rounds here or in the mobile app to see your stats.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'App Store' }).getAttribute('href')).toBe('https://apps.example/app');
    expect(screen.getByRole('link', { name: 'Google Play' }).getAttribute('href')).toBe('https://play.example/app');
    expect(screen.queryByRole('region', { name: 'Player Performance' })).toBeNull();
  });

  it('asks a player with one round for two, whatever group is chosen (DASH-04, DASH-O6)', async () => {
    await openDashboard({ rounds: [makeRound({ id: 1, playedOn: TODAY })] });
    expect(await screen.findByText('Log in on mobile and enter at least 2 rounds to see stats.')).toBeTruthy();
    expect(screen.getByRole('radiogroup', { name: 'Mode' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Player Performance' })).toBeNull();
  });

  it('names a group that can compare nothing, and leads back to Recent (DASH-16, DASH-O6)', async () => {
    const rounds = makeCareer(40).map((round) => ({ ...round, tournament: undefined, type: 'practice' as const }));
    const { user } = await openDashboard({ rounds, search: '?group=By+Tournament' });
    expect(await screen.findByRole('heading', { name: 'Nothing to compare in By Tournament yet' })).toBeTruthy();
    expect(screen.queryByText(/at least 2 rounds/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show Recent' }));
    expect(await screen.findByRole('region', { name: 'Player Performance' })).toBeTruthy();
  });
});

describe('the cards', () => {
  it('stand in the order of the requirements, with the season before and strokes by distance after Player Performance (DASH-05, DASH-O16)', async () => {
    await openLoaded();
    const cards = await waitFor(() => {
      const found = screen
        .getAllByRole('region')
        .map((region) => region.getAttribute('aria-label') ?? region.textContent);
      expect(found.length).toBeGreaterThan(3);
      return found;
    });
    const places = [
      'Last tournament',
      'What to work on',
      'Player Performance',
      'Strokes Gained by Distance',
      'Assessment',
      'My Rounds',
    ].map((name) => cards.findIndex((card) => card?.includes(name)));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

describe('the header', () => {
  it('starts with 9 Hole when there are no completed rounds of 18 (DASH-O11)', async () => {
    const rounds = [1, 2, 3, 4].map((id) => makeRound({ id, playedOn: TODAY, holeCount: 9 }));
    await openLoaded({ rounds });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '9 Hole' }).checked).toBe(true);
  });

  it('offers the performance groups in Player Performance, starting with its own (DASH-18, DASH-O1)', async () => {
    const { user, href } = await openLoaded();
    await user.click(screen.getByRole('radio', { name: 'Player Performance' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Recent Performance' })).toBeTruthy();
    expect(href()).toBe(`${ADDRESS}?category=score&mode=playerPerformance`);
  });

  it('keeps the chosen group in the address and shows its overviews', async () => {
    const { user, href } = await openLoaded();
    await user.click(screen.getByRole('button', { name: 'Group: Recent' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Recent Tournaments' }));
    expect(await screen.findByRole('region', { name: 'Recent Tournaments Assessment' })).toBeTruthy();
    expect(href()).toBe(`${ADDRESS}?category=score&group=Recent+Tournaments`);
  });

  it('disables a group with incomplete data in the quick-select (DASH-20)', async () => {
    const { user } = await openLoaded({
      rounds: makeCareer(40, ['Cup']).map((round) => ({ ...round, tournament: undefined, type: 'practice' })),
    });
    await user.click(screen.getByRole('button', { name: 'Group: Recent' }));
    const entry = await screen.findByRole<HTMLButtonElement>('menuitemradio', { name: 'By Season (Tournament)' });
    await waitFor(() => expect(entry.disabled).toBe(true), { timeout: 3_000 });
  });

  it('loads the other groups 500 ms after the first, whose entries pulse until then (DASH-19, DASH-21)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1, toFake: ['setTimeout', 'clearTimeout'] });
    const { user, requestsTo, hold } = await openLoaded({ search: '' });
    const release = hold('overviewGroup');
    const asked = () => requestsTo('overviewGroup').map(({ body }) => (body as { groupName: string }).groupName);
    expect(asked()).toEqual(['Recent']);
    await user.click(screen.getByRole('button', { name: 'Group: Recent' }));
    const entry = await screen.findByRole('menuitemradio', { name: 'By Tournament' });
    expect(entry.getAttribute('aria-busy')).toBe('true');
    expect(entry.hasAttribute('data-loading')).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(500));
    await waitFor(() => expect(asked()).toContain('By Season (Tournament)'));
    expect(entry.getAttribute('aria-busy')).toBe('true');
    release();
    await waitFor(() => expect(entry.getAttribute('aria-busy')).toBe('false'));
    expect(entry.dataset['loading']).toBeUndefined();
  });

  it('remembers the standard for this viewer and this player (DASH-O9)', async () => {
    const { user, accountId } = await openLoaded();
    await user.click(screen.getByRole('button', { name: 'vs PGA TOUR (2024)' }));
    await user.click(await screen.findByRole('menuitemradio', { name: '10 handicap' }));
    expect(await screen.findByRole('button', { name: 'vs 10 handicap' })).toBeTruthy();
    expect(localStorage.getItem(`strokebook.standard.visitor.${accountId}`)).toBe('handicap10');
    expect(await within(assessment()).findByRole('rowheader', { name: '10 handicap' })).toBeTruthy();
  });

  it('without a standard has no vs label, no standards row and no Skill Performance (DASH-O9, ASSESS-O3)', async () => {
    await openLoaded({
      prepare: (_, accountId) => localStorage.setItem(`strokebook.standard.visitor.${accountId}`, ''),
    });
    expect(screen.queryByRole('button', { name: /^vs/ })).toBeNull();
    expect(within(assessment()).queryByRole('rowheader', { name: /PGA TOUR/ })).toBeNull();
    expect(cells('Last 3')[0]).toBe('-');
  });
});

describe('the Player Performance card', () => {
  it('compares the overviews in a spider chart and has a chip and a column of five bars for each (DASH-05, DASH-08, DASH-10, DASH-11)', async () => {
    await openLoaded();
    expect(chips()).toHaveLength(5);
    expect(seriesNames()).toEqual(RECENT);
    const column = screen.getByRole('table', { name: 'Last 3: share of stats that exceed the standard' });
    const categories = within(column)
      .getAllByRole('rowheader')
      .map((head) => head.textContent);
    expect(categories).toEqual(['Score', 'Drive', 'Approach', 'Save', 'Putt']);
    expect(within(column).getAllByRole('row')[0]?.textContent).toMatch(/^Score\d+%\d of \d stats$/);
  });

  it('has spider and bars in a standard with one figure too: the others are judged by the nearest standard, which they and the tooltip name (DASH-07, DASH-10, DASH-11)', async () => {
    await openLoaded({
      prepare: (_, accountId) => localStorage.setItem(`strokebook.standard.visitor.${accountId}`, 'd1MenMid'),
    });
    const column = screen.getByRole('table', { name: 'Last 3: share of stats that exceed the standard' });
    const rows = within(column)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows[0]).toMatch(/^Score\d+%\d of 1 stat$/);
    expect(rows[4]).toMatch(/^Putt\d+%\d of \d stats?, by College level, men’s scores$/);
    expect(screen.getByRole('table', { name: 'Share of stats that exceed the standard, by category' })).toBeTruthy();
    expect(
      screen.getByRole('button', { name: /chosen standard\. A category without figures in it is judged by/ }),
    ).toBeTruthy();
  });

  it('explains its percentages in a tooltip (DASH-07)', async () => {
    await openLoaded();
    const text = 'The percentages represent the number of stats that exceed your chosen standard.';
    expect(screen.getByRole('button', { name: text })).toBeTruthy();
  });

  it('shows the tooltip once the mouse has rested on it for 1500 ms (UX-05)', async () => {
    const { user } = await openLoaded();
    const hint = screen.getByRole('button', { name: /^The percentages represent/ });
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1, toFake: ['setTimeout', 'clearTimeout'] });
    await user.hover(hint);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.queryByRole('tooltip')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(await screen.findByRole('tooltip')).toBeTruthy();
  });

  it('hides and shows an overview by its chip, struck through while hidden, and keeps it in the address (DASH-09)', async () => {
    const { user, href } = await openLoaded();
    await user.click(chip('Best 3'));
    await waitFor(() => expect(seriesNames()).not.toContain('Best 3'));
    expect(chip('Best 3').querySelector('s')?.textContent).toBe('Best 3');
    expect(chip('Last 3').querySelector('s')).toBeNull();
    expect(new URL(href(), 'http://x').searchParams.get('hidden')).toBe('["Best 3"]');
    await user.click(chip('Best 3'));
    await waitFor(() => expect(seriesNames()).toContain('Best 3'));
  });

  it('folds away (DASH-06)', async () => {
    const { user } = await openLoaded();
    const toggle = screen.getByRole('button', { name: 'Player Performance' });
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('table', { name: /by category/ })).toBeNull();
  });

  it('lets the columns fold away on narrow screens only (DASH-12, UX-07, UX-O2, UX-O3)', async () => {
    screenWidth.pixels = 1199;
    const { user } = await openLoaded();
    const column = () => screen.queryByRole('table', { name: 'Last 3: share of stats that exceed the standard' });
    const heading = screen.getByRole('heading', { level: 3, name: 'Last 3' });
    await user.click(within(heading).getByRole('button'));
    expect(column()).toBeNull();
  });

  it('has nothing to fold on a screen of exactly 1200 px (DASH-12, UX-O2)', async () => {
    screenWidth.pixels = 1200;
    await openLoaded();
    expect(within(screen.getByRole('heading', { level: 3, name: 'Last 3' })).queryByRole('button')).toBeNull();
  });
});
