import { MantineProvider } from '@mantine/core';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

afterEach(() => {
  vi.useRealTimers();
});

it('a search is asked for 200 ms after the last letter, and not before (CMP-37, UX-12)', () => {
  vi.useFakeTimers();
  const onSearch = vi.fn();
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  render(
    <RouterContextProvider router={router}>
      <MantineProvider>
        <SearchField label="Search players" value="" onSearch={onSearch} />
      </MantineProvider>
    </RouterContextProvider>,
  );
  const field = screen.getByRole('searchbox', { name: 'Search players' });
  fireEvent.change(field, { target: { value: 'pri' } });
  act(() => void vi.advanceTimersByTime(150));
  fireEvent.change(field, { target: { value: 'priya ' } });
  act(() => void vi.advanceTimersByTime(199));
  expect(onSearch).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(onSearch.mock.calls).toEqual([['priya']]);
});
