import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { card, choose, countOn, holesOf, defaultFilter, scorecard } from '../../testing/my-rounds-screen.ts';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
const address = `/player/${demo.player.username}/my-rounds`;

async function open(search = '') {
  const app = await server.open(address + search);
  const table = await scorecard();
  const dialog = await defaultFilter(app.user);
  return {
    ...app,
    table,
    dialog,
    press: async (label: string) => app.user.click(card(dialog, label) as HTMLElement),
    active: () => new URL(app.href(), 'http://x').searchParams.get('stats'),
  };
}
const isBirdie = (hole: HTMLElement) => hole.querySelector('[data-mark="birdie"]') !== null;
const isPar3 = (hole: HTMLElement) => hole.title.includes('par 3');
const counted = (table: HTMLElement) => holesOf(table).filter((hole) => hole.dataset['excluded'] === undefined);
const labels = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('[aria-pressed] > span')].map((span) => span.textContent);

describe('Filter Holes by Stat', () => {
  it('is a dialog 400 pixels wide, with the six groups of cards, which fold away (SHOTS-06, SHOTS-07)', async () => {
    const { user, dialog } = await open();
    expect(dialog.style.width).toBe('400px');
    expect(within(dialog).getByRole('button', { name: 'Move with the arrow keys' })).toBeTruthy();
    const groups = within(dialog).getAllByRole('region');
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
      'Scoring',
      'Off the Tee',
      'Shots to Green',
      'Putt',
      'Around the Green',
      'Course Layout',
    ]);
    const scoring = within(dialog).getByRole('button', { name: 'Scoring' });
    await user.click(scoring);
    expect(scoring.getAttribute('aria-expanded')).toBe('false');
    expect(card(dialog, 'Birdie')).toBeNull();
    await user.click(scoring);
    expect(card(dialog, 'Birdie')).not.toBeNull();
  });

  it('opens with the cards of Scoring alone, and with a group that has a chosen card (SHOTS-06)', async () => {
    const { user } = await server.open(`${address}?stats=["isPar3"]`);
    await scorecard();
    await user.click(screen.getByRole('button', { name: /^Filter Holes by Stat/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Filter Holes by Stat' });
    await within(dialog).findByRole('region', { name: 'Scoring' });
    const open = within(dialog)
      .getAllByRole('region')
      .filter((group) => within(group).queryByRole('button', { expanded: true }) !== null);
    expect(open.map((group) => group.getAttribute('aria-label'))).toEqual(['Scoring', 'Course Layout']);
  });

  it('counts on each card the holes of the chosen rounds, as the scorecard has them (SHOTS-09, SHOTS-O4)', async () => {
    const { table, dialog } = await open();
    expect(countOn(dialog, 'Birdie')).toBe(holesOf(table).filter(isBirdie).length);
    expect(countOn(dialog, 'Par 3')).toBe(holesOf(table).filter(isPar3).length);
    expect(dialog.textContent).toContain('108 of 108 holes');
  });

  it('leaves the holes that satisfy every active stat, and counts among them (SHOTS-08, SHOTS-O4)', async () => {
    const { table, dialog, press, active } = await open();
    const birdies = holesOf(table).filter(isBirdie);
    const both = birdies.filter(isPar3);
    await press('Birdie');
    await waitFor(() => expect(counted(table)).toHaveLength(birdies.length));
    expect(countOn(dialog, 'Par 3')).toBe(both.length);
    await press('Par 3');
    await waitFor(() => expect(counted(table)).toHaveLength(both.length));
    expect(counted(table).every((hole) => isBirdie(hole) && isPar3(hole))).toBe(true);
    expect(active()).toBe('["madeBirdie","isPar3"]');
    expect(screen.getByRole('button', { name: 'Filter Holes by Stat 2 active' })).toBeTruthy();
  });

  it('says of sums and averages what they are over once holes are left out (CARD-16, CARD-O7)', async () => {
    const { table, press } = await open('?rounds=Past+12+Months');
    const head = (name: RegExp) => within(table).getByRole('columnheader', { name });
    expect(head(/^Putts/).textContent).toBe('Putts');
    expect(table.textContent).not.toContain('Sums of counted holes');
    await press('Birdie');
    await waitFor(() => expect(head(/^Round/).textContent).toBe('RoundSums of counted holes'));
    // A round without a birdie on a nine is not in the average of that nine.
    const averages = [...table.querySelectorAll<HTMLElement>('tr[data-level="0"] td[data-sum]')];
    const fewer = averages.filter(({ title }) => / of \d+ rounds$/.test(title));
    expect(fewer.length).toBeGreaterThan(0);
    for (const cell of fewer) {
      const [, counted] = /· (\d+) of /.exec(cell.title) ?? [];
      expect(cell.textContent).toContain(`of ${counted}`);
    }
  });

  it('hides a card that no hole matches any more (SHOTS-09)', async () => {
    const { dialog, press } = await open();
    expect(card(dialog, 'Bogey')).not.toBeNull();
    await press('Birdie');
    await waitFor(() => expect(card(dialog, 'Bogey')).toBeNull());
    expect(labels(dialog).every((label) => countOn(dialog, label ?? '') > 0)).toBe(true);
  });

  it('keeps an active card that no hole matches (SHOTS-O4)', async () => {
    const { user } = await server.open(`${address}?stats=%5B%22madeBirdie%22%2C%22madeBogey%22%5D`);
    await screen.findByRole('heading', { name: 'No hole of these rounds matches every stat.' });
    const dialog = await defaultFilter(user);
    expect(countOn(dialog, 'Birdie')).toBe(0);
    expect(card(dialog, 'Birdie')?.getAttribute('aria-pressed')).toBe('true');
    expect(card(dialog, 'Bogey')).not.toBeNull();
    expect(card(dialog, 'Par')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear filter' }));
    await scorecard();
  });

  it('shows every hole again after Clear (SHOTS-06)', async () => {
    const { user, table, dialog, press, active } = await open();
    const clear = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Clear' });
    expect(clear.disabled).toBe(true);
    await press('Birdie');
    await waitFor(() => expect(clear.disabled).toBe(false));
    await user.click(clear);
    await waitFor(() => expect(counted(table)).toHaveLength(108));
    expect(active()).toBeNull();
  });

  it('asks the server for nothing when a stat is chosen, and for the rounds that are new when rounds are (SHOTS-08)', async () => {
    const { user, press, table, requestsTo } = await open();
    await press('Birdie');
    await waitFor(() => expect(counted(table).length).toBeLessThan(108));
    await press('Birdie');
    await waitFor(() => expect(counted(table)).toHaveLength(108));
    expect(requestsTo('getMappedRounds')).toHaveLength(1);
    expect(requestsTo('getRoundCards')).toHaveLength(1);
    await choose(user, 'Rounds', 'Past 12 Months');
    await waitFor(() => expect(requestsTo('getMappedRounds')).toHaveLength(2));
    const [first = [], second = []] = requestsTo('getMappedRounds').map(
      ({ body }) => (body as { golfRoundIds: string[] }).golfRoundIds,
    );
    expect(second.filter((roundId) => first.includes(roundId))).toEqual([]);
  });

  it('keeps the old counts, dimmed, while other rounds are on their way (SHOTS-O4)', async () => {
    const { user, table, dialog, hold } = await open();
    expect(dialog.textContent).toContain('108 of 108 holes');
    const release = hold('getMappedRounds');
    await choose(user, 'Rounds', 'Past 12 Months');
    await waitFor(() => expect(dialog.querySelector('[data-stale]')).not.toBeNull());
    expect(dialog.textContent).toContain('108 of 108 holes');
    release();
    await waitFor(() => expect(holesOf(table).length).toBeGreaterThan(108));
    const holeCount = holesOf(table).length.toLocaleString('en-US');
    await waitFor(() => expect(dialog.textContent).toContain(`${holeCount} of ${holeCount} holes`));
    expect(dialog.querySelector('[data-stale]')).toBeNull();
  });

  it('leaves the rounds before as they are until it is known which of the new ones match (SHOTS-O3)', async () => {
    const { user, hold } = await server.open(`${address}?stats=%5B%22isPar3%22%5D`);
    const table = await scorecard();
    const par3s = () => holesOf(table).filter(isPar3).length;
    await waitFor(() => expect(counted(table)).toHaveLength(par3s()));
    const before = par3s();
    const release = hold('getMappedRounds');
    await choose(user, 'Rounds', 'Past 12 Months');
    await scorecard(/Past 12 Months/);
    expect([counted(table).length, par3s()]).toEqual([before, before]);
    release();
    await waitFor(() => expect(par3s()).toBeGreaterThan(before));
    expect(counted(table)).toHaveLength(par3s());
  });
});
