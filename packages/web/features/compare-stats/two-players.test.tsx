import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { calendarDay } from '@strokebook/golf/calendar';
import { features } from '@strokebook/golf/access';
import { beforeEach, describe, expect, it } from 'vitest';
import { labelsOfSides } from '../../testing/compare-page.ts';
import { demo, useRealServer } from '../../testing/real-server.ts';
import { makeRound } from '../../testing/rounds.ts';

const server = useRealServer();
const { player, coach, privatePlayer, stranger } = demo;

beforeEach(() => {
  window.innerWidth = 1280;
});

/** A player of no team. */
const elsewhere = (count: number, account: Parameters<typeof server.withRounds>[1] = {}) =>
  server.withRounds(
    Array.from({ length: count }, (_, index) =>
      makeRound({ id: index, playedOn: calendarDay(`2026-06-${String(index + 10)}`) }),
    ),
    { username: 'sofia', firstName: 'Sofía', lastName: 'Márquez', ...account },
  );

describe('two players of an address', () => {
  it('are compared in the last 12 months of both, whatever team they are of (TEAM-07, TEAM-37, TEAM-O133)', async () => {
    await elsewhere(6);
    const { href } = await server.open(`/player/${player.username}/stats?with=sofia`);
    await screen.findByRole('table', { name: 'Scoring' });
    expect(labelsOfSides()).toEqual([`${player.name}: Last 12 Months`, 'Sofía Márquez: Last 12 Months']);
    expect(screen.getByRole('button', { name: /^Sofía Márquez$/ })).toBeTruthy();
    expect(href()).toContain('with=sofia');
  });

  it('are kept under a number once something is changed, and Back returns to the address before (TEAM-07)', async () => {
    await elsewhere(6);
    const { user, href, router } = await server
      .open(`/player/${player.username}/stats?with=sofia`)
      .then(({ app, ...opened }) => ({ ...opened, router: app.router }));
    await screen.findByRole('table', { name: 'Scoring' });
    await user.click(screen.getByRole('radio', { name: '9 Hole' }));
    await waitFor(() => expect(href()).toMatch(/hash=\d+/));
    expect(href()).not.toContain('with=');
    router.history.back();
    await waitFor(() => expect(href()).toContain('with=sofia'));
  });

  it('get the same words for a player who is closed and one who is missing (TEAM-O135)', async () => {
    await elsewhere(6, { settings: [{ featureId: features.compareStats, isPublic: false }] });
    const texts: (string | null)[] = [];
    for (const username of ['sofia', privatePlayer.username, 'nobody-at-all']) {
      await server.open(`/player/${player.username}/stats?with=${username}`, { as: stranger.accountId });
      await screen.findByRole('heading', { name: 'This comparison is not open to you.' });
      texts.push(screen.getByRole('main').textContent);
      cleanup();
    }
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).not.toMatch(/Sofía|Priya/);
  });

  it('say who has no rounds (TEAM-07)', async () => {
    await elsewhere(0);
    await server.open(`/player/${player.username}/stats?with=sofia`);
    expect(
      await screen.findByRole('heading', { name: 'Sofía Márquez has no finished rounds of 18 holes.' }),
    ).toBeTruthy();
  });

  it('become one again, with the comparison that a page of one begins with (CMP-35)', async () => {
    await elsewhere(6);
    const { user } = await server.open(`/player/${player.username}/stats?with=sofia`);
    await screen.findByRole('table', { name: 'Scoring' });
    await user.click(screen.getByRole('button', { name: 'Cancel player comparison.' }));
    await waitFor(() => expect(labelsOfSides()).toEqual(['Last 12 Months', 'Prior 12 Months']));
  });
});

describe("'Compare with …'", () => {
  it('on a profile finds any player whose comparison is open, as the search does (TEAM-37, SEARCH-11)', async () => {
    const { user, href } = await server.open(`/player/${player.username}/summary`);
    await user.click(
      await screen.findByRole('button', { name: new RegExp(`^Compare with.*${player.name} and another player$`) }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Compare to Another Player' });
    await user.type(await within(dialog).findByRole('searchbox'), 'renata SZA');
    const found = await within(dialog).findByRole('button', { name: /Renáta Szabó/ });
    expect(found.querySelector('mark')?.textContent).toBe('Renáta Sza');
    await user.click(found);
    await waitFor(() => expect(href()).toBe(`/player/${player.username}/stats?with=renata-szabo`));
    await screen.findByRole('table', { name: 'Scoring' });
    expect(labelsOfSides()[1]).toMatch(/^Renáta Szabó: /);
  });

  it('in a list of shared players says that nobody is open, and names no private player to a stranger (TEAM-37, TEAM-O135)', async () => {
    const { user } = await server.open('/players', { as: coach.accountId });
    const [first] = await screen.findAllByRole('button', { name: /^Compare with.*and another player$/ });
    await user.click(first as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Compare to Another Player' });
    await user.type(await within(dialog).findByRole('searchbox'), 'zzzzqq');
    expect(await within(dialog).findByText(/Only players are listed whose comparison is open to you/)).toBeTruthy();
    cleanup();
    const outside = await server.open(`/player/${player.username}/summary`, { as: stranger.accountId });
    await outside.user.click(
      await screen.findByRole('button', { name: new RegExp(`^Compare with.*${player.name} and another player$`) }),
    );
    const other = await screen.findByRole('dialog', { name: 'Compare to Another Player' });
    await outside.user.type(await within(other).findByRole('searchbox'), 'Priya Raman');
    expect(await within(other).findByText(/^No players are called/)).toBeTruthy();
  });
});
