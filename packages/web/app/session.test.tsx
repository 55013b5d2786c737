import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demo, useRealServer } from '../testing/real-server.ts';

const server = useRealServer();
const { player, coach } = demo;
const TOKEN = 'strokebook.idToken';
const privateSummary = `/player/${demo.privatePlayer.username}/summary`;

/** A browser in which the player signed in by code some time ago. */
async function signedInBefore(minutesAgo: number) {
  const browser = server.createBrowser();
  const post = async (path: string, body: object) => {
    const reply = await browser.fetch(path, { method: 'POST', body: JSON.stringify(body), headers });
    return (await reply.json()) as { idToken: string };
  };
  const headers = { 'content-type': 'application/json' };
  const phoneNumber = `+1${player.national}`;
  await post('/api/auth/phone', { phoneNumber });
  const { idToken } = await post('/api/auth/verify', { phoneNumber, code: server.lastCode() });
  localStorage.setItem(TOKEN, idToken);
  server.advance(minutesAgo * 60_000);
  return browser;
}

/** Simulates a change of the storage in another tab. */
function inAnotherTab(token: string | null) {
  if (token === null) localStorage.removeItem(TOKEN);
  else localStorage.setItem(TOKEN, token);
  window.dispatchEvent(new StorageEvent('storage', { key: TOKEN, storageArea: localStorage }));
}

describe('at start-up', () => {
  it('a token that has expired is refreshed, and its account signed in (TOKEN-02, TOKEN-04)', async () => {
    const browser = await signedInBefore(24 * 60);
    await server.open('/', { browser });
    expect(await screen.findByRole('button', { name: player.name })).toBeTruthy();
    expect(browser.requestsTo('refreshSession')).toHaveLength(1);
  });

  it('nothing is refreshed where no token is stored (TOKEN-02)', async () => {
    const browser = await signedInBefore(24 * 60);
    localStorage.removeItem(TOKEN);
    await server.open('/', { browser });
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
    expect(browser.requestsTo('refreshSession')).toHaveLength(0);
    expect(browser.requestsTo('getActiveAccount')).toHaveLength(0);
  });

  it('a refresh that the network swallows is made again, and the account stays signed in (TOKEN-06)', async () => {
    const browser = await signedInBefore(24 * 60);
    browser.loseNextReply('refreshSession');
    await server.open('/dashboard', { browser });
    expect(await screen.findByRole('button', { name: player.name })).toBeTruthy();
    expect(browser.requestsTo('refreshSession')).toHaveLength(2);
  });
});

describe('a sign-in in another tab', () => {
  it('signs in here, on the page that is open (TOKEN-02, TOKEN-O4)', async () => {
    const { pathname } = await server.open(`/player/${player.username}/summary`);
    await screen.findByRole('link', { name: 'Sign in' });
    const token = await server.signIn(player.accountId);
    act(() => inAnotherTab(token));
    expect(await screen.findByRole('button', { name: player.name })).toBeTruthy();
    expect(pathname()).toBe(`/player/${player.username}/summary`);
  });

  it('as another account takes away what the one before could see (TOKEN-O4, ACCESS-17)', async () => {
    const { pathname } = await server.open(privateSummary, { as: coach.accountId });
    await screen.findByRole('heading', { level: 1, name: 'Priya Raman' });
    const token = await server.signIn(player.accountId);
    act(() => inAnotherTab(token));
    expect(await screen.findByRole('button', { name: player.name })).toBeTruthy();
    await waitFor(() => expect(pathname()).toBe('/'));
  });

  it('of the same account, or its next token, loads nothing again (TOKEN-05)', async () => {
    const { requestsTo } = await server.open('/', { as: player.accountId });
    await screen.findByRole('button', { name: player.name });
    const before = requestsTo('getActiveAccount').length;
    const token = await server.signIn(player.accountId);
    await act(async () => inAnotherTab(token));
    expect(requestsTo('getActiveAccount')).toHaveLength(before);
  });
});

describe('a sign-out in another tab', () => {
  it('leaves public pages open and turns them anonymous (TOKEN-O4)', async () => {
    const { pathname } = await server.open(`/player/${player.username}/summary`, { as: player.accountId });
    await screen.findByRole('button', { name: player.name });
    act(() => inAnotherTab(null));
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
    expect(pathname()).toBe(`/player/${player.username}/summary`);
  });

  it('leads guarded pages to sign-in and back (TOKEN-O4)', async () => {
    const { pathname, href } = await server.open('/dashboard', { as: player.accountId });
    await screen.findByRole('heading', { level: 1, name: 'Recent' });
    act(() => inAnotherTab(null));
    await waitFor(() => expect(pathname()).toBe('/auth'));
    expect(href()).toContain('returnUrl=%2Fdashboard');
  });
});
