import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { beforeEach, expect } from 'vitest';
import { demo, useRealServer } from './real-server.ts';

/** Path of Compare Stats of the demo's player. */
export const comparePage = `/player/${demo.player.username}/stats`;

type OpenOptions = { readonly search?: string; readonly as?: number };

const widen = () => {
  window.innerWidth = 1280;
};

/** A server with the demo world, and Compare Stats in a window wide enough for the header's buttons. */
export function useComparePage() {
  const server = useRealServer();
  beforeEach(widen);
  /** Opens the page and waits for its first figures. */
  const open = async ({ search = '', as }: OpenOptions = {}) => {
    const app = await server.open(comparePage + search, as === undefined ? {} : { as });
    await screen.findByRole('table', { name: 'Scoring' });
    return {
      ...app,
      user: userEvent.setup({ delay: null }),
      asked: (name: string) => new URL(app.href(), 'http://x').searchParams.get(name),
    };
  };
  return { server, open };
}

export const compareHeader = () => screen.getByRole('region', { name: 'Comparison' });

/** The labels of both sides in the metrics. */
export const labelsOfSides = () =>
  within(screen.getByRole('table', { name: 'Scoring' }))
    .getAllByRole('columnheader')
    .slice(1, 3)
    .map((head) => head.textContent);

/** The left and the right card of a tab. */
export const compareCards = (title: string) => screen.findAllByRole('region', { name: title });

export async function openSelections(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Select Rounds' }));
  const dialog = await screen.findByRole('dialog', { name: 'Configure Selections' });
  return { dialog, left: within(dialog).getByRole('region', { name: 'left side' }) };
}

/** Checks an item in a menu of one side, and closes the menu. */
export async function tickIn(user: UserEvent, side: HTMLElement, menu: string, item: string) {
  await user.click(within(side).getByRole('button', { name: new RegExp(`^${menu}: `) }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: item }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

export const chosenIn = (side: HTMLElement, menu: string) =>
  within(side)
    .getByRole('button', { name: new RegExp(`^${menu}: `) })
    .textContent?.replace(`${menu}: `, '');
