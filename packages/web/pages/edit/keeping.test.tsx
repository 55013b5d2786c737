import type { ScheduleEvent } from '@strokebook/contract';
import { calendarDay } from '@strokebook/golf/calendar';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failure } from '../../testing/fixture-fetch.ts';
import { galleryOf, newsOf } from '../../testing/player-blocks.ts';
import { demo, useRealServer } from '../../testing/real-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const server = useRealServer();
const { player } = demo;
const edit = (tab: string) => `/player/${player.username}/edit/${tab}`;
const slow = { timeout: 20_000 };
const done = { status: 'SUCCESS' } as const;
const TOKEN = 'strokebook.idToken';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;
const renderTab = (tab: string, handlers: NonNullable<Options['handlers']>) =>
  renderApp(`/player/ingrid/edit/${tab}`, { isSignedIn: true, handlers });

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = () => screen.findByRole('dialog', { name: 'Leave without saving?' }, slow);
const picture = (name = 'one.png') => new File(['x'], name, { type: 'image/png' });
const fileInput = () => screen.findByLabelText('Choose pictures', { selector: 'input' }, slow);
const focused = () => document.activeElement;

/** What this tab hears when another one changes who is signed in. */
const inAnotherTab = (token: string | null) =>
  act(async () => {
    if (token === null) localStorage.removeItem(TOKEN);
    else localStorage.setItem(TOKEN, token);
    window.dispatchEvent(new StorageEvent('storage', { key: TOKEN, storageArea: localStorage }));
  });

const eventOf = (name: string, isOwn = false): ScheduleEvent => ({
  status: 'considering',
  isFavorite: false,
  note: null,
  isOwn,
  tournament: {
    tournamentId: name,
    name,
    url: null,
    city: null,
    state: null,
    startDate: calendarDay('2026-10-01'),
    endDate: calendarDay('2026-10-02'),
    numberOfRounds: 2,
    eventType: 'tournament',
    locale: 'local',
    isTeamEvent: false,
  },
});

describe('what was typed in the workshop', { timeout: 60_000 }, () => {
  it('is sent alone: a field that was not touched is not sent along with it', async () => {
    const { user, requestsTo } = await server.open(edit('about'), { as: player.accountId });
    await user.type(await screen.findByLabelText('Weight', {}, slow), '1');
    await user.click(button('Save'));
    await screen.findByText('Saved.', {}, slow);
    expect(Object.keys(requestsTo('updateProfileDetails')[0]?.body as object)).toEqual(['weight']);
  });

  it('replaces no story that was changed elsewhere: its writer loads that one, or saves theirs anyway', async () => {
    const browser = server.createBrowser();
    const { user } = await server.open(edit('news'), { as: player.accountId, browser });
    const openStory = async () => {
      await user.click(
        await screen.findByRole('button', { name: /^Edit Scholar-athlete|^Edit Elsewhere|^Edit Mine/ }, slow),
      );
      return screen.findByLabelText<HTMLInputElement>('Headline', {}, slow);
    };
    const path = `/api/accounts/${player.accountId}/news`;
    const elsewhere = async (header: string) => {
      const list = (await (await browser.fetch(path, { headers: server.bearer() })).json()) as {
        newsId: string;
        header: string;
      }[];
      const newsId = list.find((item) => /^Scholar-athlete|^Elsewhere|^Mine/.test(item.header))?.newsId;
      const body = {
        publishedOn: '2026-05-01',
        header,
        body: '',
        coverMediaId: null,
        imageMediaIds: [],
        clipMediaIds: [],
        links: [],
        videoUrls: [],
      };
      const headers = { ...server.bearer(), 'content-type': 'application/json' };
      const reply = await browser.fetch(`${path}/${newsId}`, { method: 'PUT', headers, body: JSON.stringify(body) });
      expect(reply.status).toBe(200);
    };
    let headline = await openStory();
    await elsewhere('Elsewhere one');
    await user.clear(headline);
    await user.type(headline, 'Mine');
    await user.click(button('Save'));
    await screen.findByText('This story was changed elsewhere since you began.', {}, slow);
    await waitFor(() => expect(focused()).toBe(button('Load the other one')));
    await user.click(button('Load the other one'));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Headline').value).toBe('Elsewhere one'), slow);
    headline = screen.getByLabelText('Headline');
    await elsewhere('Elsewhere two');
    await user.clear(headline);
    await user.type(headline, 'Mine');
    await user.click(button('Save'));
    await user.click(await screen.findByRole('button', { name: 'Save mine anyway' }, slow));
    await screen.findByText('The story is saved.', {}, slow);
    expect(await screen.findByRole('button', { name: 'Edit Mine' }, slow)).toBeTruthy();
  });

  it('is published with its pictures: those on their way are waited for, those that failed are dealt with first', async () => {
    const sent = Promise.withResolvers<void>();
    let isBroken = false;
    const uploadPicture = async () => {
      if (isBroken) return failure('UPLOAD_BUSY');
      await sent.promise;
      return galleryOf(1)[0] as never;
    };
    const createNews = () => newsOf('Won');
    const { user, server: fixture } = renderTab('news', { uploadPicture, createNews, getNews: () => [] });
    await user.click(await screen.findByRole('button', { name: 'Write news' }, slow));
    await user.type(screen.getByLabelText('Headline'), 'Won');
    await user.upload(await fileInput(), [picture('one.png'), picture('two.png')]);
    await screen.findByText('Waiting for 2 pictures…');
    await user.click(button('Publish'));
    expect([fixture.callsOf('createNews').length, focused()]).toEqual([0, button('Publish')]);
    isBroken = true;
    await act(async () => sent.resolve());
    await screen.findByText('One picture has not arrived. Retry or dismiss it first.');
    await user.click(button('Publish'));
    expect(fixture.callsOf('createNews')).toHaveLength(0);
    await user.click(button('Dismiss two.png'));
    await user.click(button('Publish'));
    await screen.findByText('The story is published.');
    expect(fixture.callsOf('createNews').map(({ body }) => body)).toMatchObject([{ imageMediaIds: ['g1'] }]);
  });

  it.each([
    ['pictures', 'getGallery', 'uploadPicture', picture()],
    ['videos', 'getSwingVideos', 'uploadClip', new File(['x'], 'a.mp4', { type: 'video/mp4' })],
  ] as const)('asks before files on their way are lost: %s', async (tab, list, upload, file) => {
    const never = () => new Promise<never>(() => undefined);
    const { user, pathname } = renderTab(tab, { [list]: () => [], [upload]: never });
    const input = await screen.findByLabelText(`Choose ${tab}`, { selector: 'input' }, slow);
    await user.upload(input, [file, file]);
    await screen.findByRole('list', { name: `Uploads of ${tab}` });
    await user.click(screen.getByRole('link', { name: 'About' }));
    expect(within(await dialog()).getByText('2 files are still on the way, and would not arrive.')).toBeTruthy();
    await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pathname()).toBe(`/player/ingrid/edit/${tab}`);
  });

  it.each([
    ['news', 'Write news', 'Headline'],
    ['schedule', 'Add event', 'Note'],
  ])('is not thrown away by Cancel without asking: %s', async (tab, open, label) => {
    const { user } = renderTab(tab, { getNews: () => [], getScheduleEvents: () => [], searchTournaments: () => [] });
    await user.click(await screen.findByRole('button', { name: open }, slow));
    await user.click(button('Cancel'));
    expect(focused()).toBe(button(open));
    await user.click(button(open));
    await user.type(screen.getByLabelText(label), 'Typed');
    await user.click(button('Cancel'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Stay here' }));
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('Typed');
    await waitFor(() => expect(focused()).toBe(button('Cancel')));
    await user.click(button('Cancel'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(focused()).toBe(button(open)));
  });

  it('stays when it is a caption that could not be saved, until it is tried again', async () => {
    let isBroken = true;
    const updateMedia = () => (isBroken ? failure('UNEXPECTED') : done);
    const { user, server: fixture } = renderTab('pictures', { getGallery: () => galleryOf(2), updateMedia });
    const [caption] = await screen.findAllByLabelText<HTMLInputElement>('Caption', {}, slow);
    if (caption === undefined) throw new Error('there is no caption');
    await user.clear(caption);
    await user.type(caption, 'At the top{Enter}');
    await screen.findByText('Something went wrong on our side.');
    expect(caption.value).toBe('At the top');
    await user.click(screen.getByRole('link', { name: 'About' }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Stay here' }));
    isBroken = false;
    await user.click(button(/^Retry caption of/));
    await screen.findByText('Saved.');
    expect(fixture.callsOf('updateMedia').map(({ body }) => body)).toEqual([
      { title: 'At the top' },
      { title: 'At the top' },
    ]);
    expect(focused()).toBe(caption);
  });

  it('outlives a sign-out in another tab, says so, and is saved once its writer is signed in again', async () => {
    const createNews = ({ token }: { readonly token: string | null }) =>
      token === null ? failure('NOT_FOUND') : newsOf('Won');
    const { user, pathname } = renderTab('news', { createNews, getNews: () => [] });
    await user.click(await screen.findByRole('button', { name: 'Write news' }, slow));
    const headline = screen.getByLabelText<HTMLInputElement>('Headline');
    await user.type(headline, 'Won');
    await inAnotherTab(null);
    const link = within(await screen.findByRole('alert')).getByRole<HTMLAnchorElement>('link');
    expect([link.target, link.getAttribute('href')]).toEqual([
      '_blank',
      '/auth?returnUrl=%2Fplayer%2Fingrid%2Fedit%2Fnews',
    ]);
    await user.click(button('Publish'));
    expect(screen.getByRole('alert').textContent).toContain('You are signed out.');
    expect([headline.value, pathname()]).toEqual(['Won', '/player/ingrid/edit/news']);
    await inAnotherTab('good-token');
    expect(screen.getByRole('alert').textContent).toBe('You are signed in again. Please save once more.');
    await user.click(button('Publish'));
    await screen.findByText('The story is published.');
  });

  it('left behind after a sign-out in another tab, it takes along what the account could see (TOKEN-O4)', async () => {
    const { user, pathname } = renderTab('news', { getNews: () => [] });
    await user.click(await screen.findByRole('button', { name: 'Write news' }, slow));
    await user.type(screen.getByLabelText('Headline'), 'Won');
    await inAnotherTab(null);
    await user.click(button('Cancel'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(pathname()).toBe('/player/ingrid/summary'), slow);
  });
});

describe('a list of the workshop', { timeout: 60_000 }, () => {
  it('asks before an event is taken out; Esc takes the question back, and the focus goes on to the next one', async () => {
    let events = [eventOf('Open'), eventOf('Cup')];
    const deleteScheduleEvent = ({ params }: { readonly params: Record<string, string> }) => {
      events = events.filter(({ tournament }) => tournament.tournamentId !== params['tournamentId']);
      return done;
    };
    const { user, server: fixture } = renderTab('schedule', { getScheduleEvents: () => events, deleteScheduleEvent });
    await user.click(await screen.findByRole('button', { name: 'Take out Open' }, slow));
    expect(focused()).toBe(button('Keep'));
    await user.keyboard('{Escape}');
    expect([focused(), fixture.callsOf('deleteScheduleEvent').length]).toEqual([button('Take out Open'), 0]);
    await user.click(button('Take out Open'));
    await user.click(button('Take out for good'));
    await screen.findByText('Open is taken out.');
    await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Status of Cup')));
    await user.click(button('Take out Cup'));
    await user.click(button('Take out for good'));
    await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'Schedule' })), slow);
  });

  it('leads to the first field of a form it opens, to the first wrong one after a refusal, and back', async () => {
    const problems = [{ path: '$.header', message: 'is required' }];
    const refusal = {
      error: { code: 'REQUEST_INVALID', message: 'The request cannot be read.', requestId: 'r', problems },
    };
    const { user } = renderTab('news', {
      getNews: () => [newsOf('First'), newsOf('Second')],
      getNewsItem: () => newsOf('Second'),
      updateNews: () => Response.json(refusal, { status: 400 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Second' }, slow));
    const headline = await screen.findByLabelText('Headline', {}, slow);
    await waitFor(() => expect(focused()).toBe(headline));
    await user.clear(headline);
    await user.click(button('Save'));
    await screen.findByText('The headline is required.');
    expect(screen.queryByText('The request cannot be read.')).toBeNull();
    await waitFor(() => expect(focused()).toBe(headline));
    await user.click(button('Cancel'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(focused()).toBe(button('Edit Second')));
  });

  it('keeps the focus on the picture that a double click has moved, and moves no other', async () => {
    const { user, server: fixture } = renderTab('pictures', { getGallery: () => galleryOf(3), orderMedia: () => done });
    const down = await screen.findByRole('button', { name: 'Move Picture 1 down' }, slow);
    const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
    await user.click(down);
    await waitFor(() => expect(fixture.callsOf('orderMedia')).toHaveLength(1));
    now.mockReturnValue(10_299);
    const other = button('Move Picture 2 down');
    expect(fireEvent.mouseDown(other, { detail: 2 })).toBe(false);
    fireEvent.click(other, { detail: 2 });
    expect([fixture.callsOf('orderMedia').length, focused()]).toEqual([1, down]);
    now.mockReturnValue(10_300);
    fireEvent.click(button('Move Picture 3 up'));
    await waitFor(() => expect(fixture.callsOf('orderMedia')).toHaveLength(2));
  });
});

describe('the event form', { timeout: 60_000 }, () => {
  it('marks what is in the schedule already, and asks once when the typing pauses (UX-12)', async () => {
    const found = [eventOf('Open'), eventOf('Cup')].map(({ tournament }) => tournament);
    const { user, server: fixture } = renderTab('schedule', {
      getScheduleEvents: () => [eventOf('Open')],
      searchTournaments: () => found,
    });
    await user.click(await screen.findByRole('button', { name: 'Add event' }, slow));
    expect(
      (await screen.findByRole<HTMLInputElement>('radio', { name: /Open .* in your schedule/ }, slow)).disabled,
    ).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Cup/ }).disabled).toBe(false);
    await user.type(screen.getByLabelText('Search by name or city'), 'amity');
    const searches = () => fixture.callsOf('searchTournaments').map(({ query }) => query.get('search') ?? '');
    await waitFor(() => expect(searches().at(-1)).toBe('amity'));
    expect(searches()).toEqual(['', 'amity']);
  });

  it('says at its field what is wrong, in words of its own, and completes a web address by itself', async () => {
    const { user, requestsTo } = await server.open(edit('schedule'), { as: player.accountId });
    await user.click(await screen.findByRole('button', { name: 'Add event' }, slow));
    await user.click(screen.getByText('Make one'));
    await user.type(screen.getByLabelText('Name'), 'Club championship');
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '' } });
    const rounds = screen.getByLabelText('Rounds');
    await user.clear(rounds);
    await user.type(rounds, '1.5');
    await user.type(screen.getByLabelText('Web page'), 'example.com/cup{Enter}');
    await screen.findByText('Choose the first day.', {}, slow);
    expect(screen.getByText('Rounds must be a whole number.')).toBeTruthy();
    expect(screen.queryByText('The request cannot be read.')).toBeNull();
    await waitFor(() => expect(focused()).toBe(screen.getByLabelText('First day')));
    expect(requestsTo('createScheduleEvent').map(({ body }) => body)).toMatchObject([
      { tournament: { url: 'https://example.com/cup' } },
    ]);
  });
});
