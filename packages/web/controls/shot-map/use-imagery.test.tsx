import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useImageryFailure } from './use-imagery.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

function failed() {
  const hook = renderHook(({ looked }) => useImageryFailure(looked), { initialProps: { looked: 'r1/1/1' } });
  act(() => hook.result.current.fail());
  expect(hook.result.current.hasFailed).toBe(true);
  return hook;
}

it('pictures that could not be had are tried again at another hole, half a minute later (MAP-O7)', () => {
  const { result, rerender } = failed();
  vi.setSystemTime(29_000);
  rerender({ looked: 'r1/2/1' });
  expect(result.current.hasFailed).toBe(true);
  vi.setSystemTime(31_000);
  rerender({ looked: 'r1/2/1' });
  expect(result.current.hasFailed).toBe(true);
  rerender({ looked: 'r1/3/1' });
  expect(result.current.hasFailed).toBe(false);
});

it('they are tried again as soon as the connection is back (MAP-O7)', () => {
  const { result } = failed();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(result.current.hasFailed).toBe(false);
});
