import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();

it('shows what went with a deleted account instead of the page, and then leads home, signed out', async () => {
  const { accountId, username } = await server.makeAccount();
  const { user, app, pathname } = await server.open('/account', { as: accountId });
  await user.type(await screen.findByLabelText(`Type your username, ${username}, to go on`), `${username}{Enter}`);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Your account is deleted' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('accounts: 1')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Circle' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(pathname()).toBe('/'));
  expect(app.tokens.read()).toBeNull();
});
