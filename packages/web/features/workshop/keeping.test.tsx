import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pictureFile, publishNews, storyOf } from '../../testing/player-content.ts';
import { demo, type TestPlayer, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
const { player } = demo;
const edit = (tab: string) => `/player/${player.username}/edit/${tab}`;
const slow = { timeout: 20_000 };
const TOKEN = 'strokebook.idToken';

/** Opens a tab of the workshop of a new player, prepared by the test. */
async function openTab(tab: string, prepare: (player: TestPlayer) => unknown = () => undefined) {
  const owner = await server.withRounds([]);
  await prepare(owner);
  return { ...(await server.open(`/player/ingrid/edit/${tab}`, { as: owner.accountId })), owner };
}

/** Adds 'Picture 1', 'Picture 2' and so on to a player's gallery. */
const addPictures = async ({ accountId }: TestPlayer, count: number) => {
  for (let place = 1; place <= count; place += 1) {
    await server.addPicture(accountId, `picture-${place}`, { title: `Picture ${place}`, sortOrder: place });
  }
};

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = () => screen.findByRole('dialog', { name: 'Leave without saving?' }, slow);
const fileInput = () => screen.findByLabelText('Choose pictures', { selector: 'input' }, slow);
const focused = () => document.activeElement;

/** Simulates a change of the signed-in account in another tab. */
const inAnotherTab = (token: string | null) =>
  act(async () => {
    if (token === null) localStorage.removeItem(TOKEN);
    else localStorage.setItem(TOKEN, token);
    window.dispatchEvent(new StorageEvent('storage', { key: TOKEN, storageArea: localStorage }));
  });

describe('what was typed in the workshop', { timeout: 60_000 }, () => {
  it('is sent alone: a field that was not touched is not sent along with it', async () => {
    const { user, requestsTo } = await server.open(edit('about'), { as: player.accountId });
    await user.type(await screen.findByLabelText('Weight', {}, slow), '1');
    await user.click(button('Save'));
    await screen.findByText('Saved', { selector: '[role=status]' }, slow);
    expect(Object.keys(requestsTo('updateProfileDetails')[0]?.body as object)).toEqual(['weight']);
  });

  it('replaces no story that was changed elsewhere: its writer loads that one, or saves theirs anyway', async () => {
    const { user, owner } = await openTab('news', (player) => publishNews(player, 'Won'));
    const { accountId } = owner;
    const [{ newsId } = { newsId: '' }] = await owner.call('getNews', { params: { accountId } });
    const elsewhere = (header: string) =>
      owner.call('updateNews', { params: { accountId, newsId }, body: storyOf(header) });
    await user.click(await screen.findByRole('button', { name: 'Edit Won' }, slow));
    let headline = await screen.findByLabelText<HTMLInputElement>('Headline', {}, slow);
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
    const { user, hold, failNext, requestsTo } = await openTab('news');
    const release = hold('uploadPicture');
    await user.click(await screen.findByRole('button', { name: 'Write news' }, slow));
    await user.type(screen.getByLabelText('Headline'), 'Won');
    await user.upload(await fileInput(), [pictureFile('one.png'), pictureFile('two.png')]);
    await screen.findByText('Waiting for 2 pictures…');
    await user.click(button('Publish'));
    expect([requestsTo('createNews').length, focused()]).toEqual([0, button('Publish')]);
    await waitFor(() => expect(requestsTo('uploadPicture')).toHaveLength(1));
    failNext('uploadPicture', 'UPLOAD_BUSY');
    release();
    await screen.findByText('One picture has not arrived. Retry or dismiss it first.');
    await user.click(button('Publish'));
    expect(requestsTo('createNews')).toHaveLength(0);
    await user.click(button('Dismiss two.png'));
    await user.click(button('Publish'));
    await screen.findByText('The story is published.');
    expect(requestsTo('createNews').map(({ body }) => body)).toMatchObject([{ imageMediaIds: [expect.any(String)] }]);
  });

  it.each([
    ['pictures', 'uploadPicture', pictureFile()],
    ['videos', 'uploadClip', new File(['x'], 'a.mp4', { type: 'video/mp4' })],
  ] as const)('asks before files on their way are lost: %s', async (tab, upload, file) => {
    const { user, pathname, hold } = await openTab(tab);
    hold(upload);
    const input = await screen.findByLabelText(`Choose ${tab}`, { selector: 'input' }, slow);
    await user.upload(input, [file, file]);
    await screen.findByRole('list', { name: `Uploads of ${tab}` });
    await user.click(screen.getByRole('link', { name: 'About' }));
    expect(within(await dialog()).getByText('2 files are still on the way, and would not arrive.')).toBeTruthy();
    await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pathname()).toBe(`/player/ingrid/edit/${tab}`);
  });

  it('is not thrown away by Cancel without asking', async () => {
    const [open, label] = ['Write news', 'Headline'];
    const { user } = await openTab('news');
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
    const { user, failNext, requestsTo } = await openTab('pictures', (owner) => addPictures(owner, 2));
    failNext('updateMedia', 'UNEXPECTED');
    const [caption] = await screen.findAllByLabelText<HTMLInputElement>('Caption', {}, slow);
    if (caption === undefined) throw new Error('there is no caption');
    await user.clear(caption);
    await user.type(caption, 'At the top{Enter}');
    await screen.findByText('Something went wrong on our side.');
    expect(caption.value).toBe('At the top');
    const about = screen.getByRole('link', { name: 'About' });
    await user.click(about);
    await user.click(within(await dialog()).getByRole('button', { name: 'Stay here' }));
    // The dialog returns the focus after it has closed.
    await waitFor(() => expect(focused()).toBe(about));
    await user.click(button(/^Retry caption of/));
    await screen.findByText('Saved', { selector: '[role=status]' });
    expect(requestsTo('updateMedia').map(({ body }) => body)).toEqual([
      { title: 'At the top' },
      { title: 'At the top' },
    ]);
    await waitFor(() => expect(focused()).toBe(caption));
  });

  it('outlives a sign-out in another tab, says so, and is saved once its writer is signed in again', async () => {
    const { user, pathname, owner, hold } = await openTab('news');
    const token = localStorage.getItem(TOKEN);
    await user.click(await screen.findByRole('button', { name: 'Write news' }, slow));
    const headline = screen.getByLabelText<HTMLInputElement>('Headline');
    await user.type(headline, 'Won');
    await inAnotherTab(null);
    const link = within(await screen.findByRole('alert')).getByRole<HTMLAnchorElement>('link');
    expect([link.target, link.getAttribute('href')]).toEqual([
      '_blank',
      '/auth?returnUrl=%2Fplayer%2Fingrid%2Fedit%2Fnews',
    ]);
    const release = hold('createNews');
    await user.click(button('Publish'));
    await screen.findByRole('button', { name: 'Saving…' });
    release();
    await screen.findByRole('button', { name: 'Publish' });
    expect(screen.getByRole('alert').textContent).toContain('You are signed out.');
    expect([headline.value, pathname()]).toEqual(['Won', '/player/ingrid/edit/news']);
    await inAnotherTab(token);
    expect(screen.getByRole('alert').textContent).toBe('You are signed in again. Please save once more.');
    await user.click(button('Publish'));
    await screen.findByText('The story is published.');
    const stories = await owner.call('getNews', { params: { accountId: owner.accountId } });
    expect(stories.map(({ header }) => header)).toEqual(['Won']);
  });

  it('left behind after a sign-out in another tab, it takes along what the account could see (TOKEN-O4)', async () => {
    const { user, pathname } = await openTab('news');
    await user.click(await screen.findByRole('button', { name: 'Write news' }, slow));
    await user.type(screen.getByLabelText('Headline'), 'Won');
    await inAnotherTab(null);
    await user.click(button('Cancel'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(pathname()).toBe('/player/ingrid/summary'), slow);
  });
});

describe('a list of the workshop', { timeout: 60_000 }, () => {
  it('asks before a picture is deleted; Esc takes the question back, and the focus goes on to the next one', async () => {
    const { user, requestsTo } = await openTab('pictures', (owner) => addPictures(owner, 2));
    await user.click(await screen.findByRole('button', { name: 'Delete Picture 1' }, slow));
    expect(focused()).toBe(button('Keep'));
    await user.keyboard('{Escape}');
    expect([focused(), requestsTo('deleteMedia').length]).toEqual([button('Delete Picture 1'), 0]);
    await user.click(button('Delete Picture 1'));
    await user.click(button('Delete for good'));
    await screen.findByText('Picture 1 is deleted.');
    await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Caption')));
    await user.click(button('Delete Picture 2'));
    await user.click(button('Delete for good'));
    await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'Gallery' })), slow);
  });

  it('leads to the first field of a form it opens, to the first wrong one after a refusal, and back', async () => {
    const { user } = await openTab('news', async (owner) => {
      for (const header of ['First', 'Second']) await publishNews(owner, header);
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
    const { user, requestsTo } = await openTab('pictures', (owner) => addPictures(owner, 3));
    const down = await screen.findByRole('button', { name: 'Move Picture 1 down' }, slow);
    const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
    await user.click(down);
    await waitFor(() => expect(requestsTo('orderMedia')).toHaveLength(1));
    now.mockReturnValue(10_299);
    const other = button('Move Picture 2 down');
    expect(fireEvent.mouseDown(other, { detail: 2 })).toBe(false);
    fireEvent.click(other, { detail: 2 });
    expect([requestsTo('orderMedia').length, focused()]).toEqual([1, down]);
    now.mockReturnValue(10_300);
    fireEvent.click(button('Move Picture 3 up'));
    await waitFor(() => expect(requestsTo('orderMedia')).toHaveLength(2));
  });
});
