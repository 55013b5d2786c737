import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { demo, useRealServer } from '../../../testing/real-server.ts';

const server = useRealServer();
const { player, coach, stranger } = demo;
const WOMEN = 11;
/** Harrow Glen. */
const teamPage = `/player/${player.username}/stats?team=1`;

beforeEach(() => {
  window.innerWidth = 1280;
});

const scoring = () => screen.findByRole('table', { name: 'Scoring' });
const teammates = () =>
  within(screen.getByRole('region', { name: 'Teammates' }))
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('link')[0]?.textContent);

describe('a player beside the rest of the team', () => {
  it('has both sides by name, and says of how many players and rounds each figure is (TEAM-07, TEAM-O131)', async () => {
    await server.open(`${teamPage}&squad=${WOMEN}`, { as: coach.accountId });
    const table = await scoring();
    const heads = within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
    expect(heads.slice(1, 3)).toEqual([player.name, "Rest of Women's Team"]);
    expect(table.textContent).toMatch(/Score\d+ players, \d+ rounds/);
    expect(screen.getByText(/: the mean of \d+ players with \d+ rounds, each of whom counts the same\.$/)).toBeTruthy();
    expect(teammates()).not.toContain(player.name);
    expect(teammates()).toContain('Priya Raman');
  });

  it('keeps squad, time, rounds and holes in the address (TEAM-07, TEAM-O133)', async () => {
    const { user, href, requestsTo } = await server.open(teamPage, { as: coach.accountId });
    await scoring();
    const all = teammates().length;
    await user.selectOptions(screen.getByRole('combobox', { name: 'Compare with' }), "Rest of Women's Team");
    await waitFor(() => expect(teammates().length).toBeLessThan(all));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), 'All time');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rounds' }), 'Tournaments and qualifiers');
    await user.click(screen.getByRole('radio', { name: '9 Hole' }));
    await waitFor(() => expect(href()).toBe(`${teamPage}&squad=${WOMEN}&period=all&kind=competitions&holes=9`));
    expect(requestsTo('compareWithTeam').at(-1)?.path).toContain('holeCount=9');
  });

  it('is one tap from a comparison with a teammate, and with anybody (TEAM-07, TEAM-37)', async () => {
    const { user, href } = await server.open(teamPage, { as: coach.accountId });
    await scoring();
    await user.click(screen.getByRole('link', { name: `Compare ${player.name} with Priya Raman` }));
    await waitFor(() => expect(href()).toBe(`/player/${player.username}/stats?with=priya-raman`));
    cleanup();
    const again = await server.open(teamPage, { as: coach.accountId });
    await scoring();
    await again.user.click(screen.getByRole('button', { name: 'Compare with a player' }));
    const dialog = await screen.findByRole('dialog', { name: 'Compare to Another Player' });
    await again.user.click((await within(dialog).findAllByRole('checkbox'))[0] as HTMLElement);
    await waitFor(() => expect(again.href()).toMatch(/stats\?with=[a-z-]+$/));
  });

  it('is for coaches of the team: others read the same of any team, and visitors sign in (TEAM-O134)', async () => {
    for (const team of [1, 999_999]) {
      await server.open(`/player/${player.username}/stats?team=${team}`, { as: stranger.accountId });
      expect(await screen.findByRole('heading', { name: 'This comparison is not open to you.' })).toBeTruthy();
      cleanup();
      localStorage.clear();
    }
    await server.open(teamPage);
    const link = await screen.findByRole('heading', { name: 'This comparison is for coaches of the team.' });
    expect(link).toBeTruthy();
  });
});
