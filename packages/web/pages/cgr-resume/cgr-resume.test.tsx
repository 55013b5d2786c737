import { screen, waitFor } from '@testing-library/react';
import { features } from '@strokebook/golf/access';
import { describe, expect, it } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
const { player, privatePlayer, coach } = demo;

describe('the resume for paper', () => {
  it('is opened by a numeric account and has no menu; nothing was chosen, so it shows the defaults (CGR-07, CGR-09, CGR-O4, PROFILE-O4, RESUME-11, RESUME-12, RESUME-13, RESUME-O2)', async () => {
    await server.open(`/cgr/resume?accountId=${player.accountId}`);
    expect(await screen.findByRole('heading', { level: 1, name: player.name })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Best Rounds' })).toBeTruthy();
    const link = screen.getByRole('link', { name: /\/player\/ingrid-solberg$/ });
    expect(new URL((link as HTMLAnchorElement).href).pathname).toBe('/player/ingrid-solberg');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Tournament Averages',
      'Best Rounds',
      'About',
      'Upcoming Events',
      'Best 10 Tournament Rounds',
      'Best 10 Consecutive Tournament Rounds',
      'Tournaments of These Rounds',
      'News',
    ]);
    expect(screen.queryByRole('navigation', { name: 'Profile' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeTruthy();
    expect(document.querySelector('img[alt^="Page 1 of "]')).toBeTruthy();
  });

  it.each([
    '',
    '?accountId=',
    '?accountId=abc',
    '?accountId=0',
    '?accountId=999999',
    `?accountId=${privatePlayer.accountId}`,
    '?hash=abc',
    '?hash=1',
  ])('leads to the root with %j (CGR-09, CGR-O3, ACCESS-17)', async (search) => {
    const { pathname } = await server.open(`/cgr/resume${search}`);
    await waitFor(() => expect(pathname()).toBe('/'));
  });

  it.each(['/cgr', '/cgr/nothing'])('other paths lead to the root: %s (CGR-10, CGR-O1)', async (path) => {
    const { pathname } = await server.open(path);
    await waitFor(() => expect(pathname()).toBe('/'));
  });

  it('of a private player opens for a coach (ACCESS-07)', async () => {
    await server.open(`/cgr/resume?accountId=${privatePlayer.accountId}`, { as: coach.accountId });
    expect(await screen.findByRole('heading', { level: 1, name: 'Priya Raman' })).toBeTruthy();
  });

  it('leads to the root where the resume is not public (ACCESS-15)', async () => {
    await server.hideFeatures(player.username, [features.resume]);
    const { pathname } = await server.open(`/cgr/resume?accountId=${player.accountId}`);
    await waitFor(() => expect(pathname()).toBe('/'));
  });
});
