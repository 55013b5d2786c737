import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
    await screen.findByText('Saved.', {}, slow);
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

  it('shows both of two pictures of a story, the first as its cover too (HOME-20)', async () => {
    const { user, requestsTo } = await server.open(edit('news'), { as: player.accountId });
    await user.click(await screen.findByRole('button', { name: 'Edit Scholar-athlete of the month' }, slow));
    await user.click(screen.getByRole('button', { name: 'Make picture 2 the cover' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('The story is saved.', {}, slow);
    const [second, first] = ['news-1-2-2', 'news-1-2-1'];
    expect(requestsTo('updateNews').map(({ body }) => body)).toMatchObject([
      { coverMediaId: second, imageMediaIds: [second, first] },
    ]);
  });

  it.each([
    ['a visitor', {}],
    ['an outsider', { as: stranger.accountId }],
  ])('leads %s to the profile (ACCESS-15)', async (_who, viewer) => {
    const { pathname } = await server.open(edit('news'), viewer);
    await waitFor(() => expect(pathname()).toBe(`/player/${player.username}/summary`), slow);
  });
});
