import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failure } from '../../testing/fixture-fetch.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { makeCareer, makeRound, TODAY } from '../../testing/rounds.ts';
import { screenWidth } from '../../testing/setup.ts';

const ADDRESS = '/player/ingrid/data-analysis';
const career = makeCareer(40);
const RECENT = ['Last Round', 'Last 3', 'Previous 3', 'Best 3', 'Previous Round'];

type Options = Parameters<typeof renderApp>[1] & { readonly search?: string };

function openDashboard({ search = '', ...options }: Options = {}) {
  return renderApp(ADDRESS + search, { rounds: career, ...options });
}

/** The dashboard with the figures of its first group in. */
async function openLoaded(options: Options = {}) {
  const app = openDashboard(options);
  await screen.findByRole('table', { name: /Assessment/ });
  await waitFor(() => expect(screen.queryAllByLabelText('Loading')).toHaveLength(0));
  return app;
}

const assessment = () => screen.getByRole('table', { name: /Assessment/ });
const row = (name: string): HTMLElement =>
  within(assessment())
    .getByRole('button', { name: new RegExp(`^(Hide|Show) ${name}$`) })
    .closest('tr') as HTMLElement;
const cells = (name: string) =>
  within(row(name))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const columnNames = () =>
  within(assessment())
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
const chips = () => within(screen.getByRole('group', { name: 'Overviews' })).getAllByRole('button');
const chip = (name: string) =>
  within(screen.getByRole('group', { name: 'Overviews' })).getByRole('button', { name: new RegExp(`^${name}`) });
const spider = () => screen.getByRole('table', { name: 'Share of stats that exceed the standard, by category' });
const seriesNames = () =>
  within(spider())
    .getAllByRole('rowheader')
    .map((head) => head.textContent);

describe('the dashboard without enough data', () => {
  it('says so, and how to log rounds, when there is no completed round, and shows nothing else (DASH-02, DASH-03, DASH-O5)', async () => {
    openDashboard({ rounds: [] });
    expect(await screen.findByRole('heading', { name: 'Not Enough Data' })).toBeTruthy();
    expect(screen.getByText('Log rounds in the mobile app to see your stats.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'App Store' }).getAttribute('href')).toBe('https://apps.example/app');
    expect(screen.getByRole('link', { name: 'Google Play' }).getAttribute('href')).toBe('https://play.example/app');
    expect(screen.queryByRole('region', { name: 'Player Performance' })).toBeNull();
  });

  it('asks for two rounds when the group can compare nothing (DASH-04, DASH-16, DASH-O6)', async () => {
    openDashboard({
      rounds: [makeRound({ id: 1, playedOn: TODAY })],
      search: '?mode=playerPerformance&group=Best+3+Rounds',
    });
    expect(await screen.findByText('Log in on mobile and enter at least 2 rounds to see stats.')).toBeTruthy();
    expect(screen.getByRole('radiogroup', { name: 'Mode' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Player Performance' })).toBeNull();
  });
});

describe('the header', () => {
  it('starts with Recent in Assessment, 18 Hole, against the default standard (DASH-01, DASH-17, DASH-18, DASH-O11)', async () => {
    await openLoaded();
    expect(screen.getByRole('heading', { level: 1, name: 'Recent' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Group: Recent' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'vs PGA TOUR (2024)' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Assessment' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '18 Hole' }).checked).toBe(true);
  });

  it('starts with 9 Hole when there are no completed rounds of 18 (DASH-O11)', async () => {
    const rounds = [1, 2, 3, 4].map((id) => makeRound({ id, playedOn: TODAY, holeCount: 9 }));
    await openLoaded({ rounds });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '9 Hole' }).checked).toBe(true);
  });

  it('offers the performance groups in Player Performance, starting with its own (DASH-18, DASH-O1)', async () => {
    const { user, href } = await openLoaded();
    await user.click(screen.getByRole('radio', { name: 'Player Performance' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Recent Performance' })).toBeTruthy();
    expect(href()).toBe(`${ADDRESS}?mode=playerPerformance`);
  });

  it('keeps the chosen group in the address and shows its overviews', async () => {
    const { user, href } = await openLoaded();
    await user.click(screen.getByRole('button', { name: 'Group: Recent' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Recent Tournaments' }));
    expect(await screen.findByRole('region', { name: 'Recent Tournaments Assessment' })).toBeTruthy();
    expect(href()).toBe(`${ADDRESS}?group=Recent+Tournaments`);
  });

  it('disables a group with incomplete data in the quick-select (DASH-20)', async () => {
    const { user } = await openLoaded({
      rounds: makeCareer(40, ['Cup']).map((round) => ({ ...round, tournament: undefined, type: 'practice' })),
    });
    await user.click(screen.getByRole('button', { name: 'Group: Recent' }));
    const entry = await screen.findByRole<HTMLButtonElement>('menuitemradio', { name: 'By Season (Tournament)' });
    await waitFor(() => expect(entry.disabled).toBe(true), { timeout: 3_000 });
  });

  it('loads the other groups 500 ms after the first, whose entries pulse until then (DASH-19, DASH-21)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1, toFake: ['setTimeout', 'clearTimeout'] });
    const { user, server } = await openLoaded();
    const asked = () => server.callsOf('overviewGroup').map(({ body }) => (body as { groupName: string }).groupName);
    expect(asked()).toEqual(['Recent']);
    await user.click(screen.getByRole('button', { name: 'Group: Recent' }));
    const entry = await screen.findByRole('menuitemradio', { name: 'By Tournament' });
    if (asked().length === 1) expect(entry.getAttribute('aria-busy')).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(500));
    await waitFor(() => expect(asked()).toContain('By Season (Tournament)'));
    await waitFor(() => expect(entry.getAttribute('aria-busy')).toBe('false'));
  });

  it('remembers the standard for this viewer and this player (DASH-O9)', async () => {
    const { user } = await openLoaded();
    await user.click(screen.getByRole('button', { name: 'vs PGA TOUR (2024)' }));
    await user.click(await screen.findByRole('menuitemradio', { name: '10 handicap' }));
    expect(await screen.findByRole('button', { name: 'vs 10 handicap' })).toBeTruthy();
    expect(localStorage.getItem('strokebook.standard.visitor.1')).toBe('handicap10');
    expect(await within(assessment()).findByRole('rowheader', { name: '10 handicap' })).toBeTruthy();
  });

  it('without a standard has no vs label, no standards row and no Skill Performance (DASH-O9, ASSESS-O3)', async () => {
    localStorage.setItem('strokebook.standard.visitor.1', '');
    await openLoaded();
    expect(screen.queryByRole('button', { name: /^vs/ })).toBeNull();
    expect(within(assessment()).queryByRole('rowheader', { name: /PGA TOUR/ })).toBeNull();
    expect(cells('Last 3')[0]).toBe('-');
  });
});

describe('the Player Performance card', () => {
  it('compares the overviews in a spider chart and has a chip and a column of five bars for each (DASH-05, DASH-08, DASH-10, DASH-11)', async () => {
    await openLoaded();
    expect(chips()).toHaveLength(5);
    expect(seriesNames()).toEqual(RECENT);
    const column = screen.getByRole('table', { name: 'Last 3: share of stats that exceed the standard' });
    const categories = within(column)
      .getAllByRole('rowheader')
      .map((head) => head.textContent);
    expect(categories).toEqual(['Score', 'Drive', 'Approach', 'Save', 'Putt']);
    expect(within(column).getAllByRole('row')[0]?.textContent).toMatch(/^Score\d+%$/);
  });

  it('explains its percentages in a tooltip (DASH-07)', async () => {
    await openLoaded();
    const text = 'The percentages represent the number of stats that exceed your chosen standard.';
    expect(screen.getByRole('button', { name: text })).toBeTruthy();
  });

  it('hides and shows an overview by its chip, struck through while hidden, and keeps it in the address (DASH-09)', async () => {
    const { user, href } = await openLoaded();
    await user.click(chip('Best 3'));
    await waitFor(() => expect(seriesNames()).not.toContain('Best 3'));
    expect(chip('Best 3').querySelector('s')?.textContent).toBe('Best 3');
    expect(chip('Last 3').querySelector('s')).toBeNull();
    expect(new URL(href(), 'http://x').searchParams.get('hidden')).toBe('["Best 3"]');
    await user.click(chip('Best 3'));
    await waitFor(() => expect(seriesNames()).toContain('Best 3'));
  });

  it('folds away (DASH-06)', async () => {
    const { user } = await openLoaded();
    const toggle = screen.getByRole('button', { name: 'Player Performance' });
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('table', { name: /by category/ })).toBeNull();
  });

  it('lets the columns fold away on narrow screens only (DASH-12, UX-07, UX-O2, UX-O3)', async () => {
    screenWidth.pixels = 1199;
    const { user } = await openLoaded();
    const column = () => screen.queryByRole('table', { name: 'Last 3: share of stats that exceed the standard' });
    const heading = screen.getByRole('heading', { level: 3, name: 'Last 3' });
    await user.click(within(heading).getByRole('button'));
    expect(column()).toBeNull();
  });

  it('has nothing to fold on a screen of exactly 1200 px (DASH-12, UX-O2)', async () => {
    screenWidth.pixels = 1200;
    await openLoaded();
    expect(within(screen.getByRole('heading', { level: 3, name: 'Last 3' })).queryByRole('button')).toBeNull();
  });
});

describe('the round assessment', () => {
  it('is titled after the group, starts with Scorecard and folds away (ASSESS-01, ASSESS-02, ASSESS-04)', async () => {
    const { user } = await openLoaded();
    const selector = screen.getByRole('radiogroup', { name: 'Category' });
    const options = within(selector).getAllByRole<HTMLInputElement>('radio');
    expect(options.map((option) => option.value)).toEqual(['scorecard', 'score', 'drive', 'approach', 'save', 'putt']);
    expect(options.find((option) => option.checked)?.value).toBe('scorecard');
    await user.click(screen.getByRole('button', { name: 'Recent Assessment' }));
    expect(screen.queryByRole('table', { name: /Assessment/ })).toBeNull();
  });

  it('chooses the category in a dropdown below 1200 px (ASSESS-03, UX-O3)', async () => {
    screenWidth.pixels = 1199;
    const { user, href } = await openLoaded();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Putt');
    await waitFor(() => expect(href()).toBe(`${ADDRESS}?category=putt`));
    expect(columnNames()).toContain('Putts');
  });

  it('has a row per overview with its toggle, name and details, Skill Performance first (ASSESS-05, ASSESS-08)', async () => {
    await openLoaded();
    expect(columnNames().slice(0, 2)).toEqual(['Overview', 'Skill Performance']);
    const names = RECENT.map((name) => within(row(name)).getByRole('rowheader').textContent);
    expect(names[1]).toBe('Last 33 rounds · Sep 11 – Sep 17');
    expect(cells('Last 3')[0]).toMatch(/^\d+%$/);
  });

  it('says of the best rounds that they were selected', async () => {
    await openLoaded();
    expect(within(row('Best 3')).getByRole('rowheader').textContent).toContain('selected');
    expect(within(row('Last 3')).getByRole('rowheader').textContent).not.toContain('selected');
  });

  it('opens the child stats of a stat beside it (ASSESS-06)', async () => {
    const { user } = await openLoaded({ search: '?category=putt' });
    const parent = within(assessment()).getAllByRole('button', { expanded: false })[0] as HTMLElement;
    const before = columnNames().length;
    await user.click(parent);
    expect(columnNames().length).toBeGreaterThan(before);
    expect(cells('Last 3')).toHaveLength(columnNames().length - 1);
    await user.click(parent);
    expect(columnNames()).toHaveLength(before);
  });

  it('shows the fraction behind a percentage and the standard below (ASSESS-10, ASSESS-11)', async () => {
    await openLoaded();
    const place = columnNames().indexOf('GIR') - 1;
    expect(cells('Last 3')[place]).toMatch(/\d+%\d+ of 54$/);
    const standard = within(assessment()).getByRole('row', { name: /^PGA TOUR \(2024\)/ });
    expect(within(standard).getAllByRole('cell')[place]?.textContent).toBe('67%');
  });

  it('tells better and worse, sure and unsure, by a mark and in words, never by colour alone', async () => {
    await openLoaded();
    const verdicts = [...assessment().querySelectorAll<HTMLElement>('[data-tone]')];
    expect(verdicts.length).toBeGreaterThan(5);
    for (const verdict of verdicts) {
      const isBetter = verdict.dataset['tone'] === 'better';
      const isSure = !verdict.title.includes('too few');
      const mark = isBetter ? (isSure ? '▲' : '△') : isSure ? '▼' : '▽';
      expect(verdict.textContent?.startsWith(mark)).toBe(true);
      expect(verdict.title).toContain(isBetter ? 'beats the standard' : 'falls short of the standard');
    }
  });

  it('shows - where nothing was counted (ASSESS-11)', async () => {
    await openLoaded({ search: '?category=approach' });
    const place = columnNames().indexOf('Missed left') - 1;
    expect(cells('Last 3')[place]).toBe('-');
  });

  it('hides and shows all by the eye in the header (ASSESS-07)', async () => {
    const { user } = await openLoaded();
    await user.click(screen.getByRole('button', { name: 'Hide all' }));
    await waitFor(() => expect(cells('Last 3')).toEqual(['Hidden']));
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(cells('Last 3').length).toBeGreaterThan(3));
  });

  it('greys a row whose overview has no data and leaves it out of chips and spider (ASSESS-13, DASH-14, DASH-15)', async () => {
    await openLoaded({ rounds: makeCareer(3) });
    expect(row('Previous 3').dataset['state']).toBe('noData');
    expect(new Set(cells('Previous 3'))).toEqual(new Set(['-']));
    expect(chips().map((one) => one.textContent)).not.toContain('Previous 3');
    expect(seriesNames()).not.toContain('Previous 3');
  });

  it('asks for an overview that starts hidden only when it is shown', async () => {
    const rounds = makeCareer(60, ['A', 'B', 'C', 'D', 'E']);
    const { user, server } = await openLoaded({ rounds, search: '?group=By+Tournament' });
    const names = (index: number) =>
      (
        server.callsOf('overviewGroup')[index]?.body as unknown as { roundFilters: { filterName: string }[] }
      ).roundFilters.map((one) => one.filterName);
    expect(names(0)).toHaveLength(3);
    const hidden = within(assessment()).getAllByRole('button', { name: /^Show (?!all)/ })[0] as HTMLElement;
    const name = hidden.getAttribute('aria-label')?.replace('Show ', '') as string;
    expect(names(0)).not.toContain(name);
    await user.click(hidden);
    await waitFor(() => expect(cells(name).length).toBeGreaterThan(3));
  });
});

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
      handlers: isBroken
        ? { getCompletedRoundCounts: () => (isBroken ? failure('NOT_FOUND') : { eighteenHole: 40, nineHole: 0 }) }
        : {},
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

  it('shows the shape of what is coming while the rounds load (UX-03)', async () => {
    openDashboard({ handlers: { listRounds: () => new Promise(() => {}) } });
    expect(await screen.findByRole('heading', { name: 'Loading' })).toBeTruthy();
  });
});

const holesOf = (body: unknown): number | undefined =>
  (body as { roundFilters?: { holeCount?: number }[] } | undefined)?.roundFilters?.[0]?.holeCount;

/** A stat of the scorecard as a server may send it. */
function stat(over: object) {
  return {
    id: 'scoring.scorePerRound',
    name: 'Score',
    category: 'Scoring',
    belongsToView: ['scorecard'],
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
