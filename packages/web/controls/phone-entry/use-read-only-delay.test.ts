import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useReadOnlyDelay } from './use-read-only-delay.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('a phone field is read-only for 500 ms after load, and not longer (AUTH-16, AUTH-O8)', () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useReadOnlyDelay());
  act(() => void vi.advanceTimersByTime(499));
  expect(result.current.readOnly).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current.readOnly).toBe(false);
});
