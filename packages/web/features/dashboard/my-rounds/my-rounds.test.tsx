import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { summarizeRound } from '@strokebook/golf/model';
import { roundListOf } from '@strokebook/golf/selection';
import { ADDRESS, career, useDashboard } from '../../../testing/dashboard-screen.ts';
import { makeRound, TODAY } from '../../../testing/rounds.ts';
import { keepSavedFiles } from '../../../testing/saved-files.ts';

const { openDashboard } = useDashboard();

const card = () => screen.getByRole('region', { name: 'My Rounds' });
const grid = (name: RegExp) => within(card()).findByRole('grid', { name });
/** Labels of the columns, without the par below. */
const labels = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map((head) => head.firstChild?.textContent);
const lines = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((head) => head.textContent ?? '');

async function openCard(options: Parameters<typeof openDashboard>[0] = {}) {
  const app = await openDashboard(options);
  await screen.findByRole('region', { name: 'My Rounds' });
  return app;
}

describe('My Rounds', () => {
  it('lists the last six rounds by course, with holes 1-9, OUT, 10-18, IN and TOTAL (CARD-01, CARD-02)', async () => {
    await openCard();
    const table = await grid(/^My Rounds, Last 6 Rounds, by Course$/);
    const holes = (from: number) => Array.from({ length: 9 }, (_unused, index) => String(from + index));
    expect(labels(table)).toEqual([
      'Round',
      ...holes(1),
      'OUT',
      ...holes(10),
      'IN',
      'TOTAL',
      'FIR',
      'GIR',
      'U/D',
      'Putts',
    ]);
    const rounds = lines(table).filter((text) => text.endsWith(' 2026 · logged'));
    expect(rounds).toHaveLength(6);
    expect(
      lines(table)
        .filter((text) => / rounds?$/.test(text))
        .map((text) => text.replace(/\d.*/, ''))
        .sort(),
    ).toEqual(['Cedar Ridge', 'Pine Hollow', 'Salt Marsh Links']);
  });

  it('has the cards of the best ten rounds before they are chosen (DASH-24)', async () => {
    const { user, requestsTo } = await openCard();
    await grid(/^My Rounds, Last 6 Rounds/);
    const bestTen = roundListOf(career.map(summarizeRound), 'Best 10 Rounds', TODAY).toSorted();
    await waitFor(() =>
      expect(requestsTo('getRoundCards').map(({ body }) => body)).toContainEqual({ golfRoundIds: bestTen }),
    );
    const asked = requestsTo('getRoundCards').length;
    await user.click(within(card()).getByRole('button', { name: 'Rounds: Last 6 Rounds' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Best 10 Rounds' }));
    await grid(/^My Rounds, Best 10 Rounds/);
    expect(requestsTo('getRoundCards')).toHaveLength(asked);
  });

  it('takes only the twelve groupings from its address; another name is the first grouping (CARD-12, CARD-O40)', async () => {
    await openCard({ search: '?groupBy=Year-Weekday' });
    expect(await grid(/^My Rounds, Last 6 Rounds, by Course$/)).toBeTruthy();
  });

  it.each([
    [19, 'true'],
    [20, undefined],
  ])('opens with a movement or without one: %i rounds (CARD-05)', async (count, animated) => {
    const rounds = Array.from({ length: count }, (_, id) => makeRound({ id, playedOn: TODAY }));
    await openCard({ rounds, search: '?rounds=Past+30+Days' });
    expect((await grid(/Past 30 Days/)).dataset['animated']).toBe(animated);
  });

  it('says each score with its sign in words, and marks it as golfers do', async () => {
    await openCard();
    const table = await grid(/Last 6 Rounds/);
    const score = within(table).getAllByRole('cell', { name: /, bogey$/ })[0] as HTMLElement;
    expect(score.querySelector('[data-mark]')?.getAttribute('data-mark')).toBe('bogey');
    expect(score.title).toMatch(/^Hole \d+ · par \d · \d+ yd · \d strokes · \d putts/);
  });

  it('groups the same rounds otherwise without another call, and keeps the choice in the address (CARD-13)', async () => {
    const { user, href, requestsTo } = await openCard();
    await grid(/by Course$/);
    // The last six, the overviews' and the best ten.
    const asked = 3;
    await waitFor(() => expect(requestsTo('getRoundCards')).toHaveLength(asked));
    await user.click(within(card()).getByRole('button', { name: 'View By: Course' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Year-Month' }));
    const table = await grid(/by Year-Month$/);
    expect(lines(table)[0]).toBe('20266 rounds');
    expect(href()).toBe(`${ADDRESS}?groupBy=Year-Month`);
    expect(requestsTo('getRoundCards')).toHaveLength(asked);
  });

  it('offers lists that have rounds only, and falls back to the last six when an address asks for another (SHOTS-14, DASH-23)', async () => {
    const old = [1, 2, 3].map((id) => makeRound({ id, playedOn: '2026-06-01' as typeof TODAY }));
    const { user } = await openCard({ rounds: old, search: '?rounds=Past+30+Days' });
    await grid(/Last 6 Rounds/);
    await user.click(within(card()).getByRole('button', { name: 'Rounds: Last 6 Rounds' }));
    const entry = await screen.findByRole<HTMLButtonElement>('menuitemradio', { name: 'Past 30 Days' });
    expect(entry.disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('menuitemradio', { name: 'Best 10 Rounds' }).disabled).toBe(false);
  });

  it('a group of one round has no line of its own: its name labels the round (CARD-O60)', async () => {
    const rounds = [1, 2, 3].map((id) => makeRound({ id, playedOn: TODAY }));
    await openCard({ rounds });
    const table = await grid(/by Course$/);
    expect(within(table).queryAllByTitle(/^Average /)).toEqual([]);
    expect(within(table).queryAllByRole('button')).toEqual([]);
    expect(table.querySelectorAll('tr[data-round]')).toHaveLength(lines(table).length);
  });

  it('collapses all groups and expands them again, by one control (CARD-03, CARD-07, CARD-O6)', async () => {
    const { user } = await openCard();
    const table = await grid(/by Course$/);
    const all = lines(table).length;
    await user.click(within(card()).getByRole('button', { name: 'Collapse All' }));
    expect(lines(table)).toHaveLength(3);
    await user.click(within(card()).getByRole('button', { name: 'Expand All' }));
    expect(lines(table)).toHaveLength(all);
    await user.click(within(table).getAllByRole('button', { expanded: true })[0] as HTMLElement);
    expect(within(card()).getByRole('button', { name: 'Collapse All' })).toBeTruthy();
    expect(lines(table)).toHaveLength(all - 2);
  });

  it('starts expanded in another grouping, whose groups may bear the same names (CARD-10)', async () => {
    const { user } = await openCard({ search: '?groupBy=Year-Month' });
    const table = await grid(/by Year-Month$/);
    await user.click(within(table).getByRole('button', { name: /^2026/ }));
    expect(lines(table)).toHaveLength(1);
    await user.click(within(card()).getByRole('button', { name: 'View By: Year-Month' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Year-Season' }));
    expect(lines(await grid(/by Year-Season$/)).length).toBeGreaterThan(6);
  });

  it('leaves out the second nine when no round has it (CARD-O1)', async () => {
    const nine = [1, 2].map((id) => makeRound({ id, playedOn: TODAY, holeCount: 9 }));
    await openCard({ rounds: nine });
    expect(labels(await grid(/My Rounds/))).toEqual([
      'Round',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      'OUT',
      'TOTAL',
      'FIR',
      'GIR',
      'U/D',
      'Putts',
    ]);
  });

  it('is walked by arrow keys, from cell to cell', async () => {
    const { user } = await openCard();
    const table = await grid(/by Course$/);
    const [toggle] = within(table).getAllByRole('button', { expanded: true });
    toggle?.focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^\d, /);
    await user.keyboard('{Home}');
    expect(document.activeElement?.getAttribute('scope')).toBe('row');
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(toggle);
    await user.keyboard('{Control>}{End}{/Control}');
    expect(document.activeElement?.closest('tr')).toBe(within(table).getAllByRole('row').at(-1));
  });

  it('says what could not be loaded and lets people retry, while the rest of the page works (ERR-O5)', async () => {
    let mend = () => {};
    const { user } = await openCard({
      prepare: ({ failAll }) => {
        mend = failAll('getRoundCards', 'UNEXPECTED');
      },
    });
    const retry = await within(card()).findByRole('button', { name: 'Retry' }, { timeout: 5_000 });
    expect(screen.getByRole('region', { name: 'Player Performance' })).toBeTruthy();
    mend();
    await user.click(retry);
    await grid(/My Rounds/);
  });

  it('takes the whole table along as CSV, closed groups included, and by tabs for a spreadsheet (CARD-01)', async () => {
    const saved = keepSavedFiles();
    const { user } = await openCard();
    await grid(/by Course$/);
    await user.click(within(card()).getByRole('button', { name: 'Collapse All' }));
    await user.click(within(card()).getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Download CSV' }));
    expect(saved.map(({ fileName }) => fileName)).toEqual(['my-rounds-last-6-rounds.csv']);
    const [head = '', ...rounds] = ((await saved[0]?.blob.text()) ?? '').trim().split('\r\n');
    expect(head.split(',').slice(0, 4)).toEqual(['Group', 'Round', 'Date', '1']);
    const totals = rounds.map((line) => Number(line.split(',')[head.split(',').indexOf('TOTAL')]));
    const scores = career.slice(-6).map((round) => round.holes.reduce((sum, hole) => sum + (hole.score ?? 0), 0));
    expect([...totals].sort()).toEqual([...scores].sort());
    await user.click(within(card()).getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy for a spreadsheet' }));
    expect((await within(card()).findByText('The table is copied.')).role).toBe('status');
    const lines = (await navigator.clipboard.readText()).split('\n').map((line) => line.split('\t'));
    expect(lines.map((cells) => cells.length)).toEqual(Array.from({ length: 7 }, () => head.split(',').length));
  });
});

describe('the category Scorecard', () => {
  it('has a group of rounds for each overview, with its toggle, name and details (ASSESS-O1, ASSESS-05)', async () => {
    const { user } = await openDashboard();
    const table = await screen.findByRole('grid', { name: 'Recent Assessment, Scorecard' });
    const names = lines(table);
    expect(names.filter((text) => /^(Last Round|Last 3|Previous 3|Best 3|Previous Round)/.test(text))).toHaveLength(5);
    // The last and the previous round are groups of one, without a line of their own (CARD-O60).
    expect(names).toHaveLength(5 + 3 + 3 + 3);
    await user.click(within(table).getByRole('button', { name: 'Hide Last 3' }));
    await waitFor(() => expect(lines(table)).toHaveLength(names.length - 3));
    expect(within(table).getByText('Hidden')).toBeTruthy();
  });
});
