import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  chosenIn,
  compareCards,
  labelsOfSides,
  openSelections,
  tickIn,
  useComparePage,
} from '../../../testing/compare-page.ts';
import { demo } from '../../../testing/real-server.ts';

const { open } = useComparePage();
const { player } = demo;
/** The displayed value of a select. */
const shownIn = (select: HTMLSelectElement | undefined) => select?.selectedOptions[0]?.text;

describe('Configure Selections', () => {
  it('has both sides under their labels, Apply and Close (CMP-27, CMP-28)', async () => {
    const { user } = await open();
    const { dialog, left } = await openSelections(user);
    const names = within(dialog)
      .getAllByRole('heading', { level: 3 })
      .map((head) => head.textContent);
    expect(names).toEqual(['Last 12 Months', 'Prior 12 Months']);
    await user.type(within(left).getByPlaceholderText('Custom Label'), 'Fall form');
    expect(within(left).getByRole('heading', { level: 3 }).textContent).toBe('Fall form');
    expect(within(dialog).getByRole('button', { name: 'Apply' })).toBeTruthy();
    expect(within(dialog).getAllByRole('button', { name: 'Close' })).toHaveLength(2);
  });

  it('changes nothing before Apply, and then asks anew (CMP-30, CMP-39)', async () => {
    const { user, asked } = await open();
    const { left } = await openSelections(user);
    await user.type(within(left).getByPlaceholderText('Custom Label'), 'Fall form');
    expect(labelsOfSides()).toEqual(['Last 12 Months', 'Prior 12 Months']);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(labelsOfSides()[0]).toBe('Fall form'));
    await waitFor(() => expect(asked('hash')).toMatch(/^\d+$/));
  });

  it('drops what is pending when it is closed (CMP-O12)', async () => {
    const { user } = await open();
    const first = await openSelections(user);
    await user.type(within(first.left).getByPlaceholderText('Custom Label'), 'Fall form');
    await user.click(within(first.dialog).getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
    const { left } = await openSelections(user);
    expect(within(left).getByRole('heading', { level: 3 }).textContent).toBe('Last 12 Months');
  });

  it('has selectors of types, years and seasons and four kinds (CMP-38)', async () => {
    const { user } = await open();
    const { left } = await openSelections(user);
    for (const menu of ['Round Type', 'Year', 'Season']) expect(chosenIn(left, menu)).toBeTruthy();
    const kinds = within(within(left).getByRole('radiogroup', { name: 'Pick rounds by' })).getAllByRole('radio');
    expect(kinds.map((kind) => kind.closest('label')?.textContent)).toEqual(['Round', 'Scoring', 'Trend', 'Month']);
  });

  it('tells of other round types when their panel closes (CMP-50)', async () => {
    const { user } = await open();
    const { left } = await openSelections(user);
    const rounds = () => within(left).getByRole('status').textContent;
    const before = rounds();
    await user.click(within(left).getByRole('button', { name: /^Round Type: / }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Practice' }));
    expect(rounds()).toBe(before);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(rounds()).not.toBe(before));
    expect(chosenIn(left, 'Round Type')).toBe('Tournament, Qualifier, Match');
  });

  it('ticks years and seasons by their rules (CMP-41, CMP-44, CMP-45)', async () => {
    const { user } = await open();
    const { left } = await openSelections(user);
    await tickIn(user, left, 'Year', '2025');
    expect(chosenIn(left, 'Year')).toBe('2025');
    await tickIn(user, left, 'Year', 'Prior 12 Months');
    expect(chosenIn(left, 'Year')).toBe('Prior 12 Months');
    await tickIn(user, left, 'Season', 'Fall');
    expect(chosenIn(left, 'Season')).toBe('Fall');
    await tickIn(user, left, 'Season', 'Fall');
    expect(chosenIn(left, 'Season')).toBe('All');
  });

  it('begins the rounds with the newest alone, and keeps what each kind held (CMP-51, CMP-52, CMP-58)', async () => {
    const { user } = await open();
    const { left } = await openSelections(user);
    const count = () => within(left).getByRole('status').textContent;
    await user.click(within(left).getByRole('radio', { name: 'Round' }));
    expect(count()).toBe('1 round');
    await user.click(within(left).getByRole('checkbox', { name: /^All/ }));
    const all = count();
    expect(all).not.toBe('1 round');
    await user.click(within(left).getByRole('radio', { name: 'Trend' }));
    expect(count()).toBe('3 rounds');
    await user.click(within(left).getByRole('radio', { name: 'Round' }));
    expect(count()).toBe(all);
  });

  it('finds rounds by their label (CMP-55), and says so where there are none', async () => {
    const { user } = await open();
    const { left } = await openSelections(user);
    await user.click(within(left).getByRole('radio', { name: 'Round' }));
    await user.type(within(left).getByRole('searchbox'), 'zzzzqq');
    expect(await within(left).findByText('No Matching Rounds')).toBeTruthy();
  });

  it('keeps its days within reach when all time is chosen (CMP-53)', async () => {
    const { user } = await open();
    const { left } = await openSelections(user);
    await user.click(within(left).getByRole('radio', { name: 'Round' }));
    const days = () => within(left).getByRole('button', { name: / – / });
    const span = days().textContent;
    for (const choice of ['Last 12 Months', 'All Time']) {
      await user.click(days());
      const panel = await screen.findByRole('dialog', { name: /Date/ });
      await user.click(within(panel).getByText(choice));
      await user.click(within(panel).getByRole('button', { name: 'Apply' }));
    }
    expect(days().textContent).toBe(span);
  });

  it('disables months without rounds, and ticks none of them (CMP-56)', async () => {
    const { user } = await open();
    const { left } = await openSelections(user);
    await tickIn(user, left, 'Season', 'Fall');
    const months = within(within(left).getByRole('group', { name: 'Months' })).getAllByRole('checkbox');
    expect(months).toHaveLength(12);
    for (const month of months as HTMLInputElement[]) {
      const count = Number(month.closest('label')?.querySelector('small')?.textContent);
      expect([month.disabled, month.checked]).toEqual([count === 0, count > 0]);
    }
    expect((months as HTMLInputElement[]).filter(({ disabled }) => disabled).length).toBeGreaterThanOrEqual(9);
  });

  it('offers a score threshold of 72 and any yards, and no least above the most (CMP-61, CMP-62, CMP-O9)', async () => {
    const { user } = await open();
    const { left } = await openSelections(user);
    await user.click(within(left).getByRole('radio', { name: 'Scoring' }));
    expect((within(left).getByLabelText('Score threshold') as HTMLInputElement).value).toBe('72');
    const [min, max] = ['Min yards', 'Max yards'].map(
      (label) => within(left).getByLabelText(label) as HTMLSelectElement,
    );
    expect([min, max].map(shownIn)).toEqual(['Any', 'Any']);
    const choices = [...(max?.options ?? [])];
    await user.selectOptions(max as HTMLElement, choices[1] as HTMLOptionElement);
    const possible = [...(min?.options ?? [])].filter((option) => !option.disabled).map((option) => option.text);
    expect(possible).toEqual(['Any', choices[1]?.text]);
  });

  it("offers 'Best Consecutive Rounds' and 'Three' first (CMP-63, CMP-O8)", async () => {
    const { user } = await open();
    const { left } = await openSelections(user);
    await user.click(within(left).getByRole('radio', { name: 'Trend' }));
    const [types, counts] = ['Trend', 'Rounds'].map(
      (name) => within(left).getByRole('combobox', { name }) as HTMLSelectElement,
    );
    expect([types, counts].map(shownIn)).toEqual(['Best Consecutive Rounds', 'Three']);
    expect(counts?.options).toHaveLength(10);
  });
});

describe('Apply', () => {
  it.each([799, 1_280])(
    'closes the dialog in a window of %i px, so that the comparison is in sight (CMP-30)',
    async (width) => {
      window.innerWidth = width;
      try {
        const { user } = await open({ search: '?preset=recentForm' });
        if (width < 800) {
          await user.click(screen.getByRole('button', { name: 'Compare Stats menu' }));
          await user.click(await screen.findByRole('menuitem', { name: 'Select Rounds' }));
        } else await user.click(screen.getByRole('button', { name: 'Select Rounds' }));
        const dialog = await screen.findByRole('dialog', { name: 'Configure Selections' });
        await user.click(within(dialog).getByRole('button', { name: 'Start from…' }));
        await user.click(await screen.findByRole('menuitem', { name: 'Best 10 and worst 10 rounds' }));
        await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
        await waitFor(() => expect(labelsOfSides()).toEqual(['Best 10 rounds', 'Worst 10 rounds']));
        expect(screen.queryByRole('dialog', { name: 'Configure Selections' })).toBeNull();
      } finally {
        window.innerWidth = 1280;
      }
    },
  );
});

describe('another player', () => {
  const choose = async (user: UserEvent) => {
    await user.click(screen.getByRole('button', { name: 'Compare with a player' }));
    const dialog = await screen.findByRole('dialog', { name: 'Compare to Another Player' });
    await within(dialog).findByRole('table');
    return dialog;
  };

  it('is found in a table that is searched and sorted (CMP-31, CMP-36, CMP-37)', async () => {
    const { user } = await open();
    const dialog = await choose(user);
    const names = () =>
      within(dialog)
        .getAllByRole('rowheader')
        .map((row) => row.textContent);
    const heads = within(dialog)
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
    expect(heads).toEqual(expect.arrayContaining(['Player Name↑', 'Avg Score to Par']));
    const all = names();
    await user.click(within(dialog).getByRole('button', { name: /^Player Name/ }));
    expect(names()).toEqual([...all].reverse());
    await user.click(within(dialog).getByRole('button', { name: /^Best rounds/ }));
    const averages = within(dialog)
      .getAllByRole('row')
      .slice(2)
      .map(
        (row) => row.querySelectorAll('td')[2]?.textContent?.split(' ')[0]?.replace('−', '-').replace('E', '0') ?? '',
      );
    expect(averages.map(Number)).not.toContain(Number.NaN);
    expect(averages.map(Number)).toEqual(averages.map(Number).sort((a, b) => a - b));
    await user.type(within(dialog).getByRole('searchbox'), (all[0] as string).slice(0, 5));
    await waitFor(() => expect(names().length).toBeLessThan(all.length));
    expect(names()).toContain(all[0]);
  });

  it('is the right side as soon as they are picked, and the cards are called after both (CMP-32, CMP-14, CMP-O5)', async () => {
    const { user } = await open({ search: '?tab=drive' });
    expect(screen.queryByRole('button', { name: 'Cancel player comparison.' })).toBeNull();
    const dialog = await choose(user);
    const row = within(dialog).getAllByRole('row')[2] as HTMLElement;
    const box = within(row).getByRole('checkbox');
    const name = box.getAttribute('aria-label') as string;
    expect(within(row).getByRole('rowheader').textContent).toMatch(new RegExp(`^${name}Class of 20\\d\\d · `));
    await user.click(box);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await compareCards(`${player.name}'s Drive Summary`)).toHaveLength(1);
    expect(await compareCards(`${name}'s Drive Summary`)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Cancel player comparison.' }));
    expect(await compareCards('Drive Summary')).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel player comparison.' })).toBeNull());
  });

  it('is asked the same of, as far as they have it: of rounds that are the player’s own, for all (CMP-32)', async () => {
    const { user, requestsTo } = await open({ search: '?preset=bestAndWorst' });
    const dialog = await choose(user);
    await user.click(within(within(dialog).getAllByRole('row')[2] as HTMLElement).getByRole('checkbox'));
    type Sides = Record<'left' | 'right', { player: { accountId: number }; advancedFilter: { label: string } }>;
    const asked = () => requestsTo('getCompareMetrics').at(-1)?.body as Sides;
    await waitFor(() => expect(asked().right.player.accountId).not.toBe(asked().left.player.accountId));
    expect([asked().left.advancedFilter.label, asked().right.advancedFilter.label]).toEqual(['Round', 'Month']);
    await waitFor(() => expect(labelsOfSides()[0]).toMatch(/: Best 10 rounds$/));
    expect(labelsOfSides()[1]).toMatch(/: All rounds$/);
  });

  it('is let go of for what the player was compared with before (CMP-35)', async () => {
    const { user } = await open({ search: '?preset=bestAndWorst' });
    const dialog = await choose(user);
    await user.click(within(within(dialog).getAllByRole('row')[2] as HTMLElement).getByRole('checkbox'));
    await user.click(await screen.findByRole('button', { name: 'Cancel player comparison.' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel player comparison.' })).toBeNull());
    await screen.findByRole('table', { name: 'Scoring' });
    expect(labelsOfSides()).toEqual(['Best 10 rounds', 'Worst 10 rounds']);
  });
});
