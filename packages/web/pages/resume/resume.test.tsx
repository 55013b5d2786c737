import { calendarDay } from '@strokebook/golf/calendar';
import type { RoundDocument } from '@strokebook/golf/model';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addClip, addEvent, publishManyNews, publishNews } from '../../testing/player-content.ts';
import { type TestPlayer, useRealServer } from '../../testing/real-server.ts';
import { makeRound, TODAY, tournamentRounds } from '../../testing/rounds.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

const server = useRealServer({ today: TODAY });

type Options = {
  readonly rounds?: readonly RoundDocument[];
  readonly about?: string;
  readonly prepare?: (player: TestPlayer, browser: TestBrowser) => unknown;
};

const open = async ({ rounds = [], about, prepare }: Options = {}) => {
  const player = await server.withRounds(rounds, about === undefined ? {} : { extraInfo: { about } });
  const browser = server.createBrowser();
  await prepare?.(player, browser);
  const app = await server.open('/player/ingrid/resume', { browser });
  await screen.findByRole('heading', { level: 1, name: 'Ingrid Solberg' });
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());
  return app;
};
const sections = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const stock = () => [...document.querySelectorAll('img')].some((image) => image.width === 760);

const addPicture = ({ accountId }: TestPlayer, number: number) =>
  server.addPicture(accountId, `p${number}`, { title: `Picture ${number}`, isFeatured: true, sortOrder: number });

async function addEverything(player: TestPlayer): Promise<void> {
  await addPicture(player, 1);
  await addClip(player, 'Driver');
  await publishNews(player, 'News 1');
  await addEvent(player, 'Open');
}

describe('the public resume', () => {
  it('has its sections in order (PROFILE-14, PROFILE-15)', async () => {
    await open({ rounds: tournamentRounds(10), prepare: addEverything });
    expect(screen.getByRole('link', { name: 'View Resume' })).toBeTruthy();
    expect(sections()).toEqual([
      'Every round, to par',
      'Averages',
      'Performance Trends',
      'Past Tournaments',
      'Upcoming Events',
      'Gallery',
      'Swing Videos',
      'Recent News',
    ]);
  });

  it('says first how the player scores, and nothing of it without a tournament (FIRST-08, PROFILE-16, ABOUT-O20)', async () => {
    await open({ rounds: tournamentRounds(10) });
    const facts = document.querySelector('main dl');
    expect(facts?.textContent).toMatch(/^Scoring average, 2026\/27 season\d/);
    expect(facts?.compareDocumentPosition(screen.getByText('Every round, to par'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    cleanup();
    await open();
    expect(screen.queryByText(/Scoring average/)).toBeNull();
  });

  it('has the widgets of the player home, which is the summary (GEN-07, GEN-O4)', async () => {
    const widgets = () =>
      [...document.querySelectorAll('[aria-roledescription="slide"]')]
        .map((slide) => slide.getAttribute('aria-label'))
        .concat([...document.querySelectorAll('video')].map((video) => video.getAttribute('aria-label')))
        .concat(screen.getAllByRole('button', { name: /^News/ }).map((row) => row.textContent));
    const { app } = await open({
      rounds: tournamentRounds(10),
      prepare: async (player) => {
        await addEverything(player);
        await addPicture(player, 2);
      },
    });
    const resume = widgets();
    expect(resume).toEqual(expect.arrayContaining(['1 of 2: Picture 1', 'Driver', 'News 1Sep 14, 2026']));
    await app.router.navigate({ to: '/player/$username', params: { username: 'ingrid' } });
    await screen.findByRole('region', { name: 'News' });
    expect(app.router.state.location.pathname).toBe('/player/ingrid/summary');
    expect(widgets()).toEqual(resume);
  });

  it('hides every section that is empty (PROFILE-16, PROFILE-19, PROFILE-20, PROFILE-O1)', async () => {
    await open();
    expect(sections()).toEqual([]);
  });

  it.each([
    [9, false],
    [10, true],
  ])('with %i included rounds shows charts: %s (PROFILE-17, ABOUT-O1)', async (count, hasCharts) => {
    await open({ rounds: tournamentRounds(count) });
    expect(sections().includes('Performance Trends')).toBe(hasCharts);
  });

  it('shows a stock golfer where there are neither tournaments, charts nor words, and says so (PROFILE-18)', async () => {
    await open({ prepare: addEverything });
    expect(stock()).toBe(true);
    expect(screen.getByText(/has not filled in a resume yet|^Nothing on this resume yet/)).toBeTruthy();
  });

  it.each([
    ['a tournament', { rounds: tournamentRounds(1) }],
    ['about text', { about: 'Plays.' }],
  ])('shows no stock golfer beside %s (PROFILE-18)', async (_what, options) => {
    await open(options);
    expect(stock()).toBe(false);
  });

  it('leads the focus to the first row that View More adds, and never off the page', async () => {
    const rounds = Array.from({ length: 9 }, (_, index) => {
      const playedOn = calendarDay(`2026-08-0${index + 1}`);
      return makeRound({ id: index + 1, playedOn, type: 'tournament', tournament: `Cup ${index + 1}` });
    });
    const { user } = await open({ rounds, prepare: (player) => publishManyNews(player, 6) });
    const press = async (region: string, name: string) =>
      user.click(within(screen.getByRole('region', { name: region })).getByRole('button', { name }));
    const focused = () => document.activeElement?.textContent;
    await press('Past Tournaments', 'View More');
    expect([document.activeElement?.tagName, focused()]).toEqual(['TR', expect.stringContaining('Cup 1')]);
    await press('Recent News', 'View More');
    // Three stand there at first in a window as narrow as the tests' one.
    expect(focused()).toContain('News 4');
    await press('Recent News', 'View Less');
    expect(focused()).toContain('News 4');
  });

  it('lists past tournaments as a leaderboard: finish, rounds, total and to par (DATA-50)', async () => {
    await open({ rounds: tournamentRounds(2) });
    const table = screen.getByRole('table', { name: 'Past Tournaments' });
    const cells = within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    const [finish, rounds, total, toPar] = cells as [string, string, string, string];
    const scores = rounds.trim().split(' ').map(Number);
    expect([finish, scores.length, scores.reduce((sum, score) => sum + score, 0)]).toEqual(['-', 2, Number(total)]);
    expect(toPar).toMatch(/^(E|[+\u2212]\d+)$/);
  });

  it.each([
    ['Performance Trends', 'getBestTenCharts'],
    ['Past Tournaments', 'getPastTournaments'],
    ['Upcoming Events', 'getSchedule'],
  ] as const)('says in the place of %s that it failed, and of nothing else (ERR-O5)', async (part, routeId) => {
    let mend = () => {};
    const { user, hold } = await open({
      rounds: tournamentRounds(10),
      prepare: async (player, { failAll }) => {
        await addEverything(player);
        mend = failAll(routeId, 'REQUEST_INVALID');
      },
    });
    const place = () => within(screen.getByRole('region', { name: part }));
    expect(place().getByRole('alert').textContent).toContain(`${part} could not be shown.`);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    const places = ['Performance Trends', 'Past Tournaments', 'Upcoming Events', 'Gallery'];
    const shown = () => sections().filter((title) => places.includes(title ?? ''));
    expect(shown()).toEqual(places);
    mend();
    const release = hold(routeId);
    await user.click(place().getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(shown()).toEqual(places);
    release();
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());
    expect(shown()).toEqual(places);
  });

  it('says what failed instead of hiding it, and asks again (ERR-O5)', async () => {
    let mend = () => {};
    const { user } = await open({
      prepare: async (player, { failAll }) => {
        await addEvent(player, 'Open');
        mend = failAll('getSchedule', 'REQUEST_INVALID');
      },
    });
    expect(stock()).toBe(false);
    mend();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() =>
      expect(within(screen.getByRole('region', { name: 'Upcoming Events' })).getByText('Open')).toBeTruthy(),
    );
  });
});
