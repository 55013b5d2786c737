import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
const { coach, manager, player, privatePlayer, stranger } = demo;
const summaryOf = ({ username }: { readonly username: string }) => `/player/${username}/summary`;

const picture = async () =>
  (await screen.findByRole('region', { name: 'Player' })).querySelector('img') as HTMLImageElement;
const addressOf = async () => (await picture()).getAttribute('src') ?? '';

describe('the picture of a private profile', () => {
  it.each([
    ['its owner', privatePlayer.accountId],
    ['a coach of the circle', coach.accountId],
    ['a product manager', manager.accountId],
  ])('is shown to %s by an address that opens by itself (ACCESS-07, PROFILE-13)', async (_who, as) => {
    await server.open(summaryOf(privatePlayer), { as });
    const address = await addressOf();
    expect(address).toMatch(/^\/api\/accounts\/\d+\/image\?v=.+&token=.+&size=120$/);
    expect(await server.statusOf(address)).toBe(200);
    expect(await server.statusOf(address.replace(/token=[^&]+&/, ''))).toBe(404);
  });

  it.each([
    ['a visitor', {}],
    ['an outsider who is signed in', { as: stranger.accountId }],
  ])('is nothing to %s, who does not even ask for it (ACCESS-17, ACCESS-22)', async (_who, viewer) => {
    const { pathname, requestsTo } = await server.open(summaryOf(privatePlayer), viewer);
    await waitFor(() => expect(pathname()).toBe('/'));
    expect(requestsTo('getProfileImage')).toEqual([]);
  });
});

describe('the picture of a public profile', () => {
  it('has the sizes of its place, and no token (PROFILE-13)', async () => {
    await server.open(summaryOf(player), { as: player.accountId });
    const { srcset, width, height } = await picture();
    expect(await addressOf()).toMatch(/^\/api\/accounts\/1\/image\?v=[\w-]+&size=120$/);
    expect(srcset).toMatch(/size=48 48w, .*size=96 96w, .*size=192 192w, .*size=384 384w$/);
    expect([width, height]).toEqual([120, 120]);
  });

  it('is the default one where it is broken, and that of the next profile is shown again (PROFILE-13)', async () => {
    const { app } = await server.open(summaryOf(player));
    (await picture()).dispatchEvent(new Event('error'));
    await waitFor(async () => expect((await picture()).src).toContain('svg'));
    await app.router.navigate({ to: summaryOf({ username: 'diego-fuentes' }) });
    await waitFor(async () => expect(await addressOf()).toMatch(/^\/api\/accounts\/\d+\/image\?v=/));
    expect(within(await screen.findByRole('navigation', { name: 'Profile' })).getByText('Diego Fuentes')).toBeTruthy();
  });
});
