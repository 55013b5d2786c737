import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { choose, menuButton, openPicker, roundsOf, scorecard } from '../../testing/my-rounds-screen.ts';
import { useRealServer } from '../../testing/real-server.ts';
import { makeCareer, makeRound, TODAY } from '../../testing/rounds.ts';
import { addDays } from '@strokebook/golf/calendar';

const server = useRealServer({ today: TODAY });
const career = makeCareer(40);

async function open({ rounds = career, search = '' } = {}) {
  await server.withRounds(rounds);
  const app = await server.open(`/player/ingrid/my-rounds${search}`);
  const table = await scorecard();
  const dialog = await openPicker(app.user);
  const boxes = () => within(dialog).getAllByRole<HTMLInputElement>('checkbox');
  const lineOf = (box: HTMLElement) => box.closest('label') as HTMLElement;
  return {
    ...app,
    table,
    dialog,
    boxes,
    groups: () => boxes().filter((box) => lineOf(box).dataset['kind'] === 'group'),
    rounds: () => boxes().filter((box) => lineOf(box).dataset['kind'] === 'round'),
    nameOf: (box: HTMLElement) => lineOf(box).querySelector('b, span > span')?.textContent ?? '',
    figures: () => boxes().map((box) => lineOf(box).textContent ?? ''),
    option: () => menuButton('Rounds', dialog).textContent?.replace('Rounds: ', ''),
    pick: async (menu: string, option: string) => {
      await app.user.click(menuButton(menu, dialog));
      await app.user.click(await screen.findByRole('menuitemradio', { name: option }));
    },
    search: () => within(dialog).getByRole('searchbox', { name: 'Search rounds' }),
    asked: (name: string) => new URL(app.href(), 'http://x').searchParams.get(name),
    chosen: () => Number.parseInt(within(dialog).getByRole('status').textContent ?? '', 10),
  };
}

describe('the My Rounds picker', () => {
  it('is a dialog 540 pixels wide with a search box, menus and rounds with checkboxes (SHOTS-10)', async () => {
    const { dialog, search, rounds } = await open();
    expect(dialog.style.width).toBe('540px');
    expect(within(dialog).getByRole('heading', { level: 2 }).textContent).toBe('My Rounds');
    expect(within(dialog).getByRole('button', { name: 'Move with the arrow keys' })).toBeTruthy();
    expect(search().getAttribute('placeholder')).toBe('Search');
    for (const menu of ['Rounds', 'View By', 'Sort by']) expect(menuButton(menu, dialog)).toBeTruthy();
    expect(rounds()[0]?.closest('label')?.textContent).toMatch(
      /[A-Z].* \d{1,2}, 20\d\d · logged\d\d \(([+−]\d+|E)\)\d,\d{3} yd$/,
    );
  });

  it('ticks the rounds of the quick option, and another option replaces them (SHOTS-11, SHOTS-12)', async () => {
    const { dialog, pick, chosen, option, asked, table } = await open();
    expect([option(), chosen()]).toEqual(['Last 6 Rounds', 6]);
    await pick('Rounds', 'Past 12 Months');
    await waitFor(() => expect(chosen()).toBeGreaterThan(20));
    expect([option(), asked('rounds')]).toEqual(['Past 12 Months', 'Past 12 Months']);
    await waitFor(() => expect(roundsOf(table)).toBe(chosen()));
    expect(
      within(dialog)
        .getAllByRole<HTMLInputElement>('checkbox')
        .some((box) => box.checked),
    ).toBe(true);
  });

  it('becomes Custom when a round is ticked, and keeps a short choice in the address (SHOTS-13)', async () => {
    const { user, rounds, chosen, option, asked, table } = await open();
    await user.click(rounds().find((box) => !box.checked) as HTMLElement);
    await waitFor(() => expect(chosen()).toBe(7));
    expect([option(), asked('rounds')]).toEqual(['Custom', 'Custom']);
    expect(JSON.parse(asked('ids') ?? '[]')).toHaveLength(7);
    await waitFor(() => expect(roundsOf(table)).toBe(7));
    await user.click(rounds().find((box) => box.checked) as HTMLElement);
    await waitFor(() => expect(roundsOf(table)).toBe(6));
    expect(option()).toBe('Custom');
  });

  it('becomes Custom and empty by Clear, and the page offers to choose rounds (SHOTS-13, SHOTS-O6)', async () => {
    const { user, dialog, chosen, option } = await open();
    await user.click(within(dialog).getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect([option(), chosen()]).toEqual(['Custom', 0]));
    await screen.findByRole('heading', { name: 'No rounds are chosen.' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Choose rounds' }));
    await screen.findByRole('dialog', { name: 'My Rounds' });
  });

  it('has a long choice in its address, so that Back and a link show the same (SHOTS-13)', async () => {
    const many = makeCareer(120);
    const { user, rounds, pick, asked, chosen, app } = await open({ rounds: many });
    await pick('Rounds', 'Past 2 Years');
    await waitFor(() => expect(chosen()).toBe(120));
    await user.click(rounds()[0] as HTMLElement);
    await waitFor(() => expect(chosen()).toBe(119));
    expect(asked('ids')).toBeNull();
    expect(asked('picks')).toHaveLength(119 * 5);
    app.router.history.back();
    await waitFor(() => expect(chosen()).toBe(120));
    app.router.history.forward();
    await waitFor(() => expect(chosen()).toBe(119));
  });

  it('falls back to the last six rounds for a list of another session (SHOTS-04)', async () => {
    const { chosen, option } = await open({ search: '?rounds=Custom&list=40-abc' });
    expect([option(), chosen()]).toEqual(['Last 6 Rounds', 6]);
  });

  it('has all rounds, and says from when on a season counts (SHOTS-O7, SHOTS-O9)', async () => {
    const { user, dialog, chosen } = await open();
    await user.click(menuButton('Rounds', dialog));
    expect(await screen.findByRole('menuitemradio', { name: '2 Seasons since Jun 1' })).toBeTruthy();
    await user.click(screen.getByRole('menuitemradio', { name: 'All Rounds' }));
    await waitFor(() => expect(chosen()).toBe(career.length));
  });

  it('disables options without rounds (SHOTS-14)', async () => {
    const old = [1, 2, 3].map((id) => makeRound({ id, playedOn: addDays(TODAY, -100) }));
    const { user, dialog } = await open({ rounds: old });
    await user.click(menuButton('Rounds', dialog));
    const disabled = (await screen.findAllByRole<HTMLButtonElement>('menuitemradio')).filter((item) => item.disabled);
    expect(disabled.map((item) => item.textContent)).toEqual([
      'Last 3 Tournaments0',
      'Past 30 Days0',
      'Current Season since Sep 10',
    ]);
  });

  it('has a checkbox for each group: selected, unselected or between (SHOTS-15)', async () => {
    const { groups, pick } = await open({ rounds: career.slice(-18) });
    const states = () => groups().map((box) => (box.indeterminate ? 'between' : box.checked));
    await pick('View By', 'Course');
    await waitFor(() => expect(states()).toEqual(['between', 'between', 'between']));
    await pick('Rounds', 'Past 2 Years');
    await waitFor(() => expect(states().every((state) => state === true)).toBe(true));
  });

  it('selects all rounds of a group, unless all are selected, in which case none (SHOTS-16)', async () => {
    const { user, groups, chosen, pick, nameOf } = await open();
    await pick('View By', 'Course');
    await waitFor(() => expect(groups().length).toBeGreaterThan(1));
    const first = () => groups()[0] as HTMLInputElement;
    const ofGroup = career.filter((round) => round.course.name === nameOf(first())).length;
    await user.click(first());
    await waitFor(() => expect(first().checked && !first().indeterminate).toBe(true));
    const others = chosen() - ofGroup;
    await user.click(first());
    await waitFor(() => expect(chosen()).toBe(others));
    expect(first().checked).toBe(false);
  });

  it('views rounds in six ways; Round #-Event sorts by Label and the others by Date (SHOTS-17, SHOTS-19)', async () => {
    const { user, dialog, pick, groups, nameOf } = await open();
    await user.click(menuButton('View By', dialog));
    expect((await screen.findAllByRole('menuitemradio')).map((item) => item.textContent)).toEqual([
      'Event',
      'Round #-Event',
      'Round',
      'Course',
      'Year-Month',
      'Month-Year',
    ]);
    await user.keyboard('{Escape}');
    expect(menuButton('Sort by', dialog).textContent).toContain('Date newest first');
    await pick('View By', 'Round #-Event');
    await waitFor(() => expect(menuButton('Sort by', dialog).textContent).toContain('Label A to Z'));
    expect(groups().map(nameOf)[0]).toMatch(/^Round \d$/);
    await pick('View By', 'Round');
    await waitFor(() => expect(menuButton('Sort by', dialog).textContent).toContain('Date newest first'));
    expect(groups()).toEqual([]);
  });

  it('keeps the first six groups of Round #-Event in the order they are in (SHOTS-19, SHOTS-O8)', async () => {
    const rounds = [1, 2, 3, 4, 5, 6, 7, 8].map((number) =>
      makeRound({
        id: number,
        playedOn: TODAY,
        type: 'tournament',
        tournament: `Event ${number}`,
        roundNumber: number,
      }),
    );
    const { groups, nameOf, pick } = await open({ rounds });
    await pick('View By', 'Round #-Event');
    await waitFor(() =>
      expect(groups().map(nameOf)).toEqual(['Round 1', 'Round 2', 'Round 3', 'Round 4', 'Round 5', 'Round 6']),
    );
    await pick('Sort by', 'Label');
    await waitFor(() =>
      expect(groups().map(nameOf)).toEqual(['Round 8', 'Round 7', 'Round 6', 'Round 5', 'Round 4', 'Round 3']),
    );
  });

  it('sorts by Date, Score, Yards and Label, and choosing the same again flips (SHOTS-20, SHOTS-O5)', async () => {
    const { pick, dialog, figures } = await open({ rounds: career.slice(-12) });
    await pick('View By', 'Round');
    const scores = () => figures().map((text) => Number(/(\d+) \(/.exec(text)?.[1]));
    await waitFor(() => expect(scores()).toHaveLength(12));
    for (const [sortBy, first, again] of [
      ['Score', 'lowest first', 'highest first'],
      ['Yards', 'longest first', 'shortest first'],
      ['Label', 'A to Z', 'Z to A'],
      ['Date', 'newest first', 'oldest first'],
    ] as const) {
      await pick('Sort by', sortBy);
      await waitFor(() => expect(menuButton('Sort by', dialog).textContent).toBe(`Sort by: ${sortBy} ${first}`));
      const order = scores();
      if (sortBy === 'Score') expect(order).toEqual([...order].sort((a, b) => a - b));
      await pick('Sort by', sortBy);
      await waitFor(() => expect(menuButton('Sort by', dialog).textContent).toBe(`Sort by: ${sortBy} ${again}`));
      if (sortBy === 'Score') expect(scores()).toEqual([...order].sort((a, b) => b - a));
    }
  });

  it('finds rounds by their day or month (SHOTS-21)', async () => {
    const { user, search, rounds, figures } = await open();
    const [, month = '', day = '', year = ''] =
      /([A-Z][a-z]{2}) (\d+), (\d{4})/.exec(rounds()[0]?.closest('label')?.textContent ?? '') ?? [];
    await user.type(search(), `${month} ${day}`);
    await waitFor(() => expect(rounds()).toHaveLength(1));
    expect(figures().join()).toContain(`${month} ${day}, ${year}`);
    await user.clear(search());
    await user.type(search(), '2026-07');
    await waitFor(() => expect(rounds().length).toBeGreaterThan(3));
    for (const box of rounds()) expect(box.closest('label')?.textContent).toMatch(/Jul \d+, 2026/);
  });

  it('filters its rounds by label or name, and says No Matching Rounds where there is none (SHOTS-21, SHOTS-23, SHOTS-25)', async () => {
    const { user, dialog, search, rounds, chosen } = await open({ rounds: career.slice(-15) });
    const all = rounds().length;
    await user.type(search(), 'ceder cup');
    await waitFor(() => expect(rounds().length).toBeLessThan(all));
    expect(rounds().length).toBeGreaterThan(0);
    await user.clear(search());
    await user.type(search(), 'xqzwvk');
    await within(dialog).findByRole('heading', { name: 'No Matching Rounds' });
    expect(chosen()).toBe(6);
    await user.click(within(dialog).getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(rounds()).toHaveLength(all));
  });

  it('is walked by arrow keys, and Space ticks (SHOTS-10)', async () => {
    const { user, boxes, chosen } = await open({ rounds: career.slice(-8) });
    const unticked = boxes().findIndex((box) => !box.checked && !box.indeterminate);
    (boxes()[0] as HTMLElement).focus();
    await user.keyboard(`{ArrowDown>${unticked}/}`);
    await waitFor(() => expect(document.activeElement).toBe(boxes()[unticked]));
    await user.keyboard(' ');
    await waitFor(() => expect(chosen()).toBeGreaterThan(6));
    await user.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement).toBe(boxes()[0]));
    expect(boxes().filter((box) => box.tabIndex === 0)).toHaveLength(1);
  });

  it('stays open beside the page, whose menu shows the same choice (SHOTS-11)', async () => {
    const { user, rounds, dialog } = await open();
    await user.click(rounds().find((box) => !box.checked) as HTMLElement);
    const chip = screen.getAllByRole('button', { name: /^Rounds: / }).find((button) => !dialog.contains(button));
    await waitFor(() => expect(chip?.textContent).toBe('Rounds: Custom'));
    await choose(user, 'Rounds', 'Last 3 Tournaments');
    await waitFor(() => expect(menuButton('Rounds', dialog).textContent).toBe('Rounds: Last 3 Tournaments'));
  });
});
