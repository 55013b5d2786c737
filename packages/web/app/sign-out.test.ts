import { beforeEach, expect, it } from 'vitest';
import { createTokenStore } from '../api/token-store.ts';
import { renderApp } from '../testing/render-app.tsx';
import { finishSignOut, signOut } from './sign-out.ts';

const tokens = createTokenStore(localStorage);
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => tokens.write('good-token'));

const deps = (options: Parameters<typeof renderApp>[1] = {}) => {
  const { app, server } = renderApp('/', options);
  return { server, deps: { api: app.api, tokens, storage: localStorage } };
};

it('signs out here at once and tells the server (TOKEN-07)', async () => {
  const { server, deps: parts } = deps();
  await signOut(parts);
  expect(tokens.read()).toBeNull();
  expect(server.callsOf('signOut')).toHaveLength(1);
  await finishSignOut(parts);
  expect(server.callsOf('signOut')).toHaveLength(1);
});

it('tells the server later when it could not be reached: at the next start (TOKEN-07)', async () => {
  await signOut(deps({ handlers: { signOut: offline } }).deps);
  expect(tokens.read()).toBeNull();
  const { server } = deps();
  await expect.poll(() => server.callsOf('signOut').length).toBe(1);
});

it('tells the server when the connection is back (TOKEN-07)', async () => {
  let isOffline = true;
  const { server, deps: parts } = deps({
    handlers: { signOut: () => (isOffline ? offline() : { status: 'SUCCESS' }) },
  });
  await signOut(parts);
  isOffline = false;
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => localStorage.getItem('strokebook.signOutDue')).toBeNull();
  expect(server.callsOf('signOut')).toHaveLength(2);
});

it('ends no session of who signed in since (TOKEN-07)', async () => {
  const first = deps({ handlers: { signOut: offline } });
  await signOut(first.deps);
  tokens.write('good-token');
  const { server, deps: parts } = deps();
  await finishSignOut(parts);
  expect(server.callsOf('signOut')).toHaveLength(0);
  expect(localStorage.getItem('strokebook.signOutDue')).toBeNull();
});
