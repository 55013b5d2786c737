import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRowsInSteps } from './use-rows-in-steps.ts';

const ROW_HEIGHT = 56;
const inWindow = () => Math.ceil(window.innerHeight / ROW_HEIGHT);
const drawRows = (count: number) =>
  renderHook(({ asked }) => useRowsInSteps(count, asked), { initialProps: { asked: 'all' } });

it('draws as many rows as the window holds, then all others, and begins anew with another list', async () => {
  const { result, rerender } = drawRows(100);
  expect(result.current).toBe(inWindow());
  await waitFor(() => expect(result.current).toBeGreaterThanOrEqual(100));
  rerender({ asked: 'others' });
  expect(result.current).toBe(inWindow());
});

it('draws every row on paper, however soon it is asked for', () => {
  const { result } = drawRows(1_000);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(result.current).toBe(1_000);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(result.current).toBe(inWindow());
});

it('begins with four rows where rows above it fill the window, and with what room they leave otherwise', () => {
  const first = (above: number) => renderHook(() => useRowsInSteps(100, 'all', above)).result.current;
  expect([first(2), first(inWindow()), first(300)]).toEqual([inWindow() - 2, 4, 4]);
});
