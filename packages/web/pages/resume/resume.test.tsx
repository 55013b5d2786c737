import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure } from '../../testing/fixture-fetch.ts';
import { galleryOf, manyNews, scheduleRowOf, swingOf, tournamentRounds } from '../../testing/player-blocks.ts';
import { renderApp } from '../../testing/render-app.tsx';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

const open = async (options: Options = {}) => {
  const app = renderApp('/player/ingrid/resume', options);
  await screen.findByRole('heading', { level: 1, name: 'Ingrid Solberg' });
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull(), { timeout: 5_000 });
  return app;
};
const sections = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const stock = () => [...document.querySelectorAll('img')].some((image) => image.width === 760);

const everything = {
  getGallery: () => galleryOf(1),
  getSwingVideos: () => [swingOf('Driver')],
  getNews: () => manyNews(1),
  getSchedule: () => ({ rows: [scheduleRowOf('Open')] }),
};

describe('the public resume', () => {
  it('has its sections in order (PROFILE-14, PROFILE-15)', async () => {
    await open({ rounds: tournamentRounds(10), handlers: everything });
    expect(screen.getByRole('link', { name: 'View Resume' })).toBeTruthy();
    expect(sections()).toEqual([
      'Performance Trends',
      'Past Tournaments',
      'Upcoming Events',
      'Gallery',
      'Swing Videos',
      'Recent News',
    ]);
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

  it('shows a stock golfer where there are neither tournaments, charts nor words (PROFILE-18)', async () => {
    await open({ handlers: everything });
    expect(stock()).toBe(true);
  });

  it.each([
    ['a tournament', { rounds: tournamentRounds(1) }],
    ['about text', { profile: { account: { accountExtraInfo: [{ about: 'Plays.' } as never] } } }],
  ])('shows no stock golfer beside %s (PROFILE-18)', async (_what, options) => {
    const info = { ncaaNumber: null, college: null, collegeEndDate: null, collegeGpa: null };
    const school = { highSchool: null, highSchoolEndDate: null, highSchoolGpa: null };
    const about =
      'profile' in options
        ? { profile: { account: { accountExtraInfo: [{ about: 'Plays.', ...info, ...school }] } } }
        : options;
    await open(about);
    expect(stock()).toBe(false);
  });

  it('lists past tournaments with their rounds, average, best and total (DATA-50)', async () => {
    await open({ rounds: tournamentRounds(2) });
    const table = screen.getByRole('table', { name: 'Past Tournaments' });
    const cells = within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells[0]).toMatch(/^\d\d · \d\d$/);
    expect(cells.slice(1).every((cell) => /^\d+(\.\d)? \((E|[+\u2212][\d.]+)\)$/.test(cell ?? ''))).toBe(true);
  });

  it.each([
    ['Performance Trends', { getBestTenCharts: () => failure('REQUEST_INVALID') }],
    ['Past Tournaments', { getPastTournaments: () => failure('REQUEST_INVALID') }],
    ['Upcoming Events', { getSchedule: () => failure('REQUEST_INVALID') }],
  ])('says in the place of %s that it failed, and of nothing else (ERR-O5)', async (part, broken) => {
    await open({ rounds: tournamentRounds(10), handlers: { ...everything, ...broken } });
    const place = screen.getByRole('region', { name: part });
    expect(within(place).getByRole('alert').textContent).toContain(`${part} could not be shown.`);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    const places = ['Performance Trends', 'Past Tournaments', 'Upcoming Events', 'Gallery'];
    expect(sections().filter((title) => places.includes(title ?? ''))).toEqual(places);
  });

  it('says what failed instead of hiding it, and asks again (ERR-O5)', async () => {
    let isBroken = true;
    const { user } = await open({
      handlers: { getSchedule: () => (isBroken ? failure('REQUEST_INVALID') : { rows: [scheduleRowOf('Open')] }) },
    });
    expect(stock()).toBe(false);
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Upcoming Events' })).toBeTruthy();
  });
});
