import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  career,
  ADDRESS,
  RECENT,
  useDashboard,
  assessment,
  row,
  cells,
  chip,
  chips,
  seriesNames,
} from '../../testing/dashboard-screen.ts';
import { makeRound, TODAY } from '../../testing/rounds.ts';

const { openDashboard, openLoaded } = useDashboard();

describe('failures', () => {
  it('asks for each overview by itself when the group fails (ERR-10, ERR-O4)', async () => {
    const { requestsTo } = await openLoaded({ prepare: ({ failAll }) => failAll('overviewGroup', 'UNEXPECTED') });
    expect(cells('Last 3').length).toBeGreaterThan(3);
    const names = requestsTo('performanceStats').map(nameOf);
    expect(names.slice(0, 5)).toEqual(RECENT);
  });

  it('shows the name and the error of what still fails, with Retry, and leaves it out elsewhere (ERR-07, ERR-09, ERR-11, ERR-O3)', async () => {
    let mend = () => {};
    const { user } = await openLoaded({
      prepare: ({ failAll }) => {
        failAll('overviewGroup', 'UNEXPECTED');
        mend = failAll('performanceStats', 'UNEXPECTED', (request) => nameOf(request) === 'Last 3');
      },
    });
    expect(within(row('Last 3')).getByText('Unable to load performance stats for Last 3')).toBeTruthy();
    expect(chips().map((one) => one.textContent)).not.toContain('Last 3');
    mend();
    await user.click(within(row('Last 3')).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(within(row('Last 3')).queryByText(/Unable to load/)).toBeNull());
  });

  it('says when strengths and weaknesses could not be loaded (ERR-08)', async () => {
    let mend = () => {};
    const { user } = await openLoaded({
      prepare: ({ failAll }) => {
        mend = failAll('getSeason', 'UNEXPECTED');
      },
    });
    const failure = (await screen.findByText('Unable to load strength/weakness stats for This season')).closest(
      '[role="alert"]',
    ) as HTMLElement;
    mend();
    await user.click(within(failure).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: /^What to work on/ })).toBeTruthy();
  });

  it('says what is wrong and lets people retry when the rounds could not be loaded (ERR-O5)', async () => {
    let mend = () => {};
    const { user } = await openDashboard({
      prepare: ({ failAll }) => {
        mend = failAll('getCompletedRoundCounts', 'NOT_FOUND');
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Not found');
    mend();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Recent' })).toBeTruthy();
  });
});

describe('waiting', () => {
  it('keeps the old figures, dimmed, until those of another hole count are in', async () => {
    const nine = [91, 92, 93, 94].map((id) => makeRound({ id, playedOn: TODAY, holeCount: 9 }));
    let release = () => {};
    const { user } = await openLoaded({
      rounds: [...career, ...nine],
      prepare: ({ hold }) => {
        release = hold('overviewGroup', ({ body }) => holesOf(body) === 9);
      },
    });
    const before = cells('Last 3');
    await user.click(screen.getByRole('radio', { name: '9 Hole' }));
    await waitFor(() => expect(assessment().closest('[data-stale]')).not.toBeNull());
    expect(cells('Last 3')).toEqual(before);
    release();
    await waitFor(() => expect(assessment().closest('[data-stale]')).toBeNull());
    expect(cells('Last 3').join()).toContain('27 holes');
  });

  it('neither hides nor shows an overview of the group before, and writes nothing of it into the address (DASH-09)', async () => {
    let release = () => {};
    const { user, href } = await openLoaded({
      prepare: ({ hold }) => {
        release = hold('overviewGroup', ({ body }) => groupNameOf(body) === 'Recent Tournaments');
      },
    });
    await user.click(screen.getByRole('button', { name: 'Group: Recent' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Recent Tournaments' }));
    await waitFor(() => expect(assessment().closest('[data-stale]')).not.toBeNull());
    const toggles = () => [...chips(), ...within(assessment()).getAllByRole('button', { name: /^(Hide|Show) / })];
    expect(chips().map((one) => one.textContent)).toEqual(expect.arrayContaining(['Last 3']));
    await waitFor(() => expect(toggles().every((toggle) => toggle.matches(':disabled'))).toBe(true));
    for (const toggle of toggles()) {
      await user.click(toggle);
    }
    expect(href()).toBe(`${ADDRESS}?category=score&group=Recent+Tournaments`);
    expect(seriesNames()).toEqual(RECENT);
    release();
    await waitFor(() => expect(assessment().closest('[data-stale]')).toBeNull());
    for (const toggle of toggles()) expect(toggle.matches(':disabled')).toBe(false);
    const [name = ''] = seriesNames();
    await user.click(chip(name ?? ''));
    await waitFor(() => expect(seriesNames()).not.toContain(name));
    expect(new URL(href(), 'http://x').searchParams.get('hidden')).toBe(JSON.stringify([name]));
  });

  it('hides and shows its own overviews while another standard is awaited, and forgets none (DASH-09)', async () => {
    let release = () => {};
    const { user, href } = await openLoaded({
      search: '?category=score&hidden=["Best+3"]',
      prepare: ({ hold }) => {
        release = hold('overviewGroup', ({ body }) => standardOf(body) === 'handicap10');
      },
    });
    await user.click(screen.getByRole('button', { name: 'vs PGA TOUR (2024)' }));
    await user.click(await screen.findByRole('menuitemradio', { name: '10 handicap' }));
    await waitFor(() => expect(assessment().closest('[data-stale]')).not.toBeNull());
    expect(seriesNames()).not.toContain('Best 3');
    await user.click(chip('Last 3'));
    await waitFor(() => expect(seriesNames()).not.toContain('Last 3'));
    expect(new URL(href(), 'http://x').searchParams.get('hidden')).toBe('["Last 3","Best 3"]');
    release();
  });

  it('shows the shape of what is coming while the rounds load (UX-03)', async () => {
    await openDashboard({ prepare: ({ hold }) => hold('listRounds') });
    expect(await screen.findByRole('heading', { name: 'Loading' })).toBeTruthy();
  });
});

/** The name of a single overview's call. */
const nameOf = ({ body }: { readonly body: unknown }): string =>
  (body as { roundsFilter: { filterName: string } }).roundsFilter.filterName;

const holesOf = (body: unknown): number | undefined =>
  (body as { roundFilters?: { holeCount?: number }[] } | undefined)?.roundFilters?.[0]?.holeCount;

const groupNameOf = (body: unknown): string | undefined => (body as { groupName?: string } | undefined)?.groupName;

const standardOf = (body: unknown): string | null | undefined =>
  (body as { standardsFilter?: { standardName: string | null } } | undefined)?.standardsFilter?.standardName;
