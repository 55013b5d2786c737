import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { assessment, cells, chip, chips, RECENT, row, seriesNames } from '../../testing/dashboard-screen.ts';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
const address = `/player/${demo.player.username}/data-analysis`;

/** Opens the dashboard and waits for the stats of Score, unless the address selects others. */
async function openLoaded(search = '?category=score') {
  const app = await server.open(address + search);
  await screen.findByRole('grid', { name: /Assessment/ });
  await waitFor(() => expect(screen.queryAllByLabelText('Loading')).toHaveLength(0));
  return app;
}

/** Against a standard with at least three figures in every category, so that the spider is drawn (DASH-O65). */
function openAgainstTour() {
  localStorage.setItem(`strokebook.standard.visitor.${demo.player.accountId}`, 'pgaTour2024');
  return openLoaded();
}

type OverviewRequest = { readonly groupName: string; readonly statIds: readonly string[] };

const groupsOf = (requests: readonly { readonly body: unknown }[]): readonly string[] =>
  requests.map(({ body }) => (body as OverviewRequest).groupName);

describe('the dashboard before the real server', () => {
  it('starts with Recent in Assessment, 18 Hole, against the default standard, and says the period of the best finish (DASH-01, DASH-17, DASH-18, DASH-O11, FIRST-O62)', async () => {
    const { requestsTo } = await openLoaded();
    expect(screen.getByRole('heading', { level: 1, name: 'Recent' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'vs College level, women’s scores' })).toBeTruthy();
    expect(await screen.findByText(/Best finish, (\d{4}\/\d\d season|last \d+ rounds): /)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '18 Hole' }).checked).toBe(true);
    // Other groups are requested in advance once this one has loaded.
    expect(groupsOf(requestsTo('overviewGroup'))[0]).toBe('Recent');
  });

  it('compares five overviews in chips, spider and rows, each with its figures (DASH-05, DASH-08, DASH-10, ASSESS-05)', async () => {
    await openAgainstTour();
    expect(chips()).toHaveLength(RECENT.length);
    expect(seriesNames()).toEqual(RECENT);
    for (const name of RECENT) expect(cells(name)[0]).toMatch(/^\d+%\d of \d stats$/);
    expect(cells('Last 3').join()).toContain('54 holes');
    expect(within(row('Last 3')).getByRole('rowheader').textContent).toContain('3 rounds');
  });

  it('hides an overview by its chip and shows it again, without another call (DASH-09)', async () => {
    const { user, requestsTo } = await openAgainstTour();
    await user.click(chip('Best 3'));
    await waitFor(() => expect(seriesNames()).not.toContain('Best 3'));
    expect(cells('Best 3')).toEqual(['Hidden']);
    await user.click(chip('Best 3'));
    await waitFor(() => expect(seriesNames()).toContain('Best 3'));
    const recent = groupsOf(requestsTo('overviewGroup')).filter((name) => name === 'Recent');
    expect(recent).toHaveLength(2);
  });

  it('DASH-O64: loads the stats of a category only when it is chosen', async () => {
    const { user, requestsTo } = await openLoaded('');
    const asked = () =>
      requestsTo('overviewGroup').flatMap(({ body }) => {
        const { groupName, statIds } = body as OverviewRequest;
        return groupName === 'Recent' ? [new Set(statIds.map((id) => id.split('.')[0]))] : [];
      });
    expect(asked()).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: 'Putt' }));
    await waitFor(() => expect(cells('Last 3').length).toBeGreaterThan(3));
    expect(asked()[1]).toEqual(new Set(['putt']));
  });

  it('holds the same rounds against another standard (DASH-O9, ASSESS-10)', async () => {
    const { user } = await openLoaded();
    const before = cells('Last 3');
    await user.click(screen.getByRole('button', { name: 'vs College level, women’s scores' }));
    await user.click(await screen.findByRole('menuitemradio', { name: '10 handicap' }));
    expect(await within(assessment()).findByRole('rowheader', { name: '10 handicap' })).toBeTruthy();
    await waitFor(() => expect(cells('Last 3')[0]).not.toBe(before[0]));
    const figuresOf = (texts: readonly (string | null)[]) =>
      texts.slice(1).map((text) => /[−+]?\d+(\.\d+)?/.exec(text?.replace(/^[▲△▼▽].*?: /, '') ?? '')?.[0]);
    expect(figuresOf(cells('Last 3'))).toEqual(figuresOf(before));
  });

  it('shows the putting of nine-hole rounds that an address asks for', async () => {
    await openLoaded('?holes=9&category=putt');
    expect(cells('Last 3').join()).toContain('27 holes');
    expect(assessment().getAttribute('aria-label')).toBe('Recent Assessment, Putt');
  });

  it('says that there is not enough data to a player without rounds, and how to log some (DASH-02, DASH-03)', async () => {
    await server.open('/dashboard', { as: demo.newPlayer.accountId });
    expect(await screen.findByRole('heading', { name: 'Not Enough Data' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    const link = screen.getByRole('link', { name: /^Fill your profile/ });
    expect(link.getAttribute('href')).toMatch(/^\/player\/[^/]+\/edit\/about$/);
  });
});
