import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useMetricsSection } from './use-metrics-section.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('the metrics open 500 ms after their figures are there, and not before (CMP-05, CMP-06)', () => {
  vi.useFakeTimers();
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
