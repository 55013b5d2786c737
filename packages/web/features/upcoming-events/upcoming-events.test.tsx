import { addDays, calendarDay } from '@strokebook/golf/calendar';
import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addEvent } from '../../testing/player-content.ts';
import { card, useSummary } from '../../testing/summary-screen.ts';

const { openSummary } = useSummary();

describe('upcoming events', () => {
  it('show the counts, the five soonest and the way to the full schedule (ABOUT-13, ABOUT-14, ABOUT-O4)', async () => {
    const statuses = ['inField', 'considering', 'qualifying', 'applied', 'conflict', 'invited', 'inField'] as const;
    await openSummary({
      prepare: async (player) => {
        for (const [index, status] of statuses.entries()) {
          const startDate = addDays(calendarDay('2026-10-01'), index);
          await addEvent(player, `Cup ${index}`, { status, tournament: { startDate, endDate: startDate } });
        }
      },
    });
    const events = within(card('Upcoming Events'));
    expect(events.getByText('Confirmed').nextSibling?.textContent).toBe('4');
    expect(events.getByText('Considering', { selector: 'dt' }).nextSibling?.textContent).toBe('2');
    const names = events.getAllByRole('listitem').map((event) => /Cup \d/.exec(event.textContent)?.[0]);
    expect(names).toEqual(['Cup 0', 'Cup 1', 'Cup 2', 'Cup 3', 'Cup 5']);
    expect(events.getByRole('link', { name: 'Full Schedule' }).getAttribute('href')).toBe('/player/ingrid/schedule/0');
  });

  it('that cannot be loaded say so, and are asked for again (ERR-O5)', async () => {
    let mend = () => {};
    const { user, hold } = await openSummary({
      prepare: async (player, { failAll }) => {
        await addEvent(player, 'Cup');
        mend = failAll('getSchedule', 'REQUEST_INVALID');
      },
    });
    expect(within(card('Upcoming Events')).getByRole('alert').textContent).toContain(
      'Upcoming Events could not be shown.',
    );
    mend();
    const release = hold('getSchedule');
    await user.click(within(card('Upcoming Events')).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(within(card('Upcoming Events')).queryByRole('alert')).toBeNull());
    expect(card('News')).toBeTruthy();
    release();
    expect(await within(card('Upcoming Events')).findByText('Cup')).toBeTruthy();
  });
});
