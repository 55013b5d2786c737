import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  career,
  ADDRESS,
  RECENT,
  openDashboard,
  openLoaded,
  assessment,
  row,
  cells,
  chip,
  chips,
  seriesNames,
} from '../../testing/dashboard-screen.ts';
import { failure } from '../../testing/fixture-fetch.ts';
import { makeRound, TODAY } from '../../testing/rounds.ts';

describe('failures', () => {
  it('asks for each overview by itself when the group fails (ERR-10, ERR-O4)', async () => {
    const { server } = await openLoaded({ handlers: { overviewGroup: () => failure('UNEXPECTED') } });
    expect(cells('Last 3').length).toBeGreaterThan(3);
    const names = server
      .callsOf('performanceStats')
      .map(({ body }) => (body as { roundsFilter: { filterName: string } }).roundsFilter.filterName);
    expect(names.slice(0, 5)).toEqual(RECENT);
  });

  it('shows the name and the error of what still fails, with Retry, and leaves it out elsewhere (ERR-07, ERR-09, ERR-11, ERR-O3)', async () => {
    let isBroken = true;
    const { user } = await openLoaded({
      handlers: {
        overviewGroup: () => failure('UNEXPECTED'),
        strengthWeaknessStats: () => ({ strengths: [], weaknesses: [] }),
        performanceStats: ({ body }) => {
          const name = (body as { roundsFilter: { filterName: string } }).roundsFilter.filterName;
          if (isBroken && name === 'Last 3') return failure('UNEXPECTED');
          return {
            roundCount: 1,
            holeCount: 18,
            stats: [
              stat({ state: 'failed', performance: null, error: 'Cannot be worked out' }),
              stat({ id: 'scoring.toPar' }),
            ],
            byCategory: [],
            skillPerformance: null,
          };
        },
      },
    });
    expect(within(row('Last 3')).getByText('Unable to load performance stats for Last 3')).toBeTruthy();
    expect(chips().map((one) => one.textContent)).not.toContain('Last 3');
    isBroken = false;
    await user.click(within(row('Last 3')).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(within(row('Last 3')).queryByText(/Unable to load/)).toBeNull());
  });

  it('shows the error text in the cell of a stat that failed (ASSESS-12)', async () => {
    const failed = stat({ state: 'failed', performance: null, error: 'Cannot be worked out' });
    const performanceStats = { stats: [failed, stat({ id: 'scoring.toPar' })], byCategory: [], skillPerformance: null };
    const report = {
      roundCount: 1,
      holeCount: 18,
      performanceStats,
      strengthWeaknessResponse: { strengths: [], weaknesses: [] },
    };
    await openLoaded({
      handlers: {
        overviewGroup: ({ body }) => ({
          groupName: '',
          overviews: Object.fromEntries(namesOf(body).map((name) => [name, report])),
        }),
      },
    });
    expect(cells('Last 3')).toContain('Cannot be worked out');
  });

  it('says when strengths and weaknesses could not be loaded (ERR-08)', async () => {
    await openLoaded({
      handlers: { overviewGroup: () => failure('UNEXPECTED'), strengthWeaknessStats: () => failure('UNEXPECTED') },
    });
    expect(await screen.findByText('Unable to load strength/weakness stats for Last Round')).toBeTruthy();
  });

  it('says what is wrong and lets people retry when the rounds could not be loaded (ERR-O5)', async () => {
    let isBroken = true;
    const { user } = openDashboard({
      handlers: {
        getCompletedRoundCounts: () => (isBroken ? failure('NOT_FOUND') : { eighteenHole: 40, nineHole: 0 }),
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Not found');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Recent' })).toBeTruthy();
  });
});

describe('waiting', () => {
  it('keeps the old figures, dimmed, until those of another hole count are in', async () => {
    const nine = [91, 92, 93, 94].map((id) => makeRound({ id, playedOn: TODAY, holeCount: 9 }));
    const gate = Promise.withResolvers<void>();
    const { user } = await openLoaded({
      rounds: [...career, ...nine],
      delay: ({ body }) => (holesOf(body) === 9 ? gate.promise : undefined),
    });
    const before = cells('Last 3');
    await user.click(screen.getByRole('radio', { name: '9 Hole' }));
    await waitFor(() => expect(assessment().closest('[data-stale]')).not.toBeNull());
    expect(cells('Last 3')).toEqual(before);
    gate.resolve();
    await waitFor(() => expect(assessment().closest('[data-stale]')).toBeNull());
    expect(cells('Last 3').join()).toContain('27 holes');
  });

  it('neither hides nor shows an overview of the group before, and writes nothing of it into the address (DASH-09)', async () => {
    const gate = Promise.withResolvers<void>();
    const { user, href } = await openLoaded({
      delay: ({ body }) => (groupNameOf(body) === 'Recent Tournaments' ? gate.promise : undefined),
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
    gate.resolve();
    await waitFor(() => expect(assessment().closest('[data-stale]')).toBeNull());
    for (const toggle of toggles()) expect(toggle.matches(':disabled')).toBe(false);
    const [name = ''] = seriesNames();
    await user.click(chip(name ?? ''));
    await waitFor(() => expect(seriesNames()).not.toContain(name));
    expect(new URL(href(), 'http://x').searchParams.get('hidden')).toBe(JSON.stringify([name]));
  });

  it('hides and shows its own overviews while another standard is awaited, and forgets none (DASH-09)', async () => {
    const gate = Promise.withResolvers<void>();
    const { user, href } = await openLoaded({
      search: '?category=score&hidden=["Best+3"]',
      delay: ({ body }) => (standardOf(body) === 'handicap10' ? gate.promise : undefined),
    });
    await user.click(screen.getByRole('button', { name: 'vs PGA TOUR (2024)' }));
    await user.click(await screen.findByRole('menuitemradio', { name: '10 handicap' }));
    await waitFor(() => expect(assessment().closest('[data-stale]')).not.toBeNull());
    expect(seriesNames()).not.toContain('Best 3');
    await user.click(chip('Last 3'));
    await waitFor(() => expect(seriesNames()).not.toContain('Last 3'));
    expect(new URL(href(), 'http://x').searchParams.get('hidden')).toBe('["Last 3","Best 3"]');
    gate.resolve();
  });

  it('shows the shape of what is coming while the rounds load (UX-03)', async () => {
    openDashboard({ handlers: { listRounds: () => new Promise(() => {}) } });
    expect(await screen.findByRole('heading', { name: 'Loading' })).toBeTruthy();
  });
});

const holesOf = (body: unknown): number | undefined =>
  (body as { roundFilters?: { holeCount?: number }[] } | undefined)?.roundFilters?.[0]?.holeCount;

const groupNameOf = (body: unknown): string | undefined => (body as { groupName?: string } | undefined)?.groupName;

const standardOf = (body: unknown): string | null | undefined =>
  (body as { standardsFilter?: { standardName: string | null } } | undefined)?.standardsFilter?.standardName;

/** A stat of the assessment as a server may send it. */
function stat(over: object) {
  return {
    id: 'scoring.scorePerRound',
    name: 'Score',
    category: 'Scoring',
    belongsToView: ['assessment'],
    better: 'lower',
    state: 'value',
    performance: { formatted: '70.0', raw: 70, successes: 70, opportunities: 18, interval: null },
    standard: null,
    beatStandard: null,
    isCertain: false,
    children: [],
    ...over,
  } as never;
}

const namesOf = (body: unknown): string[] =>
  (body as { roundFilters: { filterName: string }[] }).roundFilters.map((one) => one.filterName);
