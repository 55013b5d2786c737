import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('searches 200 ms after the last letter, and not before (CMP-37, UX-12)', () => {
  const asked: string[] = [];
  render(
    <MantineProvider>
      <SearchField label="Search players" value="" onSearch={(text) => asked.push(text)} />
    </MantineProvider>,
  );
  const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  type('a');
  act(() => void vi.advanceTimersByTime(199));
  type('an');
  act(() => void vi.advanceTimersByTime(199));
  expect(asked).toEqual([]);
  act(() => void vi.advanceTimersByTime(1));
  expect(asked).toEqual(['an']);
});
