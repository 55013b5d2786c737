import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
const { accountId, username } = { ...demo.newPlayer, username: 'noah-achterberg' };
const slow = { timeout: 20_000 };

/** Pages of a player without rounds. */
const pages = ['my-rounds', 'stats', 'data-analysis', 'schedule/1'];

describe('an empty page', { timeout: 60_000 }, () => {
  it.each(pages)('%s shows sample figures, marked as such, and the action that fills it (FIRST-04)', async (page) => {
    const { user } = await server.open(`/player/${username}/${page}`, { as: accountId });
    const sample = within(await screen.findByRole('region', { name: /^Sample of / }, slow));
    expect(sample.getByText('Sample figures')).toBeTruthy();
    expect(sample.getAllByRole('row').length).toBeGreaterThan(2);
    const action = screen.getByRole('link', { name: 'Type a result' });
    if (page === 'my-rounds' || page === 'schedule/1') {
      await user.click(action);
      expect(await screen.findByRole('dialog', { name: 'Add Event' }, slow)).toBeTruthy();
    }
    cleanup();
    localStorage.clear();
    await server.open(`/player/${username}/${page}`);
    await screen.findByRole('region', { name: /^Sample of / }, slow);
    expect(screen.queryByRole('link', { name: 'Type a result' })).toBeNull();
  });

  it.each(['/account/messages', '/players'])('%s shows sample figures, marked as such (FIRST-04)', async (path) => {
    await server.open(path, { as: accountId });
    const sample = within(await screen.findByRole('region', { name: /^Sample of / }, slow));
    expect(sample.getByText('Sample figures')).toBeTruthy();
  });
});
