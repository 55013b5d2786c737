import { screen, waitFor, within } from '@testing-library/react';
import type { AnyRoute } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';
import { helpOf } from './page-help.ts';

const server = useRealServer();
const as = demo.player.accountId;
const help = () => screen.findByRole('dialog', { name: 'How to read this' });

describe('help', () => {
  it('has a text and an example for every page of the route tree (FIRST-12)', async () => {
    const { app } = await server.open('/');
    const pages: readonly AnyRoute[] = Object.values(app.router.routesById);
    const withoutHelp = pages
      // Routes without a component redirect; the root is the frame of all pages.
      .filter(({ options, parentRoute }) => options.component !== undefined && parentRoute !== undefined)
      .filter((page) => {
        const ids: string[] = [];
        for (let route: AnyRoute | undefined = page; route !== undefined; route = route.parentRoute)
          ids.unshift(route.id);
        return helpOf(ids) === null;
      });
    expect(withoutHelp.map(({ id }) => id)).toEqual([]);
    expect(pages.length).toBeGreaterThan(30);
  });

  it("opens with the key '?' and with the button, and gives the focus back (FIRST-12)", async () => {
    const { user } = await server.open(`/player/${demo.player.username}/gallery`, { as });
    const button = await screen.findByRole('button', { name: 'How to read this' });
    button.focus();
    await user.keyboard('?');
    expect(within(await help()).getByText(/^Swing videos and pictures/)).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button);
    await user.click(button);
    expect(await help()).toBeTruthy();
  });

  it("leaves '?' to text fields and to an open dialog (FIRST-12)", async () => {
    const { user } = await server.open('/golf/search?type=account');
    const field = await screen.findByRole<HTMLInputElement>('searchbox');
    await user.type(field, 'who?');
    expect(field.value).toBe('who?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'How to read this' }));
    await help();
    await user.keyboard('?');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('lists the words of golf and finds one by its name or meaning (FIRST-06)', async () => {
    const { user } = await server.open('/golf/search?type=account');
    await user.click(await screen.findByRole('button', { name: 'How to read this' }));
    const list = within(await help());
    const names = () => list.getAllByRole('term').map((term) => term.textContent);
    expect(names().length).toBeGreaterThan(60);
    await user.type(list.getByRole('searchbox', { name: 'Search the terms' }), 'scrambling');
    await waitFor(() => expect(names()).toEqual(['ScramblingSave']));
    await user.clear(list.getByRole('searchbox'));
    await user.type(list.getByRole('searchbox'), 'punch-out');
    await waitFor(() => expect(names()).toEqual(['Recovery']));
    await user.type(list.getByRole('searchbox'), 'xyz');
    expect(await list.findByText('No term contains “punch-outxyz”.')).toBeTruthy();
  });
});
