import { resolveObjectURL } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure } from '../../testing/fixture-fetch.ts';
import { demo, useRealServer } from '../../testing/real-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const server = useRealServer();
const { coach, manager, player, privatePlayer, stranger } = demo;
/** Private by a setting of the site, where the other is private by its account. */
const otherPrivate = { accountId: 31, username: 'siobhan-delaney' };
const summaryOf = ({ username }: { readonly username: string }) => `/player/${username}/summary`;

const picture = async () =>
  (await screen.findByRole('navigation', { name: 'Profile' })).querySelector('img') as HTMLImageElement;

/** The object URL that is shown, once there is one other than that which was shown before. */
async function objectUrl(before?: string): Promise<string> {
  await waitFor(async () => {
    const { src } = await picture();
    expect(src).toMatch(/^blob:/);
    expect(src).not.toBe(before);
  });
  return (await picture()).src;
}

async function contentOf(url: string) {
  const blob = resolveObjectURL(url);
  return blob === undefined ? null : { contentType: blob.type, bytes: [...new Uint8Array(await blob.arrayBuffer())] };
}

async function answerTo(accountId: number, as: number) {
  const { status, contentType, bytes } = await server.imageOf(accountId, { as });
  expect(status).toBe(200);
  return { contentType, bytes: [...bytes] };
}

describe('the picture of a private profile', () => {
  it.each([
    ['its owner', privatePlayer.accountId],
    ['a coach of the circle', coach.accountId],
    ['a product manager', manager.accountId],
  ])('is shown to %s, byte for byte as the server has it (ACCESS-07, PROFILE-13)', async (_who, as) => {
    await server.storeImage(privatePlayer.accountId, 'image/png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0xff, 0x00));
    await server.open(summaryOf(privatePlayer), { as });
    const shown = await contentOf(await objectUrl());
    expect(shown).toEqual({ contentType: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0xff, 0x00] });
    expect(shown).toEqual(await answerTo(privatePlayer.accountId, as));
  });

  it('gives its address back when the profile is left', async () => {
    const { app } = await server.open(summaryOf(privatePlayer), { as: coach.accountId });
    const url = await objectUrl();
    await app.router.navigate({ to: '/' });
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Profile' })).toBeNull());
    expect(await contentOf(url)).toBeNull();
  });

  it('gives its address back when that of another profile takes its place', async () => {
    const { app } = await server.open(summaryOf(privatePlayer), { as: manager.accountId });
    const before = await objectUrl();
    await app.router.navigate({ to: summaryOf(otherPrivate) });
    const after = await objectUrl(before);
    expect(await contentOf(after)).toEqual(await answerTo(otherPrivate.accountId, manager.accountId));
    expect(await contentOf(before)).toBeNull();
  });

  it.each([
    ['a visitor', {}],
    ['an outsider who is signed in', { as: stranger.accountId }],
  ])('is nothing to %s, who does not even ask for it (ACCESS-17, ACCESS-22)', async (_who, viewer) => {
    const { pathname, requestsTo } = await server.open(summaryOf(privatePlayer), viewer);
    await waitFor(() => expect(pathname()).toBe('/'));
    expect(requestsTo('getProfileImage')).toEqual([]);
    expect((await server.imageOf(privatePlayer.accountId, viewer)).status).toBe(404);
  });

  const privateProfile = { allowPublicSite: false, hasFullAccess: true, account: { imgUrl: '/api/accounts/1/image' } };

  it('is the default one where it is missing (PROFILE-13)', async () => {
    const { server: fixture } = renderApp('/player/ingrid/summary', {
      isSignedIn: true,
      profile: privateProfile,
      handlers: { getProfileImage: () => failure('NOT_FOUND') },
    });
    await waitFor(() => expect(fixture.callsOf('getProfileImage')).toHaveLength(1));
    expect((await picture()).src).toContain('svg');
  });

  it('is the default one where it is broken (PROFILE-13)', async () => {
    await server.open(summaryOf(privatePlayer), { as: coach.accountId });
    await objectUrl();
    (await picture()).dispatchEvent(new Event('error'));
    await waitFor(async () => expect((await picture()).src).not.toMatch(/^blob:/));
    expect((await picture()).src).toContain('svg');
  });
});

describe('the picture of a public profile', () => {
  it('is loaded by the browser itself, for those who have full access too (PROFILE-13)', async () => {
    const { requestsTo } = await server.open(summaryOf(player), { as: player.accountId });
    expect((await picture()).getAttribute('src')).toBe('/api/accounts/1/image');
    expect(requestsTo('getProfileImage')).toEqual([]);
  });

  it('is shown after that of another profile was broken (PROFILE-13)', async () => {
    const { app } = await server.open(summaryOf(player));
    (await picture()).dispatchEvent(new Event('error'));
    await waitFor(async () => expect((await picture()).src).toContain('svg'));
    await app.router.navigate({ to: summaryOf({ username: 'diego-fuentes' }) });
    await waitFor(async () => expect((await picture()).getAttribute('src')).toMatch(/^\/api\/accounts\/\d+\/image$/));
    expect(within(await screen.findByRole('navigation', { name: 'Profile' })).getByText('Diego Fuentes')).toBeTruthy();
  });
});
