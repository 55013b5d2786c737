import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { followReturns } from '../../lib/is-returning.ts';
import { useRowsInSteps } from './use-rows-in-steps.ts';

const ROW_HEIGHT = 56;
const inWindow = () => Math.ceil(window.innerHeight / ROW_HEIGHT);
const drawRows = (count: number) =>
  renderHook(({ listKey }) => useRowsInSteps(count, listKey), { initialProps: { listKey: 'all' } });

it('draws as many rows as the window holds, then all others, and begins anew with another list', async () => {
  const { result, rerender } = drawRows(100);
  expect(result.current).toBe(inWindow());
  await waitFor(() => expect(result.current).toBeGreaterThanOrEqual(100));
  rerender({ listKey: 'others' });
  expect(result.current).toBe(inWindow());
});

it('draws every row on paper, as soon as it is requested', () => {
  const { result } = drawRows(1_000);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(result.current).toBe(1_000);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(result.current).toBe(inWindow());
});

describe('a list below others', () => {
  const first = (above: number) => renderHook(() => useRowsInSteps(100, 'all', above)).result.current;

  const scrollTo = (top: number) => {
    window.scrollY = top;
    window.dispatchEvent(new Event('scroll'));
  };
  afterEach(() => scrollTo(0));

  it('begins with as many rows as the window has room for below what stands above it, and with four where it has none', () => {
    expect([first(2 * ROW_HEIGHT), first(inWindow() * ROW_HEIGHT), first(20_000)]).toEqual([inWindow() - 2, 4, 4]);
  });

  it('fills the window where one has scrolled to it, with whatever list is requested', () => {
    scrollTo(20_000);
    const { result, rerender } = renderHook(({ listKey }) => useRowsInSteps(100, listKey, 20_000), {
      initialProps: { listKey: 'all' },
    });
    expect(result.current).toBe(inWindow());
    rerender({ listKey: 'others' });
    expect(result.current).toBe(inWindow());
  });
});

it('draws every row for whoever comes back to where they were in the list, until they lead on', () => {
  const first = () => drawRows(1_000).result.current;
  followReturns();
  window.dispatchEvent(new Event('popstate'));
  expect(first()).toBeGreaterThanOrEqual(1_000);
  window.dispatchEvent(new Event('pointerdown'));
  expect(first()).toBe(inWindow());
});
