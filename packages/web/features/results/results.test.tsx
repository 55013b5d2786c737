import { summarizeRound } from '@strokebook/golf/model';
import { defaultScheduleOptions } from '@strokebook/golf/schedule';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { feature, featuredBy, rounds, scoreOfFirst, useResults } from '../../testing/results-screen.ts';
import { eventNamed, grid } from '../../testing/schedule-screen.ts';

const { openResults, openAgain } = useResults();

const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.firstChild?.textContent);
const threshold = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Score Threshold' });

describe('My Results', { timeout: 30_000 }, () => {
  it('are the tab of number 1, with a Timeframe button and the toggle, and no threshold while featured (TOUR-01, TOUR-07, TOUR-08, TOUR-09)', async () => {
    await openResults({ featured: true });
    await grid('My Featured Rounds');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Results');
    expect(screen.getByRole('button', { name: 'Timeframe: All Time' })).toBeTruthy();
    expect((await radio('Featured')).checked).toBe(true);
    expect(screen.queryByRole('textbox', { name: 'Score Threshold' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Results' }).getAttribute('aria-current')).toBe('page');
  });

  it('featured: what was marked, of all time and of any length, with notes (TOUR-10, TOUR-11, TOUR-19)', async () => {
    const { asked } = await openResults({ featured: true });
    const table = await grid('My Featured Rounds');
    expect(rowsOf(table)).toEqual(['CupAug 1, 2026 · Round 1Wind all day.']);
    expect(within(await grid('My Featured Tournaments')).getByText('T3 of 78')).toBeTruthy();
    expect(screen.queryByRole('radiogroup', { name: 'Holes' })).toBeNull();
    expect(asked()).toMatchObject({ view: 'featured', timeframe: { kind: 'all' }, holeCount: 'all', threshold: 'all' });
  });

  it('by score: the last twelve months of 18 holes up to the average and six, best first (TOUR-09, TOUR-10, TOUR-11, TOUR-20, TOUR-21, TOUR-O7)', async () => {
    const { user, asked } = await openResults({ featured: true });
    await user.click(await radio('Score'));
    const table = await grid('My Best Rounds');
    expect(rowsOf(table)).toHaveLength(2);
    expect(asked()).toMatchObject({
      view: 'score',
      timeframe: { kind: 'months', count: 12 },
      holeCount: 18,
      threshold: 'computed',
    });
    const scores = rounds.slice(0, 2).map((round) => summarizeRound(round).score ?? 0);
    const average = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    expect((await threshold()).value).toBe(String(Math.round(average) + 6));
    expect(await grid('My Tournaments')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Timeframe: Last 12 Months' })).toBeTruthy();
  });

  it('fall back to scores on the first load where too little is featured, and stay featured once that was chosen (TOUR-22, TOUR-O6)', async () => {
    const { user } = await openResults();
    await grid('My Best Rounds');
    expect((await radio('Score')).checked).toBe(true);
    await user.click(await radio('Featured'));
    expect(await screen.findByText('No featured rounds.')).toBeTruthy();
    cleanup();
    await openAgain();
    expect(await screen.findByText('No featured rounds.')).toBeTruthy();
    expect((await radio('Featured')).checked).toBe(true);
  });

  it('fall back to scores where rounds are featured and no tournament (TOUR-22, TOUR-O6)', async () => {
    await openResults({ featured: 'round' });
    await grid('My Best Rounds');
    expect((await radio('Score')).checked).toBe(true);
  });

  it.each([
    ['the player', true],
    ['a visitor', false],
  ])('begin with the length of the account, 9 here, for %s (TOUR-20, TOUR-O7, DATA-O13)', async (_who, isSignedIn) => {
    const { user, asked } = await openResults({ featured: true, isSignedIn, defaultHoleCount: 9 });
    await user.click(await radio('Score'));
    expect(rowsOf(await grid('My Best Rounds'))).toHaveLength(1);
    expect(asked()).toMatchObject({ holeCount: 9 });
  });

  it('of 9 or 18 holes have a threshold of their own (TOUR-10, TOUR-23)', async () => {
    const { user, asked } = await openResults();
    await grid('My Best Rounds');
    const field = await threshold();
    await user.clear(field);
    await user.type(field, '200{Enter}');
    await waitFor(() => expect(asked()).toMatchObject({ threshold: 200 }));
    await user.click(await radio('9'));
    await waitFor(() => expect(asked()).toMatchObject({ holeCount: 9, threshold: 'computed' }));
  });

  it('have a threshold that is a whole number, all of them, or what it was (TOUR-30, TOUR-O4, TOUR-O5, TOUR-32)', async () => {
    const { user, asked } = await openResults();
    await grid('My Best Rounds');
    const field = await threshold();
    const type = async (text: string) => {
      await user.clear(field);
      await user.type(field, text);
      expect(screen.queryByRole('alert')).toBeNull();
      await user.keyboard('{Enter}');
    };
    await type('80x');
    await waitFor(() => expect(asked()).toMatchObject({ threshold: 80 }));
    await type('x');
    expect(field.value).toBe('80');
    await user.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(asked()).toMatchObject({ threshold: 'all' }));
    await waitFor(() => expect(field.value).toBe(''));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are of a timeframe that is chosen, or of days of its own in either order (TOUR-07, TOUR-14, TOUR-31, TOUR-32, TOUR-36)', async () => {
    const { user, asked, requestsTo } = await openResults();
    await grid('My Best Rounds');
    await user.click(screen.getByRole('button', { name: /^Timeframe/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Timeframe' }));
    await user.click(dialog.getByRole('radio', { name: 'Last 6 Rounds' }));
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await screen.findByRole('button', { name: 'Timeframe: Last 6 Rounds' });
    await waitFor(() => expect(rowsOf(screen.getByRole('table', { name: 'My Best Rounds' }))).toHaveLength(3));
    expect(requestsTo('getResults').at(-1)?.body).toMatchObject({
      timeframe: { timePeriod: 'Rounds', timeSelectedType: 'FILTER', count: 6 },
    });
    await user.click(screen.getByRole('button', { name: /^Timeframe/ }));
    await user.click(await screen.findByRole('radio', { name: 'Dates of your own' }));
    await user.type(screen.getByLabelText('First day'), '2025-01-01');
    await user.clear(screen.getByLabelText('Last day'));
    await user.type(screen.getByLabelText('Last day'), '2024-01-01');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(asked()).toMatchObject({ timeframe: { kind: 'dates', start: '2024-01-01', end: '2025-01-01' } }),
    );
    await waitFor(() => expect(rowsOf(screen.getByRole('table', { name: 'My Best Rounds' }))).toHaveLength(1));
  });

  it('are as they were left, for each account by itself (TOUR-24)', async () => {
    const { user, asked, player } = await openResults();
    await grid('My Best Rounds');
    await user.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(asked()).toMatchObject({ threshold: 'all' }));
    await feature(player, 'round-1');
    cleanup();
    const again = await openAgain();
    await grid('My Best Rounds');
    expect(again.asked()).toMatchObject({ view: 'score', threshold: 'all' });
    cleanup();
    const other = await openResults({ featured: true });
    await grid('My Featured Rounds');
    expect(other.asked()).toMatchObject({ view: 'featured' });
  });

  it('are shared with the events that the schedule is set to, and a report of their days (TOUR-12, TOUR-14, TOUR-24)', async () => {
    const { user, requestsTo } = await openResults({
      prepare: ({ failNext }) => failNext('getReportPdf', 'UNEXPECTED'),
    });
    await grid('My Best Rounds');
    const options = { ...defaultScheduleOptions, statuses: ['invited'], eventFilter: 'Team' };
    sessionStorage.setItem('strokebook.schedule', JSON.stringify({ options, extraAccountIds: [] }));
    await user.click(await radio('18'));
    await user.click(screen.getByRole('button', { name: 'All' }));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Go' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Player Schedule' }));
    // The last twelve months, and the future.
    expect(['From', 'To'].map((label) => dialog.getByLabelText<HTMLInputElement>(label).value)).toEqual([
      '2025-09-21',
      '',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Generate Report' }));
    await waitFor(() => expect(requestsTo('getReportPdf')).toHaveLength(1));
    expect(requestsTo('getReportPdf')[0]?.body).toMatchObject({
      statuses: [6],
      eventFilter: 'Team',
      threshold: -1,
      startDate: '2025-09-21',
      endDate: null,
    });
  });

  it('show of each round its course, yards, rating, slope, score and differential, and what they come to (DATA-47)', async () => {
    const { user } = await openResults();
    const table = await grid('My Best Rounds');
    const row = within(table)
      .getByText(/ \/ 122$/)
      .closest('tr') as HTMLElement;
    const [, score, differential, course, yards, rating] = [...row.children].map((cell) => cell.textContent);
    expect([score, differential, course, rating]).toEqual([
      expect.stringMatching(new RegExp(`^${scoreOfFirst}\\b`)),
      '−4.2',
      'Cedar Ridge',
      `${(scoreOfFirst + 4.5).toFixed(1)} / 122`,
    ]);
    expect(yards).toMatch(/^\d,\d{3}/);
    expect(screen.getByText(/^A differential compares a score/)).toBeTruthy();
    expect(within(screen.getByText('Putts').parentElement as HTMLElement).getByRole('definition')).toBeTruthy();
    await user.click(within(row).getByRole('button', { name: 'Details of Cup, Aug 1, 2026' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cup, Aug 1, 2026' }));
    const link = dialog.getByRole('link', { name: 'Scorecard and shots of this round' });
    const address = new URL(link.getAttribute('href') ?? '', 'http://x');
    expect(address.pathname).toBe('/player/ingrid/my-rounds');
    expect([address.searchParams.get('ids'), address.searchParams.get('map')]).toEqual([
      '["round-1"]',
      '{"roundId":"round-1"}',
    ]);
  });

  it('show of each tournament dates, placing and field, rounds, total and average (DATA-49, DATA-50)', async () => {
    await openResults();
    const table = await grid('My Tournaments');
    const [one = 0, two = 0] = rounds.map((round) => summarizeRound(round).score ?? 0);
    const cells = [...(within(table).getAllByRole('row')[1]?.children ?? [])].map((cell) => cell.textContent);
    expect(cells[0]).toBe('CupAug 1 – Aug 2, 2026 · Amity, CA');
    expect([cells[3], cells[4]]).toEqual([`${one} · ${two}`, 'T3 of 78']);
    expect(cells[1]).toContain(String(one + two));
  });
});

describe('favorites', { timeout: 30_000 }, () => {
  it('are starred and noted by those with full access, with a way back (TOUR-10)', async () => {
    const { user, player } = await openResults({ isSignedIn: true });
    await grid('My Best Rounds');
    const star = () => screen.findByRole('button', { name: 'Favorite: Cup, Aug 1, 2026' });
    await user.click(await star());
    expect((await star()).getAttribute('aria-pressed')).toBe('true');
    await screen.findByText('Cup, Aug 1, 2026 is a favorite.');
    await waitFor(async () => expect(await featuredBy(player)).toEqual([['round-1', null]]));
    await user.click(await screen.findByRole('button', { name: 'Add note to Cup, Aug 1, 2026' }));
    await user.type(await screen.findByLabelText('Cup, Aug 1, 2026'), 'Windy.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await featuredBy(player)).toEqual([['round-1', 'Windy.']]));
    expect(await screen.findByText('Windy.')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await featuredBy(player)).toEqual([['round-1', null]]));
  });

  it('that follow each other stay as they are set until all are stored', async () => {
    const { user, player, hold, requestsTo } = await openResults({ isSignedIn: true });
    await grid('My Best Rounds');
    const [releaseFirst, releaseSecond] = ['round-1', 'round-2'].map((roundId) =>
      hold('setFavoriteRound', ({ params }) => params['roundId'] === roundId),
    );
    const star = (name: string) => screen.getByRole('button', { name: `Favorite: Cup, ${name}` });
    await user.click(star('Aug 1, 2026'));
    await user.click(star('Aug 2, 2026'));
    await waitFor(() => expect(requestsTo('setFavoriteRound')).toHaveLength(1));
    const before = requestsTo('getResults').length;
    releaseFirst?.();
    await waitFor(() => expect(requestsTo('setFavoriteRound')).toHaveLength(2));
    // A reply from before the second change would revert it.
    expect(requestsTo('getResults')).toHaveLength(before);
    expect(star('Aug 2, 2026').getAttribute('aria-pressed')).toBe('true');
    releaseSecond?.();
    await waitFor(() => expect(requestsTo('getResults').length).toBeGreaterThan(before));
    expect(star('Aug 2, 2026').getAttribute('aria-pressed')).toBe('true');
    expect((await featuredBy(player)).map(([roundId]) => roundId).toSorted()).toEqual(['round-1', 'round-2']);
  });

  it('of a tournament are marked in its schedule (TOUR-11)', async () => {
    const { user, player } = await openResults({ isSignedIn: true });
    await grid('My Tournaments');
    await user.click(await screen.findByRole('button', { name: 'Favorite: Cup' }));
    await waitFor(async () => expect((await eventNamed(player, 'Cup')).isFavorite).toBe(true));
  });

  it('keep the note of a tournament private until it is shared (TOUR-O13)', async () => {
    const { user, player } = await openResults({ isSignedIn: true });
    await grid('My Tournaments');
    await user.click(await screen.findByRole('button', { name: 'Add note to Cup' }));
    await user.type(await screen.findByLabelText('Cup'), 'Windy.');
    const share = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Share this note/ });
    expect((await share()).checked).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const saved = async () => {
      const { note, isNoteShared } = await eventNamed(player, 'Cup');
      return [note, isNoteShared];
    };
    await waitFor(async () => expect(await saved()).toEqual(['Windy.', false]));
    await user.click(await screen.findByRole('button', { name: 'Note of Cup' }));
    await user.click(await share());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await saved()).toEqual(['Windy.', true]));
  });

  it('that the server refuses are taken back with a sentence', async () => {
    const { user, failNext } = await openResults({ isSignedIn: true });
    await grid('My Best Rounds');
    failNext('setFavoriteRound', 'UNEXPECTED');
    const star = screen.getByRole('button', { name: 'Favorite: Cup, Aug 1, 2026' });
    await user.click(star);
    await screen.findByText(/^Cup, Aug 1, 2026 could not be changed\./);
    await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('false'));
  });

  it('are nobody else’s to set (ACCESS-05)', async () => {
    await openResults();
    await grid('My Best Rounds');
    expect(screen.queryByRole('button', { name: /^Favorite/ })).toBeNull();
  });
});
