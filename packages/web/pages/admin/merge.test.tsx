import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();

it('names before a merge who then sees more of whom (OPS-O60)', async () => {
  const [into, from] = [await server.makeAccount(), await server.makeAccount()];
  await server.fillCircle(from.accountId, 1);
  const circle = { subCircleAccountIds: [from.accountId] };
  await server.withRounds([], { username: 'ada-player', firstName: 'Ada', lastName: 'Player', ...circle });
  const { user } = await server.open(`/admin/accounts/${into.accountId}`, { as: demo.manager.accountId });
  await user.click(await screen.findByRole('button', { name: 'Merge a double account' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('searchbox'), `${from.username}{Enter}`);
  await user.click(await dialog.findByRole('button', { name: `Choose ${from.username}` }));
  const rowsOf = async (name: string) =>
    within(await dialog.findByRole('region', { name }))
      .getAllByRole('listitem')
      .map((row) => row.textContent);
  expect(await rowsOf(`What ${into.username} can then do for players`)).toEqual([
    'Ada Player (ada-player): see and change everything',
  ]);
  expect(await rowsOf(`Then in the circle of ${into.username}`)).toEqual([
    expect.stringContaining(`(friend-${from.accountId}-1)`),
  ]);
});
