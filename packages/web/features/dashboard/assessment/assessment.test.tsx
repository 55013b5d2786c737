import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  ADDRESS,
  RECENT,
  useDashboard,
  assessment,
  row,
  cells,
  columnNames,
  chips,
  seriesNames,
} from '../../../testing/dashboard-screen.ts';
import { makeCareer } from '../../../testing/rounds.ts';
import { keepSavedFiles } from '../../../testing/saved-files.ts';
import { screenWidth } from '../../../testing/setup.ts';

const { openDashboard, openLoaded } = useDashboard();

describe('the round assessment', () => {
  it('is titled after the group, starts with Scorecard, calls Scoring Score, and folds away (ASSESS-01, ASSESS-02, ASSESS-04, ASSESS-O2)', async () => {
    const { user } = await openDashboard();
    await screen.findByRole('grid', { name: 'Recent Assessment, Scorecard' });
    const selector = screen.getByRole('radiogroup', { name: 'Category' });
    const options = within(selector).getAllByRole<HTMLInputElement>('radio');
    expect(options.map((option) => option.value)).toEqual(['scorecard', 'score', 'drive', 'approach', 'save', 'putt']);
    expect(options.find((option) => option.checked)?.value).toBe('scorecard');
    await user.click(screen.getByRole('button', { name: 'Recent Assessment' }));
    expect(screen.queryByRole('grid', { name: /Assessment/ })).toBeNull();
  });

  it('chooses the category in a dropdown below 1200 px (ASSESS-03, UX-O3)', async () => {
    screenWidth.pixels = 1199;
    const { user, href } = await openLoaded();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Putt');
    await waitFor(() => expect(href()).toBe(`${ADDRESS}?category=putt`));
    await waitFor(() => expect(columnNames()).toContain('Putts'));
  });

  it('has a row per overview with its toggle, name and details, its own Skill Performance first (ASSESS-05, ASSESS-08, ASSESS-O7)', async () => {
    await openLoaded();
    expect(columnNames().slice(0, 2)).toEqual(['Overview', 'Skill Performance']);
    const names = RECENT.map((name) => within(row(name)).getByRole('rowheader').textContent);
    expect(names[1]).toBe('Last 33 rounds · Sep 11 – Sep 17 · tournament, practice');
    expect(cells('Last 3')[0]).toMatch(/^\d+%\d of \d stats$/);
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
    await openLoaded({ search: '?category=approach' });
    const place = columnNames().findIndex((name) => name?.startsWith('GIR')) - 1;
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
      const isSure = verdict.title.endsWith('likely real');
      const mark = isBetter ? (isSure ? '▲' : '△') : isSure ? '▼' : '▽';
      expect(verdict.textContent?.startsWith(mark)).toBe(true);
      expect(verdict.title).toMatch(
        /^(beats|falls short of) the standard, (likely real|could be chance|needs (many|\d+) more rounds?)$/,
      );
      expect(verdict.title.startsWith(isBetter ? 'beats' : 'falls short')).toBe(true);
    }
  });

  it('is taken along as CSV: overviews with rounds, every stat with its fraction, the standard last', async () => {
    const saved = keepSavedFiles();
    const { user } = await openLoaded({ search: '?category=approach' });
    const place = columnNames().findIndex((name) => name?.startsWith('GIR')) - 1;
    const shown = cells('Last 3')[place];
    await user.click(screen.getByRole('button', { name: 'Hide Best 3' }));
    await waitFor(() => expect(cells('Best 3')).toEqual(['Hidden']));
    const card = screen.getByRole('region', { name: 'Recent Assessment' });
    await user.click(within(card).getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Download CSV' }));
    expect(saved.map(({ fileName }) => fileName)).toEqual(['recent-assessment-approach.csv']);
    const lines = ((await saved[0]?.blob.text()) ?? '').trim().split('\r\n');
    const [head = [], ...rows] = lines.map((line) => line.split(','));
    const ownShare = ['Skill Performance', 'Skill Performance (fraction)'];
    expect(head.slice(0, 4)).toEqual(['Overview', 'Rounds', ...ownShare]);
    expect(rows.map(([name]) => name)).toEqual([...RECENT.filter((name) => name !== 'Best 3'), 'PGA TOUR (2024)']);
    const gir = head.indexOf('GIR');
    const last3 = rows[1] ?? [];
    expect(last3.slice(0, 2)).toEqual(['Last 3', '3']);
    expect(`${last3[2]}${last3[3]}`).toBe(cells('Last 3')[0]);
    expect(shown).toContain(`${last3[gir]}${last3[gir + 1]}`);
    expect(rows.at(-1)?.[gir]).toBe('67%');
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
    const { user, requestsTo } = await openLoaded({ rounds, search: '?category=score&group=By+Tournament' });
    const firstBody = requestsTo('overviewGroup')[0]?.body as { roundFilters: { filterName: string }[] } | undefined;
    const asked = firstBody?.roundFilters.map((one) => one.filterName);
    expect(asked).toHaveLength(3);
    const hidden = within(assessment()).getAllByRole('button', { name: /^Show (?!all)/ })[0] as HTMLElement;
    const name = hidden.getAttribute('aria-label')?.replace('Show ', '') as string;
    expect(asked).not.toContain(name);
    await user.click(hidden);
    await waitFor(() => expect(cells(name).length).toBeGreaterThan(3));
  });
});
