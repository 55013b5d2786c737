import { screen, waitFor, within } from '@testing-library/react';
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

  it('has no way to the administration in the menu of anybody but a product manager (OPS-11)', async () => {
    const { user } = await server.open('/', { as });
    await user.click(await screen.findByRole('button', { name: 'Ingrid Solberg' }));
    expect(await screen.findByRole('menuitem', { name: 'Account' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Administration' })).toBeNull();
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

  it.each(['/dashboard', '/account', '/golf/search', '/players', summary])(
    'has the menu with the own pages beside %s (SHELL-O20)',
    async (path) => {
      await server.open(path, { as });
      const menu = within(await screen.findByRole('navigation', { name: 'Profile' }));
      const links = menu.getAllByRole('link').map((link) => link.textContent);
      expect(links.slice(0, 2)).toEqual(['Home', 'Summary']);
      expect(links).toContain('Edit profile');
    },
  );

  it('marks the open page in the menu and in the bar of phones, whose More opens the menu (SHELL-O20)', async () => {
    const { user } = await server.open(`/player/${demo.player.username}/my-rounds`, { as });
    const bar = within(await screen.findByRole('navigation', { name: 'Main' }));
    const current = (links: readonly HTMLElement[]) =>
      links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent);
    await waitFor(() => expect(current(bar.getAllByRole('link'))).toEqual(['Rounds']));
    await waitFor(() => expect(current(screen.getAllByRole('link'))).toEqual(['My Rounds', 'Rounds']));
    await user.click(bar.getByRole('button', { name: 'More' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'More' }));
    const titles = sheet.getAllByRole('link').map((link) => link.querySelector('b')?.textContent);
    expect(titles).toEqual([
      ...['Handicap index', 'Compare'],
      ...['Profile', 'Resume', 'Print a report', 'Swing videos'],
      ...['Teams', 'Players who share with you', 'Find a player or a club'],
      ...['Bring in rounds', 'Plan a round', 'Edit profile', 'New for you', 'Account and sharing'],
    ]);
    await user.click(sheet.getByRole('link', { name: 'Compare' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('SHELL-O20: Back closes the menu of phones and stays on the page, and does not open it again from the next', async () => {
    const { user, app, pathname } = await server.open(summary, { as: demo.newPlayer.accountId });
    const more = await screen.findByRole('button', { name: 'More' });
    await user.click(more);
    const sheet = await screen.findByRole('dialog', { name: 'Ingrid Solberg' });
    expect(within(sheet).queryByRole('link', { name: 'Bring in rounds' })).toBeNull();
    app.router.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pathname()).toBe(summary);
    await user.click(more);
    await user.click(await screen.findByRole('link', { name: 'Teams' }));
    await waitFor(() => expect(pathname()).toBe('/teams'));
    app.router.history.back();
    await waitFor(() => expect(pathname()).toBe(summary));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('SHELL-O20: Esc closes the help alone that lies above the menu of phones', async () => {
    const { user } = await server.open(summary, { as });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('button', { name: 'Help' }));
    await screen.findByRole('dialog', { name: 'How to read this' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'How to read this' })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'More' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each(['/', '/auth', '/cgr/resume?accountId=1'])('has no menu beside %s (SHELL-O20)', async (path) => {
    await server.open(path, { as });
    await screen.findByRole('button', { name: 'Ingrid Solberg' });
    expect(screen.queryByRole('navigation', { name: 'Profile' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  it('has the menu of the open profile beside it, with the own Home (SHELL-O20)', async () => {
    await server.open(summary, { as: demo.coach.accountId });
    const menu = within(await screen.findByRole('navigation', { name: 'Profile' }));
    expect(menu.getByText('Ingrid Solberg')).toBeTruthy();
    expect(menu.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/team/harrow-glen');
  });

  it('TEAM-35: a coach has a menu of teams and players and a bar of their own, without the pages of a player', async () => {
    const { app } = await server.open('/players', { as: demo.coach.accountId });
    const menu = within(await screen.findByRole('navigation', { name: 'People' }));
    await menu.findByRole('link', { name: /^All \d+ players$/ });
    const [home, ...others] = menu.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(home).toBe('/team/harrow-glen');
    expect(others.slice(0, 6)).toEqual([
      '/account/new',
      '/teams/1/qualifiers',
      '/teams/1/events',
      '/team/harrow-glen/lineup',
      '/teams/1',
      '/teams',
    ]);
    expect(others.slice(6, -1).every((href) => href?.startsWith('/player/'))).toBe(true);
    expect(others.at(-1)).toBe('/players');
    await app.router.navigate({ href: '/teams/1' });
    const current = () => menu.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    await waitFor(() => expect(current().map((link) => link.textContent)).toEqual(['People and links']));
    const bar = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'Players',
      'Log a round',
      'Search',
    ]);
    expect(screen.queryByRole('navigation', { name: 'Profile' })).toBeNull();
    await app.router.navigate({ href: summary });
    await screen.findByRole('navigation', { name: 'Profile' });
    expect(screen.queryByRole('navigation', { name: 'People' })).toBeNull();
  });

  it('TEAM-35: the pages of a player for whom one enters no rounds have a bar of that player, with the own Home alone', async () => {
    await server.open(summary, { as: demo.newPlayer.accountId });
    const bar = within(await screen.findByRole('navigation', { name: 'Pages of Ingrid Solberg' }));
    expect(bar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard',
      summary,
      `/player/${demo.player.username}/my-rounds`,
      `/player/${demo.player.username}/schedule/0`,
    ]);
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

  it.each(['/dashboard', '/account', '/players', summary])(
    "has 'Log a round' in the header and in the bar of phones on %s (ENTRY-01)",
    async (path) => {
      await server.open(path, { as });
      const bar = within(await screen.findByRole('navigation', { name: 'Main' }));
      const names = bar.getAllByRole('link').map((link) => link.textContent);
      expect(names).toEqual(['Home', 'Rounds', 'Log a round', 'Schedule']);
      expect(bar.getByRole('link', { name: 'Log a round' }).getAttribute('href')).toBe('/log');
      const [banner] = screen.getAllByRole('banner');
      const header = within(banner as HTMLElement);
      expect(header.getByRole('link', { name: 'Log a round' }).getAttribute('href')).toBe('/log');
    },
  );

  it("opens 'Log a round' for the player whose profile a coach has open, and for the coach elsewhere (ENTRY-01, ENTRY-28)", async () => {
    const { username } = demo.privatePlayer;
    const { app } = await server.open(`/player/${username}/summary`, { as: demo.coach.accountId });
    const links = () => screen.getAllByRole('link', { name: /^Log a round/ }).map((link) => link.getAttribute('href'));
    await waitFor(() => expect(links()).toEqual(Array(2).fill(`/log?player=${username}`)));
    await app.router.navigate({ href: '/players' });
    await waitFor(() => expect(links()).toEqual(Array(2).fill('/log')));
  });

  it('TEAM-35: the bar of phones leads to the pages of one person: of the player whose pages a coach has open, else of the account', async () => {
    const { username } = demo.privatePlayer;
    const { app } = await server.open(`/player/${username}/summary`, { as: demo.coach.accountId });
    const entriesOf = async (name: string) => {
      const bar = within(await screen.findByRole('navigation', { name }));
      return bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    };
    const profile = `/player/${username}`;
    expect(await entriesOf('Pages of Priya Raman')).toEqual([
      ['Summary', `${profile}/summary`],
      ['Rounds', `${profile}/my-rounds`],
      ['Log a round for Priya RamanFor Priya', `/log?player=${username}`],
      ['Schedule', `${profile}/schedule/0`],
    ]);
    await app.router.navigate({ href: '/dashboard' });
    const own = await entriesOf('Main');
    expect(own.map(([text]) => text)).toEqual(['Home', 'Players', 'Log a round', 'Search']);
    expect(own.filter(([, href]) => href?.includes(username) === true)).toEqual([]);
  });

  it("has no 'Log a round' for visitors (ENTRY-01)", async () => {
    await server.open(summary);
    await screen.findByRole('link', { name: 'Sign in' });
    expect(screen.queryByRole('link', { name: 'Log a round' })).toBeNull();
  });
});
