import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMetricsSection } from './use-metrics-section.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('opens 500 ms after the first figures, and not before (CMP-05, CMP-06)', () => {
  const { result, rerender } = renderHook(({ areThere }) => useMetricsSection(areThere), {
    initialProps: { areThere: false },
  });
  act(() => void vi.advanceTimersByTime(5_000));
  expect(result.current.isOpen).toBe(false);
  rerender({ areThere: true });
  act(() => void vi.advanceTimersByTime(499));
  expect(result.current.isOpen).toBe(false);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current.isOpen).toBe(true);
});

it('stays as the user left it before that (CMP-06)', () => {
  const { result } = renderHook(() => useMetricsSection(true));
  act(() => result.current.toggle());
  act(() => result.current.toggle());
  expect(result.current.isOpen).toBe(false);
  act(() => void vi.advanceTimersByTime(500));
  expect(result.current.isOpen).toBe(false);
});
