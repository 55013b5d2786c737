import type { CallOf } from '@strokebook/contract';
import { features } from '@strokebook/golf/access';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demo, useRealServer } from '../testing/real-server.ts';

const server = useRealServer();
const { player, privatePlayer } = demo;
const CLOSED = 'This page is closed, or it isn’t there.';
const summary = `/player/${player.username}/summary`;

const menu = () => screen.findByRole('navigation', { name: 'Profile' });
const links = async () =>
  within(await menu())
    .getAllByRole('link')
    .map((link) => link.textContent);
const groups = async () => [...(await menu()).querySelectorAll('summary')].map((summary) => summary.textContent);

/** Opens an address and returns the final address: the expected one, or the current one after a timeout. */
async function arrival(from: string, to: string, as?: number): Promise<string> {
  const { pathname } = await server.open(from, as === undefined ? {} : { as });
  await waitFor(() => expect(pathname()).toBe(to));
  return pathname();
}

describe('the routes', () => {
  it.each(['/nowhere', '/player', '/dashboard/deeper', '/%', '/player/%E0%A4%A', '/%25'])(
    'send the unknown path %s home (ROUTE-05)',
    async (path) => {
      expect(await arrival(path, '/', player.accountId)).toBe('/');
      expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    },
  );

  it.each(['/nowhere', '/player/nobody/summary', '/player/priya-raman', '/org/nowhere', '/cgr/resume?accountId=7'])(
    'say at the root that %s is closed or not there, and lead a visitor back to it by the sign-in (ROUTE-O4, FIRST-10)',
    async (path) => {
      const { user, href } = await server.open(path);
      expect(await screen.findByRole('heading', { level: 1, name: CLOSED })).toBeTruthy();
      expect(href()).toBe('/');
      expect(screen.getByRole('link', { name: 'Find a player or team' })).toBeTruthy();
      await user.click(screen.getByRole('link', { name: 'Sign in to open what is shared with you' }));
      await waitFor(() => expect(href()).toBe(`/auth?returnUrl=${encodeURIComponent(path)}`));
      expect(screen.queryByText(CLOSED)).toBeNull();
    },
  );

  it.each([
    ['/golf/search', 'Search', 'ROUTE-02'],
    ['/store-redirect', 'Get the app', 'ROUTE-02'],
    ['/auth', 'Strokebook', 'ROUTE-02'],
    ['/cgr/resume?accountId=1', 'Ingrid Solberg', 'ROUTE-04'],
    ['/cgr/public-player-schedule-report?accountId=1', 'Ingrid Solberg - Schedule', 'ROUTE-04'],
    ['/cgr/org-schedule-report?orgId=1', 'Organization Schedule', 'ROUTE-04'],
  ])('open %s with its page, headed %s (%s)', async (path, heading, _id) => {
    const { pathname } = await server.open(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
    expect(pathname()).toBe(path.split('?')[0]);
  });

  it.each([
    '/cgr',
    '/cgr/nothing',
    '/cgr/resume',
    '/cgr/resume?accountId=x',
    '/cgr/public-player-schedule-report',
    '/cgr/public-player-schedule-report?accountId=7',
    '/cgr/org-schedule-report?orgId=99',
    '/cgr/org-schedule-report?orgId=x',
  ])('send %s home (ROUTE-04, CGR-09, CGR-10)', async (path) => {
    expect(await arrival(path, '/')).toBe('/');
  });

  it.each([
    ['&prefersMetric=true', true],
    ['&prefersMetric=True', true],
    ['&prefersMetric=yes', false],
    ['', false],
  ])(
    'print a schedule for an address with "%s" in metres: %s (CGR-01, CGR-02, CGR-03, CGR-O5)',
    async (query, isMetric) => {
      localStorage.setItem('strokebook.units', 'metric');
      const { requestsTo } = await server.open(`/cgr/public-player-schedule-report?accountId=1${query}`);
      await waitFor(() => expect(requestsTo('previewReport')).toHaveLength(1));
      const body = requestsTo('previewReport')[0]?.body as CallOf<'previewReport'>['body'];
      // Imperial is what the server takes without it.
      expect('prefersMetric' in body && body.prefersMetric === true).toBe(isMetric);
      localStorage.removeItem('strokebook.units');
    },
  );

  it('welcome visitors at the empty path with a way to begin (ROUTE-01, ROUTE-O2, FIRST-01)', async () => {
    await server.open('/');
    const [link] = await screen.findAllByRole('link', { name: 'Start with your last round' });
    expect(link?.getAttribute('href')).toBe('/auth');
  });

  it('send a visitor home from a closed page, and home is the landing page (FIRST-10)', async () => {
    const { user } = await server.open('/player/priya-raman');
    await user.click(await screen.findByRole('link', { name: 'Home' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Know where your strokes go.' })).toBeTruthy();
  });

  it('send a visitor who wants the dashboard to sign in and back (AUTH-04, ACCESS-02, ACCESS-03, ROUTE-03)', async () => {
    const { pathname, href } = await server.open('/dashboard?group=Recent');
    await waitFor(() => expect(pathname()).toBe('/auth'));
    expect(new URL(href(), 'http://x').searchParams.get('returnUrl')).toBe('/dashboard?group=Recent');
  });

  it.each(['/admin', '/admin/accounts/1', '/admin/organizations'])(
    'open %s for product managers alone, who have it in their menu (OPS-11)',
    async (path) => {
      expect(await arrival(path, '/')).toBe('/');
      expect(await arrival(path, '/', demo.coach.accountId)).toBe('/');
      cleanup();
      const { user, pathname } = await server.open(path, { as: demo.manager.accountId });
      await user.click(await screen.findByRole('button', { name: 'Morgan Ellery' }));
      expect(await screen.findByRole('menuitem', { name: 'Administration' })).toBeTruthy();
      expect(pathname()).toBe(path);
    },
  );

  it('show the dashboard of the signed-in account (ROUTE-03, TOKEN-02)', async () => {
    const { requestsTo } = await server.open('/dashboard', { as: player.accountId });
    expect(await screen.findByRole('heading', { level: 1, name: 'Recent' })).toBeTruthy();
    expect(requestsTo('listRounds').map(({ path }) => path.split('?')[0])).toEqual(['/api/accounts/1/rounds']);
  });
});

describe('a profile', () => {
  it.each(['schedule', 'schedule/9', 'schedule/1x'])(
    'opens %s as the first tab of the schedule (TOUR-O3)',
    async (path) => {
      const first = `/player/${player.username}/schedule/0`;
      expect(await arrival(`/player/${player.username}/${path}`, first)).toBe(first);
    },
  );

  it('that nobody has leads home (PROFILE-02, ACCESS-16)', async () => {
    expect(await arrival('/player/nobody/summary', '/')).toBe('/');
  });

  it.each([
    ['allowPublicSite', privatePlayer.username],
    ['feature 88', 'siobhan-delaney'],
  ])('made private by %s leads an outsider home (ACCESS-09, ACCESS-17, ACCESS-22, ACCESS-O2)', async (_, username) => {
    expect(await arrival(`/player/${username}/summary`, '/')).toBe('/');
    expect(await arrival(`/player/${username}/summary`, '/', demo.stranger.accountId)).toBe('/');
  });

  it.each([
    ['its owner', privatePlayer.accountId, 'ACCESS-05'],
    ['a coach of the circle', demo.coach.accountId, 'ACCESS-07'],
    ['a product manager', demo.manager.accountId, 'ACCESS-06'],
  ])('made private stays open to %s, account %s (ACCESS-14, %s)', async (_who, as, _id) => {
    await server.open(`/player/${privatePlayer.username}/summary`, { as });
    expect(await screen.findByRole('heading', { level: 1, name: 'Priya Raman' })).toBeTruthy();
  });

  it('opens at its default page (PROFILE-05, ACCESS-18)', async () => {
    expect(await arrival(`/player/${player.username}`, summary)).toBe(summary);
  });

  it('opens at the first page that is open, schedule as schedule/0 (ACCESS-18, ACCESS-O7)', async () => {
    await server.hideFeatures('ethan-prowse', [features.summary, features.resume]);
    expect(await arrival('/player/ethan-prowse', '/player/ethan-prowse/schedule/0')).toContain('schedule');
  });

  it('leads home where no page is open (ACCESS-20)', async () => {
    await server.hideFeatures('isaac-temple', [
      features.summary,
      features.resume,
      features.schedule,
      features.myRounds,
      features.gallery,
      features.roundAssessment,
      features.compareStats,
      features.reportViewer,
    ]);
    expect(await arrival('/player/isaac-temple', '/')).toBe('/');
  });

  it('sends whoever wants a closed page to its parent, and asks for nothing of it (PROFILE-04, ACCESS-15)', async () => {
    const { pathname, requestsTo } = await server.open('/player/diego-fuentes/data-analysis');
    await waitFor(() => expect(pathname()).toBe('/player/diego-fuentes/summary'));
    expect(requestsTo('listRounds')).toHaveLength(0);
  });

  it('sends unknown pages home (PROFILE-06)', async () => {
    expect(await arrival(`/player/${player.username}/nothing`, '/')).toBe('/');
  });

  it('takes dashboard for its default page (AUTH-O1)', async () => {
    expect(await arrival(`/player/${player.username}/dashboard`, summary)).toBe(summary);
  });
});

describe('the profile menu', () => {
  it('has its groups with their pages in order, all expanded (PROFILE-03, PROFILE-07, PROFILE-08, PROFILE-09, PROFILE-O3, PROFILE-O6)', async () => {
    await server.open(summary);
    expect(await groups()).toEqual(['My Apps', 'Available Apps', 'Coming Soon']);
    expect(await links()).toEqual([
      'Summary',
      'Schedule',
      'My Rounds',
      'Player Resume',
      'Compare Stats',
      'Round Assessment',
      'Swing Videos',
      'Reports',
    ]);
    const schedule = within(await menu()).getByRole('link', { name: 'Schedule' });
    expect(schedule.getAttribute('href')).toBe(`/player/${player.username}/schedule/0`);
    expect([...(await menu()).querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true, true]);
  });

  it('leaves out closed pages and empty groups (PROFILE-08, PROFILE-09, ACCESS-08, ACCESS-13)', async () => {
    // He closes Round Assessment and Compare Stats too: all of Available Apps.
    await server.hideFeatures('diego-fuentes', [features.reportViewer, features.gallery]);
    await server.open('/player/diego-fuentes/summary');
    expect(await groups()).toEqual(['My Apps']);
    expect(await links()).not.toContain('Reports');
  });

  it('has what only the owner has under a head of its own (PROFILE-O7)', async () => {
    await server.open(summary, { as: player.accountId });
    expect(await groups()).toEqual(['My Apps', 'Available Apps', 'Coming Soon', 'Handicap', 'Manage']);
    expect((await links()).slice(-2)).toEqual(['Edit profile', 'Build resume']);
  });

  it('shows the full name, or User for an account without one (PROFILE-10, PROFILE-11)', async () => {
    await server.setName('gus-tillman', '', ' ');
    await server.open('/player/gus-tillman/summary');
    expect(within(await menu()).getByText('User')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Menu of User' }).textContent).toBe('User');
  });

  it('opens from the thin header with the name (PROFILE-12)', async () => {
    const { user } = await server.open(summary);
    const bar = await screen.findByRole('button', { name: `Menu of ${player.name}` });
    expect(bar.getAttribute('aria-expanded')).toBe('false');
    await user.click(bar);
    expect(bar.getAttribute('aria-expanded')).toBe('true');
  });

  it('replaces a broken picture by the default (PROFILE-13)', async () => {
    await server.open(summary);
    const picture = (await menu()).querySelector('img') as HTMLImageElement;
    expect(picture.getAttribute('src')).toMatch(/^\/api\/accounts\/1\/image\?/);
    picture.dispatchEvent(new Event('error'));
    await waitFor(() => expect(picture.getAttribute('src')).toContain('svg'));
  });
});
