import { screen, waitFor } from '@testing-library/react';
import { features } from '@strokebook/golf/access';
import { describe, expect, it } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
const { player, privatePlayer, coach } = demo;

describe('the resume for paper', () => {
  it('is opened by a numeric account and has no menu (CGR-07, CGR-09, CGR-O4, PROFILE-O4)', async () => {
    await server.open(`/cgr/resume?accountId=${player.accountId}`);
    expect(await screen.findByRole('heading', { level: 1, name: player.name })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Best Rounds' })).toBeTruthy();
    expect(screen.getByText(/^Class of \d{4} · Harrow Glen University$/)).toBeTruthy();
    const link = screen.getByRole('link', { name: /\/player\/ingrid-solberg$/ });
    expect(new URL((link as HTMLAnchorElement).href).pathname).toBe('/player/ingrid-solberg');
    for (const name of ['Tournament Averages', 'Tournaments', 'Upcoming Events', 'About']) {
      expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
    }
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
