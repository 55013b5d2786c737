import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
const { accountId: coach } = demo.coach;
afterEach(() => localStorage.removeItem('strokebook.squad.1'));

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
  it('lists the players whom its coach sees by form, with interval, and places within a squad alone (TEAM-05, TEAM-18)', async () => {
    const { user } = await server.open('/team/HARROW-glen', { as: coach });
    const table = await today();
    expect(screen.getByRole('heading', { level: 1, name: 'Harrow Glen University Golf' })).toBeTruthy();
    expect(namesIn(table).length).toBeGreaterThan(10);
    const strokes = figures(table);
    expect(strokes.length).toBeGreaterThan(5);
    expect(strokes).toEqual([...strokes].sort((a, b) => a - b));
    expect(table.textContent).not.toMatch(/Place \d+/);
    expect(
      screen.getByText(/^Form: score less course rating.*six months.*Places stand within a squad\.$/),
    ).toBeTruthy();
    expect(screen.getByText(/rounds in 30 days, by \d+ of \d+ players\./)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: "Men's Team" }));
    await waitFor(async () => expect((await today()).textContent).toMatch(/Place \d+/));
  });

  it('opens a form to its rounds with score, rating and difference, whose mean it is, and says the period on hover (TEAM-05)', async () => {
    const { user } = await server.open('/team/harrow-glen', { as: coach });
    const row = within(await today()).getByRole('row', { name: /Ingrid Solberg/ });
    const figure = within(row).getByRole('button', { name: /± \d/ });
    expect(figure.title).toMatch(/^10 rounds since \w+ \d+/);
    await user.click(figure);
    const dialog = within(await screen.findByRole('dialog', { name: 'Form of Ingrid Solberg' }));
    expect(dialog.getByText(/^10 rounds since .*last six months count/)).toBeTruthy();
    const lines = dialog
      .getAllByRole('row')
      .map((line) =>
        within(line)
          .queryAllByRole('cell')
          .map((cell) => cell.textContent),
      )
      .filter((cells) => cells.length === 4);
    expect(lines).toHaveLength(10);
    const numberOf = (text: string | undefined) => Number((text ?? '').replace('−', '-'));
    for (const [, score, rating, difference] of lines) {
      expect(numberOf(difference)).toBeCloseTo(numberOf(score) - numberOf(rating), 9);
    }
    const mean = lines.reduce((sum, cells) => sum + numberOf(cells[3]), 0) / 10;
    const said = Number(
      /([+−][\d.]+) ±/.exec(dialog.getByText(/^[+−][\d.]+ ± [\d.]+$/).textContent ?? '')?.[1]?.replace('−', '-'),
    );
    expect(said).toBeCloseTo(mean, 0);
    expect(dialog.getByRole('link', { name: '10 rounds hole by hole' })).toBeTruthy();
  });

  it('says on hover and in the opened form what its change compares, in its own numbers (TEAM-05)', async () => {
    const { user } = await server.open('/team/harrow-glen', { as: coach });
    const change = /last 30 days \d+\.\d ± \d+\.\d strokes (better|worse) than the 12 months before/;
    const figure = within(await today())
      .getAllByRole('button', { name: /± \d/ })
      .find(({ title }) => change.test(title));
    await user.click(figure as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: /^Form of/ }));
    const said = dialog.getByText(/^Change: last 30 days/);
    expect(figure?.title).toContain(change.exec(said.textContent ?? '')?.[0]);
    const mean = dialog.getByText(/^Mean of \d+ rounds?$/);
    expect(mean.compareDocumentPosition(dialog.getByRole('table')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('remembers the squad on this device, and all players (TEAM-05)', async () => {
    const { user, href } = await server.open('/team/harrow-glen', { as: coach });
    const all = namesIn(await today()).length;
    await user.click(screen.getByRole('radio', { name: "Men's Team" }));
    await waitFor(() => expect(href()).toContain('squad=12'));
    cleanup();
    const again = await server.open('/team/harrow-glen', { as: coach });
    expect(namesIn(await today()).length).toBeLessThan(all);
    await again.user.click(screen.getByRole('radio', { name: 'All' }));
    await waitFor(async () => expect(namesIn(await today())).toHaveLength(all));
    cleanup();
    await server.open('/team/harrow-glen', { as: coach });
    expect(namesIn(await today())).toHaveLength(all);
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

  it('opens every figure to its rounds: last round, 30 days, the part of the game and the differential (TEAM-05, TEAM-06, INDEX-17)', async () => {
    await server.open('/team/harrow-glen', { as: coach });
    const table = await today();
    const row = within(table).getByRole('row', { name: /Ingrid Solberg/ });
    const targets = within(row)
      .getAllByRole('link')
      .map((link) => new URL((link as HTMLAnchorElement).href));
    expect(targets.map(({ pathname }) => pathname)).toEqual([
      '/player/ingrid-solberg',
      ...Array.from({ length: 2 }, () => '/player/ingrid-solberg/my-rounds'),
    ]);
    const idsOf = (url: URL | undefined) => JSON.parse(url?.searchParams.get('ids') ?? '[]') as readonly string[];
    expect([idsOf(targets[1]).length, targets[2]?.searchParams.get('rounds')]).toEqual([1, 'Past 30 Days']);
    const gains = screen.getByRole('table', { name: 'strokes gained in the squad' });
    const putting = within(within(gains).getByRole('row', { name: /Ingrid Solberg/ }))
      .getAllByRole('link')
      .find((link) => (link as HTMLAnchorElement).href.includes('category=putt'));
    expect((putting as HTMLAnchorElement).href).toContain('/player/ingrid-solberg/data-analysis');
    const differential = within(gains).getAllByRole('link', { name: /^−?\d+\.\d \d+ rounds$/ });
    const ingrid = differential.find((link) => (link as HTMLAnchorElement).href.includes('/ingrid-solberg/my-rounds'));
    const { length } = idsOf(new URL((ingrid as HTMLAnchorElement).href));
    expect(ingrid?.textContent).toMatch(new RegExp(`\\d ${length} rounds$`));
    expect(putting?.textContent).toMatch(/^(▲ |▼ )?[+−]?\d+\.\d(, (better|worse))? \d+ rounds?$/);
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

  it('leaves who has not logged to their list, and has no flag of it in a row (TEAM-05, TEAM-18)', async () => {
    await server.open('/team/harrow-glen', { as: coach });
    const table = await today();
    const quiet = within(screen.getByRole('region', { name: 'Not logged' }));
    expect(quiet.getAllByText(/^No round/).length).toBeGreaterThan(0);
    expect(within(table).queryByText(/^No rounds? (yet|in \d+ days?)$/)).toBeNull();
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
