import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();

it('says until when support can restore a deleted account and what went with it, and then leads home, signed out (OPS-11)', async () => {
  const { accountId, username } = await server.makeAccount();
  const { user, app, pathname } = await server.open('/account', { as: accountId });
  await user.type(await screen.findByLabelText(`Type your username, ${username}, to go on`), `${username}{Enter}`);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Your account is deleted' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(/Deleted by mistake\? Write to support before/)).toBeTruthy();
  expect(screen.getByText('accounts: 1')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Circle' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(pathname()).toBe('/'));
  expect(app.tokens.read()).toBeNull();
});

it('keeps nothing of an account that is deleted for good (OPS-11)', async () => {
  const { accountId, username } = await server.makeAccount();
  const { user } = await server.open('/account', { as: accountId });
  await user.click(await screen.findByRole('checkbox', { name: /Delete now for good/ }));
  await user.type(screen.getByLabelText(`Type your username, ${username}, to go on`), `${username}{Enter}`);
  await screen.findByRole('heading', { level: 1, name: 'Your account is deleted' });
  expect(screen.queryByText(/Deleted by mistake/)).toBeNull();
});
