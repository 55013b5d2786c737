import { calendarDay } from '@strokebook/golf/calendar';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure } from '../../testing/fixture-fetch.ts';
import { galleryOf, manyNews, scheduleRowOf, swingOf, tournamentRounds } from '../../testing/player-blocks.ts';
import { makeRound } from '../../testing/rounds.ts';
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
  getSchedule: () => ({ rows: [scheduleRowOf('Open')], players: [] }),
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

  it('has the widgets of the player home, which is the summary (GEN-07, GEN-O4)', async () => {
    const widgets = () =>
      [...document.querySelectorAll('[aria-roledescription="slide"]')]
        .map((slide) => slide.getAttribute('aria-label'))
        .concat([...document.querySelectorAll('video')].map((video) => video.getAttribute('aria-label')))
        .concat(screen.getAllByRole('button', { name: /^News/ }).map((row) => row.textContent));
    const { app } = await open({
      rounds: tournamentRounds(10),
      handlers: { ...everything, getGallery: () => galleryOf(2) },
    });
    const resume = widgets();
    expect(resume).toEqual(expect.arrayContaining(['1 of 2: Picture 1', 'Driver', 'News 1Sep 14, 2026']));
    await app.router.navigate({ to: '/player/$username', params: { username: 'ingrid' } });
    await screen.findByRole('region', { name: 'News' }, { timeout: 5_000 });
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
    const body = { classYear: null, height: null, weight: null, ghin: null, websiteLink: null };
    const about =
      'profile' in options
        ? { profile: { account: { accountExtraInfo: [{ about: 'Plays.', ...info, ...school, ...body }] } } }
        : options;
    await open(about);
    expect(stock()).toBe(false);
  });

  it('shows what a recruiter looks for: figures of the player, their website as a safe link, and their logo (ABOUT-01)', async () => {
    const info = { about: null, ncaaNumber: '22', college: null, collegeEndDate: null, collegeGpa: null };
    const school = { highSchool: null, highSchoolEndDate: null, highSchoolGpa: null };
    const body = { classYear: 'Junior', height: `5'9"`, weight: '150 lb', ghin: '1234567' };
    const openWith = async (websiteLink: string) => {
      const accountExtraInfo = [{ ...info, ...school, ...body, websiteLink }];
      const logoUrl = '/api/accounts/1/image?use=customLogo&v=a';
      renderApp('/player/ingrid/resume', { profile: { account: { accountExtraInfo, logoUrl } } });
      return within((await screen.findAllByRole('region', { name: 'About' })).at(-1) as HTMLElement);
    };
    const block = await openWith('https://example.com/me');
    for (const value of ['Junior', `5'9"`, '150 lb', '1234567', '22']) expect(block.getByText(value)).toBeTruthy();
    const link = block.getByRole<HTMLAnchorElement>('link', { name: 'example.com/me' });
    expect([link.href, link.rel]).toEqual(['https://example.com/me', 'noopener noreferrer nofollow']);
    const logo = block.getByRole<HTMLImageElement>('img', { name: 'Logo of Ingrid Solberg' });
    expect([logo.width, logo.height]).toEqual([72, 72]);
    const unsafe = await openWith('javascript:alert(1)');
    expect(unsafe.queryByRole('link', { name: /alert/ })).toBeNull();
  });

  it('leads the focus to the first row that View More adds, and never off the page', async () => {
    const rounds = Array.from({ length: 9 }, (_, index) => {
      const playedOn = calendarDay(`2026-08-0${index + 1}`);
      return makeRound({ id: index + 1, playedOn, type: 'tournament', tournament: `Cup ${index + 1}` });
    });
    const { user } = await open({ rounds, handlers: { getNews: () => manyNews(6) } });
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
      handlers: {
        getSchedule: () => (isBroken ? failure('REQUEST_INVALID') : { rows: [scheduleRowOf('Open')], players: [] }),
      },
    });
    expect(stock()).toBe(false);
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Upcoming Events' })).toBeTruthy();
  });
});
