import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
const { accountId: coach } = demo.coach;

const today = () => screen.findByRole('table', { name: 'Today' });
const namesIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((head) => within(head).queryByRole('link')?.textContent ?? head.textContent ?? '');
const figures = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .flatMap((row) => /([+−]?[\d.]+) ± [\d.]+/.exec(row.textContent ?? '')?.[1] ?? [])
    .map((text) => Number(text.replace('−', '-')));

describe('the page of a team', () => {
  it('lists the players whom its coach sees by form, with interval, rounds, first day and place (TEAM-05, TEAM-18)', async () => {
    await server.open('/team/HARROW-glen', { as: coach });
    const table = await today();
    expect(screen.getByRole('heading', { level: 1, name: 'Harrow Glen University Golf' })).toBeTruthy();
    expect(namesIn(table).length).toBeGreaterThan(10);
    const strokes = figures(table);
    expect(strokes.length).toBeGreaterThan(5);
    expect(strokes).toEqual([...strokes].sort((a, b) => a - b));
    expect(table.textContent).toMatch(/10 rounds since \w+ \d+/);
    expect(table.textContent).toMatch(/Place \d+/);
    expect(screen.getByText(/^Form: strokes a round over the course rating/)).toBeTruthy();
    expect(screen.getByText('players have logged').nextElementSibling?.textContent).toMatch(/^\d+ of \d+$/);
  });

  it('keeps squad and sort of both tables in the address (TEAM-05, TEAM-06)', async () => {
    const { user, href } = await server.open('/team/harrow-glen', { as: coach });
    const all = namesIn(await today());
    await user.click(screen.getByRole('radio', { name: "Men's Team" }));
    await waitFor(() => expect(href()).toBe('/team/harrow-glen?squad=12'));
    const men = namesIn(await today());
    expect(men.length).toBeLessThan(all.length);
    await user.click(within(await today()).getByRole('button', { name: /^Player/ }));
    await waitFor(() => expect(href()).toBe('/team/harrow-glen?squad=12&sort=name'));
    await user.click(within(await today()).getByRole('button', { name: /^Player/ }));
    await waitFor(() => expect(href()).toContain('isReversed=true'));
    const gains = screen.getByRole('table', { name: 'strokes gained in the squad' });
    await user.click(within(gains).getByRole('button', { name: /^Putting/ }));
    await waitFor(() => expect(href()).toContain('gains=putt'));
    expect(
      within(gains)
        .getByRole('columnheader', { name: /^Putting/ })
        .getAttribute('aria-sort'),
    ).toBe('descending');
  });

  it('opens every figure to its rounds: last round, form, 30 days, the part of the game and the differential (TEAM-05, TEAM-06, INDEX-17)', async () => {
    await server.open('/team/harrow-glen', { as: coach });
    const table = await today();
    const row = within(table).getByRole('row', { name: /Ingrid Solberg/ });
    const targets = within(row)
      .getAllByRole('link')
      .map((link) => new URL((link as HTMLAnchorElement).href));
    expect(targets.map(({ pathname }) => pathname)).toEqual([
      '/player/ingrid-solberg',
      ...Array.from({ length: 3 }, () => '/player/ingrid-solberg/my-rounds'),
    ]);
    const idsOf = (url: URL | undefined) => JSON.parse(url?.searchParams.get('ids') ?? '[]') as readonly string[];
    expect([idsOf(targets[1]).length, targets[3]?.searchParams.get('rounds')]).toEqual([1, 'Past 30 Days']);
    expect(idsOf(targets[2]).length).toBeGreaterThan(1);
    const gains = screen.getByRole('table', { name: 'strokes gained in the squad' });
    const putting = within(within(gains).getByRole('row', { name: /Ingrid Solberg/ }))
      .getAllByRole('link')
      .find((link) => (link as HTMLAnchorElement).href.includes('category=putt'));
    expect((putting as HTMLAnchorElement).href).toContain('/player/ingrid-solberg/data-analysis');
    const differential = within(gains).getAllByRole('link', { name: /^−?\d+\.\d \d+ rounds$/ });
    const ingrid = differential.find((link) => (link as HTMLAnchorElement).href.includes('/ingrid-solberg/my-rounds'));
    const { length } = idsOf(new URL((ingrid as HTMLAnchorElement).href));
    expect(ingrid?.textContent).toMatch(new RegExp(`\\d ${length} rounds$`));
    expect(putting?.textContent).toMatch(/^(▲ |▼ )?[+−]?\d+\.\d(, (better|worse))?\d+ rounds?$/);
  });

  it('compares a player with the rest of the squad or of the team, or with another player, from the row (TEAM-07)', async () => {
    const { user, href } = await server.open('/team/harrow-glen', { as: coach });
    await today();
    await user.click(screen.getByRole('button', { name: 'Compare Ingrid Solberg' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      "Rest of Women's Team",
      'Rest of the team',
      'Another player …',
    ]);
    await user.click(items[2] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Compare to Another Player' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Compare Ingrid Solberg' }));
    await user.click((await screen.findAllByRole('menuitem'))[0] as HTMLElement);
    await waitFor(() => expect(href()).toBe('/player/ingrid-solberg/stats?team=1&squad=11'));
  });

  it('compares two ticked players, no more than two, and keeps the ticks in the address (TEAM-07)', async () => {
    const { user, href } = await server.open('/team/harrow-glen', { as: coach });
    await today();
    const tick = (name: string) => screen.getByRole('checkbox', { name: `Pick ${name} to compare` });
    await user.click(tick('Priya Raman'));
    expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull();
    await user.click(tick('Ingrid Solberg'));
    await waitFor(() => expect(href()).toContain('picked='));
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Priya Raman and Ingrid Solberg',
    );
    expect(tick('Caleb Rourke')).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('link', { name: 'Compare' }));
    await waitFor(() => expect(href()).toBe('/player/priya-raman/stats?with=ingrid-solberg'));
  });

  it('says who is on the course, what changed, who has not logged and what comes this week (TEAM-18)', async () => {
    await server.open('/team/harrow-glen', { as: coach });
    await today();
    for (const name of ['On the course now', 'Changed in seven days', 'Not logged', 'This week']) {
      expect(screen.getByRole('region', { name })).toBeTruthy();
    }
    const live = within(screen.getByRole('region', { name: 'On the course now' })).getAllByRole('link');
    expect(live[0]?.textContent).toMatch(/saved .*thru \d+/);
  });

  it('is no page for whoever does not coach the team (TEAM-03, TEAM-18)', async () => {
    const { pathname } = await server.open('/team/harrow-glen', { as: demo.stranger.accountId });
    await waitFor(() => expect(pathname()).not.toContain('/team'));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('is the home of a coach of one team, and says before anybody has joined how players do (TEAM-18, TEAM-35)', async () => {
    const { pathname } = await server.open('/dashboard', { as: coach });
    await waitFor(() => expect(pathname()).toBe('/team/harrow-glen'));
    cleanup();
    const { accountId } = await server.makeAccount();
    const { call } = await server.asPlayer(accountId);
    await call('answerFirstQuestions', { body: { profileType: 'coach' } });
    const { shortName } = await call('createTeam', { body: { name: 'New Golf', squads: ['Women'] } });
    const own = await server.open('/dashboard', { as: accountId });
    await waitFor(() => expect(own.pathname()).toBe(`/team/${shortName}`));
    expect(await screen.findByRole('heading', { name: 'Nobody has joined yet.' })).toBeTruthy();
    await call('createTeam', { body: { name: 'Other Golf', squads: ['Men'] } });
    cleanup();
    localStorage.removeItem('strokebook.homeTeam');
    const many = await server.open('/dashboard', { as: accountId });
    await waitFor(() => expect(many.pathname()).toBe('/teams'));
    await many.user.click(await within(await screen.findByRole('main')).findByRole('link', { name: 'Other Golf' }));
    await waitFor(() => expect(many.pathname()).toBe('/team/other-golf'));
    cleanup();
    const again = await server.open('/dashboard', { as: accountId });
    await waitFor(() => expect(again.pathname()).toBe('/team/other-golf'));
  });

  it('is no page without an organization, and none for visitors (TEAM-18)', async () => {
    const unknown = await server.open('/team/nowhere', { as: coach });
    await waitFor(() => expect(unknown.pathname()).not.toContain('/team'));
  });

  it('asks visitors to sign in (TEAM-18, ACCESS-03)', async () => {
    const { pathname } = await server.open('/team/harrow-glen');
    await waitFor(() => expect(pathname()).toBe('/auth'));
  });
});
