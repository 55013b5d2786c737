import { MantineProvider } from '@mantine/core';
import { defaultRangeOptions, type RangeOption, calendarDay } from '@strokebook/golf/calendar';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DateRange } from './date-range.tsx';

const today = calendarDay('2026-06-15');
const twoYears = defaultRangeOptions(today)[1] as RangeOption;

async function openPanel() {
  const onChange = vi.fn<(value: RangeOption) => void>();
  const Holder = () => {
    const [value, setValue] = useState(twoYears);
    const change = (next: RangeOption) => {
      onChange(next);
      setValue(next);
    };
    return <DateRange value={value} today={today} onChange={change} />;
  };
  render(
    <MantineProvider>
      <Holder />
    </MantineProvider>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Last 24 Months' }));
  await screen.findByRole('dialog', { name: 'Date range' });
  return { user, onChange };
}
const panel = () => within(screen.getByRole('dialog', { name: 'Date range' }));
const options = () =>
  panel()
    .queryAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
const search = () => panel().getByPlaceholderText('Custom Range: 10 Weeks, 6 Months, etc.');

describe('the date range selector', () => {
  it('is a pill with the current range that opens options with a check on it (DATE-01, DATE-02, DATE-03, DATE-08)', async () => {
    await openPanel();
    expect(screen.getByRole('button', { name: 'Last 24 Months' }).querySelector('svg')).not.toBeNull();
    expect(options()).toEqual(['Last 12 Months', 'Last 24 Months', 'All Time']);
    expect(panel().getByRole<HTMLInputElement>('radio', { name: 'Last 24 Months' }).checked).toBe(true);
    expect(panel().getByRole('button', { name: 'Cancel' })).toBeTruthy();
    expect(document.activeElement).toBe(search());
  });

  it('applies a label with its days, and only then (DATE-05, DATA-56, DATE-O4)', async () => {
    const { user, onChange } = await openPanel();
    await user.click(panel().getByRole('radio', { name: 'All Time' }));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(panel().getByRole('button', { name: 'Apply' }));
    expect(onChange.mock.calls).toEqual([[{ label: 'All Time', dateRange: { start: null, end: today } }]]);
    expect(screen.getByRole('button', { name: 'All Time' })).toBe(document.activeElement);
  });

  it('keeps the check off Custom while one types, and applies the only range that fits (DATE-02, DATE-05)', async () => {
    const { user, onChange } = await openPanel();
    await user.type(search(), '10 weeks');
    await waitFor(() => expect(options()).toEqual(['Last 10 Weeks']));
    expect(
      panel()
        .getByRole('button', { name: /^Custom/ })
        .getAttribute('aria-pressed'),
    ).toBe('false');
    await user.click(panel().getByRole('button', { name: 'Apply' }));
    expect(onChange.mock.calls[0]?.[0].label).toBe('Last 10 Weeks');
  });

  it('changes nothing when the days are the same, nor by Cancel, Escape or a press elsewhere (DATE-06)', async () => {
    const { user, onChange } = await openPanel();
    await user.click(panel().getByRole('button', { name: 'Apply' }));
    for (const leave of ['Cancel', 'Escape', 'elsewhere']) {
      await user.click(screen.getByRole('button', { name: 'Last 24 Months' }));
      await user.click(panel().getByRole('radio', { name: 'All Time' }));
      if (leave === 'Cancel') await user.click(panel().getByRole('button', { name: 'Cancel' }));
      else if (leave === 'Escape') await user.keyboard('{Escape}');
      else await user.click(document.body);
      expect(screen.queryByRole('dialog')).toBeNull();
    }
    expect(onChange).not.toHaveBeenCalled();
  });

  it('lists what was typed 200 ms after the last key (DATE-07, DATE-09)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1, toFake: ['setTimeout', 'clearTimeout'] });
    await openPanel();
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).type(search(), '10 weks');
    expect(options()).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(200);
    await waitFor(() => expect(options()).toEqual(['Last 10 Weeks']));
  });

  it.each([
    ['5', ['Last 5 Days', 'Last 5 Weeks', 'Last 5 Months', 'Last 5 Years'], 'DATE-10'],
    ['months', ['Last 6 Months', 'Last 12 Months', 'Last 24 Months', 'Last 36 Months'], 'DATE-11'],
    ['1 week', ['Last 1 Week'], 'DATE-O2'],
    ['banana', [], 'DATE-O5'],
    ['0 days', [], 'DATE-O5'],
  ])('offers for %j %j, and Custom (%s)', async (text, expected, _id) => {
    const { user } = await openPanel();
    await user.type(search(), text);
    await waitFor(() => expect(options()).toEqual(expected));
    expect(panel().getByRole('button', { name: /^Custom/ })).toBeTruthy();
  });

  it('is worked by keys alone: into the calendar and back, and out again layer by layer (DATE-04)', async () => {
    const { user } = await openPanel();
    const custom = () => panel().getByRole('button', { name: /^Custom/ });
    const day = (name: RegExp) => panel().findByRole('button', { name }, { timeout: 5_000 });
    custom().focus();
    await user.keyboard('{Enter}');
    // The calendar's code is still loading, because no earlier test has requested it.
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    const chosen = await day(/^15 June 2026/);
    await waitFor(() => expect(document.activeElement).toBe(chosen));
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(custom());
    await user.keyboard('{Enter}');
    await user.click(await day(/^1 June 2026/));
    await user.click(await day(/^10 June 2026/));
    panel().getByRole('button', { name: 'Apply' }).focus();
    await user.keyboard('{Enter}');
    expect(custom().textContent).toBe('Custom 6/1/2026 – 6/10/2026');
    expect(document.activeElement).toBe(custom());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Last 24 Months' }));
  });

  it('shows the range in short dates under Custom, which opens a calendar with Cancel and Apply (DATE-04)', async () => {
    const { user, onChange } = await openPanel();
    const custom = () => panel().getByRole('button', { name: /^Custom/ });
    expect(custom().textContent).toBe('Custom 6/16/2024 – 6/15/2026');
    await user.click(custom());
    await user.click(await panel().findByRole('button', { name: /^1 June 2026/ }, { timeout: 5_000 }));
    expect(panel().getByRole<HTMLButtonElement>('button', { name: 'Apply' }).disabled).toBe(true);
    await user.click(panel().getByRole('button', { name: /^10 June 2026/ }));
    await user.click(panel().getByRole('button', { name: 'Apply' }));
    expect(custom().textContent).toBe('Custom 6/1/2026 – 6/10/2026');
    expect(custom().getAttribute('aria-pressed')).toBe('true');
    await user.click(panel().getByRole('button', { name: 'Apply' }));
    expect(onChange.mock.calls).toEqual([
      [{ label: '6/1/2026 – 6/10/2026', dateRange: { start: '2026-06-01', end: '2026-06-10' } }],
    ]);
  });

  it('lists what was typed and taken as the checked option when it is opened again (DATE-02)', async () => {
    const { user } = await openPanel();
    await user.type(search(), '6 months');
    await waitFor(() => expect(options()).toEqual(['Last 6 Months']));
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Last 6 Months' }));
    expect(options()).toEqual(['Last 6 Months', 'Last 12 Months', 'Last 24 Months', 'All Time']);
    expect(panel().getByRole<HTMLInputElement>('radio', { name: 'Last 6 Months' }).checked).toBe(true);
    expect(
      panel()
        .getByRole('button', { name: /^Custom/ })
        .getAttribute('aria-pressed'),
    ).toBe('false');
  });

  it('keeps the days when the calendar is cancelled (DATE-04)', async () => {
    const { user } = await openPanel();
    await user.click(panel().getByRole('button', { name: /^Custom/ }));
    await user.click(await panel().findByRole('button', { name: /^1 June 2026/ }, { timeout: 5_000 }));
    await user.click(panel().getByRole('button', { name: 'Cancel' }));
    expect(panel().getByRole('button', { name: /^Custom/ }).textContent).toBe('Custom 6/16/2024 – 6/15/2026');
  });
});
