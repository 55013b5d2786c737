import { errors } from '@strokebook/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addClip, pictureFile } from '../../testing/player-content.ts';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
const { player, stranger } = demo;
const edit = (tab: string) => `/player/${player.username}/edit/${tab}`;
const slow = { timeout: 20_000 };
const captions = async () =>
  (await screen.findAllByLabelText('Caption', {}, slow)).map((field) => (field as HTMLInputElement).value);

describe('the workshop', { timeout: 60_000 }, () => {
  it('keeps what a player says of themselves, and says at its field what is wrong (DATA-02, DATA-16)', async () => {
    const { user, requestsTo } = await server.open(edit('about'), { as: player.accountId });
    const website = await screen.findByLabelText('Website', {}, slow);
    await user.clear(website);
    await user.type(website, 'javascript:alert(1)');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Website must be a web address that begins with http:// or https://.', {}, slow);
    await waitFor(() => expect(document.activeElement).toBe(website));
    await user.clear(website);
    await user.type(website, 'https://example.com/me');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved', { selector: '[role=status]' }, slow);
    expect(requestsTo('updateProfileDetails')).toHaveLength(2);
  });

  it('puts pictures in order by keyboard, and says where each has come (HOME-02)', async () => {
    const { user } = await server.open(edit('pictures'), { as: player.accountId });
    const [first = '', second = '', ...others] = await captions();
    const down = screen.getByRole('button', { name: `Move ${first} down` });
    down.focus();
    await user.keyboard('{Enter}');
    await screen.findByText(`${first} is now 2 of 6.`, {}, slow);
    expect(await captions()).toEqual([second, first, ...others]);
    expect(document.activeElement).toBe(down);
  });

  it('asks once more before it deletes, and the focus stays where the question is', async () => {
    const { user, requestsTo } = await server.open(edit('pictures'), { as: player.accountId });
    const [first = ''] = await captions();
    await user.click(screen.getByRole('button', { name: `Delete ${first}` }));
    const keep = screen.getByRole('button', { name: 'Keep' });
    expect(document.activeElement).toBe(keep);
    await user.click(keep);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: `Delete ${first}` }));
    expect(requestsTo('deleteMedia')).toHaveLength(0);
  });

  it('says of each file why it was refused, and lets it be tried again', async () => {
    const { user } = await server.open(edit('pictures'), { as: player.accountId });
    const input = await screen.findByLabelText('Choose pictures', { selector: 'input' }, slow);
    await user.upload(input, new File(['<svg/>'], 'art.png', { type: 'image/png' }));
    const uploads = screen.getByRole('list', { name: 'Uploads of pictures' });
    expect((await within(uploads).findByRole('alert', {}, slow)).textContent).toContain('not a picture');
    expect(within(uploads).getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('says that too many files are on their way, and sends the one that is still there when it is tried again', async () => {
    const { accountId } = await server.withRounds([]);
    const { user, failNext, requestsTo } = await server.open('/player/ingrid/edit/pictures', { as: accountId });
    failNext('uploadPicture', 'UPLOAD_BUSY');
    const input = await screen.findByLabelText('Choose pictures', { selector: 'input' }, slow);
    await user.upload(input, pictureFile('finish.png'));
    const uploads = screen.getByRole('list', { name: 'Uploads of pictures' });
    expect((await within(uploads).findByRole('alert', {}, slow)).textContent).toBe(errors.UPLOAD_BUSY.message);
    expect(within(uploads).getByText('finish.png')).toBeTruthy();
    await user.click(within(uploads).getByRole('button', { name: 'Retry' }));
    await screen.findByText('1 uploaded.', {}, slow);
    expect([requestsTo('uploadPicture').length, within(uploads).queryByText('finish.png')]).toEqual([2, null]);
    expect(await captions()).toHaveLength(1);
  });

  it('shows both of two pictures of a story, the first as its cover too (HOME-20)', async () => {
    const { user, requestsTo } = await server.open(edit('news'), { as: player.accountId });
    await user.click(await screen.findByRole('button', { name: 'Edit Scholar-athlete of the month' }, slow));
    await user.click(await screen.findByRole('button', { name: 'Make picture 2 the cover' }, slow));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('The story is saved.', {}, slow);
    const [second, first] = ['news-1-2-2', 'news-1-2-1'];
    expect(requestsTo('updateNews').map(({ body }) => body)).toMatchObject([
      { coverMediaId: second, imageMediaIds: [second, first] },
    ]);
  });

  it('has clips of the library chosen for a story, and shows it as its readers will see it (HOME-20, HOME-21)', async () => {
    const { user, requestsTo } = await server.open(edit('news'), { as: player.accountId });
    const editStory = async () =>
      user.click(await screen.findByRole('button', { name: 'Edit Scholar-athlete of the month' }, slow));
    await editStory();
    const [second, first] = ['Seven iron, down the line', 'Driver, face on'];
    for (const name of [second, first]) await user.click(await screen.findByRole('checkbox', { name }, slow));
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const dialog = await screen.findByRole('dialog', { name: 'Scholar-athlete of the month' });
    const clips = [...dialog.querySelectorAll('video')].map(({ src }) => new URL(src).pathname.split('/').at(-2));
    expect(clips).toEqual(['swing-1-2', 'swing-1-1']);
    expect(within(dialog).getAllByRole('button', { name: /^Show \d of 2$/ })).toHaveLength(2);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('The story is saved.', {}, slow);
    expect(requestsTo('updateNews').map(({ body }) => body)).toMatchObject([
      { clipMediaIds: ['swing-1-2', 'swing-1-1'] },
    ]);
    await editStory();
    expect(await screen.findByRole('checkbox', { name: first, checked: true }, slow)).toBeTruthy();
  });

  it('refuses a link of a story that would run, at its place (HOME-23)', async () => {
    const { accountId } = await server.withRounds([]);
    const { user } = await server.open('/player/ingrid/edit/news', { as: accountId });
    await user.click(await screen.findByRole('button', { name: 'Write news' }, slow));
    await user.type(screen.getByLabelText('Headline'), 'Won by <b>two</b>');
    const input = await screen.findByLabelText('Choose pictures', { selector: 'input' }, slow);
    await user.upload(input, pictureFile('cover.png'));
    await screen.findByRole('button', { name: 'Remove picture 1' }, slow);
    await user.click(screen.getByRole('button', { name: 'Add link' }));
    await user.type(screen.getByLabelText('Address of link 1'), 'javascript:alert(1)');
    await user.type(screen.getByLabelText('Text of link 1'), 'Report');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText(/must be a web address that begins with http/, {}, slow);
    await user.clear(screen.getByLabelText('Address of link 1'));
    await user.type(screen.getByLabelText('Address of link 1'), 'https://example.com/report');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText('The story is published.', {}, slow);
    expect(screen.getByText('Won by <b>two</b>')).toBeTruthy();
  });

  it('takes no more clips for a story than five, and says so', async () => {
    const titles = Array.from({ length: 6 }, (_, index) => `Swing ${index + 1}`);
    const player = await server.withRounds([]);
    for (const title of titles) await addClip(player, title);
    const { user } = await server.open('/player/ingrid/edit/news', { as: player.accountId });
    await user.click(await screen.findByRole('button', { name: 'Write news' }, slow));
    for (const name of titles.slice(0, 5)) await user.click(await screen.findByRole('checkbox', { name }, slow));
    expect(screen.getByText('5 of 5 chosen.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Swing 6' }).disabled).toBe(true);
  });

  it.each([
    ['a visitor', {}],
    ['an outsider', { as: stranger.accountId }],
  ])('leads %s to the profile (ACCESS-15)', async (_who, viewer) => {
    const { pathname } = await server.open(edit('news'), viewer);
    await waitFor(() => expect(pathname()).toBe(`/player/${player.username}/summary`), slow);
  });
});
