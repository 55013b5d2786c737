import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failure } from '../../testing/fixture-fetch.ts';
import {
  featuredOf,
  galleryOf,
  manyNews,
  newsOf,
  pictureOf,
  scheduleRowOf,
  swingOf,
  tournamentRounds,
} from '../../testing/player-blocks.ts';
import { renderApp } from '../../testing/render-app.tsx';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

const open = async (options: Options = {}, search = '') => {
  const app = renderApp(`/player/ingrid/summary${search}`, { rounds: tournamentRounds(12), ...options });
  await screen.findByRole('region', { name: 'News' }, { timeout: 5_000 });
  return app;
};
const card = (name: string) => screen.getByRole('region', { name });
const headlines = () => within(card('News')).getAllByRole('button', { name: /^News/ });
afterEach(() => vi.unstubAllGlobals());

const logged = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

describe('the about block', () => {
  it('shows photo, name and View Resume, which visitors are led to the report by (ABOUT-01, PROFILE-15, PROFILE-O4)', async () => {
    await open();
    const about = card('About');
    expect(within(about).getByRole('heading', { level: 1, name: 'Ingrid Solberg' })).toBeTruthy();
    expect(about.querySelector('img')?.width).toBe(136);
    expect(within(about).getByRole('link', { name: 'View Resume' }).getAttribute('href')).toBe(
      '/cgr/resume?accountId=1',
    );
  });

  it('leads on to the stats of the player (ABOUT-15)', async () => {
    await open();
    expect(within(card('About')).getByRole('link', { name: 'Compare Stats' }).getAttribute('href')).toBe(
      '/player/ingrid/stats',
    );
  });

  it.each([
    [178, false],
    [179, true],
  ])('of %i px text offers Read More: %s; the popup holds it all (ABOUT-02, ABOUT-03)', async (height, isLong) => {
    vi.spyOn(HTMLParagraphElement.prototype, 'scrollHeight', 'get').mockReturnValue(height);
    const info = { about: 'Plays fast.', ncaaNumber: null, college: null, collegeEndDate: null, collegeGpa: null };
    const school = { highSchool: 'Port Amity Prep', highSchoolEndDate: null, highSchoolGpa: null };
    const body = { classYear: null, height: null, weight: null, ghin: null, websiteLink: null };
    const account = { accountExtraInfo: [{ ...info, ...school, ...body }] };
    const { user } = await open({ profile: { account } });
    expect(within(card('About')).getByText('Port Amity Prep High School')).toBeTruthy();
    const more = screen.queryByRole('button', { name: 'Read More' });
    expect(more !== null).toBe(isLong);
    if (more === null) return;
    await user.click(more);
    const dialog = await screen.findByRole('dialog', { name: 'About Ingrid Solberg' });
    expect(within(dialog).getByText('Plays fast.')).toBeTruthy();
  });
});

describe('the charts', () => {
  const charts = () => within(card('Performance Trends'));

  it('are two bar charts and two spider charts (ABOUT-05, DATA-51)', async () => {
    await open();
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
    await open({ rounds: tournamentRounds(10) });
    await screen.findByRole('table', { name: 'Best 10 Tournament Rounds' });
    expect(screen.queryByRole('table', { name: 'Best 10 Consecutive Tournament Rounds' })).toBeNull();
  });

  it('are none without rounds (ABOUT-07)', async () => {
    await open({ rounds: [] });
    expect(charts().queryByRole('table')).toBeNull();
    expect(charts().getByText('No tournament rounds were logged in these days.')).toBeTruthy();
  });

  it('open the rounds behind them by the details button and by a bar (ABOUT-09, ABOUT-O2)', async () => {
    const { user } = await open();
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
    const { server, user, href } = await open();
    const asked = () =>
      server.callsOf('getBestTenCharts').map(({ query }) => `${query.get('start')}..${query.get('end')}`);
    expect(asked()).toEqual(['2024-09-20..2026-09-20']);
    await user.click(screen.getByRole('button', { name: 'Last 24 Months' }));
    await user.click(await screen.findByRole('radio', { name: 'Last 12 Months' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(asked()).toEqual(['2024-09-20..2026-09-20', '2025-09-20..2026-09-20']));
    expect(href()).toBe('/player/ingrid/summary?range=Last+12+Months');
  });
});

describe('featured tournaments', () => {
  it('are 8 at a time; View More adds 8 (ABOUT-10)', async () => {
    const favTournaments = Array.from({ length: 18 }, (_, index) => featuredOf(`Cup ${index}`));
    const { user } = await open({ handlers: { getFeaturedTournaments: () => ({ favTournaments }) } });
    const cards = () => within(card('Featured Tournaments')).getAllByRole('listitem').length;
    expect(cards()).toBe(8);
    await user.click(within(card('Featured Tournaments')).getByRole('button', { name: 'View More' }));
    expect(cards()).toBe(16);
    await user.click(within(card('Featured Tournaments')).getByRole('button', { name: 'View More' }));
    expect([cards(), within(card('Featured Tournaments')).queryByRole('button')]).toEqual([18, null]);
  });

  it('say what was played, and which was best (ABOUT-12, DATA-49)', async () => {
    const favTournaments = [
      featuredOf('Cup', {
        ...{ isBest: true, note: { noteContent: '<b>Windy</b>' }, tournamentUrl: 'javascript:alert(1)' },
        placing: 'T2 of 60',
      }),
    ];
    await open({ handlers: { getFeaturedTournaments: () => ({ favTournaments }) } });
    const cup = within(card('Featured Tournaments')).getByRole('listitem');
    for (const text of ['Best', '144 (E)', '71 · 73', '72.0', 'Pine Hollow, Amity, CA', '<b>Windy</b>', 'T2 of 60']) {
      expect(within(cup).getByText(text)).toBeTruthy();
    }
    expect(within(cup).queryByRole('link')).toBeNull();
  });

  it('without a round say how it ended, or that no round was logged', async () => {
    const unplayed = { score: null, roundScores: [] };
    const favTournaments = [featuredOf('Cup', { ...unplayed, placing: 'T3 of 78' }), featuredOf('Future', unplayed)];
    await open({ handlers: { getFeaturedTournaments: () => ({ favTournaments }) } });
    const [cup, future] = within(card('Featured Tournaments')).getAllByRole('listitem');
    expect(within(cup as HTMLElement).getByText('T3 of 78')).toBeTruthy();
    expect(within(cup as HTMLElement).queryByText('No rounds logged.')).toBeNull();
    expect(within(future as HTMLElement).getByText('No rounds logged.')).toBeTruthy();
  });

  it('that cannot be loaded are none (ABOUT-11)', async () => {
    const errors = logged();
    await open({ handlers: { getFeaturedTournaments: () => failure('NOT_FOUND') } });
    expect(screen.queryByRole('region', { name: 'Featured Tournaments' })).toBeNull();
    expect(errors).toHaveBeenCalledWith('Error fetching featured tournaments:', expect.anything());
  });
});

describe('upcoming events', () => {
  it('show the counts, the five soonest and the way to the full schedule (ABOUT-13, ABOUT-14, ABOUT-O4)', async () => {
    const statuses = ['inField', 'considering', 'qualifying', 'applied', 'conflict', 'invited', 'inField'] as const;
    const rows = statuses.map((status, index) => scheduleRowOf(`Cup ${index}`, { status }));
    await open({ handlers: { getSchedule: () => ({ rows, players: [] }) } });
    const events = within(card('Upcoming Events'));
    expect(events.getByText('Confirmed').nextSibling?.textContent).toBe('4');
    expect(events.getByText('Considering', { selector: 'dt' }).nextSibling?.textContent).toBe('2');
    expect(events.getAllByRole('listitem')).toHaveLength(5);
    expect(events.queryByText('Cup 4')).toBeNull();
    expect(events.getByRole('link', { name: 'Full Schedule' }).getAttribute('href')).toBe('/player/ingrid/schedule/0');
  });

  it('that cannot be loaded say so, and are asked for again (ERR-O5)', async () => {
    let isBroken = true;
    const getSchedule = () => (isBroken ? failure('REQUEST_INVALID') : { rows: [scheduleRowOf('Cup')], players: [] });
    const { user } = await open({ handlers: { getSchedule } });
    expect(within(card('Upcoming Events')).getByRole('alert').textContent).toContain(
      'Upcoming Events could not be shown.',
    );
    isBroken = false;
    await user.click(within(card('Upcoming Events')).getByRole('button', { name: 'Retry' }));
    expect(await within(card('Upcoming Events')).findByText('Cup')).toBeTruthy();
  });
});

describe('what is empty', () => {
  const fillLinks = () =>
    screen
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.includes('/edit/'));

  it('leads those who may fill it to where they can, beside the words of the page', async () => {
    await open({ isSignedIn: true, rounds: [] });
    const places = { About: 'about', 'Featured Tournaments': 'schedule', 'Upcoming Events': 'schedule' };
    const media = { Gallery: 'pictures', 'Swing Videos': 'videos', News: 'news' };
    for (const [name, place] of Object.entries({ ...places, ...media })) {
      const links = within(card(name)).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toContain(`/player/ingrid/edit/${place}`);
    }
    expect(within(card('Upcoming Events')).getByText('No upcoming events.')).toBeTruthy();
    expect(within(card('News')).getByText('No newsfeed items have been added.')).toBeTruthy();
  });

  it('leads nobody else there', async () => {
    await open({ rounds: [] });
    expect(fillLinks()).toEqual([]);
  });

  it('is no such thing once it is filled', async () => {
    const info = { ncaaNumber: null, college: null, collegeEndDate: null, collegeGpa: null };
    const school = { highSchool: null, highSchoolEndDate: null, highSchoolGpa: null };
    const facts = { classYear: null, height: null, weight: null, ghin: null, websiteLink: null };
    await open({
      isSignedIn: true,
      profile: { account: { accountExtraInfo: [{ about: 'Plays.', ...info, ...school, ...facts }] } },
      handlers: {
        getFeaturedTournaments: () => ({ favTournaments: [featuredOf('Cup')] }),
        getSchedule: () => ({ rows: [scheduleRowOf('Open')], players: [] }),
        getGallery: () => galleryOf(1),
        getSwingVideos: () => [swingOf('Driver')],
        getNews: () => manyNews(1),
      },
    });
    expect(fillLinks()).toEqual([]);
  });
});

describe('the gallery', () => {
  it('shows one featured picture at a time, with arrows and no indicators, in the sizes of its place (HOME-01, HOME-02, API-33, DATA-54)', async () => {
    const { server, user } = await open({ handlers: { getGallery: () => galleryOf(3) } });
    expect(
      server.callsOf('getGallery').map(({ params, query }) => [params['accountId'], query.get('isFeatured')]),
    ).toEqual([['1', 'true']]);
    const carousel = document.querySelector('[aria-roledescription="carousel"]') as HTMLElement;
    const shown = () =>
      carousel.querySelector('[aria-roledescription="slide"]:not([inert])')?.getAttribute('aria-label');
    expect(shown()).toBe('1 of 3: Picture 1');
    expect(carousel.querySelector('img')?.srcset).toContain('400w');
    expect(within(carousel).queryByRole('button', { name: /^Show/ })).toBeNull();
    await user.click(within(carousel).getByRole('button', { name: 'Previous' }));
    expect(shown()).toBe('3 of 3: Picture 3');
    await user.click(within(carousel).getByRole('button', { name: 'Next' }));
    expect(shown()).toBe('1 of 3: Picture 1');
    await user.keyboard('{ArrowRight}');
    expect(shown()).toBe('2 of 3: Picture 2');
  });

  it('is not there without pictures (HOME-04, PROFILE-19)', async () => {
    await open();
    expect(screen.queryByRole('region', { name: 'Gallery' })).toBeNull();
  });

  it('that cannot be loaded is logged, and not there (ERR-16)', async () => {
    const errors = logged();
    await open({ handlers: { getGallery: () => failure('NOT_FOUND') } });
    expect(screen.queryByRole('region', { name: 'Gallery' })).toBeNull();
    expect(errors).toHaveBeenCalledWith('Error fetching media:', expect.anything());
  });
});

describe('swing videos', () => {
  const swings = [swingOf('Driver'), swingOf('Wedge', { kind: 'link', url: 'https://youtu.be/demoSwing01' })];
  const getSwingVideos = () => swings;

  it('have a play button that goes while they play, and controls from then on (HOME-05, HOME-06, HOME-07)', async () => {
    await open({ handlers: { getSwingVideos } });
    const video = screen.getByLabelText<HTMLVideoElement>('Driver');
    const play = () => screen.queryByRole('button', { name: 'Play Driver' });
    expect([video.controls, play() !== null]).toEqual([false, true]);
    video.dispatchEvent(new Event('play'));
    await waitFor(() => expect([video.controls, play() !== null]).toEqual([true, false]));
    video.dispatchEvent(new Event('pause'));
    await waitFor(() => expect([video.controls, play() !== null]).toEqual([true, true]));
  });

  it('of another site are loaded from it only when they are wanted (HOME-05, HOME-O4)', async () => {
    const { user } = await open({ handlers: { getSwingVideos } });
    const carousel = card('Swing Videos');
    await user.click(within(carousel).getAllByRole('button', { name: 'Next' })[0] as Element);
    expect(carousel.querySelector('iframe')).toBeNull();
    await user.click(within(carousel).getByRole('button', { name: 'Play Wedge from YouTube' }));
    expect(carousel.querySelector('iframe')?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/demoSwing01/);
  });

  it('that cannot be loaded are none, and logged (HOME-O6, PROFILE-20)', async () => {
    const errors = logged();
    await open({ handlers: { getSwingVideos: () => failure('NOT_FOUND') } });
    expect(screen.queryByRole('region', { name: 'Swing Videos' })).toBeNull();
    expect(errors).toHaveBeenCalledWith('Error fetching swing videos:', expect.anything());
  });
});

describe('the news', () => {
  it('are rows of headline and date, 4 at first; View More and View Less step by 4 (HOME-09, HOME-14, HOME-15, HOME-16, HOME-17, HOME-18, HOME-O2)', async () => {
    vi.stubGlobal('innerWidth', 1050);
    const { user } = await open({ handlers: { getNews: () => manyNews(10) } });
    const button = (name: string) => within(card('News')).queryByRole('button', { name });
    expect(headlines()[0]?.textContent).toBe('News 1Sep 14, 2026');
    expect([headlines().length, button('View Less')]).toEqual([4, null]);
    await user.click(button('View More') as Element);
    expect(headlines()).toHaveLength(8);
    await user.click(button('View More') as Element);
    expect([headlines().length, button('View More')]).toEqual([10, null]);
    await user.click(button('View Less') as Element);
    expect(headlines()).toHaveLength(8);
  });

  it('are 3 at first in a window narrower than 1050 px (HOME-14, HOME-O1)', async () => {
    vi.stubGlobal('innerWidth', 1049);
    await open({ handlers: { getNews: () => manyNews(10) } });
    expect(headlines()).toHaveLength(3);
  });

  it('without any say so (HOME-10, HOME-12, PROFILE-O1)', async () => {
    await open();
    expect(within(card('News')).getByText('No newsfeed items have been added.')).toBeTruthy();
  });

  it('have a spinner of 70 px while they load (HOME-11, HOME-12)', async () => {
    let answer = () => undefined as void;
    const delay = ({ routeId }: { routeId: string }) =>
      routeId === 'getNews' ? new Promise<void>((resolve) => (answer = resolve)) : undefined;
    await open({ delay, handlers: { getNews: () => manyNews(1) } });
    const spinner = within(card('News')).getByRole('status', { name: 'Loading' });
    expect(spinner.querySelector<HTMLElement>('.mantine-Loader-root')?.style.getPropertyValue('--loader-size')).toBe(
      'calc(4.375rem * var(--mantine-scale))',
    );
    answer();
    expect(await within(card('News')).findByRole('button', { name: /^News 1/ })).toBeTruthy();
  });

  it('that cannot be loaded are as if there were none, and logged (HOME-O6)', async () => {
    const errors = logged();
    await open({ handlers: { getNews: () => failure('NOT_FOUND') } });
    expect(within(card('News')).getByText('No newsfeed items have been added.')).toBeTruthy();
    expect(errors).toHaveBeenCalledWith('Error fetching news:', expect.anything());
  });
});

describe('an article', () => {
  const openArticle = async (item: Parameters<typeof newsOf>[1]) => {
    const story = newsOf('News 1', item);
    const { user } = await open({ handlers: { getNews: () => [story], getNewsItem: () => story } });
    await user.click(headlines()[0] as Element);
    const dialog = await screen.findByRole('dialog', { name: 'News 1' });
    await within(dialog).findByText(story.body);
    return { user, dialog };
  };

  it('shows headline and date before the rest has come, and says where it cannot be shown (HOME-13, HOME-19)', async () => {
    const story = newsOf('News 1');
    const answers = [
      Promise.withResolvers<typeof story | Response>(),
      Promise.withResolvers<typeof story | Response>(),
    ];
    let asked = 0;
    const getNewsItem = () => answers[asked++]?.promise ?? story;
    const { user } = await open({ handlers: { getNews: () => [story], getNewsItem } });
    await user.click(headlines()[0] as Element);
    const dialog = await screen.findByRole('dialog', { name: 'News 1' });
    expect(within(dialog).getByText('Sep 14, 2026')).toBeTruthy();
    expect(within(dialog).queryByText(story.body)).toBeNull();
    answers[0]?.resolve(failure('NOT_FOUND'));
    await user.click(await within(dialog).findByRole('button', { name: 'Retry' }));
    answers[1]?.resolve(story);
    expect(await within(dialog).findByText(story.body)).toBeTruthy();
  });

  it('opens from its row with header, date and body, at most 680 px wide (HOME-13, HOME-19)', async () => {
    const { dialog } = await openArticle({ body: 'One <script>alert(1)</script> two' });
    expect(within(dialog).getByText('Sep 14, 2026')).toBeTruthy();
    expect(within(dialog).getByText('One <script>alert(1)</script> two')).toBeTruthy();
    const root = dialog.closest<HTMLElement>('.mantine-Modal-root');
    expect(root?.style.getPropertyValue('--modal-size')).toBe('calc(42.5rem * var(--mantine-scale))');
  });

  it('has a carousel with indicators of several pictures (HOME-20, HOME-24)', async () => {
    const { user, dialog } = await openArticle({ images: [pictureOf('a'), pictureOf('b', 600, 800)] });
    await user.click(within(dialog).getByRole('button', { name: 'Show 2 of 2' }));
    const shown = dialog.querySelector('[aria-roledescription="slide"]:not([inert])') as HTMLElement;
    expect(shown.querySelector('img')?.dataset['portrait']).toBe('true');
    const full = within(shown).getByRole('link', { name: 'View full image' });
    expect([full.getAttribute('href'), full.getAttribute('target')]).toEqual(['/b-600.webp', '_blank']);
  });

  it.each([
    ['is one of them', pictureOf('a'), 2, '/a-400.webp'],
    ['is none of them', pictureOf('cover'), 3, '/cover-400.webp'],
  ])(
    'shows each picture once, the cover first, where the cover %s (HOME-20)',
    async (_what, coverPhoto, count, first) => {
      const { dialog } = await openArticle({ coverPhoto, images: [pictureOf('a'), pictureOf('b')] });
      expect(within(dialog).getAllByRole('button', { name: /^Show/ })).toHaveLength(count);
      const shown = dialog.querySelector('[aria-roledescription="slide"]:not([inert]) img');
      expect(shown?.getAttribute('src')).toBe(first);
    },
  );

  it.each([
    ['its cover', { coverPhoto: pictureOf('cover'), images: [pictureOf('a')] }, '/cover-400.webp'],
    ['its one picture without a cover', { images: [pictureOf('a')] }, '/a-400.webp'],
  ])(
    'shows %s alone, in landscape to the full width (HOME-20, HOME-26, HOME-O3, HOME-O5)',
    async (_what, item, src) => {
      const { dialog } = await openArticle(item);
      const pictures = [...dialog.querySelectorAll('img')];
      expect(pictures.map((one) => [one.getAttribute('src'), one.dataset['portrait']])).toEqual([[src, undefined]]);
      expect(within(dialog).queryByRole('button', { name: /^Show/ })).toBeNull();
    },
  );

  it('has links in new tabs, none that runs, and videos in frames (HOME-21, HOME-22, HOME-23)', async () => {
    const { user, dialog } = await openArticle({
      links: [
        { label: 'The results', url: 'https://example.com/results' },
        { label: 'A trap', url: 'javascript:alert(1)' },
        { label: 'https://youtu.be/demoSwing01', url: 'https://example.com' },
      ],
      videos: [{ url: '/clip.webm', width: 640, height: 480 }],
    });
    const links = within(dialog).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      ['The results', 'https://example.com/results', 'noopener noreferrer'],
    ]);
    expect(within(dialog).getByText('A trap').closest('a')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Play https://youtu.be/demoSwing01 from YouTube' }));
    expect(dialog.querySelector('iframe')?.src).toContain('youtube-nocookie.com/embed/demoSwing01');
    const video = dialog.querySelector('video');
    expect([video?.controls, video?.muted, video?.getAttribute('src')]).toEqual([true, true, '/clip.webm']);
  });

  it('plays a video of the video site in its frame and leads to one of any other site in a new tab (HOME-21)', async () => {
    const size = { width: null, height: null };
    const { user, dialog } = await openArticle({
      videos: [
        { url: 'https://www.youtube.com/watch?v=demoSwing01', ...size },
        { url: 'https://example.com/swing.mp4', ...size },
      ],
    });
    expect(dialog.querySelector('video')).toBeNull();
    const links = within(dialog).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['https://example.com/swing.mp4', '_blank'],
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Play Video of News 1 from YouTube' }));
    expect(dialog.querySelector('iframe')?.src).toContain('youtube-nocookie.com/embed/demoSwing01');
  });
});
