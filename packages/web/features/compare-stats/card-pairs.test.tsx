import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { makeRound } from '../../testing/rounds.ts';
import { compareCards, compareHeader, openSelections, useComparePage } from '../../testing/compare-page.ts';

const { open, server } = useComparePage();

describe('a card', () => {
  it('says of which rounds it is, and opens to more (CMP-17)', async () => {
    const { user } = await open({ search: '?tab=drive' });
    const [left] = await compareCards('Drive Summary');
    const line = within(left as HTMLElement).getByRole('button', { name: /^Last 12 Months/ });
    expect(within(left as HTMLElement).queryByText('Round types')).toBeTruthy();
    expect(line.getAttribute('aria-expanded')).toBe('false');
    await user.click(line);
    expect(line.getAttribute('aria-expanded')).toBe('true');
  });

  it('lists its rounds whatever chose them, at most ten (CMP-17, CMP-18)', async () => {
    const { user } = await open({ search: '?tab=drive' });
    const [card] = (await compareCards('Drive Summary')) as [HTMLElement, HTMLElement];
    await user.click(within(card).getByRole('button', { name: /^Last 12 Months/ }));
    expect(within(card).getAllByRole('listitem')).toHaveLength(10);
    expect(within(card).getByText(/^\(showing 10 of \d+ selected rounds\)$/)).toBeTruthy();
  });

  it('lists its chosen rounds, at most ten (CMP-18)', async () => {
    const { user } = await open({ search: '?tab=drive' });
    const { left } = await openSelections(user);
    await user.click(within(left).getByRole('radio', { name: 'Round' }));
    await user.click(within(left).getByRole('checkbox', { name: /^All/ }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    const [card] = await compareCards('Drive Summary');
    await user.click(await within(card as HTMLElement).findByRole('button', { name: /chosen rounds/ }));
    expect(within(card as HTMLElement).getAllByRole('listitem')).toHaveLength(10);
    expect(within(card as HTMLElement).getByText(/^\(showing 10 of \d+ selected rounds\)$/)).toBeTruthy();
  });

  it('shows both filters to a click with Ctrl and Alt (CMP-19)', async () => {
    const { user } = await open({ search: '?tab=drive' });
    const [left] = await compareCards('Drive Summary');
    await user.keyboard('{Control>}{Alt>}');
    await user.click(within(left as HTMLElement).getByRole('button', { name: /^Last 12 Months/ }));
    await user.keyboard('{/Alt}{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    const filters = within(dialog)
      .getAllByRole('region')
      .map((region) => JSON.parse(region.querySelector('pre')?.textContent ?? ''));
    expect(filters.map((filter) => filter.years)).toEqual([['Last 12 Months'], ['Prior 12 Months']]);
  });
});

describe('the rounds', () => {
  it('come ten to a page from the server, under their averages (CMP-20, CMP-21)', async () => {
    const { user, requestsTo } = await open({ search: '?tab=rounds' });
    const [left] = (await compareCards('Selected Rounds')) as [HTMLElement, HTMLElement];
    const table = await within(left).findByRole('table');
    const rows = () => within(table).getAllByRole('row').slice(1);
    expect(rows()).toHaveLength(11);
    expect(rows()[0]?.textContent).toContain('Round Averages');
    const [averages, first] = [rows()[0]?.textContent, rows()[1]?.textContent];
    await user.click(within(left).getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(rows()[1]?.textContent).not.toBe(first));
    expect(rows()[0]?.textContent).toBe(averages);
    const asked = requestsTo('getRoundsTable').at(-1)?.body as { updateRequest: object };
    expect(asked.updateRequest).toMatchObject({ page: 2, pageSize: 10 });
  });

  it('are sorted by any column, both ways', async () => {
    const { user } = await open({ search: '?tab=rounds' });
    const [left] = (await compareCards('Selected Rounds')) as [HTMLElement, HTMLElement];
    const table = await within(left).findByRole('table');
    const scores = () =>
      within(table)
        .getAllByRole('row')
        .slice(2)
        .map((row) => Number(within(row).getAllByRole('cell')[2]?.textContent));
    await user.click(within(table).getByRole('button', { name: 'Score' }));
    await waitFor(() => expect(scores()).toEqual([...scores()].sort((a, b) => a - b)));
    await user.click(within(table).getByRole('button', { name: /^Score/ }));
    await waitFor(() => expect(scores()).toEqual([...scores()].sort((a, b) => b - a)));
    expect(new Set(scores()).size).toBeGreaterThan(1);
  });

  it('keep their page and order in the address, for a reload and for Back, and other rounds begin anew (CMP-20)', async () => {
    const { user, asked, app } = await open({ search: '?tab=rounds' });
    const status = async (place: 0 | 1) =>
      within((await compareCards('Selected Rounds'))[place] as HTMLElement).getByRole('status').textContent;
    const [left] = (await compareCards('Selected Rounds')) as [HTMLElement, HTMLElement];
    await user.click(within(await within(left).findByRole('table')).getByRole('button', { name: 'Score' }));
    await user.click(within(left).getByRole('button', { name: 'Next' }));
    await waitFor(async () => expect(await status(0)).toMatch(/^11–20 of/));
    expect([asked('leftRounds'), asked('rightRounds')]).toEqual(['score.asc.2', null]);
    await user.click(within(compareHeader()).getByRole('radio', { name: '9 Hole' }));
    await waitFor(() => expect(asked('hash')).not.toBeNull());
    expect(asked('leftRounds')).toBeNull();
    app.router.history.back();
    await waitFor(async () => expect(await status(0)).toMatch(/^11–20 of/));
    expect(asked('leftRounds')).toBe('score.asc.2');
    cleanup();
    const { requestsTo } = await open({ search: '?tab=rounds&rightRounds=putts.desc.2&leftRounds=nothing.up.0' });
    await waitFor(() => expect(requestsTo('getRoundsTable')).toHaveLength(2));
    const requests = requestsTo('getRoundsTable').map(({ body }) => (body as { updateRequest: object }).updateRequest);
    expect(requests).toMatchObject([
      { page: 1, sort: { column: 'startDate', direction: 'desc' } },
      { page: 2, sort: { column: 'putts', direction: 'desc' } },
    ]);
  });

  it('lead to the page of their tournament in a new tab, with https:// before an address without it (CMP-22)', async () => {
    const { today } = await (await server.withRounds([])).call('getSettings', {});
    const day = today as CalendarDay;
    const tournamentId = await server.addTournament({
      ...{ name: 'Cup', url: 'golf.example/cup', city: null, state: null, startDate: day, endDate: day },
      ...{ numberOfRounds: 1, eventType: 'tournament', locale: 'local', isTeamEvent: false },
    });
    const round = makeRound({ id: 1, playedOn: day, type: 'tournament' });
    await server.withRounds([{ ...round, tournament: { tournamentId, name: 'Cup' } }]);
    await server.open('/player/ingrid/stats?tab=rounds');
    const [left] = (await compareCards('Selected Rounds')) as [HTMLElement, HTMLElement];
    const link = await within(left).findByRole<HTMLAnchorElement>('link', { name: 'Cup' });
    expect([link.getAttribute('href'), link.target]).toEqual(['https://golf.example/cup', '_blank']);
  });
});
