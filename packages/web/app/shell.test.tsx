import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { demo, useRealServer } from '../testing/real-server.ts';

const server = useRealServer();
const as = demo.player.accountId;
const summary = `/player/${demo.player.username}/summary`;

describe('the shell', () => {
  it('offers sign-in with the way back, and signs nobody in without a token (TOKEN-02)', async () => {
    const { requestsTo } = await server.open(summary);
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toBe(`/auth?returnUrl=${encodeURIComponent(summary)}`);
    expect(requestsTo('getActiveAccount')).toHaveLength(0);
  });

  it('signs in whoever holds a token at start-up (TOKEN-02)', async () => {
    await server.open('/', { as });
    expect(await screen.findByRole('button', { name: 'Ingrid Solberg' })).toBeTruthy();
  });

  it('is anonymous again when the token and its refresh are refused (TOKEN-06, TOKEN-O4)', async () => {
    localStorage.setItem('strokebook.idToken', await server.signIn(as));
    server.advance(24 * 60 * 60_000);
    const { pathname, requestsTo } = await server.open(summary);
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
    expect(requestsTo('refreshSession').length).toBeGreaterThan(0);
    expect(pathname()).toBe(summary);
    expect(localStorage.getItem('strokebook.idToken')).toBeNull();
  });

  it('signs out from the account menu, telling the server (TOKEN-07)', async () => {
    const { user, requestsTo, pathname } = await server.open(summary, { as });
    await user.click(await screen.findByRole('button', { name: 'Ingrid Solberg' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
    expect(requestsTo('signOut')).toHaveLength(1);
    await waitFor(() => expect(pathname()).toBe('/'));
  });

  it('opens the own profile by hand and tells the window that the sign-in state may have changed (AUTH-08)', async () => {
    let heard = 0;
    window.addEventListener('auth-state-changed', () => {
      heard += 1;
    });
    const { user, pathname } = await server.open('/', { as });
    await user.click(await screen.findByRole('button', { name: 'Ingrid Solberg' }));
    await user.click(await screen.findByRole('menuitem', { name: 'My profile' }));
    await waitFor(() => expect(pathname()).toBe(summary));
    await waitFor(() => expect(heard).toBe(1));
  });

  it('switches colours and remembers the choice', async () => {
    const { user } = await server.open('/');
    await user.click(await screen.findByRole('button', { name: 'Switch to dark colors' }));
    expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark');
    expect(localStorage.getItem('mantine-color-scheme-value')).toBe('dark');
    await user.click(await screen.findByRole('button', { name: 'Switch to light colors' }));
    expect(document.documentElement.dataset['mantineColorScheme']).toBe('light');
  });

  it('says what failed and lets people retry when a page cannot be opened (ERR-O5)', async () => {
    const logged = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')].map((spy) =>
      spy.mockImplementation(() => undefined),
    );
    const browser = server.createBrowser();
    const mend = browser.failAll('getProfile', 'NOT_READY');
    const { user, pathname } = await server.open('/player/nobody-at-all/summary', { browser });
    expect((await screen.findByRole('alert')).textContent).toContain('The server is starting.');
    expect(logged[0]).toHaveBeenCalled();
    mend();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(pathname()).toBe('/'));
  });
});
