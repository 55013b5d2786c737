import { features } from '@strokebook/golf/access';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { makeCareer } from '../testing/rounds.ts';

const hide = (...names: (keyof typeof features)[]) =>
  names.map((name) => ({ featureId: features[name], isPublic: false }));
const menu = () => screen.findByRole('navigation', { name: 'Profile' });
const links = async () =>
  within(await menu())
    .getAllByRole('link')
    .map((link) => link.textContent);
const groups = async () => [...(await menu()).querySelectorAll('summary')].map((summary) => summary.textContent);

/** Where the app comes to rest: the address waited for, or where it still was when the time was up. */
async function arrival(app: ReturnType<typeof renderApp>, path: string): Promise<string> {
  await waitFor(() => expect(app.pathname()).toBe(path));
  return app.pathname();
}

describe('the routes', () => {
  it.each(['/nowhere', '/player', '/dashboard/deeper'])('send the unknown path %s home (ROUTE-05)', async (path) => {
    expect(await arrival(renderApp(path, { isSignedIn: true }), '/')).toBe('/');
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  });

  it('welcome visitors at the empty path with a way to sign in (ROUTE-01, ROUTE-O2)', async () => {
    renderApp('/');
    const link = await screen.findByRole('link', { name: 'Sign in with your phone' });
    expect(link.getAttribute('href')).toBe('/auth');
  });

  it('send a visitor who wants the dashboard to sign in and back (AUTH-04, ACCESS-02, ACCESS-03, ROUTE-03)', async () => {
    const app = renderApp('/dashboard?group=Recent');
    expect(await arrival(app, '/auth')).toBe('/auth');
    expect(new URL(app.href(), 'http://x').searchParams.get('returnUrl')).toBe('/dashboard?group=Recent');
  });

  it('show the dashboard of the signed-in account (ROUTE-03, TOKEN-02)', async () => {
    const app = renderApp('/dashboard', { isSignedIn: true, rounds: makeCareer(10) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Recent' })).toBeTruthy();
    expect(app.server.callsOf('listRounds').map(({ params }) => params['accountId'])).toEqual(['1']);
  });
});

describe('a profile', () => {
  it('that nobody has leads home (PROFILE-02, ACCESS-16)', async () => {
    expect(await arrival(renderApp('/player/nobody/summary'), '/')).toBe('/');
  });

  it.each([
    ['allowPublicSite', { allowPublicSite: false }],
    ['feature 88', { settings: hide('website') }],
  ])('made private by %s leads an outsider home (ACCESS-09, ACCESS-17, ACCESS-22, ACCESS-O2)', async (_, profile) => {
    expect(await arrival(renderApp('/player/ingrid/summary', { profile }), '/')).toBe('/');
  });

  it('made private stays open to its owner (ACCESS-05, ACCESS-14)', async () => {
    renderApp('/player/ingrid/summary', {
      isSignedIn: true,
      profile: { allowPublicSite: false, settings: hide('summary') },
    });
    expect(await screen.findByRole('heading', { name: 'Summary is not available yet.' })).toBeTruthy();
  });

  it('stays open to whom the server gives full access, as to coaches (ACCESS-07)', async () => {
    const account = { accountId: 2, username: 'ana' };
    const profile = { account, hasFullAccess: true, allowPublicSite: false };
    renderApp('/player/ana/summary', { isSignedIn: true, profile });
    expect(await screen.findByRole('heading', { name: 'Summary is not available yet.' })).toBeTruthy();
  });

  it('opens at its default page (PROFILE-05, ACCESS-18)', async () => {
    expect(await arrival(renderApp('/player/ingrid'), '/player/ingrid/summary')).toBe('/player/ingrid/summary');
  });

  it('opens at the first page that is open, schedule as schedule/0 (ACCESS-18, ACCESS-O7)', async () => {
    const app = renderApp('/player/ingrid', { profile: { settings: hide('summary', 'resume') } });
    expect(await arrival(app, '/player/ingrid/schedule/0')).toBe('/player/ingrid/schedule/0');
  });

  it('leads home where no page is open (ACCESS-20)', async () => {
    const names = [
      'summary',
      'resume',
      'schedule',
      'myRounds',
      'gallery',
      'roundAssessment',
      'compareStats',
      'reportViewer',
    ] as const;
    expect(await arrival(renderApp('/player/ingrid', { profile: { settings: hide(...names) } }), '/')).toBe('/');
  });

  it('sends whoever wants a closed page to its parent (PROFILE-04, ACCESS-15)', async () => {
    const app = renderApp('/player/ingrid/data-analysis', { profile: { settings: hide('roundAssessment') } });
    expect(await arrival(app, '/player/ingrid/summary')).toBe('/player/ingrid/summary');
    expect(app.server.callsOf('listRounds')).toHaveLength(0);
  });

  it('sends unknown pages home (PROFILE-06)', async () => {
    expect(await arrival(renderApp('/player/ingrid/nothing'), '/')).toBe('/');
  });

  it('takes dashboard for its default page (AUTH-O1)', async () => {
    expect(await arrival(renderApp('/player/ingrid/dashboard'), '/player/ingrid/summary')).toBe(
      '/player/ingrid/summary',
    );
  });
});

describe('the profile menu', () => {
  it('has three groups with their pages in order (PROFILE-03, PROFILE-07, PROFILE-08, PROFILE-09, PROFILE-O3)', async () => {
    renderApp('/player/ingrid/summary');
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
    expect(schedule.getAttribute('href')).toBe('/player/ingrid/schedule/0');
    expect((await menu()).querySelector('details')?.open).toBe(true);
  });

  it('leaves out closed pages and empty groups (PROFILE-08, PROFILE-09, ACCESS-08, ACCESS-13)', async () => {
    const settings = hide('compareStats', 'roundAssessment', 'reportViewer');
    renderApp('/player/ingrid/summary', { profile: { settings } });
    expect(await groups()).toEqual(['My Apps', 'Coming Soon']);
    expect(await links()).not.toContain('Reports');
  });

  it('shows the full name, or User for an account without one (PROFILE-10, PROFILE-11)', async () => {
    renderApp('/player/ingrid/summary', { profile: { account: { firstName: '', lastName: ' ' } } });
    expect(within(await menu()).getByText('User')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Menu of User' }).textContent).toBe('User');
  });

  it('opens from the thin header with the name (PROFILE-12)', async () => {
    const { user } = renderApp('/player/ingrid/summary');
    const bar = await screen.findByRole('button', { name: 'Menu of Ingrid Solberg' });
    expect(bar.getAttribute('aria-expanded')).toBe('false');
    await user.click(bar);
    expect(bar.getAttribute('aria-expanded')).toBe('true');
  });

  it('replaces a broken picture by the default (PROFILE-13)', async () => {
    renderApp('/player/ingrid/summary', { profile: { account: { imgUrl: '/broken.png' } } });
    const picture = (await menu()).querySelector('img') as HTMLImageElement;
    expect(picture.getAttribute('src')).toBe('/broken.png');
    picture.dispatchEvent(new Event('error'));
    await waitFor(() => expect(picture.getAttribute('src')).toContain('svg'));
  });

  it('leads from a page that does not exist yet to Round Assessment', async () => {
    renderApp('/player/ingrid/gallery');
    expect(await screen.findByRole('heading', { name: 'Swing Videos is not available yet.' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open Round Assessment' });
    expect(link.getAttribute('href')).toBe('/player/ingrid/data-analysis');
  });
});
