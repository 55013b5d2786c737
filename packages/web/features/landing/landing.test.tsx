import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demo, prepareDemoDatabase, useRealServer } from '../../testing/real-server.ts';

const demoDatabase = prepareDemoDatabase();
const server = useRealServer({ demoDatabase, environment: { DEMO_PLAYER: demo.player.username } });
const closed = useRealServer({ demoDatabase, environment: { DEMO_PLAYER: demo.privatePlayer.username } });
const marketed = useRealServer({ demoDatabase, environment: { MARKETING_URL: 'https://example.com/' } });
const title = 'Know where your strokes go.';
const notice = 'You are looking at a demo season.';

describe('the landing page', () => {
  it('FIRST-01: shows the product with one action to start and one to try the demo', async () => {
    await server.open('/');
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    const hero = within(screen.getByRole('region', { name: 'Introduction' }));
    expect(hero.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Start with your last round', '/auth'],
      ['Try the demo season', '/demo'],
    ]);
    expect(hero.getByRole('img', { name: /^Hole \d+ at .*, par \d, played in \d: shot 1, \d+ yd/ })).toBeTruthy();
    const product = within(screen.getByRole('region', { name: 'A season in the product' }));
    expect(product.getByText(/^Scoring average, \d{4}\/\d\d season$/).nextSibling?.textContent).toMatch(/^\d\d\.\d$/);
    expect(product.getAllByText(/^Hole \d+, par \d:$/)).toHaveLength(18);
  });

  it('FIRST-01: has figures that add up', async () => {
    await server.open('/');
    const product = within(await screen.findByRole('region', { name: 'A season in the product' }));
    const bars = within(product.getAllByRole('list')[0] as HTMLElement);
    const gains = bars
      .getAllByText(/^[+−]?\d\.\d$/, { selector: 'b' })
      .map(({ textContent }) => Number(textContent.replace('−', '-')));
    expect(gains).toHaveLength(5);
    const total = gains.pop() ?? Number.NaN;
    expect(Math.abs(gains.reduce((sum, gain) => sum + gain, 0) - total)).toBeLessThan(0.25);
  });

  it('names what is offered to visitors where there is no marketing site (NAV-O4)', async () => {
    await server.open('/golf/search');
    const offers = within(await screen.findByRole('navigation', { name: 'Product' }));
    expect(offers.getAllByRole('link').map((link) => link.textContent)).toEqual(['For players', 'For coaches']);
    const account = within(screen.getByRole('navigation', { name: 'Account' }));
    expect(account.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Find a player',
      'Sign in',
      'Sign up',
    ]);
  });

  it('names the marketing site to visitors alone, where there is one (NAV-O4)', async () => {
    await marketed.open('/golf/search');
    expect(await screen.findByRole('navigation', { name: 'Product site' })).toBeTruthy();
    cleanup();
    await marketed.open('/golf/search', { as: demo.player.accountId });
    expect(await screen.findByRole('button', { name: demo.player.name })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Product site' })).toBeNull();
  });

  it('leads people who are signed in to their dashboard', async () => {
    await server.open('/', { as: demo.player.accountId });
    const links = await screen.findAllByRole('link', { name: 'Open my dashboard' });
    expect(links[0]?.getAttribute('href')).toBe('/dashboard');
    expect(screen.queryByRole('link', { name: 'Start with your last round' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Make your team' })).toBeNull();
  });

  it('leads a coach by sign-in past the first question, to making a team (FIRST-03)', async () => {
    await server.open('/');
    const link = await screen.findByRole('link', { name: 'Make your team' });
    expect(link.getAttribute('href')).toBe('/auth?returnUrl=%2Fwelcome%3Fstep%3Dname%26as%3Dcoach');
  });
});

describe('the demo', () => {
  it('FIRST-02: opens the pages of a player without a sign-in, each with a notice and a way to begin', async () => {
    const { pathname, user } = await server.open('/demo');
    await waitFor(() => expect(pathname()).toBe(`/player/${demo.player.username}/data-analysis`));
    expect(await screen.findByText(notice)).toBeTruthy();
    await user.click(
      within(screen.getByRole('navigation', { name: 'Profile' })).getByRole('link', { name: 'Summary' }),
    );
    await waitFor(() => expect(pathname()).toBe(`/player/${demo.player.username}/summary`));
    expect(screen.getByText(notice)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start your own' }).getAttribute('href')).toBe('/auth');
  });

  it.each([
    ['on other profiles', 'bjork-asgeirsdottir', undefined],
    ['for people who are signed in', demo.player.username, demo.coach.accountId],
  ])('FIRST-02: has no notice %s', async (_where, username, as) => {
    await server.open(`/player/${username}/summary`, as === undefined ? {} : { as });
    await screen.findByRole('navigation', { name: 'Profile' });
    expect(screen.queryByText(notice)).toBeNull();
  });

  it('FIRST-02: is offered only while its player is open to visitors', async () => {
    const { app } = await closed.open('/');
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.queryByRole('link', { name: /demo/i })).toBeNull();
    await app.router.navigate({ to: '/demo' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This page is closed, or it isn’t there.' }),
    ).toBeTruthy();
  });
});
