import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activateUpdates } from './activate-updates.ts';
import { REGISTRATION_DELAY_MS } from '../lib/registration-delay.ts';
import { createUpdateSource } from './update-source.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  document.body.innerHTML = '';
});

type StartOptions = { readonly registrationDelayMs?: number; readonly pathname?: string };

function start({ registrationDelayMs, pathname = '/dashboard' }: StartOptions = {}) {
  const served = { build: 'a', checks: 0 };
  const source = createUpdateSource({
    readBuild: async () => {
      served.checks += 1;
      if (served.build === '') throw new TypeError('Failed to fetch');
      return served.build;
    },
    build: 'a',
    checkSeconds: 60,
    ...(registrationDelayMs === undefined ? {} : { registrationDelayMs }),
  });
  const reload = vi.fn<() => void>();
  const location = { pathname };
  const listeners = new Set<() => void>();
  const subscribe = (_event: string, listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const stop = activateUpdates(source, {
    router: { subscribe: subscribe as never, state: { location } as never },
    queryClient: new QueryClient(),
    reload,
  });
  return {
    served,
    reload,
    stop,
    navigate: (pathname: string) => {
      location.pathname = pathname;
      for (const listener of listeners) listener();
    },
  };
}

it('looks for a newer version 30000 ms after the start at first, or as long as it is told (SHELL-03, SHELL-O1)', async () => {
  expect(REGISTRATION_DELAY_MS).toBe(30_000);
  const { served } = start();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(served.checks).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(served.checks).toBe(1);
  const sooner = start({ registrationDelayMs: 5 });
  await vi.advanceTimersByTimeAsync(5);
  expect(sooner.served.checks).toBe(1);
});

it('reloads the page once when another build is served, and not before (SHELL-01)', async () => {
  const { served, reload } = start();
  await vi.advanceTimersByTimeAsync(30_000 + 60_000);
  expect([served.checks, reload.mock.calls.length]).toEqual([2, 0]);
  served.build = '';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  served.build = 'b';
  await vi.advanceTimersByTimeAsync(600_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('waits for the next navigation where a form or a dialog is open (SHELL-01)', async () => {
  document.body.innerHTML = '<form></form>';
  const { served, reload, navigate } = start();
  served.build = 'b';
  await vi.advanceTimersByTimeAsync(30_000);
  expect(reload).not.toHaveBeenCalled();
  navigate('/players');
  navigate('/dashboard');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('never reloads while a round is entered, not even from hole to hole, and does so afterwards (ENTRY-26)', async () => {
  const { served, reload, navigate } = start({ pathname: '/log/r1' });
  served.build = 'b';
  await vi.advanceTimersByTimeAsync(30_000);
  navigate('/log/r1');
  navigate('/log/r1');
  expect(reload).not.toHaveBeenCalled();
  navigate('/dashboard');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('asks no more once it is stopped', async () => {
  const { served, stop } = start();
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(served.checks).toBe(0);
});
