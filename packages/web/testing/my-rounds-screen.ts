import { screen, waitFor, within } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';

type User = ReturnType<typeof userEvent.setup>;

/** The scorecard below the map, on any page. */
export const scorecard = (name: string | RegExp = /^My Rounds, /) => screen.findByRole('grid', { name });
/** Names of its groups and rounds. */
export const lines = (table: HTMLElement): readonly string[] =>
  within(table)
    .getAllByRole('rowheader')
    .map((head) => head.textContent ?? '');
/** Names of its groups, without the number of rounds. */
export const groupNames = (table: HTMLElement): readonly string[] =>
  within(table)
    .queryAllByRole('button', { expanded: true })
    .map((button) => button.querySelector('b')?.textContent ?? '');
/** Number of lines that are rounds. */
export const roundsOf = (table: HTMLElement): number => table.querySelectorAll('tr[data-round]').length;
export const holesOf = (table: HTMLElement): readonly HTMLElement[] => [
  ...table.querySelectorAll<HTMLElement>('td[data-hole]'),
];

/** Opens a menu by its name and selects an option. */
export async function choose(user: User, menu: string, option: string): Promise<void> {
  await user.click(menuButton(menu));
  await user.click(await screen.findByRole('menuitemradio', { name: option }));
  await waitFor(() => {
    if (screen.queryByRole('menu') !== null) throw new Error('the menu is still open');
  });
}
export const menuButton = (menu: string, within_: HTMLElement = document.body) =>
  within(within_).getAllByRole('button', { name: new RegExp(`^${menu}: `) })[0] as HTMLElement;

export async function openPicker(user: User): Promise<HTMLElement> {
  await user.click(menuButton('Rounds'));
  await user.click(await screen.findByRole('menuitem', { name: 'Choose rounds…' }));
  return screen.findByRole('dialog', { name: 'My Rounds' });
}

export async function defaultFilter(user: User): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: /^Filter Holes by Stat/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Filter Holes by Stat' });
  await within(dialog).findByRole('region', { name: 'Scoring' });
  for (const fold of within(dialog).queryAllByRole('button', { expanded: false })) await user.click(fold);
  return dialog;
}

/** A card of the filter; null if no hole matches it. */
export const card = (dialog: HTMLElement, label: string): HTMLElement | null =>
  within(dialog)
    .queryAllByRole('button')
    .find((button) => button.querySelector('span')?.textContent === label && button.hasAttribute('aria-pressed')) ??
  null;
export const countOn = (dialog: HTMLElement, label: string): number =>
  Number.parseInt(card(dialog, label)?.querySelector('b')?.textContent?.replaceAll(',', '') ?? '0', 10);

/** The map above the scorecard. */
export const shotMap = (parent: HTMLElement = document.body) =>
  within(parent).findByRole('region', { name: 'Shot map' });
/** The shown hole: '5, par 4'. */
export const mappedHole = (map: HTMLElement): string =>
  /hole (\d+, par \d)/.exec(within(map).getByRole('application').getAttribute('aria-label') ?? '')?.[1] ?? '';
/** Name and day of the shown round. */
function mappedRound(map: HTMLElement): readonly string[] {
  const list = within(map).getByRole('region', { name: /^Shots on hole/ });
  return [list.querySelector('strong'), list.querySelector('small')].map(
    (part) => (part?.textContent ?? '').split(' ·')[0] ?? '',
  );
}
/** Numbers of the holes of that round on the map. */
export const mappedHoles = (map: HTMLElement): readonly number[] =>
  within(within(map).getByRole('radiogroup', { name: 'Hole' }))
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ value }) => Number(value));
/** Numbers of the counted holes of a line of the scorecard. */
export const countedHoles = (line: Element | null | undefined): readonly number[] =>
  [...(line?.querySelectorAll<HTMLElement>('td[data-hole]:not([data-excluded])') ?? [])].map((hole) =>
    Number(hole.dataset['hole']),
  );
/** The scorecard's line of the round on the map. */
export const mappedLine = (table: HTMLElement, map: HTMLElement): HTMLElement | undefined =>
  within(table)
    .getAllByRole('rowheader')
    .find((head) => mappedRound(map).every((text) => head.textContent?.includes(text)))
    ?.closest('tr') ?? undefined;
